// A call when it is the viewer's turn, a knock when it is another's.
import { speaker } from "./sound/heard.js";
import "./sound/knobs.js";

let asked = waiting();

function waiting() {
  const { opened, kind } = document.getElementById("table").dataset;
  return { mine: Boolean(document.getElementById("decide")), decision: `${opened} ${kind}` };
}

document.addEventListener("table:shown", () => {
  const before = asked;
  asked = waiting();
  if (asked.decision === before.decision && asked.mine === before.mine) return;
  if (asked.mine) speaker.play("mine");
  else if (!document.hidden) speaker.play("other");
});
