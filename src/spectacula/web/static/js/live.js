// News are version numbers only; each viewer fetches the fragment they may see, with the scenes that lead to it.
import { isMoving } from "./glide.js";
import "./morphing.js";
import { scenesOf, theatre } from "./show/theatre.js";

const table = () => document.getElementById("table");
const version = () => Number((waits ?? table())?.dataset.version ?? -1);
let latest = -1;
let waits = null; // the newest table, until the show has come to it

document.addEventListener("table:version", ({ detail }) => {
  latest = Math.max(latest, detail);
  if (!isMoving() && detail > version()) window.htmx.trigger("#refresh", "refresh");
});

document.body.addEventListener("htmx:configRequest", (event) => {
  event.detail.headers["X-Seen"] = (waits ?? table()).dataset.seen;
});

document.body.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event;
  const told = detail.xhr.getResponseHeader("X-Version");
  if (told === null) return;
  const mine = detail.requestConfig.verb !== "get";
  if (Number(told) < version() || (!mine && Number(told) === version())) detail.shouldSwap = false;
  else if (detail.shouldSwap) detail.shouldSwap = !staged(detail.serverResponse);
});

// All a show needs of a fragment: its outermost tag and its scenes. The rest is read once, when the table is laid.
const OUTSIDE = /<div\s[^>]*\bid="table"[^>]*>|<script\s[^>]*\bid="beats".*?<\/script>/gs;

/** Whether the director takes a fragment: it has scenes, or must wait until those before it have been played. */
function staged(text) {
  const page = new DOMParser().parseFromString((text.match(OUTSIDE) ?? []).join(""), "text/html");
  const fresh = page.getElementById("table");
  const scenes = scenesOf(page);
  const soon = text.includes('id="decide"');
  if (!fresh || (!scenes.length && !waits)) return false;
  if (!waits && scenes.every((scene) => scene.beats.flat().every((beat) => beat.do === "say"))) {
    document.addEventListener("table:shown", () => play(scenes, null, soon), { once: true });
    return false;
  }
  waits = fresh;
  document.body.classList.toggle("in-company", fresh.classList.contains("covered"));
  perform(scenes, fresh, text, soon);
  return true;
}

const play = async (...show) => (await theatre()).play(...show);

async function perform(scenes, fresh, text, soon) {
  const company = await Promise.all([theatre(), import("./show/laying.js")]).catch(() => null);
  if (company) {
    const [director, { Draught }] = company;
    const draught = new Draught(text);
    director.play(scenes, (atOnce) => lay(fresh, draught, atOnce && text), soon);
  } else if (waits === fresh) put(fresh, text); // whoever plays shows was not to be had
}

function put(fresh, whole) {
  stands(fresh);
  window.htmx.swap("#table", whole, { swapStyle: "morph:outerHTML" }, { contextElement: table() });
}

let laid = null; // the table that is being laid: one after the other

/** Lay a new table part by part, or, where nothing moves and nobody watches, the whole of it at once. */
function lay(fresh, draught, whole) {
  if (whole && !laid) {
    draught.leave();
    put(fresh, whole);
    return null;
  }
  const mine = Promise.resolve(laid).then(async () => {
    await draught.lay(table());
    stands(fresh);
    window.htmx.trigger(table(), "htmx:afterSwap");
    if (laid === mine) laid = null;
  });
  laid = mine;
  return mine;
}

function stands(fresh) {
  if (waits === fresh) waits = null;
  document.body.classList.remove("in-company");
}

// One event, one movement: news that come while pieces move wait until they stand.
document.addEventListener("table:still", () => {
  if (latest > version()) window.htmx.trigger("#refresh", "refresh");
});

// Where the keyboard was at the table and its piece is gone, it is at the prompt now.
let inside = false;
document.addEventListener("focusin", ({ target }) => {
  inside = table()?.contains(target) ?? false;
});

function keepFocus() {
  if (inside && document.activeElement === document.body)
    document.getElementById("prompt")?.focus({ preventScroll: true });
}

/** The newest lines come into sight; where nobody looks, when somebody does. */
function unroll() {
  for (const id of ["log-lines", "talk-lines"]) {
    const list = document.getElementById(id);
    if (list && !list.closest(".dozing")) list.scrollTop = list.scrollHeight;
  }
}

document.body.addEventListener("htmx:afterSwap", () => {
  requestAnimationFrame(unroll); // the page is laid out then anyway
  keepFocus();
  document.dispatchEvent(new CustomEvent("table:shown"));
});
document.addEventListener("contentvisibilityautostatechange", unroll, true);
document.body.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && event.detail.elt?.id === "talkform") event.detail.elt.reset();
});
unroll();
