// Hints: asked for at any time of one's turn, thought out elsewhere, closed when the decision has passed.
import { take } from "./choose.js";
import { lay } from "./draft.js";

const card = document.getElementById("hint");
const body = document.getElementById("hint-body");
const thinking = document.getElementById("hint-thinking");
const phone = matchMedia("(max-width: 720px)"); // where the card lies over the pieces
let asked = null; // the decision, and the request while it is under way

const table = () => document.getElementById("table");
const decision = () =>
  ["opened", "seat"].map((name) => document.querySelector(`#decide [name=${name}]`)?.value).join(" ");
const drafted = () => table()?.dataset.drafted ?? "";

// On a phone it stands on the dock, however high that is; elsewhere it grows no higher than the players.
function place() {
  const dock = document.getElementById("acts")?.getBoundingClientRect();
  const people = document.getElementById("people")?.getBoundingClientRect();
  card.style.bottom = phone.matches && dock ? `${window.innerHeight - dock.top + 8}px` : "";
  card.style.setProperty("--below-people", `${window.innerHeight - (people?.bottom ?? 0)}px`);
}

function open() {
  thinking.hidden = !asked.request;
  card.hidden = false;
  place();
  card.focus({ preventScroll: true });
}

function close() {
  const inside = card.contains(document.activeElement);
  card.hidden = true;
  if (!asked?.request || stale()) asked = null;
  body.replaceChildren();
  if (inside) (document.querySelector("#hint-ask button") ?? document.getElementById("prompt"))?.focus();
}

// It is for this step of this decision; whatever happens makes it old.
const stale = () => decision() !== asked.decision || drafted() !== asked.drafted;

async function choose({ steps, move }) {
  close();
  if (steps && steps !== drafted()) await lay(steps);
  const choice = [...document.querySelectorAll("#choices > li")].find((li) => li.dataset.move === move);
  if (choice) take(...choice.dataset.picks.split(" "));
  const quiet = document.querySelector(`.quiet-move[value="${CSS.escape(move)}"]`);
  (quiet ?? document.getElementById("go"))?.focus({ preventScroll: true });
}

document.body.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.elt.id !== "hint-ask") return;
  asked = { decision: decision(), drafted: drafted(), request: event.detail.xhr };
  body.replaceChildren();
  open();
});

// Asked again while it thinks: the same question.
document.addEventListener(
  "submit",
  (event) => {
    if (event.target.id !== "hint-ask" || !asked?.request || stale()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open();
  },
  true,
);

document.body.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target === body && (asked?.request !== event.detail.xhr || stale())) event.detail.shouldSwap = false;
});

document.body.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.elt.id !== "hint-ask" || asked?.request !== event.detail.xhr) return;
  asked.request = null;
  thinking.hidden = true;
  if (card.hidden || !event.detail.successful) close();
});

document.addEventListener("table:shown", () => {
  if (asked && stale()) close();
  else if (asked) place();
});
document.getElementById("hint-close").addEventListener("click", close);
body.addEventListener("click", (event) => {
  const button = event.target.closest("#hint-choose");
  if (button) choose(button.dataset);
});

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape" && card.contains(document.activeElement)) {
      event.stopImmediatePropagation();
      close();
    } else if (
      event.key === "h" &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !event.target.matches("input, textarea")
    ) {
      document.querySelector("#hint-ask button")?.click();
    }
  },
  true,
);
