"""What is kept of a training: a net as others take it up, in files that are whole whenever somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from spectacula.lab.learning.network import Network


def described(game: str, network: Network) -> dict[str, Any]:
    """What a net is made for and how."""
    return {"game": game, "inputs": tuple(network.inputs), "widths": network.widths}


def put(file: Path, write: Callable[[Path], Any]) -> None:
    """The whole new file or the old one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(file.name + ".part")
    write(part)
    part.replace(file)
