// A worker in which searching bots think, so that no page waits for them.
import { Gear } from "./gear.js";
import { Glancer, choose as glance } from "./glancer.js";
import { choose } from "./thinker.js";

const gears = {};
const nets = {};

addEventListener("message", async ({ data: { id, gear, net, task } }) => {
  try {
    gears[task.game] ??= Gear.load(gear);
    const move = task.level === "grandmaster" ? await promised(net, task) : null;
    postMessage({ id, move: move ?? choose(await gears[task.game], { ...task, level: levelOf(task) }) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});

/** A grandmaster's move; none while its net cannot be fetched. */
async function promised(address, task) {
  nets[task.game] ??= Glancer.load(address);
  try {
    return glance(await nets[task.game], task);
  } catch {
    delete nets[task.game];
    return null;
  }
}

/** Without a net a master stands in. */
const levelOf = ({ level }) => (level === "grandmaster" ? "master" : level);
