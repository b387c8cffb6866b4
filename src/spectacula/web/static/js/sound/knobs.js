// How loud it is, and whether anything is heard at all.
import { speaker } from "./heard.js";

const volume = document.getElementById("volume");
const on = document.getElementById("sound");

function show() {
  volume.value = speaker.volume;
  on.setAttribute("aria-pressed", String(!speaker.muted));
}

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
