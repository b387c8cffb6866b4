// Parts of the table outside the screen sleep while a show is on: otherwise every number that changes has all of it painted.
const PARTS = "[data-stage] .stage-column > *, [data-stage] #players > *";
const NEAR = 100; // px around the screen that stay awake

/** Whatever cannot be seen falls asleep, as large as it is; what the page is about to move `by` px to, wakes. */
export function lull(by = 0) {
  const [top, bottom] = [Math.min(0, by) - NEAR, innerHeight + Math.max(0, by) + NEAR];
  const parts = [...document.querySelectorAll(PARTS)].map((part) => ({ part, at: part.getBoundingClientRect() }));
  for (const { part, at } of parts) {
    if (!at.height || (at.top < bottom && at.bottom > top)) rouse(part);
    else if (!part.matches(".asleep")) {
      part.style.blockSize = `${at.height}px`;
      part.classList.add("asleep");
    }
  }
}

/** To ask where something lies in a part that sleeps costs more than to wake it. */
export function rouse(node) {
  const part = node.closest(".asleep, .dozing");
  if (!part) return;
  part.classList.remove("asleep", "dozing");
  for (const size of ["block-size", "contain-intrinsic-block-size"]) part.style.removeProperty(size);
  if (!part.getAttribute("style")) part.removeAttribute("style");
}

/** A part that slept becomes a new one: it is laid out and painted when somebody comes near it, not before. */
export function doze(part, change) {
  const high = part.style.blockSize;
  rouse(part);
  change();
  part.style.containIntrinsicBlockSize = `auto ${high}`;
  part.classList.add("dozing");
}

export function wake() {
  for (const part of document.querySelectorAll(".asleep")) rouse(part);
}

// Who is near wakes for good: what is seen must not be cut off at its edges.
document.addEventListener(
  "contentvisibilityautostatechange",
  ({ target, skipped }) => {
    if (!skipped && target.matches(".dozing")) rouse(target);
  },
  true,
);
document.addEventListener(
  "scroll",
  () => {
    if (document.querySelector(".asleep")) lull();
  },
  { passive: true },
);
