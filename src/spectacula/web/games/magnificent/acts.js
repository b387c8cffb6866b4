// What only The Magnificent shows: a wagon on its ring, a tile that drops into a camp, dice rolled in the main tent.
import { act } from "../../js/show/acts.js";
import { box } from "../../js/show/sight.js";
import { element, find, list, put, SVG } from "../../js/show/stage.js";

const SPACES = 20;

/** A wagon stands by its classes: the space of the ring, and how often it has been around. */
function stand(wagon, space) {
  const named = (kind) => [...wagon.classList].find((name) => new RegExp(`^${kind}\\d+$`).test(name));
  const laps = Number(named("lap")?.slice(3) ?? 0) + Math.floor(space / SPACES);
  wagon.classList.remove(named("pos"), named("lap"));
  wagon.classList.add(`pos${space % SPACES}`, `lap${laps}`);
}

// A wagon rolls along its ring, space after space.
act("march", 900, (beat, show) => {
  const wagon = find(beat.what);
  const style = wagon && getComputedStyle(wagon);
  return async () => {
    if (!wagon) return;
    const [mid, out] = ["--mid", "--out"].map((name) => style.getPropertyValue(name));
    const at = (space) =>
      `translate(${mid},${mid}) rotate(${18 * space}deg) translateY(${out}) rotate(${-18 * space}deg)`;
    const ms = Math.min(1200, 260 + 130 * beat.steps);
    const rolls = show.move(
      wagon,
      { transform: [at(beat.at), at(beat.at + beat.steps)] },
      { ms, easing: "ease-in-out" },
    );
    stand(wagon, beat.at + beat.steps);
    for (let i = 0; i < Math.min(beat.steps, 8); i++) {
      show.hear(beat.sound, i);
      await show.wait(ms / Math.min(beat.steps, 8));
    }
    await rolls;
  };
});

/** A tile as it will lie: over the camp, or by itself where its owner sits. */
function tile({ path, tone, frame }, camp) {
  const svg = document.createElementNS(SVG, "svg");
  const [x, y, w, h] = frame;
  svg.setAttribute("viewBox", camp ? camp.getAttribute("viewBox") : `${x} ${y} ${w} ${h}`);
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", `tile tinted ${tone}`);
  for (const part of ["tile-depth", "tile-face"]) {
    const shape = document.createElementNS(SVG, "path");
    shape.setAttribute("class", part);
    shape.setAttribute("d", path);
    group.append(shape);
  }
  svg.append(group);
  return element("div", "ghost lifted", svg);
}

// A tile comes down in its place; it stays there until the new table stands.
act("drop", 700, (beat, show) => {
  const camp = find(beat.camp);
  const seen = camp?.checkVisibility();
  const at = box(seen ? beat.camp : beat.at);
  return async () => {
    if (!at) return;
    const ghost = tile(beat, seen && camp);
    const [w, h] = seen ? [at.w, at.h] : [46, (46 * beat.frame[3]) / beat.frame[2]];
    ghost.style.width = `${w}px`;
    ghost.style.height = `${h}px`;
    put({ ghost, w, h }, at.cx, at.cy);
    const frames = [
      { opacity: 0, transform: "translateY(-46px) scale(1.04)" },
      { opacity: 1, transform: "translateY(-46px) scale(1.04)", offset: 0.3 },
      { opacity: 1, transform: "none", offset: 0.75, easing: "ease-out" },
      { opacity: 1, transform: "translateY(-4px)", offset: 0.86 },
      { opacity: 1, transform: "none" },
    ];
    await show.move(ghost, frames, { ms: 640, easing: "ease-in" });
    show.hear(beat.sound);
    if (!seen) await show.move(ghost, { opacity: [1, 0] }, { ms: 160 });
  };
});

// Dice tumble to where they lie.
act("roll", 1000, (beat, show) => {
  const dice = list(beat.what).map(find).filter(Boolean);
  return () => {
    show.hear(beat.sound);
    return Promise.all(
      dice.map((die, i) => {
        const side = i % 2 ? 1 : -1;
        const frames = [
          { opacity: 0, transform: `translate(${side * 40}px,-70px) rotate(${side * 400}deg)` },
          { opacity: 1, offset: 0.2 },
          { opacity: 1, transform: `translateY(4px) rotate(${side * 20}deg)`, offset: 0.8 },
          { opacity: 1, transform: "none" },
        ];
        return show.move(die, frames, { ms: 700, delay: i * 24, easing: "ease-in", stay: false });
      }),
    );
  };
});
