// SHA-256 and HMAC. Browsers keep theirs from pages that come over plain http, as in a local network: then ours works.
const primes = (n) => {
  const found = [];
  for (let p = 2; found.length < n; p++) if (found.every((q) => p % q)) found.push(p);
  return found;
};
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p)));
const BEGIN = primes(8).map((p) => fraction(Math.sqrt(p)));
const BLOCK = 64;
const turn = (x, n) => (x >>> n) | (x << (32 - n));

function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8);
  return whole;
}

/** SHA-256 without the browser's own. */
export function plain(bytes) {
  const view = new DataView(padded(bytes).buffer);
  const hash = [...BEGIN];
  const w = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    for (let i = 0; i < 64; i++) w[i] = i < 16 ? view.getInt32(at + 4 * i) : mixed(w, i);
    compress(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    out.setInt32(4 * i, word);
  });
  return new Uint8Array(out.buffer);
}

function mixed(w, i) {
  const [a, b] = [w[i - 15], w[i - 2]];
  const first = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
  const second = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
  return (w[i - 16] + first + w[i - 7] + second) | 0;
}

function compress(hash, w) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const up = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i];
    const down = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + up) | 0, c, b, a, (up + down) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (hash[i] + word) | 0;
  });
}

export async function sha256(bytes) {
  const own = globalThis.crypto?.subtle;
  return own ? new Uint8Array(await own.digest("SHA-256", bytes)) : plain(bytes);
}

export async function hmac(key, bytes) {
  const padding = (byte) => Uint8Array.from({ length: BLOCK }, (_, i) => (key[i] ?? 0) ^ byte);
  const inside = await sha256(Uint8Array.of(...padding(0x36), ...bytes));
  return sha256(Uint8Array.of(...padding(0x5c), ...inside));
}

export const bytesOf = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
export const digitsOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
