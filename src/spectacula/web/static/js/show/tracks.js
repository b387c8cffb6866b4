// Pieces of a board drawing: they walk from square to square, run along a rail, and dice are thrown.
import { act } from "./acts.js";
import { box } from "./sight.js";
import { air, drawing, element, find, list, put } from "./stage.js";

/** A piece whose place is a class ("on-12", "rec-40") gets another one. */
function settle(node, to) {
  const kind = to.slice(0, to.lastIndexOf("-") + 1);
  const old = [...node.classList].find((name) => name.startsWith(kind));
  if (old) node.classList.replace(old, to);
}

// One hop per square.
act("march", 700, (beat, show) => {
  const node = find(beat.what);
  return async () => {
    if (!node) return;
    const { path } = beat;
    const at = ([x, y], up = 0) => `translate(${x}px,${y - up}px)`;
    const frames = path.slice(1).flatMap((next, i) => {
      const middle = [(path[i][0] + next[0]) / 2, (path[i][1] + next[1]) / 2];
      return [
        { transform: at(path[i]), easing: "ease-out" },
        { transform: at(middle, 10), easing: "ease-in" },
      ];
    });
    settle(node, beat.is);
    node.parentNode.append(node);
    const step = 230;
    const walk = show.move(node, [...frames, { transform: at(path.at(-1)) }], {
      ms: step * (path.length - 1),
      easing: "linear",
    });
    for (let i = 1; i < path.length; i++) {
      await show.wait(step);
      show.hear(beat.sound, i);
    }
    await walk;
  };
});

// A marker runs to its new place.
act("slide", 1100, (beat, show) => {
  const node = find(beat.what);
  return async () => {
    if (!node) return;
    const from = getComputedStyle(node).transform;
    settle(node, beat.is);
    const to = getComputedStyle(node).transform;
    await show.move(node, { transform: [from, to] }, { ms: 1000, easing: "cubic-bezier(.5,0,.1,1)" });
    show.hear(beat.sound);
  };
});

// Dice tumble in from one side and show their face only when they lie.
act("roll", 1100, (beat, show) => {
  const jobs = list(beat.face).map((face, i) => ({ face, i, at: box(beat.at[i]) }));
  return () => {
    show.hear(beat.sound);
    return Promise.all(jobs.filter(({ at }) => at).map((job) => throws(job, beat, show)));
  };
});

async function throws({ face, i, at }, beat, show) {
  const svg = drawing(`${beat.art}-${face}`);
  const use = svg.querySelector("use");
  const ghost = element("div", `ghost lifted die ${beat.cls ?? ""}`, svg);
  ghost.style.width = ghost.style.height = "64px";
  put({ ghost, w: 64, h: 64 }, at.cx, at.cy);
  const x = -(190 + i * 40);
  const frames = [
    { transform: `translate(${x}px,-70px) rotate(-420deg) scale(1.25)`, opacity: 0 },
    { opacity: 1, offset: 0.12 },
    { transform: `translate(${x * 0.34}px,0) rotate(-160deg) scale(1.1)`, offset: 0.45 },
    { transform: `translate(${x * 0.16}px,-20px) rotate(-70deg) scale(1.08)`, offset: 0.6 },
    { transform: "translate(6px,0) rotate(9deg)", offset: 0.86 },
    { transform: `rotate(${i ? 5 : -6}deg)`, opacity: 1 },
  ];
  const fall = show.move(ghost, frames, { ms: 820, delay: i * 110, easing: "ease-out" });
  for (const other of [2, 5, 3, 6, face]) {
    use.setAttribute("href", `#${beat.art}-${other}`);
    await show.wait(130);
  }
  await fall;
  if (!air.contains(ghost)) return;
  await show.wait(260);
}
