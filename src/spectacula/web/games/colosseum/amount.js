// An amount to name: typed, or stepped by buttons and arrow keys; each amount is one of the choices.
import { take } from "../../js/choose.js";

const field = () => document.querySelector("[data-amount]");
const base = (input) => Number(input.dataset.base);

function set(input, amount) {
  const n = Math.max(Number(input.min), Math.min(Number(input.max), amount));
  take(`${input.dataset.amount}-${n - base(input)}`);
}

document.addEventListener("click", (event) => {
  const by = event.target.closest("[data-by]")?.dataset.by;
  const input = field();
  if (by && input) set(input, Number(input.value) + Number(by));
});

document.addEventListener("input", (event) => {
  const input = event.target;
  if (input !== field()) return;
  const n = Number(input.value);
  take(n >= Number(input.min) && n <= Number(input.max) ? `${input.dataset.amount}-${n - base(input)}` : "none");
});

document.addEventListener("choice:shown", (event) => {
  const input = field();
  const name = event.detail.find((pick) => pick.startsWith(`${input?.dataset.amount}-`));
  if (input && name && input !== document.activeElement) input.value = String(Number(name.split("-")[1]) + base(input));
});

document.addEventListener("keydown", (event) => {
  const input = field();
  if (!input || event.ctrlKey || event.metaKey || event.target.matches("textarea, input:not([data-amount])")) return;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    if (event.target.closest("[data-group]")) return;
    event.preventDefault();
    input.blur();
    set(input, Number(input.value) + (event.key === "ArrowUp" ? 1 : -1));
  } else if (event.key === "p") {
    document.querySelector(".quiet-move[value=pass]")?.click();
  }
});
