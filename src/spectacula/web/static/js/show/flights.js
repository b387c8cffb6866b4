// Pieces that travel, are lost, arrive or step forward.
import { act, acts } from "./acts.js";
import { box, middle } from "./sight.js";
import { air, find, leave, list, nth, piece, put, small } from "./stage.js";

const EASE = "cubic-bezier(.45,.05,.2,1)";
const LARGEST = 40; // px: a piece that fits a place, unless something large stands for it

/** A curve with a little pull back before it starts; sampled, so that it runs on the compositor. */
function curve(dx, dy, lift, to) {
  const frames = [
    { transform: "none", offset: 0 },
    { transform: `translate(${-dx * 0.03}px,${3 - dy * 0.03}px) scale(1.06)`, offset: 0.12 },
  ];
  for (let i = 1; i <= 8; i++) {
    const t = i / 8;
    const up = Math.sin(Math.PI * t);
    const scale = 1 + (to - 1) * t + up * 0.08;
    frames.push({
      transform: `translate(${dx * t}px,${dy * t - up * lift}px) scale(${scale})`,
      offset: 0.12 + 0.88 * t,
    });
  }
  return frames;
}

/** Everything one flight needs to know, read before anything is written. */
function flights(beat) {
  const [whats, froms, tos] = [list(beat.what), list(beat.from), list(beat.to)];
  const count = beat.n ?? Math.max(whats.length, froms.length, tos.length);
  const size = beat.size && (small() ? beat.size * 0.72 : beat.size);
  const found = new Map(); // many coins come from one place
  const at = (spot) => found.get(spot) ?? found.set(spot, box(spot)).get(spot);
  return Array.from({ length: Math.min(count, 8) }, (_, i) => {
    const what = nth(whats, i);
    const from = at(nth(froms, i) ?? what) ?? at(what);
    const to = at(nth(tos, i));
    const one = to && piece(what, beat.fit ? Math.min(LARGEST, to.w) : size, beat.drawn);
    return from && to && one && { origin: beat.copy ? null : find(what), from, to, one, name: list(beat.as)[i], i };
  }).filter(Boolean);
}

act("fly", 640, (beat, show) => {
  const jobs = flights(beat);
  const gap = beat.keep ? 0 : 70;
  const ms = Math.max(280, (beat.ms ?? acts.fly.ms) - gap * (jobs.length - 1));
  return async () => {
    await Promise.all(jobs.map((job) => flight(job, beat, show, { ms, delay: gap * job.i, easing: EASE })));
    if (!beat.keep) for (const { one } of jobs) one.ghost.remove(); // all at once: each would be a frame of its own
  };
});

async function flight({ origin, from, to, one, name, i }, beat, show, timing) {
  if (name) {
    air.querySelector(`[data-as="${name}"]`)?.remove();
    one.ghost.dataset.as = name;
  }
  put(one, from.cx, from.cy);
  if (origin && !one.own) leave(origin);
  const [dx, dy] = [to.cx - from.cx, to.cy - from.cy];
  const lift = beat.lift ?? Math.min(120, 30 + Math.hypot(dx, dy) * 0.16);
  await show.move(one.ghost, curve(dx, dy, lift, beat.scale ?? (beat.keep ? 1 : 0.55)), timing);
  show.hear(beat.sound, i);
  if (beat.keep) return;
  await show.move(one.ghost, { opacity: [1, 0] }, { ms: 110 });
  if (!i && !show.instant && to.w < 120) show.move(to.node, { scale: [1, 1.18, 1] }, { ms: 240, stay: false });
}

// Pieces leave the game: they grey and sink.
act("fade", 700, (beat, show) => {
  const jobs = list(beat.what).map((what) => ({
    origin: find(what),
    at: box(what) ?? box(list(beat.from)[0]),
    one: piece(what, undefined, beat.drawn),
  }));
  return () =>
    Promise.all(
      jobs
        .filter(({ at, one }) => at && one)
        .map(async ({ origin, at, one }, i) => {
          put(one, at.cx, at.cy);
          if (origin && !one.own) leave(origin);
          await show.move(
            one.ghost,
            [
              { opacity: 1, filter: "grayscale(0)", transform: "none" },
              { opacity: 1, filter: "grayscale(1)", transform: "translateY(-6px) rotate(-2deg)", offset: 0.35 },
              {
                opacity: 0,
                filter: "grayscale(1)",
                transform: `translateY(54px) rotate(${i % 2 ? 9 : -9}deg) scale(.9)`,
              },
            ],
            { ms: 640, delay: i * 60, easing: "ease-in" },
          );
          one.ghost.remove();
        }),
    );
});

// Pieces are no longer where they were: others like them are on their way.
act("leave", 0, (beat) => {
  const nodes = list(beat.what).map(find).filter(Boolean);
  return () => nodes.forEach(leave);
});

// Pieces of the new table come to their place from somewhere else.
act("arrive", 900, (beat, show) => {
  const whats = list(beat.what);
  const jobs = whats.map((what, i) => ({ node: find(what), to: box(what), from: box(nth(list(beat.from), i)) }));
  const gap = Math.min(90, 500 / whats.length);
  return () =>
    Promise.all(
      jobs
        .filter(({ node, from }) => node && from)
        .map(async ({ node, from, to }, i) => {
          const [dx, dy] = [from.cx - to.cx, from.cy - to.cy];
          const frames = [
            { transform: `translate(${dx}px,${dy}px) scale(.7)`, opacity: 0 },
            { opacity: 1, offset: 0.2 },
            { transform: "translate(0,-6px) scale(1.03)", opacity: 1, offset: 0.82 },
            { transform: "none", opacity: 1 },
          ];
          await show.move(node, frames, { ms: 560, delay: i * gap, easing: EASE, stay: false });
          show.hear(beat.sound, i);
        }),
    );
});

const FORWARD = 72; // px: how wide a piece is that steps forward, unless it is far wider on the table

const forward = (what) => ((find(what)?.getBoundingClientRect().width ?? 0) > 2 * FORWARD ? undefined : FORWARD);

// Pieces step forward, are seen, and step back; those out of sight come to the middle.
act("bow", 1200, (beat, show) => {
  const jobs = list(beat.what).map((what) => ({
    at: box(beat.at ?? what) ?? box(beat.from),
    one: piece(what, forward(what)),
  }));
  const centre = middle();
  return () =>
    Promise.all(
      jobs
        .filter(({ at, one }) => at && one)
        .map(async ({ at, one }) => {
          const { cx, cy } = at.away ? centre : at;
          put(one, cx, cy);
          one.ghost.classList.add("stepping");
          show.hear(beat.sound);
          const up = { transform: "translateY(-14px) scale(1.16)" };
          const frames = [
            { transform: "none" },
            { ...up, offset: 0.22 },
            { ...up, offset: 0.8 },
            { transform: "none" },
          ];
          await show.move(one.ghost, frames, { ms: 1150, easing: "ease-in-out" });
          one.ghost.remove();
        }),
    );
});
