// A worker in which searching bots think, so that no page waits for them.
import { Gear } from "./gear.js";
import { Glancer, choose as glance } from "./glancer.js";
import { choose } from "./thinker.js";

const gears = {};
const nets = {};

addEventListener("message", async ({ data: { id, gear, net, task } }) => {
  try {
    postMessage({ id, move: await decided(task, gear, net) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});

/** A move; none where a grandmaster's net cannot be loaded, for the house to say who sits in. */
async function decided(task, gear, net) {
  if (task.level !== "grandmaster") return choose(await loaded(gears, task.game, () => Gear.load(gear)), task);
  const glancer = await loaded(nets, task.game, () => Glancer.load(net)).catch(missed);
  return glancer && glance(glancer, task);
}

/** Once for all thoughts about a game; what could not be fetched is asked for again with the next. */
async function loaded(shelf, game, load) {
  shelf[game] ??= load();
  try {
    return await shelf[game];
  } catch (error) {
    delete shelf[game];
    throw error;
  }
}

function missed(error) {
  console.warn("a grandmaster lacks its net:", error);
}
