"""Bind marked rules to a gear: as plain Python, or compiled by Numba for the same bytes.

Binding makes twins of all rules of some modules whose globals point at each other, so that drivers (batches, search)
find the verbs of the game they are bound with, and both gears live side by side in one process.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType, MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

from spectacula.engine.spreading import spreading
from spectacula.kernel.questions import Fork

Jit = Callable[[FunctionType, bool], Any]
TESTED_NUMBA = "0.68."
SPREADING = Path(__file__).with_name("spreading.py")
NO_WRAPPERS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # only compiled code calls it
_MARKED: dict[str, FunctionType] = {}  # entries by the names that Numba's libraries have
NOTHING_INSTEAD: Mapping[Any, Callable[..., Any]] = MappingProxyType({})


def bind(
    modules: Sequence[ModuleType],
    jit: Jit | None = None,
    keep_all: bool = False,
    instead: Mapping[Any, Callable[..., Any]] = NOTHING_INSTEAD,
) -> SimpleNamespace:
    """Twins of all rules of these modules, calling each other; `jit` gets each twin and whether it is an entry.

    Compiled rules that are no entries must not be called from Python; `keep_all` is for callers that compile on.
    `instead` puts other functions in the place of some rules.
    """
    known: dict[str, Any] = {}
    for module in reversed(modules):
        known.update(vars(module))
    spaces = {m.__name__: {**known, **vars(m)} for m in modules}
    if jit is not None:
        for space in spaces.values():
            _arrays_for_tables(space)
    names: dict[Any, str] = {}
    twins: dict[Any, Any] = {}
    for module in modules:
        for name, value in _rules_of(module):
            function = value
            space = spaces[module.__name__]
            if isinstance(value, Fork):
                function = value.written()
                space = spaces[f"{module.__name__}.{name}"] = function.__globals__
            source = getattr(function, "twin", function) if jit is not None else function
            copy = FunctionType(source.__code__, space, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            copy.__dict__.update(function.__dict__)
            names[value] = name
            twins[value] = copy if jit is None else jit(copy, hasattr(function, "is_entry"))
    for space in spaces.values():
        for name, value in list(space.items()):
            if isinstance(value, (FunctionType, Fork)) and value in twins:
                space[name] = instead.get(value, twins[value])
    wanted = {names[v]: t for v, t in twins.items() if jit is None or keep_all or hasattr(v, "is_entry")}
    return SimpleNamespace(**wanted)


def _rules_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The rules a module defines, and the forks it gives a name; each by that name."""
    for name, value in vars(module).items():
        is_own = isinstance(value, FunctionType) and value.__module__ == module.__name__ and hasattr(value, "is_rule")
        if is_own or isinstance(value, Fork):
            yield name, value


def _arrays_for_tables(space: dict[str, Any]) -> None:
    import numpy as np

    for name, value in space.items():
        if isinstance(value, memoryview):
            space[name] = np.array(value)


def compiled(modules: Sequence[ModuleType], data: Sequence[Path], cache: Path) -> SimpleNamespace:
    """Entries compiled by Numba, kept in the cache folder under a hash of everything that went into them."""
    import numba

    folder = cache / fingerprint(modules, data)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)
    if numba.__version__.startswith(TESTED_NUMBA):
        settle_numba()
    return bind(modules, compiler(modules, {"cache": True}), instead=spreading())


def settle_numba() -> None:
    """Have Numba's own code work as the rules need it."""
    from numba.core import cgutils
    from numba.core.cpu import CPUTargetOptions
    from numba.cpython import numbers, slicing

    CPUTargetOptions.noalias = CPUTargetOptions.Mapping("noalias")
    _link_late()
    let_integers_wrap(numbers)
    _index_from_the_start(slicing, cgutils)


def compiler(modules: Sequence[ModuleType], of_entries: Mapping[str, Any]) -> Jit:
    """Numba with the flags of rules; entries have further ones."""
    import numba
    from numba.core.cpu import CPUTargetOptions

    unchecked = {module.__name__ for module in modules if hasattr(module, "UNCHECKED")}
    apart = {module.__name__ for module in modules if hasattr(module, "APART")}

    def jit(function: FunctionType, is_entry: bool) -> Any:
        flags = dict(of_entries if is_entry else NO_WRAPPERS)
        if hasattr(function, "is_inlined"):
            flags["inline"] = "always"
        if hasattr(function, "is_near"):
            flags["forceinline"] = True
        if is_entry:
            _MARKED[function.__qualname__] = function
        if (hasattr(function, "is_wide") or function.__module__ in apart) and hasattr(CPUTargetOptions, "noalias"):
            flags["noalias"] = True
        flags["boundscheck"] = function.__module__ not in unchecked
        return one_version(numba.njit(nogil=True, _nrt=False, **flags)(function), "compile")

    return jit


def fingerprint(modules: Sequence[ModuleType], data: Sequence[Path]) -> str:
    """A name for exactly these sources, tables, flags and compiler: a cache under it can never be stale."""
    environment = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k != "NUMBA_CACHE_DIR")
    versions = _installed("numba"), _installed("numpy"), sys.version_info
    digest = hashlib.sha256(repr((*versions, environment)).encode())
    for path in [*sources(modules), Path(__file__), SPREADING, *data]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


