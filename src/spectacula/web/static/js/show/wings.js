// On a phone the players stand in the wings, a line above the tabs: what they gain and pay is seen there.
import { drawing, element, small } from "./stage.js";

const line = element("ol", "wings");
line.setAttribute("aria-hidden", "true");
let twins = new Map(); // numbers and panels of the players, and what stands for them in the wings

export const wings = () => (line.isConnected ? line : null);

/** What stands for a part of the players' panels. */
export function chip(node) {
  if (!wings()) return null;
  for (let up = node; up; up = up.parentElement) if (twins.has(up)) return twins.get(up);
  return null;
}

/** A number, and the same number in the wings. */
export const both = (node) => [node, ...(wings() && twins.has(node) ? [twins.get(node)] : [])];

function stands(panel) {
  const seat = [...panel.classList].find((name) => /^player-\d$/.test(name));
  const one = element("li", seat, drawing(`ps-${seat.at(-1)}`, "shape"));
  for (const number of panel.querySelectorAll("[data-wing]")) {
    const twin = element("b", "", number.textContent);
    twins.set(number, twin);
    one.append(element("span", "", drawing(number.dataset.wing), twin));
  }
  twins.set(panel, one);
  return one;
}

/** The players come into the wings, where a phone has its tabs. */
export function gather() {
  if (!small() || wings() || !document.getElementById("tabs")?.checkVisibility()) return;
  twins = new Map();
  line.replaceChildren(...[...document.querySelectorAll("#people .player")].map(stands));
  if (line.childElementCount) document.body.append(line);
}

export function disperse() {
  line.remove();
}
