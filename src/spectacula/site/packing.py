"""Which Python goes to the browser: the house, what it stands on, and of the standard library what they use."""

from __future__ import annotations

import pickle
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.syntax.ast import BaseNode, Message, Term
from jinja2 import Environment, ModuleLoader

from spectacula.engine import texts
from spectacula.engine.texts import READY, parsed
from spectacula.site.cellar import kept
from spectacula.web import lines, printing
from spectacula.web.shell import environment

PACKAGES: dict[str, tuple[str, ...]] = {
    "anyio": ("_backends/_trio*", "pytest_plugin*", "itertools*", "functools*", "to_interpreter*", "to_process*"),
    "attr": (),
    "attrs": (),
    "babel": ("messages/*", "support*", "localtime/_win32*", "locale-data/*", "global.dat", "units*", "lists*"),
    "fluent": (),
    "jinja2": ("sandbox*", "nativetypes*", "meta*"),
    "litestar": (
        *("__main__*", "channels/*", "cli/*", "contrib/*", "repository/*", "security/*", "testing/*"),
        *("plugins/prometheus/*", "plugins/sqlalchemy*", "plugins/structlog*", "plugins/*mako*", "plugins/*minijinja*"),
        *("stores/redis*", "stores/valkey*", "_openapi/typescript_converter/*", "plugins/flash*"),
    ),
    "litestar_htmx": (),
    "markdown_it": ("cli/*", "port*", "presets/*.md"),
    "markupsafe": (),
    "mdurl": (),
    "multidict": (),
    "multipart": (),
    "pytz": ("zoneinfo/*",),
    "sniffio": ("_tests/*",),
    "typing_extensions": (),
}
"""What is installed here and runs there as it is, without the parts nobody asks for."""
LOCALES = ("root", "en", "en_001", "en_GB", "de", "fr")
WORLD = frozenset((
    "all_currencies", "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns", "currency_names",
    "currency_names_plural", "date_fields", "interval_formats", "languages", "likely_subtags", "meta_zones", "scripts",
    "territories", "territory_aliases", "territory_currencies", "territory_languages", "territory_zones", "time_zones",
    "unit_display_names", "unit_patterns", "variants", "windows_zone_mapping", "zone_aliases", "zone_territories",
))  # fmt: skip
"""Of what Babel knows: countries, currencies, units, zones. The pages only print numbers and dates."""
NOT_OURS = ("*.so", "*.pyd", "*.pyi", "*.pyx", "*.pxd", "*.c", "*.h", "*.typed", "*.txt", "*__pycache__*", "*/LICENSE*")
LEFT_HERE = (
    "cli.py",
    "__main__.py",
    "bots/nets/*.net",
    "bots/wasm/*",
    "engine/cuda/*",
    "engine/wasm/*",
    "lab/*",
    "server/alerts/clerk.py",
    "server/alerts/crying.py",
    "server/alerts/hooks.py",
    "server/alerts/outside.py",
    "server/alerts/push.py",
    "server/alerts/wording.py",
    "server/building.py",
    "server/configuring.py",
    "server/http/connections.py",
    "server/http/looking_after.py",
    "server/http/members.py",
    "server/http/metrics.py",
    "server/http/renewing.py",
    "server/http/serving.py",
    "server/http/several.py",
    "server/http/sessions.py",
    "server/host/command.py",
    "server/host/line.py",
    "server/host/opened.py",
    "server/host/records.py",
    "server/jobs/*",
    "server/keeping.py",
    "server/people/letters.py",
    "server/store/alone.py",
    "server/store/backup.py",
    "server/store/books.py",
    "server/store/database.py",
    "server/store/failing.py",
    "server/store/held.py",
    "server/store/listening.py",
    "server/store/loading.py",
    "server/store/migrations/*",
    "server/store/register.py",
    "server/store/schema/*",
    "server/store/sheets.py",
    "server/store/sql.py",
    "server/store/stepping.py",
    "server/store/steps.py",
    "server/telemetry.py",
    "server/thinking/processes.py",
    "server/valkey/*",
    "site/[!t_]*.py",
    "site/pages/*",
    "site/texts/*",
    "terminal/*",
    "web/alerts/acts.py",
    "web/app.py",
    "web/installing.py",
    "web/offline/*.py",
    "web/result/fonts/*",
    "web/static/*",
    "*.css",
    "*/[df]?.ftl",
    "[bsw]*.ftl",
    "*.html",
    "*.js",
    "*.mjs",
)
"""Of ours what needs sockets, processes, a compiler or a database, what is handed out as a file or made ready."""
STANDARD_LEFT = (
    "__hello__.py", "__phello__/*", "_aix_support.py", "_android_support.py", "_apple_support.py",
    "_ios_support.py", "_py_abc.py", "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/*",
    "antigravity.py", "bdb.py", "cmd.py", "code.py", "pdb.py", "argparse.py", "asyncio/__main__.py",
    "asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows*", "cProfile.py", "colorsys.py",
    "compileall.py", "concurrent/futures/interpreter.py", "concurrent/futures/process.py",
    "concurrent/interpreters/*", "configparser.py", "csv.py", "ctypes/*", "curses/*", "dbm/*", "difflib.py",
    "doctest.py", "email/mime/*", "ensurepip/*", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py",
    "graphlib.py", "http/client.py", "http/cookiejar.py", "http/server.py", "idlelib/*", "imaplib.py", "mailbox.py",
    "modulefinder.py", "multiprocessing/*", "netrc.py", "nturl2path.py", "optparse.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "profiling/*", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py",
    "pydoc.py", "pydoc_data/*", "pyodide/_nodesock*", "pyodide/console.py", "rlcompleter.py", "runpy.py",
    "sched.py", "shelve.py", "smtplib.py", "socketserver.py", "sqlite3/*", "symtable.py", "sysconfig/__main__.py",
    "tabnanny.py", "tarfile.py", "this.py", "timeit.py", "tkinter/*", "trace.py", "tracemalloc.py", "tty.py",
    "turtle.py", "unittest/*", "urllib/request.py", "urllib/robotparser.py", "venv/*", "wave.py", "webbrowser.py",
    "wsgiref/[!_h]*", "wsgiref/handlers.py", "xml/*", "xmlrpc/*", "zipapp.py",
)  # fmt: skip
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "cp1252", "idna", "latin_1", "punycode", "raw_unicode_escape",
             "unicode_escape", "utf_16", "utf_8", "utf_8_sig")  # fmt: skip


def ours() -> Iterator[tuple[str, bytes]]:
    """The package itself, and a note of its version."""
    root = Path(__file__).parents[1]
    for name, path in _files(root, LEFT_HERE):
        yield f"spectacula/{name}", path.read_bytes()
    for name in ("spectacula", "litestar"):
        number = version(name)
        yield (
            f"{name}-{number}.dist-info/METADATA",
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {number}\n".encode(),
        )


def templates() -> Iterator[tuple[str, bytes]]:
    """All templates as Python."""
    env = environment()
    assert env.loader is not None
    sources = [(module.__name__, Path(str(module.__file__)).read_bytes()) for module in (lines, printing)]
    how = [("jinja2", version("jinja2").encode()), *sources]
    for name in env.list_templates(filter_func=_is_template):
        source, _, _ = env.loader.get_source(env, name)
        file = ModuleLoader.get_module_filename(name)
        made = partial(_as_python, env, source, name)
        yield f"spectacula/web/compiled/{file}", kept("templates", [(name, source.encode()), *how], made)


def _as_python(env: Environment, source: str, name: str) -> bytes:
    return env.compile(source, name, raw=True, defer_init=True).encode()


def _is_template(name: str) -> bool:
    return name.endswith(".html") or name == "result/picture.svg"


def messages() -> Iterator[tuple[str, bytes]]:
    """All words, parsed; where in a file they stand is of no interest any more."""
    root = Path(__file__).parents[1]
    how = [("fluent", version("fluent.runtime").encode()), ("texts", Path(texts.__file__).read_bytes())]
    for file in sorted(root.rglob("*.ftl")):
        name = file.relative_to(root).with_suffix(READY).as_posix()
        if not _is(name, LEFT_HERE):
            parts = [(file.stem, file.read_bytes()), *how]
            yield f"spectacula/{name}", kept("messages", parts, partial(_as_messages, file))


def _as_messages(file: Path) -> bytes:
    resource = parsed(file.read_text("utf-8"), file.stem)
    resource.body = [entry for entry in resource.body if isinstance(entry, (Message, Term))]
    return pickle.dumps(_without_places(resource), 5)


def _without_places(node: Any) -> Any:
    node.__dict__.pop("span", None)
    for value in node.__dict__.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, BaseNode):
                _without_places(each)
    return node


def theirs() -> Iterator[tuple[str, bytes]]:
    """What the house stands on."""
    for package, left in PACKAGES.items():
        spec = find_spec(package)
        assert spec is not None
        if not spec.submodule_search_locations:
            yield f"{package}.py", Path(str(spec.origin)).read_bytes()
            continue
        root = Path(next(iter(spec.submodule_search_locations)))
        for name, path in _files(root, left):
            yield f"{package}/{name}", path.read_bytes()
        if package == "babel":
            for name in ("global.dat", *(f"locale-data/{locale}.dat" for locale in LOCALES)):
                yield f"babel/{name}", without_the_world((root / name).read_bytes())
    yield "yaml.py", b""  # Litestar imports it by name, for those who ask for their interface in YAML


def without_the_world(data: bytes) -> bytes:
    """A file of Babel's with what the pages print."""
    known: dict[str, Any] = pickle.loads(data)
    return pickle.dumps({name: {} if name in WORLD else value for name, value in known.items()}, 2)


def of_wheel(wheel: Path) -> Iterator[tuple[str, bytes]]:
    """A package that was compiled for the browser."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if not name.endswith((".pyi", "/")) and "dist-info" not in name:
                yield name, packed.read(name)


def standard(library: Path) -> Iterator[tuple[str, bytes]]:
    """The standard library of the browser's Python, without what the house never uses."""
    with zipfile.ZipFile(library) as packed:
        for name in packed.namelist():
            folder, _, file = name.rpartition("/")
            spare = folder == "encodings" and file.removesuffix(".py") not in ENCODINGS
            if not name.endswith("/") and not spare and not _is(name, STANDARD_LEFT):
                yield name, packed.read(name)
    yield "pdb.py", b""  # Litestar imports it by name, for those who debug in a terminal


def _files(root: Path, left: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and not _is(name, left) and not _is(name, NOT_OURS):
            yield name, path


def _is(name: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)
