// What a show sounds like.
import { Speaker } from "./speaker.js";

export const speaker = new Speaker();

document.addEventListener("show:sound", ({ detail }) => {
  if (!document.hidden) speaker.play(detail.name, detail.step);
});
