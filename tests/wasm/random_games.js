// Random games as `Played` of `reference.py` plays them, and digests of what is seen on the way.
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc(bytes, before = 0) {
  let value = ~before;
  for (const byte of bytes) value = CRC[(value ^ byte) & 0xff] ^ (value >>> 8);
  return ~value >>> 0;
}

/** The digest of words of a part of a gear's block, after what was seen before. */
export function seen(gear, part, length, before) {
  const words = gear.words(part, length);
  return crc(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), before);
}

const lowest = (mask) => 31 - Math.clz32(mask & -mask);

/** Every decision of a game on the way: `look` gets its seat and is followed by the move, `after` by the next decision. */
export function play(gear, { players, options }, number, first, look, after = () => {}) {
  gear.deal(players, options, number);
  let luck = number;
  let owing = first;
  after();
  while (owing !== 0) {
    const n = look(lowest(owing));
    luck = Number((BigInt(luck) * 1664525n + 1013904223n) % 2n ** 32n);
    const [move] = gear.words("ids", n).slice(Number((BigInt(luck) * BigInt(n)) >> 32n));
    owing = gear.step(lowest(owing), Number(move));
    after();
  }
}

export const read = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
