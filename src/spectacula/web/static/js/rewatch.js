// A game that is looked back at: whoever steps on by one sees what happens between, on the table as it was.
import { scenesOf, showing, theatre } from "./show/theatre.js";

const review = () => document.getElementById("review");
const USUAL = 1800; // ms between two steps that are played back
const FASTEST = 900; // a game that is run through faster than this is not shown scene by scene
let pause = null;

/** The game is played back with so many ms between its steps; null: step by step, by hand. */
export function rolls(ms) {
  pause = ms;
}

/** The show ends, if there is one; then something else is done. */
export async function cut(then) {
  document.addEventListener("show:rest", then, { once: true });
  (await theatre()).finish();
}

document.body.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.elt.id === "next" && (pause === null || pause >= FASTEST)) detail.headers["X-Seen"] = review().dataset.ply;
});

document.body.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target.id !== "review" || !detail.shouldSwap) return;
  const page = new DOMParser().parseFromString(detail.serverResponse, "text/html");
  const scenes = scenesOf(page);
  if (!scenes.length) return;
  detail.shouldSwap = false;
  perform(scenes, page.getElementById("copy-link").dataset.link, detail.serverResponse);
});

async function perform(scenes, address, text) {
  const director = await theatre();
  director.speed = USUAL / (pause ?? USUAL);
  director.rolling = pause !== null;
  director.play(scenes, () => lay(address, text), false);
}

function lay(address, text) {
  history.pushState(null, "", address);
  const info = { contextElement: review(), eventInfo: { target: review() } };
  window.htmx.swap("#review", text, { swapStyle: "morph:outerHTML" }, info);
}

if (window.Idiomorph) window.Idiomorph.defaults.callbacks.beforeNodeRemoved = (node) => node.id !== "surtitle";

// The same link on the new board: one with a name by it, any other by where it leads.
function again(way) {
  const there = CSS.escape(way.getAttribute("href"));
  return document.getElementById(way.id) ?? document.querySelector(`#review a[href="${there}"]`) ?? way;
}

// Whoever goes elsewhere has seen enough. Links of drawings know no click().
addEventListener(
  "click",
  (event) => {
    const way = showing() && event.target.closest("#review a[href]");
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    cut(() => again(way).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
  },
  true,
);
