// A tournament: news are version numbers, the page is fetched again, and a new round or a ready table is said aloud.
import { listen } from "./stream.js";

const page = () => document.getElementById("tournament");
let told = page().dataset.told;

function hear(version) {
  if (Number(version) > Number(page().dataset.version)) window.htmx.trigger("#tournament", "refresh");
}

document.body.addEventListener("htmx:afterSwap", () => {
  const now = page().dataset.told;
  if (now && now !== told) document.getElementById("told").textContent = now;
  told = now;
});
// A question that somebody has opened stays open, whatever comes in meanwhile.
if (window.Idiomorph) {
  window.Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS");
}
listen(() => page().dataset.stream, { version: hear });
