// The guided game: light falls on what is spoken of, the bubble keeps out of its way, and the right piece does the step.
const main = document.getElementById("main");
const spot = document.getElementById("spot");
const guide = document.getElementById("guide");
const seen = (element) => element.getClientRects().length > 0;

const picks = (main.dataset.picks ?? "").split(" ");
const right = (piece) =>
  "draft" in piece.dataset
    ? piece.dataset.draft.split("|").pop() === main.dataset.move
    : picks.includes(piece.dataset.pick);

function target() {
  const named = main.dataset.spot ? [...document.querySelectorAll(main.dataset.spot)] : [];
  const pieces = main.dataset.next ? [...main.querySelectorAll("[data-pick], [data-draft]")].filter(right) : [];
  return [...named, ...pieces].find(seen);
}

function light() {
  const lit = target();
  const box = lit?.getBoundingClientRect();
  spot.hidden = !box || box.bottom < 0 || box.top > innerHeight;
  guide.classList.toggle("raised", Boolean(box) && box.top + box.height / 2 > innerHeight * 0.52);
  if (spot.hidden) return;
  for (const [side, value] of Object.entries({
    left: box.left - 6,
    top: box.top - 6,
    width: box.width + 12,
    height: box.height + 12,
  }))
    spot.style[side] = `${value}px`;
}

target()?.scrollIntoView({ block: "center" });
light();
addEventListener("scroll", light, { passive: true });
addEventListener("resize", light);
guide.focus({ preventScroll: true });

main.addEventListener(
  "click",
  (event) => {
    const piece = event.target.closest("[data-pick], [data-draft]");
    if (!piece) return;
    event.preventDefault();
    if (main.dataset.next && right(piece)) location.assign(main.dataset.next);
  },
  { capture: true },
);

document.addEventListener("keydown", (event) => {
  const id = { ArrowRight: "guide-next", ArrowLeft: "guide-back" }[event.key];
  if (id && !event.target.closest("input, [role=tab]")) document.getElementById(id)?.click();
});
