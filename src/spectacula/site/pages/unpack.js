// A pack of files: the length of its list, the list, then one file after the other.
const HEAD = 4;

function* filesIn(pack) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  let at = HEAD + length;
  for (const [name, size] of JSON.parse(new TextDecoder().decode(pack.subarray(HEAD, at)))) {
    yield [name, pack.subarray(at, at + size)];
    at += size;
  }
}

export function unpack(pack, files, folder) {
  const made = new Set();
  for (const [name, content] of filesIn(pack)) {
    const path = `${folder}/${name}`;
    const home = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(home)) files.mkdirTree(home);
    made.add(home);
    files.writeFile(path, content, { canOwn: true });
  }
}

/** One pack of all files that are wanted. */
export function repacked(packs, isWanted) {
  const files = packs.flatMap((pack) => [...filesIn(pack)]).filter(([name]) => isWanted(name));
  const list = new TextEncoder().encode(JSON.stringify(files.map(([name, content]) => [name, content.length])));
  const parts = [list, ...files.map(([, content]) => content)];
  const pack = new Uint8Array(parts.reduce((size, part) => size + part.length, HEAD));
  new DataView(pack.buffer).setUint32(0, list.length, true);
  let at = HEAD;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  return pack;
}
