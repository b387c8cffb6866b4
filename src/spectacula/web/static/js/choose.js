// Choosing never commits: pieces are picked here, the gold button sends the move.
let picked = [];
let decision = "";
let stood = "";

const all = (selector) => [...document.querySelectorAll(selector)];
const choices = () => all("#choices > li").map((li) => ({ ...li.dataset, set: li.dataset.picks.split(" ") }));
const same = (a, b) => a.length === b.length && a.every((x) => b.includes(x));
const contains = (whole, part) => part.every((x) => whole.includes(x));
const button = (piece) => (piece.matches("button") ? piece : piece.querySelector(":scope > .hit-area"));

function pick(name) {
  const offered = choices();
  if (picked.includes(name)) picked = picked.filter((other) => other !== name);
  else {
    const more = [...picked, name];
    picked = offered.some((choice) => contains(choice.set, more)) ? more : [name];
  }
  show();
}

function chosen() {
  const fitting = choices().filter((choice) => same(choice.set, picked));
  return fitting[0] ?? null;
}

function show() {
  const go = document.getElementById("go");
  if (!go) return;
  const choice = chosen();
  for (const piece of all("[data-pick]")) {
    const on = picked.includes(piece.dataset.pick);
    piece.classList.toggle("selected", on);
    button(piece)?.setAttribute("aria-pressed", String(on));
  }
  for (const sign of all("[data-if]")) sign.toggleAttribute("hidden", !picked.includes(sign.dataset.if));
  for (const sign of all("[data-for]")) sign.toggleAttribute("hidden", sign.dataset.for !== choice?.move);
  document.getElementById("move").value = choice?.move ?? "";
  go.setAttribute("aria-disabled", String(choice === null));
  go.querySelector("span").textContent = choice?.label ?? go.dataset.rest;
  const effect = document.getElementById("effect");
  effect.textContent = choice?.effect || effect.dataset.rest;
  document.dispatchEvent(new CustomEvent("choice:shown", { detail: picked }));
}

/** Choose exactly these pieces. */
export function take(...names) {
  picked = names;
  show();
}

function start() {
  const table = document.getElementById("table");
  const now = `${table?.dataset.opened} ${table?.dataset.kind}`;
  const offered = choices();
  if (now !== decision || !offered.some((choice) => contains(choice.set, picked))) picked = [];
  decision = now;
  const main = offered.find((choice) => choice.move === document.getElementById("choices")?.dataset.first);
  if (main && (!picked.length || main.move !== stood)) picked = [...main.set];
  else if (!picked.length && offered.length === 1 && !offered[0].quiet) picked = [...offered[0].set];
  stood = main?.move ?? "";
  show();
}

document.addEventListener("click", (event) => {
  const piece = event.target.closest("[data-pick]");
  if (piece && !event.target.closest(".fan-out, form, a")) pick(piece.dataset.pick);
});

document.addEventListener(
  "submit",
  (event) => {
    if (event.target.id !== "decide") return;
    const quiet = event.submitter?.classList.contains("quiet-move");
    if (!quiet && chosen() === null) {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector("[data-pick]")?.closest("li, button, .cell")?.scrollIntoView({ block: "center" });
    }
  },
  true,
);

function step(event) {
  const group = event.target.closest?.("[data-group]");
  if (!group) return false;
  const buttons = [
    ...group.querySelectorAll(
      "button.hit-area, button.field-button, button[data-draft], button[data-pick], button[data-why]",
    ),
  ].filter((b) => b.offsetParent !== null);
  const here = buttons.indexOf(event.target);
  if (here < 0) return false;
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const to =
    event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : (here + by + buttons.length) % buttons.length;
  buttons[to].focus();
  return true;
}

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea")) return;
  if (["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) {
    if (step(event)) event.preventDefault();
  } else if (event.key === "Enter" && event.ctrlKey) {
    event.preventDefault();
    (document.getElementById("onward") ?? document.getElementById("go"))?.click();
  } else if (event.key === "Escape") {
    if (!document.querySelector("dialog[open]")) {
      picked = [];
      show();
    }
  } else if (event.key === "z" && !event.ctrlKey && !event.metaKey) {
    document.getElementById("undo")?.click();
  }
});

document.addEventListener("table:shown", start);
start();
