// The house in a worker: Python, the same app that servers run, and what the browser has to offer it.
import { Questions, thinkerOf } from "./asking.js";
import { Gear } from "./gear.js";
import { furnished } from "./python.js";
import { Shelf } from "./shelf.js";

const waiting = [];
let open = null;
let settled = null;

const pictures = new Questions((question) => postMessage({ paint: question }));
const painter = { paint: async (svg) => (await pictures.ask({ svg })).png };

/** The modules as Python calls them: plain rows come back. */
async function gearsOf(addresses) {
  const gears = {};
  for (const [game, address] of Object.entries(addresses)) {
    const gear = await Gear.load(address);
    gears[game] = {
      lay: (position, simulations, manner) => gear.lay(position.toJs(), simulations, manner.toJs()),
      search: (...asked) => gear.search(...asked),
      tally: (seat) => gear.tally(seat).map(({ move, visits, total }) => [move, visits, total]),
      priors: (seat) => gear.priors(seat).map(({ move, prior }) => [move, prior]),
      foresee: (...asked) => gear.foresee(...asked),
    };
  }
  return { of: (game) => gears[game] };
}

async function start(site) {
  const [{ house, settle, begun }, shelf, gears] = await Promise.all([
    furnished(site),
    Shelf.open(site.shelf),
    gearsOf(site.gears),
  ]);
  const kept = { read: (beginning) => shelf.read(beginning), change: (...change) => changed(shelf, ...change) };
  open = await house.open_house({ shelf: kept, gears, thinker: thinkerOf(site), painter, base: site.base });
  for (const [asked, port] of waiting) attend(asked, port);
  settled = settle;
  postMessage({ ready: true, begun });
}

/** When the first page is seen: what the next visit begins with. */
async function settleIn() {
  await settled().catch((error) => console.warn("the next visit begins from nothing:", error));
  settled = null;
  postMessage({ settled: true });
}

const changed = (shelf, names, contents) => shelf.change(names.toJs(), contents.toJs());

/** One request: the answer goes through the port as it comes; a word from there means that nobody listens any more. */
function answer(asked, port) {
  const begin = (status, headers) => port.postMessage({ status, headers: headers.toJs() });
  const part = (bytes, more) => {
    const body = bytes.toJs();
    if (body.length) port.postMessage({ body });
    if (more) return;
    port.postMessage({ end: true });
    port.close();
  };
  const leave = open.ask(asked, begin, part);
  port.onmessage = () => leave();
  port.onclose = () => leave();
}

/** A Python that has broken down answers nobody: the house is over. */
function attend(asked, port) {
  try {
    answer(asked, port);
  } catch (error) {
    postMessage({ failed: String(error) });
  }
}

addEventListener("message", async ({ data, ports }) => {
  if (data.site) await start(data.site).catch((error) => postMessage({ failed: String(error) }));
  else if (data.settle) await settleIn();
  else if (data.painted) pictures.answer(data.painted);
  else if (open) attend(data.ask, ports[0]);
  else waiting.push([data.ask, ports[0]]);
});
