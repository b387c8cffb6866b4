// The waiting room: news are version numbers, the room is fetched again, and who sits down is said aloud.
import "./copy.js";
import "./leaving.js";
import "./numbers.js";
import { listen } from "./stream.js";
import { beside } from "./waiting.js";

const room = () => document.getElementById("room");
const lost = document.getElementById("lost");
const refresh = () => window.htmx.trigger("#refresh", "refresh");
const holders = () => new Map([...document.querySelectorAll("#room [data-holder]")].map((seat) => [seat.id, seat]));
const named = () => new Map([...holders()].map(([id, seat]) => [id, seat.dataset.holder]));
let before = named();

function hear(version) {
  if (Number(version) > Number(room().dataset.version)) refresh();
}

function say(isLost) {
  lost.hidden = !isLost;
}

function tell() {
  const changed = [...holders()].filter(([id, seat]) => before.has(id) && before.get(id) !== seat.dataset.holder);
  const words = changed.map(([, seat]) => seat.dataset.told);
  if (words.length)
    document.getElementById("said").textContent = [...words, document.getElementById("count").textContent].join(" ");
  before = named();
}

function offerSharing() {
  for (const button of document.querySelectorAll("[data-invite]")) button.hidden = !navigator.share;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-invite]");
  if (!button) return;
  const { title, text, address } = button.dataset;
  navigator.share({ title, text, url: address }).catch(() => {}); // whoever closes the sheet has decided
});

document.body.addEventListener("htmx:afterSwap", () => {
  offerSharing();
  tell();
  const lines = document.getElementById("talk-lines");
  lines.scrollTop = lines.scrollHeight;
});
document.body.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && event.detail.elt?.id === "talkform") event.detail.elt.reset();
});
// The table is gone with the last who was there.
document.body.addEventListener("htmx:responseError", (event) => {
  if (event.detail.xhr.status === 404) location.assign("/");
});
if (window.Idiomorph) {
  window.Idiomorph.defaults.callbacks.beforeNodeMorphed = (node) =>
    !(node.id === "say" && node === document.activeElement);
}

offerSharing();
listen(
  () => lost.dataset.stream,
  { ...beside, version: hear },
  { found: () => say(false), lost: () => say(true), anew: refresh },
);
