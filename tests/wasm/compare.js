// A gear beside what the native one answered (`reference.py`): everything in which they differ, in words.
import { choose, decide } from "../../src/spectacula/bots/wasm/thinker.js";

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc(bytes, before = 0) {
  let value = ~before;
  for (const byte of bytes) value = CRC[(value ^ byte) & 0xff] ^ (value >>> 8);
  return ~value >>> 0;
}

const read = (hex) => Uint8Array.from(hex.match(/../g), (pair) => Number.parseInt(pair, 16));
const lowest = (mask) => 31 - Math.clz32(mask & -mask);

/** A random game as `Played` plays it: the digest of all its positions and legal moves. */
function play(gear, { players, options }, number, first) {
  gear.deal(players, options, number);
  let luck = number;
  let owing = first;
  let digest = crc(gear.position);
  while (owing !== 0) {
    const n = gear.choices(lowest(owing)).length;
    const ids = gear.words("ids", n);
    digest = crc(new Uint8Array(ids.buffer, ids.byteOffset, ids.byteLength), digest);
    luck = Number((BigInt(luck) * 1664525n + 1013904223n) % 2n ** 32n);
    owing = gear.step(lowest(owing), Number(ids[Number((BigInt(luck) * BigInt(n)) >> 32n)]));
    digest = crc(gear.position, digest);
  }
  return digest;
}

/** What this gear has to say of a decision, in the form of `thought`. */
function think(gear, asked) {
  const { manner, offsets, body, budgets } = gear.layout;
  const { seat, seed } = asked;
  const position = read(asked.position);
  gear.lay(read(asked.open), asked.simulations, manner);
  gear.call("veil", { seat, seed: asked.key });
  const concealed = gear.bytes(gear.block + offsets.states + gear.layout.state, body).slice();
  gear.lay(position, asked.simulations, manner);
  gear.search(seat, 0, asked.simulations, seed);
  const tree = gear.tally(seat).map(({ move, visits, total }) => [move, visits, total]);
  const priors = gear.priors(seat).map(({ move, prior }) => [move, prior]);
  const outlook = gear.foresee(seat, priors[0][0], 0, asked.foreseen, seed);
  const unhurried = (level) => ({ ...budgets[level], seconds: Number.POSITIVE_INFINITY });
  const chosen = Object.fromEntries(
    Object.keys(asked.chosen).map((level) => [level, decide(gear, { position, seat, seed }, unhurried(level))]),
  );
  const picked = choose(gear, { ...asked, position, level: "expert" });
  return { position: hex(concealed), tree, priors, outlook, chosen, picked };
}

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What differs at one table; nothing if all is well. */
function differences(gear, table) {
  const wrong = [];
  table.games.forEach(([first, digest], number) => {
    if (play(gear, table, number, first) !== digest) wrong.push(`game ${number}`);
  });
  table.thoughts.forEach((asked, number) => {
    const found = think(gear, asked);
    for (const what of Object.keys(found))
      if (!same(found[what], asked[what])) wrong.push(`${what} of thought ${number}`);
  });
  const { games, seed, ...batch } = table.batch;
  const rolled = gear.rollouts(table.players, table.options, games, seed);
  for (const what of Object.keys(batch)) if (!same(rolled[what], batch[what])) wrong.push(`${what} of rollouts`);
  return wrong.map((what) => `${table.name}: ${what}`);
}

export const run = (gear, tables) => tables.flatMap((table) => differences(gear, table));
