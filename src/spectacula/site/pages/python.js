// Python with the house furnished: begun from an image of its memory, or from nothing.
import { approve, found, free, keep, lay, taken } from "./image.js";
import { repacked, unpack } from "./unpack.js";

const HOUSE = "spectacula.site.tab.house";
let unpacker = null; // held: a worker that nothing else holds is cleared away by Firefox, and what it has sent with it

/** The house, how Python has `begun`, and what is to be done when the first page is seen: `settle`. */
export async function furnished(site) {
  const image = await found(site).catch(() => null);
  if (!image) return furnishedAnew(site);
  try {
    const pack = image.pack.arrayBuffer();
    const python = await begun(site, { _loadSnapshot: new Uint8Array(image.head) }, image);
    fill(python, [new Uint8Array(await pack)]);
    return { house: python.pyimport(HOUSE), settle: () => approve(site, image), begun: "image" };
  } catch (error) {
    console.warn("an image could not be used:", error);
    return furnishedAnew(site);
  }
}

async function furnishedAnew(site) {
  const unpacking = unpacked(site.packs);
  const python = await begun(site, { _makeSnapshot: true });
  const packs = await unpacking;
  fill(python, packs);
  const house = python.pyimport(HOUSE);
  house.furnish(navigator.languages.join());
  const image = taken(python, house);
  const settle = () => keep(site, image, image && slimmed(python, packs, image.inUse));
  return { house, settle, begun: "anew" };
}

/** Everything is fetched at once: Python itself as soon as its small loader is there. */
async function begun(site, how, image = null) {
  const script = import(`${site.python}pyodide.asm.mjs`);
  const linked = Promise.all(Object.entries(site.linked).map(compiled));
  const { loadPyodide } = await import(`${site.python}pyodide.mjs`);
  return loadPyodide({
    ...how,
    indexURL: site.python,
    stdLibURL: site.library,
    lockFileContents: site.lock,
    packageBaseUrl: site.python,
    env: { HOME: "/home/visitor", PYTHONDONTWRITEBYTECODE: "1" },
    createPyodideModule: async (settings) => {
      const [{ default: create }, libraries] = await Promise.all([script, linked]);
      settings.preRun.push((module) => link(module, libraries));
      const module = await create(settings);
      if (image) await lay(image, module);
      return module;
    },
  });
}

/** Packs as they were before they were packed; whoever does it goes when it is done. */
function unpacked(packs) {
  unpacker = new Worker(new URL("./unpacking.js", import.meta.url), { type: "module" });
  return new Promise((done, fail) => {
    unpacker.onmessage = ({ data }) => {
      unpacker.terminate();
      unpacker = null;
      done(data);
    };
    unpacker.onerror = ({ message }) => fail(new Error(message ?? "nothing could be unpacked"));
    unpacker.postMessage(packs);
  });
}

function fill({ FS, _api }, packs) {
  for (const pack of packs) unpack(pack, FS, _api.sitePackages);
}

/** One pack instead of all, without the files that were read for good. */
function slimmed(python, packs, inUse) {
  const read = new Set(inUse);
  const pack = repacked(packs, (name) => !read.has(name));
  fill(python, [pack]);
  for (const name of read) python.FS.unlink(`${python._api.sitePackages}/${name}`);
  for (const each of packs) free(each);
  return pack;
}

const compiled = async ([name, address]) => [name, await WebAssembly.compileStreaming(fetch(address))];

/** Machine code has its place before Python begins, so that it is the same place in every visit. */
function link(module, linked) {
  for (const [name, library] of linked) {
    const path = `${module.API.sitePackages}/${name}`;
    module.preloadedWasm[path] = module.loadWebAssemblyModule(library, { nodelete: true }, path, {});
  }
}
