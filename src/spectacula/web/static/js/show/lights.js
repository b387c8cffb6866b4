// Light and signs: what matters now, and a word stamped on a place.
import { act } from "./acts.js";
import { box } from "./sight.js";
import { air, element, find, list, mark, nth, SVG } from "./stage.js";

const PAD = 5;
const ROUND = 13;

/** Holes that touch become one. */
function joined(boxes) {
  for (const [i, a] of boxes.entries()) {
    for (const [k, b] of boxes.entries()) {
      const gap = 2 * PAD;
      const apart = a.x > b.x + b.w + gap || b.x > a.x + a.w + gap || a.y > b.y + b.h + gap || b.y > a.y + a.h + gap;
      if (k <= i || apart) continue;
      const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
      const one = { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
      return joined([...boxes.filter((other) => other !== a && other !== b), one]);
    }
  }
  return boxes;
}

function hole({ x, y, w, h }) {
  const [wide, high] = [w + 2 * PAD - 2 * ROUND, h + 2 * PAD - 2 * ROUND];
  const turn = (a, b, c, d) => `q${a} ${b} ${c} ${d}`;
  return [
    `M${x - PAD + ROUND} ${y - PAD}h${wide}${turn(ROUND, 0, ROUND, ROUND)}`,
    `v${high}${turn(0, ROUND, -ROUND, ROUND)}h${-wide}${turn(-ROUND, 0, -ROUND, -ROUND)}`,
    `v${-high}${turn(0, -ROUND, ROUND, -ROUND)}Z`,
  ].join("");
}

/** Darkness with holes, drawn once: a clipped layer would be cut out anew in every frame. */
function shade(outline) {
  const [svg, path] = ["svg", "path"].map((tag) => document.createElementNS(SVG, tag));
  svg.setAttribute("class", "dusk");
  path.setAttribute("d", outline);
  svg.append(path);
  return svg;
}

// The house lights go down except on what matters; without a place they go on again.
act("light", 260, (beat, show) => {
  const boxes = joined(
    list(beat.at)
      .map((spot) => box(spot))
      .filter((place) => place && !place.away && !place.node.closest("[role=tab]")), // what is out of sight cannot be lit
  );
  const page = air.getBoundingClientRect();
  return async () => {
    const old = air.querySelector(".dusk:not(.going)");
    show.hear(beat.sound);
    old?.classList.add("going");
    const gone = old && show.move(old, { opacity: [1, 0] }, { ms: 220 }).then(() => old.remove());
    if (!boxes.length) return gone;
    const dusk = shade(`M0 0H${page.width}V${page.height}H0Z${boxes.map(hole).join("")}`);
    air.prepend(dusk);
    return show.move(dusk, { opacity: [0, 1] }, { ms: 240 });
  };
});

act("shake", 420, (beat, show) => {
  const nodes = list(beat.at).map(find).filter(Boolean);
  const sway = ["none", "translateX(-7px) rotate(-.6deg)", "translateX(6px) rotate(.5deg)", "translateX(-4px)", "none"];
  return () => {
    for (const node of nodes) mark(node);
    show.hear(beat.sound);
    return Promise.all(nodes.map((node) => show.move(node, { transform: sway }, { ms: 420, stay: false })));
  };
});

// A word is stamped on a place.
act("stamp", 330, (beat, show) => {
  const boxes = list(beat.at)
    .map((spot) => box(spot))
    .filter(Boolean);
  return () =>
    Promise.all(
      boxes.map((at, i) => {
        const stamp = element("div", `stamp ${beat.tone ?? "gold"}`, nth(list(beat.text), i));
        stamp.style.left = `${at.cx}px`;
        stamp.style.top = `${at.away ? at.y - 12 : at.cy}px`;
        air.append(stamp);
        show.hear(beat.sound, i);
        const middle = "translate(-50%,-50%)";
        const frames = [
          { opacity: 0, transform: `${middle} scale(1.7) rotate(-9deg)` },
          { opacity: 1, transform: `${middle} scale(.94) rotate(-4deg)`, offset: 0.7 },
          { opacity: 1, transform: `${middle} rotate(-4deg)` },
        ];
        return show.move(stamp, frames, { ms: 280, delay: i * 90, easing: "cubic-bezier(.5,0,.9,.5)" });
      }),
    );
});
