"""Rules as a WebAssembly module: emitted, linked, and called in Node."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from spectacula.engine import gears
from spectacula.engine.wasm.emitting import TRIPLE, emit, machine_of_browsers
from spectacula.engine.wasm.linking import Reader, data_end, link, number
from tests.engine.test_gears import toy

CALL = """
const [file, n] = process.argv.slice(1);
const memory = new WebAssembly.Memory({ initial: 2 });
const module = new WebAssembly.Module(require("node:fs").readFileSync(file));
const { total } = new WebAssembly.Instance(module, { env: { __linear_memory: memory } }).exports;
const status = total(65536, 65544, BigInt(n));
console.log(status, new DataView(memory.buffer).getBigInt64(65536, true));
"""


def called(file: Path, n: int) -> str:
    command = ["node", "--input-type=commonjs", "-e", CALL, str(file), str(n)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("toy")
    file = folder / "toy.wasm"
    file.write_bytes(link(emit([toy(folder, 4)], "total", 1), "total"))
    return file


def test_rules_count_the_same_as_webassembly(module: Path) -> None:
    assert called(module, 2) == "0 7n"


def test_what_is_out_of_bounds_is_raised(module: Path) -> None:
    assert called(module, 3) == "1 0n"


def test_tables_lie_at_the_beginning_of_memory(module: Path) -> None:
    assert 2 * 8 <= data_end(module.read_bytes()) < 1000


def test_machine_code_is_for_this_machine_again_afterwards(module: Path, tmp_path: Path) -> None:
    assert gears.compiled([toy(tmp_path, 4)], [], tmp_path / "cache").total(2) == 7


@pytest.mark.parametrize("value", [0, 1, 63, 64, 127, 128, 300, 1 << 31])
def test_numbers_are_written_short_and_read_again(value: int) -> None:
    assert Reader(number(value)).number() == value
    for signed in (value, -value):
        assert Reader(number(signed, signed=True)).number(signed=True) == signed


def test_a_number_with_room_around_it_is_the_same_number() -> None:
    assert Reader(b"\x87\x80\x80\x80\x00").number() == Reader(number(7)).number() == 7


def test_code_that_calls_somebody_else_is_refused() -> None:
    with pytest.raises(ValueError, match="which is not theirs"):
        link(_object_that_calls("elsewhere"), "total")


def _object_that_calls(name: str) -> bytes:
    import llvmlite.binding as llvm

    code = f"declare i32 @{name}() define i32 @total() {{ %x = call i32 @{name}() ret i32 %x }}"
    written: bytes = machine_of_browsers().emit_object(llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{code}'))
    return written
