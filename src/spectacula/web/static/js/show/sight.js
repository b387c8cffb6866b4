// Where a place is on the page, and what can be seen of it: the page moves, or a piece is met elsewhere.
import { lull, rouse } from "./asleep.js";
import { find, list, small, unfolded } from "./stage.js";
import { chip, wings } from "./wings.js";

const EDGE = 10; // px that stay free around what is looked at
const ACTED = ["light", "letters", "fly", "bow", "drop", "march", "swing", "curtain", "stamp", "shake"];

/** From where to where the table can be seen. */
function view() {
  const top = document.getElementById("prompt").getBoundingClientRect().bottom;
  return { top, bottom: wings()?.getBoundingClientRect().top ?? innerHeight };
}

/** The first of the places "a|b" that is not folded away. */
const open = (spot) =>
  String(spot)
    .split("|")
    .map(find)
    .find((node) => node && unfolded(node));

function seen(node) {
  if (node.closest(".asleep")) return false;
  const { top, bottom } = view();
  const at = node.getBoundingClientRect();
  return at.bottom > top && at.top < bottom - EDGE;
}

/** What stands for a place that is out of sight: its player in the wings, or the tab that leads to it. */
function instead(node) {
  if (seen(node)) return null;
  const zone = node.closest("#players, #mine, #board, #log")?.id;
  const tab = zone && document.querySelector(`#tabs a[href="#${zone}"]`);
  return tab?.checkVisibility() ? (chip(node) ?? tab) : null;
}

/** Where a place is on the page; "city-4@.2,.3" is a point of it. `away` says that something else stands for it. */
export function box(spot) {
  let node = open(spot) ?? find(spot);
  const page = node?.closest("[data-page-of][hidden]");
  if (page && !unfolded(page)) node = document.querySelector(`[aria-controls="${page.id}"]`) ?? node;
  if (!node) return null;
  if (!unfolded(node)) while (node.parentElement && !node.checkVisibility()) node = node.parentElement;
  const away = instead(node);
  node = away ?? node;
  rouse(node);
  const at = node.getBoundingClientRect();
  const point = !away && /@([\d.]+),([\d.]+)/.exec(spot);
  const [fx, fy] = point ? [Number(point[1]), Number(point[2])] : [0.5, away?.closest("#tabs") ? 0 : 0.5];
  const [x, y] = [at.x + scrollX, at.y + scrollY];
  return { node, away, x, y, w: at.width, h: at.height, cx: x + at.width * fx, cy: y + at.height * fy };
}

/** The middle of what can be seen. */
export function middle() {
  const { top, bottom } = view();
  return { cx: scrollX + innerWidth / 2, cy: scrollY + (top + bottom) / 2 };
}

let home = null; // where the viewer looked before the show moved the page

/** What a group of beats is about: what is lit, or else the pieces that move; players have the wings of a phone. */
function subjects(group) {
  const acted = group.filter((beat) => ACTED.includes(beat.do));
  const lit = acted.filter((beat) => beat.do === "light");
  const spots = lit.length ? lit.flatMap(({ at }) => list(at)) : acted.flatMap((beat) => spotsOf(beat));
  return spots.map((spot) => open(spot)).filter((node) => node && !(wings() && node.closest("#players")));
}

const spotsOf = (beat) => [beat.what, beat.camp, beat.at, beat.from, beat.to].flatMap(list);

/** Whether the middle of something is in sight. */
function central(node) {
  if (node.closest(".asleep")) return false;
  const { top, bottom } = view();
  const at = node.getBoundingClientRect();
  const middle = at.top + at.height / 2;
  return middle > top && middle < bottom;
}

/** What has to be in sight: the first place, and as many of the others as fit the screen with it. */
function frame(nodes, high) {
  const [first, ...others] = nodes.map((node) => {
    rouse(node);
    const { top, bottom } = node.getBoundingClientRect();
    return { top, bottom };
  });
  return others.reduce((whole, part) => {
    const both = { top: Math.min(whole.top, part.top), bottom: Math.max(whole.bottom, part.bottom) };
    return both.bottom - both.top > high ? whole : both;
  }, first);
}

/** How far the page has to move: until all that fits is in sight, or on a phone something, if that is enough. */
function way(group) {
  const nodes = subjects(group);
  const whole = !small() || group.some((beat) => beat.whole);
  if (!nodes.length || (!whole && nodes.some(central))) return 0;
  const { top, bottom } = view();
  const part = frame(whole ? nodes : nodes.slice(0, 1), bottom - top - 2 * EDGE);
  const [up, down] = [part.top - top - EDGE, part.bottom - bottom + EDGE];
  return up >= 0 && down <= 0 ? 0 : up < 0 ? up : Math.min(up, down);
}

/** What a group is about comes into sight before anything moves. */
export async function look(group, show) {
  const by = way(group);
  const most = document.documentElement.scrollHeight - innerHeight;
  const to = Math.max(0, Math.min(most, scrollY + by));
  if (Math.abs(to - scrollY) < 2) return;
  home ??= scrollY;
  lull(to - scrollY);
  const there = new Promise((done) => document.addEventListener("scrollend", done, { once: true }));
  scrollTo({ top: to, behavior: "smooth" });
  await Promise.race([there, show.wait(900)]);
  lull();
  await show.drawn();
}

document.addEventListener("show:rest", () => {
  if (home !== null) scrollTo({ top: home });
  home = null;
});
