// A count shown step by step, as the rulebook counts; once seen it stays away.
import { show } from "./columns.js";

const key = (box) => `${location.pathname} ${box.dataset.once}`;

function set(box, step) {
  const last = Number(box.dataset.steps);
  box.dataset.at = String(step);
  show(box, step);
  for (const button of box.querySelectorAll("[data-step]")) {
    button.hidden = button.dataset.step === "close" ? step < last : step >= last;
  }
}

function ready() {
  for (const box of document.querySelectorAll("[data-once]")) {
    if (sessionStorage.getItem(key(box)) === "seen") box.hidden = true;
    else set(box, Number(sessionStorage.getItem(`${key(box)} at`) ?? 1));
  }
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-step]");
  if (!button) return;
  const box = button.closest("[data-once]");
  const last = Number(box.dataset.steps);
  if (button.dataset.step === "close") {
    sessionStorage.setItem(key(box), "seen");
    box.hidden = true;
  } else {
    const step = button.dataset.step === "all" ? last : Math.min(last, Number(box.dataset.at) + 1);
    sessionStorage.setItem(`${key(box)} at`, String(step));
    set(box, step);
  }
});
document.addEventListener("table:shown", ready);
ready();
