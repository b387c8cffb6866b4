// The same in a worker of a browser, as bots think there.
import { Gear } from "../../src/spectacula/bots/wasm/gear.js";
import { Glancer } from "../../src/spectacula/bots/wasm/glancer.js";

self.onmessage = async ({ data: { address, script, task } }) => {
  const kind = address.endsWith("-net") ? Glancer : Gear;
  const [gear, { run }] = await Promise.all([kind.load(address), import(script)]);
  self.postMessage(run(gear, task));
};
