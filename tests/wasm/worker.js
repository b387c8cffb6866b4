// The same in a worker of a browser, as bots think there.
import { Gear } from "../../src/spectacula/bots/wasm/gear.js";

self.onmessage = async ({ data: { address, script, task } }) => {
  const [gear, { run }] = await Promise.all([Gear.load(address), import(script)]);
  self.postMessage(run(gear, task));
};
