// A pack of files: the length of its list, the list, then one file after the other.
export function unpack(pack, files, folder, spare = new Set()) {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  const made = new Set();
  let at = 4 + length;
  for (const [name, size] of list) {
    const path = `${folder}/${name}`;
    const home = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(home)) files.mkdirTree(home);
    made.add(home);
    const content = pack.subarray(at, at + size);
    if (!spare.size) files.writeFile(path, content, { canOwn: true });
    else if (!spare.has(path)) files.writeFile(path, content.slice(), { canOwn: true }); // the pack may go
    at += size;
  }
}
