"""What a browser is called: by its maker and its system, as far as it says so. Nothing more of it is kept."""

from __future__ import annotations

BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
            ("Chrome", "Chrome"), ("Safari", "Safari"))  # fmt: skip
SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
           ("Mac OS X", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux"))  # fmt: skip
HAND_HELD = ("iPhone", "iPad", "Android")


def device_of(agent: str) -> str:
    """`Firefox, Linux`; nothing where the browser does not say."""
    named = (next((name for sign, name in kinds if sign in agent), "") for kinds in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in named if name)


def hand_held(device: str) -> bool:
    return device.endswith(HAND_HELD)
