// Python with the house furnished: begun from an image of its memory, or from nothing.
import { approve, found, keep, lay, taken } from "./image.js";
import { unpack } from "./unpack.js";

const HOUSE = "spectacula.site.tab.house";

/** The house, how Python has `begun`, and what is to be done when the first page is seen: `settle`. */
export async function furnished(site) {
  const image = await found(site).catch(() => null);
  if (!image) return furnishedAnew(site);
  try {
    const python = await begun(site, { _loadSnapshot: new Uint8Array(image.head) }, image);
    return { house: python.pyimport(HOUSE), settle: () => approve(site, image), begun: "image" };
  } catch (error) {
    console.warn("an image could not be used:", error);
    return furnishedAnew(site);
  }
}

async function furnishedAnew(site) {
  const python = await begun(site, { _makeSnapshot: true });
  const house = python.pyimport(HOUSE);
  house.furnish(navigator.languages.join());
  const image = taken(python, house);
  return { house, settle: () => keep(site, image), begun: "anew" };
}

async function begun(site, how, image = null) {
  const packs = (image ? [image.pack] : site.packs.map((pack) => fetch(pack))).map(bytesOf);
  const [{ loadPyodide }, { default: create }, ...linked] = await Promise.all([
    import(`${site.python}pyodide.mjs`),
    import(`${site.python}pyodide.asm.mjs`),
    ...Object.entries(site.linked).map(compiled),
  ]);
  const python = await loadPyodide({
    ...how,
    indexURL: site.python,
    stdLibURL: site.library,
    lockFileContents: site.lock,
    packageBaseUrl: site.python,
    env: { HOME: "/home/visitor", PYTHONDONTWRITEBYTECODE: "1" },
    createPyodideModule: async (settings) => {
      settings.preRun.push((module) => link(module, linked));
      const module = await create(settings);
      if (image) await lay(image, module);
      return module;
    },
  });
  for (const pack of packs) unpack(await pack, python.FS, python._api.sitePackages);
  return python;
}

const bytesOf = async (response) => new Uint8Array(await (await response).arrayBuffer());
const compiled = async ([name, address]) => [name, await WebAssembly.compileStreaming(fetch(address))];

/** Machine code has its place before Python begins, so that it is the same place in every visit. */
function link(module, linked) {
  for (const [name, library] of linked) {
    const path = `${module.API.sitePackages}/${name}`;
    module.preloadedWasm[path] = module.loadWebAssemblyModule(library, { nodelete: true }, path, {});
  }
}
