// The guided game: light falls on what is spoken of, the bubble keeps out of its way, and the right piece does the step.
import "./sheets.js";
import "./show/pace.js";
import { scenesOf, theatre } from "./show/theatre.js";
import "./sound/knobs.js";

const main = () => document.getElementById("main");
const guide = () => document.getElementById("guide");
const seen = (element) => element.getClientRects().length > 0;

function right(piece) {
  const { move, picks = "" } = main().dataset;
  return "draft" in piece.dataset
    ? piece.dataset.draft.split("|").pop() === move
    : picks.split(" ").includes(piece.dataset.pick);
}

function target() {
  const { spot, next } = main().dataset;
  const named = spot ? [...document.querySelectorAll(spot)] : [];
  const pieces = next ? [...main().querySelectorAll("[data-pick], [data-draft]")].filter(right) : [];
  return [...named, ...pieces].find(seen);
}

function light() {
  const spot = document.getElementById("spot");
  const box = target()?.getBoundingClientRect();
  spot.hidden = !box || box.bottom < 0 || box.top > innerHeight;
  guide().classList.toggle("raised", Boolean(box) && box.top + box.height / 2 > innerHeight * 0.52);
  if (spot.hidden) return;
  for (const [side, value] of Object.entries({
    left: box.left - 6,
    top: box.top - 6,
    width: box.width + 12,
    height: box.height + 12,
  }))
    spot.style[side] = `${value}px`;
}

function speak() {
  target()?.scrollIntoView({ block: "center" });
  light();
  guide().focus({ preventScroll: true });
}

/** The next step: what happens until then is shown on the table as it is. */
async function onward(address) {
  const { step } = document.getElementById("guided").dataset;
  const answer = await fetch(address, { headers: { "X-Seen": step } }).catch(() => null);
  if (!answer?.ok) {
    location.assign(address);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  (await theatre()).play(scenesOf(page), () => lay(page, address), false);
}

function lay(page, address) {
  document.body.append(document.getElementById("surtitle"));
  document.getElementById("guided").replaceWith(page.getElementById("guided"));
  history.pushState(null, "", address);
}

document.addEventListener("show:laid", speak);

document.addEventListener(
  "click",
  (event) => {
    const next = event.target.closest("#guide-next");
    const piece = event.target.closest("#main :is([data-pick], [data-draft])");
    if ((!next && !piece) || document.body.classList.contains("behind")) return;
    event.preventDefault();
    if (next) onward(next.href);
    else if (main().dataset.next && right(piece)) onward(main().dataset.next);
  },
  { capture: true },
);

document.addEventListener("keydown", (event) => {
  const id = { ArrowRight: "guide-next", ArrowLeft: "guide-back" }[event.key];
  if (id && !event.target.closest("input, [role=tab]")) document.getElementById(id)?.click();
});
addEventListener("scroll", light, { passive: true });
addEventListener("resize", light);
addEventListener("popstate", () => location.reload());
speak();
