// Places and pieces by name, and the sheet of air over the table in which pieces travel.
export const air = document.getElementById("air");
export const list = (one) => (one === undefined ? [] : [one].flat());
export const nth = (all, i) => all[Math.min(i, all.length - 1)];
export const small = () => matchMedia("(max-width: 720px)").matches;
export const SVG = "http://www.w3.org/2000/svg";

/**
 * "city-4" is a place of the table or something the show has put there, "player-1/purse" a place within another;
 * "a|b" is the first of them that is there.
 */
export function find(spot) {
  for (const one of String(spot).split("|")) {
    if (one.startsWith("art:")) continue;
    const path = one.split("@")[0].split("/");
    const node = path.reduce((place, name) => place && within(place, name), document);
    if (node) return node;
  }
  return null;
}

function within(place, name) {
  const put = place === document && air.querySelector(`[data-as="${name}"]`);
  if (put) return put;
  const here = (named().get(name) ?? []).filter((node) => node !== place && place.contains(node));
  return here.find(unfolded) ?? here[0] ?? null;
}

let places = null; // everything on the table by its names: to search it anew for each piece would cost a frame
let folded = new Set(); // those of it that have no place on the page

/** Whether something has a place on the page. */
export function unfolded(node) {
  named();
  return !folded.has(node);
}

/** All places by their names; looked up while nothing sleeps yet. */
export function named() {
  if (places) return places;
  places = new Map();
  folded = new Set();
  for (const node of document.querySelectorAll("[data-stage] :is([data-spot], [id], [data-piece])")) {
    if (!node.checkVisibility()) folded.add(node);
    for (const name of new Set([node.dataset.spot, node.id, node.dataset.piece].filter(Boolean)))
      places.set(name, [...(places.get(name) ?? []), node]);
  }
  return places;
}

/** The table may be another one now: its places are forgotten. */
export function forget() {
  places = null;
}

export function drawing(name, cls = "") {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("viewBox", document.getElementById(name)?.getAttribute("viewBox") ?? "0 0 64 64");
  if (cls) svg.setAttribute("class", cls);
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}

export function element(tag, className, ...children) {
  const node = Object.assign(document.createElement(tag), { className });
  node.append(...children);
  return node;
}

/** A piece for the air: a copy of one on the table, or a drawing ("art:caravel player-2"), `drawn` px wide. */
export function piece(what, size, drawn = 40) {
  const there = find(what);
  if (there) return copied(there, size);
  const art = what.split("|").find((one) => one.startsWith("art:"));
  if (!art) return null;
  const [name, ...classes] = art.slice(4).split(" ");
  const svg = drawing(name);
  const [, , w, h] = svg.getAttribute("viewBox").split(" ").map(Number);
  const ghost = element("div", ["ghost", ...classes].join(" "), svg);
  const seat = classes.find((cls) => cls.startsWith("player-"))?.at(-1);
  if (seat) ghost.append(drawing(`ps-${seat}`, "shape flag"));
  return sized(ghost, size ?? drawn, ((size ?? drawn) * h) / w);
}

function sized(ghost, w, h) {
  ghost.style.width = `${w}px`;
  ghost.style.height = `${h}px`;
  return { ghost, w, h };
}

function copied(there, size) {
  const at = there.getBoundingClientRect();
  if (there.dataset.as) return { ghost: there, w: at.width, h: at.height, own: true };
  const ghost = element("div", "ghost lifted");
  ghost.append(there instanceof SVGElement && !(there instanceof SVGSVGElement) ? cut(there) : clad(there));
  const [w, h] = at.width ? [at.width, at.height] : [40, 54];
  return sized(ghost, size ?? w, size ? (h * size) / w : h);
}

/** A part of a drawing as a drawing of its own. */
function cut(there) {
  const { x, y, width, height } = there.getBBox();
  const svg = document.createElementNS(SVG, "svg");
  const copy = there.cloneNode(true);
  copy.removeAttribute("id");
  copy.removeAttribute("transform");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.append(copy);
  return svg;
}

/** A copy keeps the classes around it, so that the page's own rules still dress it. */
function clad(there) {
  const copy = there.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("[id], [data-spot], [data-vt]")])
    for (const name of ["id", "data-spot", "data-vt", "data-pick"]) node.removeAttribute(name);
  copy.classList.remove("peek", "legal", "selected", "away");
  copy.classList.add("solo");
  let wrap = copy;
  for (let up = there.parentElement; up && !up.matches("main"); up = up.parentElement) {
    wrap = element("div", `${up.getAttribute("class") ?? ""} shell`, wrap);
  }
  return wrap;
}

/** Put a piece into the air with its middle at a point. */
export function put({ ghost, w, h }, x, y) {
  ghost.style.left = `${x - w / 2}px`;
  ghost.style.top = `${y - h / 2}px`;
  if (!ghost.isConnected) air.append(ghost);
}

/** A piece leaves its place; what lay under it in a stack comes to light. */
export function leave(node) {
  node.classList.add("away");
  node.previousElementSibling?.classList.remove("peek");
}

/** Everything the show has put on the table or marked there goes. */
export function strike() {
  air.replaceChildren();
  for (const node of document.querySelectorAll(".away, .marked"))
    node.classList.remove("away", "marked", "more", "less");
}

export function mark(node, how) {
  node?.classList.add("marked", ...(how ? [how] : []));
}
