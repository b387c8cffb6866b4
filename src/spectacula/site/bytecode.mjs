// node bytecode.mjs PYODIDE IN.zip OUT.zip: every .py becomes a .pyc of the browser's own Python; the rest is as it was.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } }); // lines are enough for a traceback
python.FS.writeFile("/in.zip", readFileSync(source));
python.runPython(`
import importlib._bootstrap_external as bytecode, importlib.util, zipfile
AS_WRITTEN = ("anyio/__init__.py",)  # reads its own source
with zipfile.ZipFile("/in.zip") as source, zipfile.ZipFile("/out.zip", "w") as target:
    for name in source.namelist():
        content = source.read(name)
        if name.endswith(".py") and not name.endswith(AS_WRITTEN):
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            hashed = importlib.util.source_hash(content)
            name, content = name + "c", bytes(bytecode._code_to_hash_pyc(code, hashed, checked=False))
        target.writestr(name, content)
`);
writeFileSync(target, python.FS.readFile("/out.zip"));
process.exit(0);
