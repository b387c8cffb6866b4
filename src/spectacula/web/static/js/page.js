// Pages outside a table: a popover closes when one clicks elsewhere or presses Escape; forms that deal seal a number.
import "./numbers.js";

const close = (except) => {
  for (const open of document.querySelectorAll("details.my-name[open]")) if (open !== except) open.open = false;
};
document.addEventListener("click", (event) => close(event.target.closest("details.my-name")));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close(null);
});
