// How fast this screen shows what happens; kept in the browser.
import { theatre } from "./theatre.js";

const buttons = [...document.querySelectorAll("[data-show-pace]")];

/** As chosen here, or as the page proposes. */
export const chosenPace = () => localStorage.getItem("pace") ?? document.getElementById("air").dataset.pace ?? "brisk";

function show() {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.showPace === chosenPace()));
}

for (const button of buttons)
  button.addEventListener("click", async () => {
    localStorage.setItem("pace", button.dataset.showPace);
    show();
    (await theatre()).setPace(chosenPace());
  });
show();