@cache
def _installed(package: str) -> str:
    """Its version, without loading it: to ask whether rules are compiled needs no compiler."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def sources(modules: Sequence[ModuleType]) -> list[Path]:
    """The files of these modules and of every module of theirs that they take names from, however far."""
    homes = {module.__name__.partition(".")[0] for module in modules}
    found: dict[str, Path] = {}
    queue: list[ModuleType | None] = list(modules)
    while queue:
        module = queue.pop()
        if module and module.__file__ and module.__name__ not in found:
            found[module.__name__] = Path(module.__file__)
            taken = _names_taken(found[module.__name__])
            queue += [sys.modules.get(name) for name in taken if name.partition(".")[0] in homes]
    return [found[name] for name in sorted(found)]


@cache
def _names_taken(file: Path) -> list[str]:
    """Everything a file imports, by its full name; some are modules, some only names in one."""
    taken: list[str] = []
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            taken += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            taken += [alias.name for alias in node.names]
    return taken


def one_version(dispatcher: Any, method: str) -> Any:
    """Small integers arrive as 64 bits whatever field they came from: one compiled version per rule."""
    from numba.core import sigutils
    from numba.core import types as numba_types

    nt: Any = numba_types
    inner = getattr(dispatcher, method)

    def widen(t: Any) -> Any:
        return nt.int64 if isinstance(t, nt.Integer) and t.bitwidth < 64 else nt.unliteral(t)

    def compile_widened(signature: Any, *args: Any, **kwargs: Any) -> Any:
        arguments, _ = sigutils.normalize_signature(signature)
        with _COMPILING_RULES:
            return inner(tuple(widen(t) for t in arguments), *args, **kwargs)

    setattr(dispatcher, method, compile_widened)
    return dispatcher


class _CompilingRules:
    """Whether rules are being compiled now, not somebody else's functions; Numba's lock keeps these apart."""

    def __init__(self) -> None:
        self.depth = 0

    def __enter__(self) -> None:
        from numba.core.compiler_lock import global_compiler_lock

        global_compiler_lock.acquire()
        self.depth += 1

    def __exit__(self, *error: object) -> None:
        from numba.core.compiler_lock import global_compiler_lock

        self.depth -= 1
        global_compiler_lock.release()


_COMPILING_RULES = _CompilingRules()


def _index_from_the_start(slicing: Any, cgutils: Any) -> None:
    """No rule counts from the end, so its index is checked by one comparison; Numba has three and a choice."""
    if hasattr(slicing, "knows_rules"):
        return
    slicing.knows_rules = True
    from_either_end, check = slicing.fix_index, cgutils.do_boundscheck

    def fix_index(builder: Any, index: Any, size: Any) -> Any:
        return index if _COMPILING_RULES.depth else from_either_end(builder, index, size)

    def check_bounds(context: Any, builder: Any, index: Any, size: Any, axis: Any = None) -> None:
        if not _COMPILING_RULES.depth:
            check(context, builder, index, size, axis)
            return
        with cgutils.if_unlikely(builder, builder.icmp_unsigned(">=", index, size)):
            context.call_conv.return_user_exc(builder, IndexError, ("index is out of bounds",))

    slicing.fix_index, cgutils.do_boundscheck = fix_index, check_bounds


def let_integers_wrap(numbers: ModuleType) -> None:
    """Products of streams and keys wrap around at 64 bits; Numba promises the compiler that none ever does."""
    numbers._int_arith_flags = lambda result: []  # type: ignore[attr-defined]


def all_called(library: Any) -> list[Any]:
    """The libraries of all rules that the code in one calls, however far, as far as they were deferred."""
    linked: dict[int, Any] = {}
    queue = list(library._linking_libraries)
    while queue:
        callee = queue.pop(0)
        if id(callee) not in linked:
            linked[id(callee)] = callee
            queue += callee._linking_libraries if hasattr(callee, "deferred") else []
    return list(linked.values())


def _link_late() -> None:
    """Defer machine code of rules to the entries that use them: Numba else optimises every call tree again and again.

    Uses private names of Numba, hence only on the release line it was tested with.
    """
    from numba.core import codegen

    library, generator = codegen.CPUCodeLibrary, codegen.JITCPUCodegen
    if hasattr(library, "links_late"):
        return
    library.links_late = True
    finalize, optimise, set_env = library.finalize, library._optimize_final_module, generator.set_env

    def finalize_entries(self: Any) -> None:
        if not any(f.name.startswith("_ZN7cpython") for f in self._final_module.functions):
            self.deferred = self._finalized = True
            return
        self._linking_libraries = all_called(self)
        finalize(self)

    def optimise_entries(self: Any) -> None:
        rules = [callee for callee in self._linking_libraries if hasattr(callee, "deferred")]
        if not rules:
            optimise(self)
            return
        _hide(self._final_module, rules)
        _optimise(self._final_module, self._codegen._tm, _MARKED.get(self.name))

    def set_env_if_present(self: Any, name: str, env: Any) -> None:
        if self._engine.get_global_value_address(name):
            set_env(self, name, env)

    library.finalize, library._optimize_final_module = finalize_entries, optimise_entries
    generator.set_env = set_env_if_present


def _optimise(module: Any, machine: Any, entry: FunctionType | None) -> None:
    """LLVM's passes once, as the marks of the entry say; Numba's own first round is for counted references."""
    import llvmlite.binding as llvm

    options = llvm.create_pipeline_tuning_options(speed_level=1 if hasattr(entry, "is_single") else 3)
    options.loop_unrolling = not hasattr(entry, "is_dense")
    options.loop_vectorization = not hasattr(entry, "is_dense") and not hasattr(entry, "is_flat")
    options.slp_vectorization = hasattr(entry, "is_wide") or hasattr(entry, "is_flat")
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _hide(module: Any, rules: Sequence[Any]) -> None:
    """Nobody else calls the rules within an entry: so the optimiser may change how they are called, or merge them."""
    names = {f.name for rule in rules for f in rule._final_module.functions if not f.is_declaration}
    for function in module.functions:
        if function.name in names:
            function.linkage = "internal"
