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

/** A grandmaster's move, or that of a master who stands in while its net cannot be fetched. */
async function decided(task, gear, net) {
  const grand = task.level === "grandmaster";
  const glancer = grand ? await loaded(nets, task.game, () => Glancer.load(net)).catch(standIn) : null;
  if (glancer) return glance(glancer, task);
  const search = await loaded(gears, task.game, () => Gear.load(gear));
  return choose(search, { ...task, level: grand ? "master" : task.level });
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

function standIn(error) {
  console.warn("a master stands in for a grandmaster:", error);
  return null;
}
