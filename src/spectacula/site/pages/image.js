// An image of Python's memory with the house furnished: made at the first visit, so that later ones begin there.
const WORD = 4;
const PAGE = 4096;
const PART = 1 << 20;

/** What the service worker of another version clears away. */
const open = ({ base }) => caches.open(`spectacula ${base} image`);
const headOf = ({ image }) => `${image}.json`;
const packOf = ({ image }) => `${image}.pack`;

/** An image for this site and this browser. Its head is away until the house is open: what hangs is not tried twice. */
export async function found(site) {
  const cache = await open(site);
  const parts = [headOf(site), site.image, packOf(site)];
  const [head, memory, pack] = await Promise.all(parts.map((part) => cache.match(part)));
  if (!head || !memory || !pack) return null;
  await cache.delete(headOf(site));
  const told = await head.json();
  return told.browser === navigator.userAgent ? { ...told, memory, pack } : null;
}

/** The image is good: the next visit may begin with it. */
export async function approve(site, { memory, pack, ...told }) {
  await (await open(site)).put(headOf(site), Response.json(told));
}

/** An image as Python is now; none where it holds something of the browser's that another visit would not have. */
export function taken(python, house) {
  for (const name of Object.keys(python.loadedPackages)) delete python.loadedPackages[name];
  const files = house.files_in_use();
  const inUse = files.toJs();
  files.destroy();
  try {
    return { browser: navigator.userAgent, inUse, whole: python.makeMemorySnapshot() };
  } catch (error) {
    console.warn("no image can be made:", error);
    return null;
  }
}

/** Keep an image and the files that Python may still read instead of any other; where there is no room, none. */
export async function keep(site, image, pack) {
  await caches.delete(`spectacula ${site.base} image`);
  if (!image) return;
  const { whole, inUse, ...told } = image;
  const length = new Uint32Array(whole.buffer, WORD, 1)[0];
  const memory = whole.subarray(length);
  const size = memory.length;
  const runs = runsOf(memory);
  const parts = runs.map(([from, count]) => memory.subarray(from, from + count));
  const head = [...whole.subarray(0, length)];
  const cache = await open(site);
  await cache.put(site.image, new Response(new Blob(parts)));
  free(whole);
  await cache.put(packOf(site), new Response(new Blob([pack])));
  await approve(site, { ...told, head, size, runs });
}

/** Give something large back at once: sent to nobody it is gone, else when the browser gets round to it. */
export function free({ buffer }) {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
}

/** Where there is anything in a memory: beginnings and sizes. What nobody writes to takes no room on the device. */
function runsOf(memory) {
  const runs = [];
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / WORD);
  for (let at = 0; at < memory.length; at += PAGE) {
    if (isBlank(words, at / WORD, (at + PAGE) / WORD)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += PAGE;
    else runs.push([at, PAGE]);
  }
  return runs;
}

function isBlank(words, from, to) {
  for (let i = from; i < to; i++) if (words[i]) return false;
  return true;
}

/** Lay an image into a memory in which nothing was done yet, part by part as it is read. */
export async function lay({ memory, size, runs }, module) {
  if (module.HEAPU8.length < size) module.growMemory(size);
  const heap = module.HEAPU8;
  clear(heap);
  const read = readingOf(memory.body);
  let [run, done] = [0, 0];
  for (let part = await read(); !part.done; part = await read()) {
    for (let at = 0; at < part.value.length; ) {
      const [from, length] = runs[run];
      const piece = part.value.subarray(at, at + length - done);
      heap.set(piece, from + done);
      at += piece.length;
      done += piece.length;
      if (done === length) [run, done] = [run + 1, 0];
    }
  }
  if (run !== runs.length) throw new Error("the image is cut off");
}

/** Part by part, where the browser can into one and the same buffer: nothing is left behind that takes memory. */
function readingOf(body) {
  try {
    const reader = body.getReader({ mode: "byob" });
    let buffer = new ArrayBuffer(PART);
    return async () => {
      const part = await reader.read(new Uint8Array(buffer));
      buffer = part.value?.buffer;
      return part;
    };
  } catch {
    const reader = body.getReader();
    return () => reader.read();
  }
}

/** What a module brings along lies at the beginning; behind it nothing is touched, for what is touched takes memory. */
function clear(heap) {
  const words = new Uint32Array(heap.buffer);
  let end = words.length;
  while (end && !words[end - 1]) end--;
  heap.fill(0, 0, end * WORD);
}
