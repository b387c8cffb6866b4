// A net in a gear beside what the native one answered (`net_reference.py`): everything in which they differ, in words.
import { choose } from "../../src/spectacula/bots/wasm/glancer.js";
import { play, read, same, seen } from "./random_games.js";

/** The digest of all legal moves of a random game and of what each promises. */
function promised(gear, table, number, first) {
  let digest = 0;
  play(gear, table, number, first, (seat) => {
    const n = gear.promises(seat).length;
    digest = seen(gear, "out", n, seen(gear, "ids", n, digest));
    return n;
  });
  return digest;
}

/** What this gear has to say of a decision, in the form of `thought`. */
function think(gear, asked) {
  const { seat, seed, deals, turns } = asked;
  const position = read(asked.position);
  gear.face(position);
  const prospects = asked.prospects.map(([move]) => [move, gear.prospect(seat, move, 0, deals, seed, turns)]);
  return { prospects, chosen: choose(gear, { ...asked, position }) };
}

/** What differs at one table; nothing if all is well. */
function differences(gear, table) {
  const wrong = [];
  table.games.forEach(([first, digest], number) => {
    if (promised(gear, table, number, first) !== digest) wrong.push(`promises of game ${number}`);
  });
  table.thoughts.forEach((asked, number) => {
    const found = think(gear, asked);
    for (const what of Object.keys(found))
      if (!same(found[what], asked[what])) wrong.push(`${what} of thought ${number}`);
  });
  return wrong.map((what) => `${table.name}: ${what}`);
}

export const run = (gear, tables) => tables.flatMap((table) => differences(gear, table));
