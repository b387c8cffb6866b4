// What the audience does: skip, pause, go on, leave and come back.
import { director } from "./director.js";
import { still } from "./time.js";

const slip = document.getElementById("away");
const MOST = 8;

/** Whether a click or key belongs to something above the table. */
const elsewhere = (target) => target.closest("dialog, .meanwhile, .hint, .bubble, #topbar, input, textarea, select");

// While the old table is shown a click only skips: it must never choose on the new one. Once the new table stands,
// whoever acts has seen enough.
document.addEventListener(
  "click",
  (event) => {
    if (!director.busy || elsewhere(event.target) || event.target.closest(".timeline")) return;
    const button = event.target.closest("[data-show]")?.dataset.show;
    if (button === "hold") director.toggle();
    else if (button || director.behind) director.next();
    else if (event.target.closest("[data-stage]")) director.finish();
    if (button || director.behind) {
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    if (!director.busy || elsewhere(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") director.finish();
    else if (!director.behind) return;
    else if (event.key === " ") director.next();
    else if (event.key === "p") director.toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);

/** While you were away: the sentences nobody has seen, the newest last. */
function recap() {
  if (document.hidden || !director.missed.length) return;
  const lines = director.missed.splice(0).slice(-MOST);
  slip
    .querySelector("ul")
    .replaceChildren(...lines.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  slip.hidden = false;
}

slip.querySelector("button").addEventListener("click", () => {
  slip.hidden = true;
});
document.addEventListener("show:rest", recap);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) recap();
  else if (director.busy) director.leave();
});
still.addEventListener("change", () => director.finish());
