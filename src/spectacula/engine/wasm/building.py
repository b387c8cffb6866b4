"""A game's module, from its rules to the bytes a browser loads; what was built once is kept."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple
from zlib import crc32

from spectacula.engine import gears
from spectacula.engine.bound import cache_folder
from spectacula.engine.definition import Definition
from spectacula.engine.wasm.block import Block
from spectacula.engine.wasm.emitting import emit
from spectacula.engine.wasm.linking import data_end, link

ARGUMENTS = 8  # of the one entry
STACK = 1 << 18
PAGE = 1 << 16
MAKERS = ("block.py", "emitting.py", "linking.py")
NO_NUMBERS: Mapping[str, int] = MappingProxyType({})


class Built(NamedTuple):
    """A module, and what one must know of it to call it: plain data for a JSON file."""

    module: bytes
    layout: dict[str, Any]


def build(
    definition: Definition,
    drivers: Sequence[ModuleType],
    words: Mapping[str, int],
    calls: Sequence[str],
    numbers: Mapping[str, int] = NO_NUMBERS,
    wide: bool = False,
) -> Built:
    """A game with some drivers, of which one has the entry `call`; `words` are their parts of the block.

    `numbers` are what drivers must know beside; with `wide` several of their own are worked out at a time.
    """
    block = Block(definition, words, numbers)
    module = _kept(definition, drivers, block, wide)
    layout = {
        "game": definition.id,
        "rules": definition.version,
        "stack": _after(data_end(module)) + STACK,
        "calls": {name: number for number, name in enumerate(calls)},
        "offsets": block.offsets,
        "state": definition.layout.size,
        "body": definition.layout.body,
    }
    return Built(module, layout)


def _kept(definition: Definition, drivers: Sequence[ModuleType], block: Block, wide: bool) -> bytes:
    """The module from the cache, or built and put there; its name is a hash of all that went into it."""
    bound = definition.bound(*drivers)
    makers = [Path(__file__).with_name(name) for name in MAKERS]
    sources = gears.fingerprint(bound.modules, [*bound.data, *makers])
    places = crc32(repr((block.words, block.numbers, wide)).encode())
    file = cache_folder() / "wasm" / f"{definition.id}-{sources}-{places:08x}.wasm"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(link(emit([*bound.modules, block.names], "call", ARGUMENTS, wide), "call"))
        fresh.replace(file)
    return file.read_bytes()


def _after(end: int) -> int:
    """The next page."""
    return -(-end // PAGE) * PAGE
