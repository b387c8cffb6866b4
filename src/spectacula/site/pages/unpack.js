// A pack of files: the length of its list, the list, then one file after the other.
export function unpack(pack, files, folder) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  const made = new Set();
  let at = 4 + length;
  for (const [name, size] of list) {
    const path = `${folder}/${name}`;
    const home = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(home)) files.mkdirTree(home);
    made.add(home);
    files.writeFile(path, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}
