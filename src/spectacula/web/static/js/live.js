// News are version numbers only; each viewer fetches the fragment they may see.
const table = () => document.getElementById("table");
const version = () => Number(table()?.dataset.version ?? -1);
let latest = -1;
let moving = false;

document.addEventListener("table:version", ({ detail }) => {
  latest = Math.max(latest, detail);
  if (!moving && detail > version()) window.htmx.trigger("#refresh", "refresh");
});

document.body.addEventListener("htmx:beforeSwap", (event) => {
  const told = event.detail.xhr.getResponseHeader("X-Version");
  if (told === null) return;
  const mine = event.detail.requestConfig.verb !== "get";
  if (Number(told) < version() || (!mine && Number(told) === version())) event.detail.shouldSwap = false;
});

// One event, one movement: news that come while pieces move wait until they stand.
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
const start = document.startViewTransition?.bind(document);
if (start && still) {
  document.startViewTransition = undefined;
} else if (start) {
  document.startViewTransition = (change) => {
    const motion = start(change);
    const rest = () => {
      moving = false;
      if (latest > version()) window.htmx.trigger("#refresh", "refresh");
    };
    moving = true;
    motion.ready.catch(() => {});
    motion.finished.then(rest, rest);
    return motion;
  };
}

// What idiomorph must leave alone: what somebody is typing, has opened, or has set for looking at things.
if (window.Idiomorph) {
  window.Idiomorph.defaults.callbacks.beforeNodeMorphed = (node) =>
    !(node.id === "say" && node === document.activeElement);
  window.Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS") && !(name === "checked" && node.dataset.keeps);
}

document.body.addEventListener("htmx:afterSwap", () => {
  for (const id of ["log-lines", "talk-lines"]) {
    const list = document.getElementById(id);
    if (list) list.scrollTop = list.scrollHeight;
  }
  document.dispatchEvent(new CustomEvent("table:shown"));
});
document.body.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful && event.detail.elt?.id === "talkform") event.detail.elt.reset();
});
for (const id of ["log-lines", "talk-lines"]) {
  const list = document.getElementById(id);
  if (list) list.scrollTop = list.scrollHeight;
}
