// What only Histrio shows: sealed letters, the needle, the curtain, the columns of the festival.

import { show } from "../../js/columns.js";
import { act } from "../../js/show/acts.js";
import { box } from "../../js/show/sight.js";
import { air, drawing, element, find, leave, list, put } from "../../js/show/stage.js";

/** A sealed letter with the number of a city inside. */
function letter(seat, text) {
  const wax = element("i", "sealing-wax", drawing(`ps-${seat + 1}`, "shape"));
  const ghost = element("div", `ghost lifted letter shut player-${seat + 1}`);
  ghost.append(element("i", "letter-inside", text), element("i", "letter-flap"), wax);
  return { ghost, w: 56, h: 39 };
}

// All letters lie on the stage.
act("letters", 0, (beat) => {
  const jobs = beat.who.map((seat, i) => ({ seat, i, at: box(beat.at[i]), there: find(beat.as[i]) }));
  return () => {
    for (const { seat, i, at, there } of jobs.filter((job) => job.at)) {
      const one = letter(seat, beat.text[i]);
      if (there) leave(there);
      one.ghost.dataset.as = beat.as[i];
      put(one, at.cx, at.cy);
    }
  };
});

// The wax breaks, the number comes out.
act("open", 1000, (beat, stage) => () => {
  stage.hear(beat.sound);
  const moves = list(beat.what)
    .map((name) => air.querySelector(`[data-as="${name}"]`))
    .flatMap((node, i) => {
      if (!node) return [];
      const part = (cls) => node.querySelector(cls);
      const late = i * 40;
      return [
        stage.move(
          part(".sealing-wax"),
          { opacity: [1, 1, 0], transform: ["none", "scale(1.3)", "scale(.6) translateY(26px)"] },
          { ms: 420, delay: late },
        ),
        stage.move(part(".letter-flap"), { transform: ["none", "rotateX(178deg)"] }, { ms: 420, delay: 120 + late }),
        stage.move(
          part(".letter-inside"),
          { opacity: [0, 1], transform: ["translateY(40%) scale(.7)", "translateY(-34%)"] },
          { ms: 420, delay: 320 + late, easing: "cubic-bezier(.2,1.5,.4,1)" },
        ),
      ];
    });
  return Promise.all(moves);
});

// The needle leans back, sweeps, swings past and comes to rest.
act("swing", 1150, (beat, stage) => {
  const needle = find(beat.what);
  return () => {
    const { from, to } = beat;
    const past = Math.sign(to - from) * Math.min(9, Math.abs(to - from) * 0.2);
    const at = (angle, offset) => ({ transform: `rotate(${angle}deg)`, offset });
    const frames = [
      at(from, 0),
      { ...at(from - past * 0.6, 0.16), easing: "cubic-bezier(.6,0,.2,1)" },
      at(to + past, 0.66),
      at(to - past * 0.45, 0.8),
      at(to + past * 0.18, 0.9),
      at(to, 1),
    ];
    stage.hear(beat.sound);
    const old = [...needle.classList].find((name) => /^needle-/.test(name));
    needle.classList.replace(old, beat.is);
    return stage.move(needle, frames, { ms: 1150, easing: "ease-in-out" });
  };
});

// The King turns: the curtain falls, the scene changes behind it, the curtain opens.
act("curtain", 1250, (beat, stage) => {
  const theatre = find("theatre");
  const at = box("theatre");
  return async () => {
    const halves = ["left", "right"].map((side) => {
      const half = element("div", `velvet ${side}`);
      half.style.left = `${at.x + (side === "right" ? at.w / 2 : 0)}px`;
      half.style.top = `${at.y}px`;
      half.style.width = `${at.w / 2}px`;
      half.style.height = `${at.h}px`;
      air.append(half);
      return half;
    });
    const pull = (from, to, easing) =>
      Promise.all(
        halves.map((half) =>
          stage.move(half, { transform: [`scaleX(${from})`, `scaleX(${to})`] }, { ms: 440, easing }),
        ),
      );
    await pull(0, 1, "cubic-bezier(.5,0,.8,.6)");
    stage.hear(beat.sound);
    turn(theatre, beat);
    await stage.wait(160);
    await pull(1, 0, "cubic-bezier(.2,.6,.3,1)");
    for (const half of halves) half.remove();
  };
});

/** Backdrop, King and words change sides. */
function turn(theatre, { to, name }) {
  const was = to === "comedy" ? "tragedy" : "comedy";
  for (const use of theatre.querySelectorAll(`use[href$="-${was}"]`))
    use.setAttribute("href", use.getAttribute("href").replace(was, to));
  for (const node of [theatre, ...theatre.querySelectorAll(`.mood-${was}`)])
    node.classList.replace(`mood-${was}`, `mood-${to}`);
  for (const word of theatre.querySelectorAll(".plate-text, .mood-card b")) word.textContent = name;
  theatre.querySelector(".plate-text")?.classList.replace(was, to);
}

// The festival is counted column by column, and with each the sums grow.
act("column", 900, (beat, stage) => () => {
  delete document.body.dataset.awaited;
  const box = document.querySelector(".tally.now");
  if (!box) return;
  const sums = [...box.querySelectorAll("[data-sums]")].map((node) => ({ node, was: Number(node.textContent) }));
  show(box, beat.upto);
  for (const { node, was } of sums) {
    const more = beat.upto > 0 && box.matches(".counting") && Number(node.textContent) > was;
    node.classList.toggle("marked", more);
    node.classList.toggle("more", more);
    if (more && !stage.instant) stage.move(node, { scale: [1, 1.25, 1] }, { ms: 320, stay: false });
  }
  for (const [i, head] of box.querySelectorAll(".tally-header .tally-cell").entries())
    head.classList.toggle("now-head", i + 1 === Math.max(1, beat.upto));
  stage.hear("coin");
});
