/** Show a count up to a step: what comes later is not seen yet, and sums are as large as they are by then. */
export function show(box, step) {
  for (const part of box.querySelectorAll("[data-from]")) {
    part.classList.toggle("not-yet", Number(part.dataset.from) > step);
  }
  for (const sum of box.querySelectorAll("[data-sums]")) {
    const sums = sum.dataset.sums.split(" ");
    sum.textContent = sums[step] ?? sums.at(-1);
  }
  box.classList.toggle("counting", box.querySelector(".not-yet") !== null);
}
