// The prompt bar tells the show: one sentence at a time, the same that the log keeps and a screen reader hears.
import { drawing } from "./stage.js";

const bar = document.getElementById("surtitle");
const voice = document.getElementById("voice");
const line = bar.querySelector("p");
const part = (name) => bar.querySelector(`[data-show="${name}"]`);

/** Said by a screen reader. */
export function speak(text) {
  voice.textContent = text;
}

/** `open`: the table that is shown is the one to play at, its buttons stay free. */
export function raise(title, { open, soon }) {
  const prompt = document.querySelector("[data-stage]:not(.covered) #prompt");
  if (!prompt) return;
  prompt.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
  if (bar.parentElement !== prompt) prompt.append(bar);
  bar.hidden = false;
  bar.classList.toggle("open", open);
  bar.classList.toggle("hurried", soon);
  bar.querySelector("b").textContent = title;
}

export function caption(text, seats, spoken = text) {
  line.textContent = text;
  const shapes = seats.map((seat) => {
    const shape = drawing(`ps-${seat + 1}`, "shape");
    shape.classList.add(`player-${seat + 1}`);
    return shape;
  });
  bar.querySelector(".surtitle-who").replaceChildren(...shapes);
  if (spoken) speak(spoken);
}

export function progress(done) {
  bar.style.setProperty("--done", done);
}

export function label({ held, asks }) {
  part("hold").hidden = asks;
  part("hold").setAttribute("aria-pressed", String(held));
  part("on").hidden = !asks;
}

export function lower() {
  bar.hidden = true;
  line.textContent = "";
  document.querySelector("#prompt [aria-live]")?.setAttribute("aria-live", "polite");
}
