// A gear beside what the native one answered (`reference.py`): everything in which they differ, in words.
import { choose, decide } from "../../src/spectacula/bots/wasm/thinker.js";
import { crc, play, read, same, seen } from "./random_games.js";

/** The digest of all positions and legal moves of a random game. */
function digestOf(gear, table, number, first) {
  let digest = 0;
  const look = (seat) => {
    const n = gear.choices(seat).length;
    digest = seen(gear, "ids", n, digest);
    return n;
  };
  play(gear, table, number, first, look, () => {
    digest = crc(gear.position, digest);
  });
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

/** What differs at one table; nothing if all is well. */
function differences(gear, table) {
  const wrong = [];
  table.games.forEach(([first, digest], number) => {
    if (digestOf(gear, table, number, first) !== digest) wrong.push(`game ${number}`);
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
