// node node.js FOLDER NAME SCRIPT < task: what a script's `run` answers, given a module in a folder and its net if it has one.
import { readFileSync } from "node:fs";
import { Gear } from "../../src/spectacula/bots/wasm/gear.js";
import { Glancer } from "../../src/spectacula/bots/wasm/glancer.js";

const [folder, name, script] = process.argv.slice(2);
const read = (kind) => readFileSync(`${folder}/${name}.${kind}`);
const module = new WebAssembly.Module(read("wasm"));
const layout = JSON.parse(read("json"));
const gear = layout.weights ? await Glancer.of(module, layout, read("bin")) : new Gear(module, layout);
const { run } = await import(script);
console.log(JSON.stringify(run(gear, JSON.parse(readFileSync(0, "utf8")))));
