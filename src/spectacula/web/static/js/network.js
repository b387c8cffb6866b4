// The way to the house: the stream of version numbers, and what happens while it is broken.
import { listen } from "./stream.js";
import { beside } from "./waiting.js";

const lost = document.getElementById("lost");
const AGAIN = 600; // ms between two attempts, and up to half as much more: not everybody comes at once
const PATIENCE = 10000; // ms without an answer after which the way counts as broken
const HIDDEN = 20000; // ms after which a page that nobody looks at gives its stream back
let attempt = null;
let away = null;
let unsent = null; // a move that may not have arrived

const refresh = () => window.htmx.trigger("#refresh", "refresh");
const isMove = (config) => config.verb === "post" && config.path.endsWith("/moves");

const tell = (version) => document.dispatchEvent(new CustomEvent("table:version", { detail: Number(version) }));

function gone() {
  lost.hidden = document.hidden;
  lost.classList.toggle("holds-move", unsent !== null);
}

function again() {
  attempt = null;
  refresh();
}

// A move is sent once more; the house knows by its ply whether it has had it already, or has gone on without it.
function found() {
  lost.hidden = true;
  clearTimeout(attempt);
  attempt = null;
  const move = unsent;
  unsent = null;
  if (!move) return;
  const swap = "morph:outerHTML transition:true";
  window.htmx.ajax("POST", move.path, { source: "#refresh", target: "#table", swap, values: move.values });
}

function failed({ detail: { requestConfig } }) {
  if (isMove(requestConfig)) {
    unsent = { path: requestConfig.path, values: Object.fromEntries(requestConfig.formData) };
  }
  gone();
  attempt ??= setTimeout(again, AGAIN * (1 + Math.random() / 2));
}

document.body.addEventListener("htmx:configRequest", ({ detail }) => {
  if (isMove(detail) || detail.elt.id === "refresh") detail.timeout = PATIENCE;
});
document.body.addEventListener("htmx:sendError", failed);
document.body.addEventListener("htmx:timeout", failed);
document.body.addEventListener("htmx:responseError", (event) => {
  if (event.detail.xhr.status >= 500) failed(event);
  else if (event.detail.elt.id !== "refresh") refresh();
});
document.body.addEventListener("htmx:afterRequest", ({ detail }) => {
  if (detail.xhr.status > 0 && detail.xhr.status < 500) found();
});

const news = listen(() => lost.dataset.stream, { ...beside, version: tell }, { found, lost: gone, anew: refresh });

// Browsers allow few streams per server: a hidden tab gives its own back and takes it up again when it is looked at,
// unless it is to give notice when something happens, or a search goes on through it.
document.addEventListener("visibilitychange", () => {
  clearTimeout(away);
  if (document.hidden) {
    away = setTimeout(() => {
      if (localStorage.getItem("notices") !== "on" && !/(^|; )searching=/.test(document.cookie)) news.close();
    }, HIDDEN);
  } else news.resume();
});
