"""A WebAssembly object made a module that any browser loads.

An object that calls nobody needs no linker: its addresses hold if its data lie at the beginning of memory, and memory
and stack pointer are imports. What is left to do is to export the entry, to leave out what is only for linkers, and to
write the numbers short that they keep room for.
"""

from __future__ import annotations

from collections.abc import Iterator

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, EXPORT, CODE, DATA = 0, 7, 10, 11
BEHIND_EXPORTS = (8, 9, 12, CODE, DATA)
SYMBOLS = 8  # the part of `linking` with the symbols
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, NAMED = 0x10, 0x40
FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, TYPE_INDEX, GLOBAL_INDEX, TABLE_NUMBER = 0, 3, 4, 6, 7, 20
PADDED = (FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, TYPE_INDEX, GLOBAL_INDEX, TABLE_NUMBER)
ROOM = 5  # bytes kept for each of these
NO_RELOCATIONS = b"\0\0"


class Reader:
    """Bytes read one number or run after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    @property
    def is_done(self) -> bool:
        return self.at >= len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        value = shift = 0
        more = True
        while more:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            more = byte >= 0x80
        return value - (1 << shift) if signed and byte & 0x40 else value

    def run(self, length: int) -> bytes:
        self.at += length
        return self.data[self.at - length : self.at]

    def sized(self) -> bytes:
        return self.run(self.number())


def number(value: int, signed: bool = False) -> bytes:
    """A number in as few bytes as it takes."""
    out = bytearray()
    while True:
        byte, value = value & 0x7F, value >> 7
        if value == (-1 if signed and byte & 0x40 else 0):
            return bytes([*out, byte])
        out.append(byte | 0x80)


def link(written: bytes, entry: str) -> bytes:
    """An object's one entry as a module over the memory it is given."""
    sections = list(_sections(written))
    custom = dict(_named(content) for kind, content in sections if kind == CUSTOM)
    export = number(1) + _name(entry) + b"\0" + number(_function(custom["linking"], entry))
    module = bytearray(MAGIC)
    for kind, content in sections:
        if kind in BEHIND_EXPORTS and export:
            module += _section(EXPORT, export)
            export = b""
        if kind == CODE:
            module += _section(CODE, _slim(content, custom.get("reloc.CODE", NO_RELOCATIONS)))
        elif kind != CUSTOM:
            module += _section(kind, content)
    return bytes(module)


def _sections(written: bytes) -> Iterator[tuple[int, bytes]]:
    reader = Reader(written)
    if reader.run(len(MAGIC)) != MAGIC:
        raise ValueError("not a WebAssembly object")
    while not reader.is_done:
        yield reader.byte(), reader.sized()


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + number(len(content)) + content


def _named(content: bytes) -> tuple[str, bytes]:
    """A custom section's name and what stands behind it."""
    reader = Reader(content)
    return reader.sized().decode(), content[reader.at :]


def _name(text: str) -> bytes:
    return number(len(text.encode())) + text.encode()


def _function(linking: bytes, name: str) -> int:
    """The index of a function by its name; one that another object would have to bring is refused."""
    symbols = Reader(_parts(linking)[SYMBOLS])
    found: dict[str, int] = {}
    for _ in range(symbols.number()):
        kind, flags = symbols.byte(), symbols.number()
        is_missing = bool(flags & UNDEFINED)
        if kind == SECTION_SYMBOL:
            symbols.number()
        elif kind == DATA_SYMBOL:
            symbols.sized()
            for _ in range(0 if is_missing else 3):  # segment, place, length
                symbols.number()
        else:
            index = symbols.number()
            called = symbols.sized().decode() if not is_missing or flags & NAMED else f"function {index}"
            if kind == FUNCTION_SYMBOL and is_missing:
                raise ValueError(f"the rules call {called}, which is not theirs")
            found[called] = index
    return found[name]


def _parts(linking: bytes) -> dict[int, bytes]:
    """What is for linkers, by its number."""
    reader, parts = Reader(linking), {}
    reader.number()  # version
    while not reader.is_done:
        kind = reader.byte()
        parts[kind] = reader.sized()
    return parts


def _slim(code: bytes, relocations: bytes) -> bytes:
    """All functions with their numbers written short."""
    reader, places = Reader(code), list(_relocations(relocations))
    count = reader.number()
    out, k = bytearray(number(count)), 0
    for _ in range(count):
        size = reader.number()
        end, body = reader.at + size, bytearray()
        while k < len(places) and places[k][0] < end:
            at, signed = places[k]
            body += reader.run(at - reader.at)
            body += number(Reader(reader.run(ROOM)).number(signed), signed)
            k += 1
        body += reader.run(end - reader.at)
        out += number(len(body)) + body
    return bytes(out)


def _relocations(content: bytes) -> Iterator[tuple[int, bool]]:
    """Where a number is kept room for, and whether it is signed."""
    reader = Reader(content)
    reader.number()  # section
    for _ in range(reader.number()):
        kind, at, _ = reader.byte(), reader.number(), reader.number()
        if kind not in PADDED:
            raise ValueError(f"a relocation of kind {kind} does not occur in rules")
        if kind in (ADDRESS, SIGNED_ADDRESS):
            reader.number(signed=True)  # what was added to it
        yield at, kind == SIGNED_ADDRESS


def data_end(module: bytes) -> int:
    """The first byte of memory behind all data of a module."""
    reader, end = Reader(dict(_sections(module)).get(DATA, b"\0")), 0
    for _ in range(reader.number()):
        reader.run(2)  # into memory, at a constant
        start = reader.number(signed=True)
        reader.byte()
        end = max(end, start + len(reader.sized()))
    return end
