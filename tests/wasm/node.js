// node node.js FOLDER GAME SCRIPT < task: what a script's `run` answers, given the game's module in a folder.
import { readFileSync } from "node:fs";
import { Gear } from "../../src/spectacula/bots/wasm/gear.js";

const [folder, game, script] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(`${folder}/${game}.wasm`));
const gear = new Gear(module, JSON.parse(readFileSync(`${folder}/${game}.json`, "utf8")));
const { run } = await import(script);
console.log(JSON.stringify(run(gear, JSON.parse(readFileSync(0, "utf8")))));
