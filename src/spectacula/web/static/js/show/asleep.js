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
  const part = node.closest(".asleep");
  part?.style.removeProperty("block-size");
  part?.classList.remove("asleep");
}

export function wake() {
  for (const part of document.querySelectorAll(".asleep")) rouse(part);
}

document.addEventListener(
  "scroll",
  () => {
    if (document.querySelector(".asleep")) lull();
  },
  { passive: true },
);
