// An image of Python's memory with the house furnished: made at the first visit, so that later ones begin there.
const WORD = 4;
const WORDS = 8; // bytes that are looked at together
const PAGE = 4096;

/** What the service worker of another version clears away. */
const open = ({ base }) => caches.open(`spectacula ${base} image`);
const headOf = ({ image }) => `${image}.json`;

/** An image for this site and this browser. Its head is away until the house is open: what hangs is not tried twice. */
export async function found(site) {
  const cache = await open(site);
  const [head, memory] = await Promise.all([cache.match(headOf(site)), cache.match(site.image)]);
  if (!head || !memory) return null;
  await cache.delete(headOf(site));
  const told = await head.json();
  return told.browser === navigator.userAgent ? { ...told, memory } : null;
}

/** The image is good: the next visit may begin with it. */
export async function approve(site, { memory, parts, ...told }) {
  await (await open(site)).put(headOf(site), Response.json(told));
}

/** An image as Python is now; none where it holds something of the browser's that another visit would not have. */
export function taken(python, house) {
  for (const name of Object.keys(python.loadedPackages)) delete python.loadedPackages[name];
  const files = house.files_in_use();
  const inUse = files.toJs();
  files.destroy();
  try {
    const whole = python.makeMemorySnapshot();
    const length = new Uint32Array(whole.buffer, WORD, 1)[0];
    const memory = whole.subarray(length);
    const runs = runsOf(memory);
    const parts = runs.map(([from, size]) => memory.subarray(from, from + size));
    return {
      browser: navigator.userAgent,
      head: [...whole.subarray(0, length)],
      size: memory.length,
      runs,
      inUse,
      parts,
    };
  } catch (error) {
    console.warn("no image can be made:", error);
    return null;
  }
}

/** Where there is anything in a memory: beginnings and sizes. What nobody writes to takes no room on the device. */
function runsOf(memory) {
  const runs = [];
  const words = new BigUint64Array(memory.buffer, memory.byteOffset, memory.length / WORDS);
  for (let page = 0; page < memory.length; page += PAGE) {
    if (words.subarray(page / WORDS, (page + PAGE) / WORDS).every((word) => !word)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1] += PAGE;
    else runs.push([page, PAGE]);
  }
  return runs;
}

/** Keep an image instead of any other; where there is no room, later visits begin as the first. */
export async function keep(site, image) {
  await caches.delete(`spectacula ${site.base} image`);
  if (!image) return;
  await (await open(site)).put(site.image, new Response(new Blob(image.parts)));
  await approve(site, image);
}

/** Lay an image into a memory in which nothing was done yet, part by part as it is read. */
export async function lay({ memory, size, runs }, module) {
  if (module.HEAPU8.length < size) module.growMemory(size);
  const heap = module.HEAPU8;
  clear(heap);
  const reader = memory.body.getReader();
  let [run, done] = [0, 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (let read = 0; read < part.value.length; ) {
      const [from, length] = runs[run];
      const piece = part.value.subarray(read, read + length - done);
      heap.set(piece, from + done);
      read += piece.length;
      done += piece.length;
      if (done === length) [run, done] = [run + 1, 0];
    }
  }
  if (run !== runs.length) throw new Error("the image is cut off");
}

/** What a module brings along lies at the beginning; behind it nothing is touched, for what is touched takes memory. */
function clear(heap) {
  const words = new BigUint64Array(heap.buffer);
  let last = words.length - 1;
  while (last >= 0 && !words[last]) last--;
  heap.fill(0, 0, (last + 1) * WORDS);
}
