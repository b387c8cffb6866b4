"""Rules as WebAssembly: what Numba writes of them, aimed at the machine in every browser instead of at this one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from spectacula.engine import gears

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint"
WIDE = "+simd128"
AIMED = ("_tm", "_target_data", "_data_layout")  # what Numba's generator knows of its machine


def emit(modules: Sequence[ModuleType], entry: str, arguments: int, wide: bool = False) -> bytes:
    """One entry that takes so many integers, and every rule it calls, as a WebAssembly object.

    Where it is `wide`, loops work on several numbers at a time.
    """
    import numba

    gears.settle_numba()
    machine = machine_of_browsers(wide)
    with _aimed_at(machine):
        bound = gears.bind(modules, gears.compiler(modules, gears.NO_WRAPPERS))
        function = getattr(bound, entry)
        function.compile((numba.types.int64,) * arguments)
        compiled = function.overloads[function.signatures[0]]
        code = _together(compiled.library, compiled.fndesc.mangled_name, entry)
    _optimise(code, machine, wide)
    written: bytes = machine.emit_object(code)
    return written


def machine_of_browsers(wide: bool = False) -> Any:
    import llvmlite.binding as llvm

    features = f"{FEATURES},{WIDE}" if wide else FEATURES
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=features)


@contextmanager
def _aimed_at(machine: Any) -> Iterator[None]:
    """Numba writes for another machine, whose pointers are half as long; what it keeps of this one is set aside."""
    from numba.core.registry import cpu_target

    context = cpu_target.target_context
    generator, helpers = context.codegen(), context.cached_internal_func
    usual, kept = {name: getattr(generator, name) for name in AIMED}, dict(helpers)
    aims = machine, machine.target_data, str(machine.target_data)
    vars(generator).update(zip(AIMED, aims, strict=True))
    helpers.clear()
    try:
        yield
    finally:
        vars(generator).update(usual)
        helpers.clear()
        helpers.update(kept)


def _together(library: Any, mangled: str, entry: str) -> Any:
    """One module of an entry and all it calls. Only the entry can be seen from outside: the rest may be left out."""
    import llvmlite.binding as llvm

    code = library._final_module.clone()
    for called in gears.all_called(library):
        code.link_in(called._get_module_for_linking(), preserve=True)
    for function in code.functions:
        if function.name == mangled:
            function.name = entry
        elif not function.is_declaration:
            function.linkage = "internal"
    for value in code.global_variables:
        if not value.is_declaration:
            value.linkage = "internal"
    code.triple = TRIPLE
    # a constant whose address is nobody's business need not be there twice
    return llvm.parse_assembly(re.sub(r"= internal constant", "= internal unnamed_addr constant", str(code)))


def _optimise(code: Any, machine: Any, wide: bool) -> None:
    """Rules become larger by vectors, and no faster; a net does."""
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization, options.slp_vectorization = wide, False
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.run(code, builder)
    code.verify()
