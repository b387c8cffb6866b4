// What is heard at a table: the show's own sounds, a call when it is the viewer's turn, a knock when it is another's.
import { Speaker } from "./sound/speaker.js";

const speaker = new Speaker();
const volume = document.getElementById("volume");
const on = document.getElementById("sound");
let asked = waiting();

function waiting() {
  const { opened, kind } = document.getElementById("table").dataset;
  return { mine: Boolean(document.getElementById("decide")), decision: `${opened} ${kind}` };
}

function show() {
  volume.value = speaker.volume;
  on.setAttribute("aria-pressed", String(!speaker.muted));
}

document.addEventListener("show:sound", ({ detail }) => {
  if (!document.hidden) speaker.play(detail.name, detail.step);
});
document.addEventListener("table:shown", () => {
  const before = asked;
  asked = waiting();
  if (asked.decision === before.decision && asked.mine === before.mine) return;
  if (asked.mine) speaker.play("mine");
  else if (!document.hidden) speaker.play("other");
});
volume.addEventListener("input", () => {
  speaker.set({ volume: Number(volume.value), muted: false });
  show();
});
volume.addEventListener("change", () => speaker.play("mine"));
on.addEventListener("click", () => {
  speaker.set({ muted: !speaker.muted });
  show();
  speaker.play("mine");
});
show();
