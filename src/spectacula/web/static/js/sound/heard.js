// What a show sounds like.
import { Speaker } from "./speaker.js";

export const speaker = new Speaker();

// In a task of its own: what is seen comes first.
document.addEventListener("show:sound", ({ detail }) => {
  if (!document.hidden) setTimeout(() => speaker.play(detail.name, detail.step));
});
