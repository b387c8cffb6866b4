// LZMA as Python's `lzma.FORMAT_ALONE` writes it: no browser unpacks it, and it packs Python by a third smaller.
const LZMA_HEAD = 13;
const HALF = 1024; // a bit of which nothing is known yet
const STATES = 12;
const PLACES = 16;

/** What was packed; `size` is how long it is. */
export function unlzma(packed, size) {
  const out = new Uint8Array(size);
  const literalBits = packed[0] % 9;
  const placeMask = (1 << (Math.floor(packed[0] / 9) % 5)) - 1;
  const stateMask = (1 << Math.floor(packed[0] / 45)) - 1;
  const blank = (length) => new Uint16Array(length).fill(HALF);
  let at = LZMA_HEAD + 5;
  let range = 0xffffffff;
  let code = new DataView(packed.buffer, packed.byteOffset).getUint32(LZMA_HEAD + 1);
  let made = 0;

  // --- bits

  function bit(odds, i) {
    const p = odds[i];
    const bound = (range >>> 11) * p;
    let found = 0;
    if (code < bound) {
      range = bound;
      odds[i] = p + ((2048 - p) >>> 5);
    } else {
      range -= bound;
      code -= bound;
      odds[i] = p - (p >>> 5);
      found = 1;
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | packed[at++]) >>> 0;
    }
    return found;
  }

  function even(count) {
    let found = 0;
    for (let i = 0; i < count; i++) {
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      found = found * 2 + one;
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[at++]) >>> 0;
      }
    }
    return found;
  }

  function tree(odds, from, bits) {
    let node = 1;
    for (let i = 0; i < bits; i++) node = (node << 1) | bit(odds, from + node);
    return node - (1 << bits);
  }

  function reverseTree(odds, from, bits) {
    let node = 1;
    let found = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(odds, from + node);
      node = (node << 1) | one;
      found |= one << i;
    }
    return found;
  }

  // --- lengths and distances

  const lengths = () => ({ choice: blank(2), low: blank(PLACES * 8), mid: blank(PLACES * 8), high: blank(256) });
  const lengthOf = (odds, place) => {
    if (!bit(odds.choice, 0)) return 2 + tree(odds.low, place * 8, 3);
    if (!bit(odds.choice, 1)) return 10 + tree(odds.mid, place * 8, 3);
    return 18 + tree(odds.high, 0, 8);
  };
  const slots = blank(4 * 64);
  const near = blank(128);
  const align = blank(16);
  const distanceOf = (length) => {
    const slot = tree(slots, Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) * 2 ** bits;
    if (slot < 14) return base + reverseTree(near, base - slot, bits);
    return base + even(bits - 4) * 16 + reverseTree(align, 0, 4);
  };

  // --- literals

  const literals = blank(0x300 << (literalBits + (Math.floor(packed[0] / 9) % 5)));
  function literal(state, distance) {
    const before = made ? out[made - 1] : 0;
    const from = 0x300 * (((made & placeMask) << literalBits) + (before >> (8 - literalBits)));
    let node = 1;
    if (state >= 7) {
      let matched = out[made - distance - 1];
      while (node < 0x100) {
        const guess = (matched >> 7) & 1;
        matched <<= 1;
        const one = bit(literals, from + ((1 + guess) << 8) + node);
        node = (node << 1) | one;
        if (guess !== one) break;
      }
    }
    while (node < 0x100) node = (node << 1) | bit(literals, from + node);
    out[made++] = node & 0xff;
  }

  // --- the whole

  const isMatch = blank(STATES * PLACES);
  const isLong = blank(STATES * PLACES);
  const [isRep, isRep0, isRep1, isRep2] = Array.from({ length: 4 }, () => blank(STATES));
  const [fresh, repeated] = [lengths(), lengths()];
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  let state = 0;
  while (made < size) {
    const place = made & stateMask;
    if (!bit(isMatch, state * PLACES + place)) {
      literal(state, rep0);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (!bit(isRep, state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      length = lengthOf(fresh, place);
      state = state < 7 ? 7 : 10;
      rep0 = distanceOf(length);
    } else {
      if (!bit(isRep0, state)) {
        if (!bit(isLong, state * PLACES + place)) {
          state = state < 7 ? 9 : 11;
          out[made] = out[made - rep0 - 1];
          made++;
          continue;
        }
      } else if (!bit(isRep1, state)) [rep1, rep0] = [rep0, rep1];
      else if (!bit(isRep2, state)) [rep2, rep1, rep0] = [rep1, rep0, rep2];
      else [rep3, rep2, rep1, rep0] = [rep2, rep1, rep0, rep3];
      length = lengthOf(repeated, place);
      state = state < 7 ? 8 : 11;
    }
    for (const end = Math.min(size, made + length); made < end; made++) out[made] = out[made - rep0 - 1];
  }
  return out;
}
