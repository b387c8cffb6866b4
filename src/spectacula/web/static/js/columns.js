/** Show a count up to a step. */
export function show(box, step) {
  for (const part of box.querySelectorAll("[data-from]")) {
    part.classList.toggle("not-yet", Number(part.dataset.from) > step);
  }
}
