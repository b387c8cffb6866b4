"""Packages that are compiled for the browser's Python: fetched once by pip, checked, and kept."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from spectacula.engine.bound import cache_folder
from spectacula.kernel.errors import SpectaculaError

PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
HASHES = {"msgspec==0.22.0": "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"}


def for_browsers(package: str) -> Path:
    """The wheel of the version that is installed here."""
    wanted = f"{package}=={version(package)}"
    folder = cache_folder() / "wheels" / wanted
    if not any(folder.glob("*.whl")):
        _fetch(wanted, folder)
    return next(folder.glob("*.whl"))


def _fetch(wanted: str, folder: Path) -> None:
    if wanted not in HASHES:
        raise SpectaculaError(f"no wheel of {wanted} for browsers is known; there is {', '.join(HASHES)}")
    folder.mkdir(parents=True, exist_ok=True)
    asked = folder / "wanted.txt"
    asked.write_text(f"{wanted} --hash=sha256:{HASHES[wanted]}\n")
    for_them = ("--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--only-binary", ":all:")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
    command = [*pip, *for_them, "--require-hashes", "--dest", str(folder), "-r", str(asked)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SpectaculaError(f"{wanted} for browsers could not be fetched: {done.stderr.strip()}")
