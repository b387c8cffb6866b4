// A worker in which searching bots think, so that no page waits for them.
import { Gear } from "./gear.js";
import { choose } from "./thinker.js";

const gears = {};

addEventListener("message", async ({ data: { id, gear, task } }) => {
  try {
    gears[task.game] ??= Gear.load(gear);
    postMessage({ id, move: choose(await gears[task.game], task) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
