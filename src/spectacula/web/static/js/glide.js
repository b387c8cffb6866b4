// Pieces glide from where they were to where they are, one movement at a time.
const GROWTH = 2; // a piece that comes out wider than this many times appears instead: its picture would blur
const start = document.startViewTransition?.bind(document);
const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
let moving = false;

/** Whether pieces are under way; `table:still` follows. */
export const isMoving = () => moving;

const pieces = () => [...document.querySelectorAll("#table [data-vt]")];
const widths = () => new Map(pieces().map((piece) => [piece.dataset.vt, piece.getBoundingClientRect().width]));

function grown(before) {
  const now = pieces().map((piece) => [piece, piece.getBoundingClientRect().width]);
  return now.filter(([piece, width]) => width > GROWTH * (before.get(piece.dataset.vt) ?? Infinity));
}

function glide(change) {
  const before = widths();
  const named = [];
  const motion = start(async () => {
    await change?.();
    for (const [piece] of grown(before)) {
      piece.style.viewTransitionName = "none";
      named.push(piece);
    }
  });
  const rest = () => {
    moving = false;
    for (const piece of named) piece.style.viewTransitionName = "";
    document.dispatchEvent(new CustomEvent("table:still"));
  };
  moving = true;
  motion.ready.catch(() => {});
  motion.finished.then(rest, rest);
  return motion;
}

if (start) document.startViewTransition = still ? undefined : glide;
