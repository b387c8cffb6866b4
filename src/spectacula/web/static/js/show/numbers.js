// Numbers that change before the eyes.
import { act } from "./acts.js";
import { box } from "./sight.js";
import { air, drawing, element, find, list, mark, nth } from "./stage.js";
import { both } from "./wings.js";

// A number of the table runs to its new value and stays marked until the new table stands.
act("count", 480, (beat, show) => {
  const jobs = list(beat.at).map((spot, i) => ({ node: find(spot), by: nth(list(beat.by), i), end: beat.to }));
  return () =>
    Promise.all(
      jobs
        .filter(({ node }) => node)
        .map(async ({ node, by: more, end }) => {
          const from = Number.parseInt(node.textContent.replace("−", "-"), 10) || 0;
          const by = more ?? end - from;
          const steps = Math.min(12, Math.abs(by)) || 1;
          for (const one of both(node)) mark(one, by < 0 ? "less" : "more");
          for (let i = 1; i <= steps; i++) {
            const text = String(Math.round(from + (by * i) / steps)).replace("-", "−");
            for (const one of both(node)) one.textContent = text;
            if (i < steps) await show.wait(Math.min(70, 420 / steps));
          }
        }),
    );
});

// A sum is built before the eyes: part after part, then the result.
act("sum", 1300, (beat, show) => {
  const at = box(beat.at);
  return async () => {
    if (!at) return;
    const parts = [...beat.parts.map(String), `= ${beat.total}`].map((text) => element("span", "", text));
    const sum = element("div", "sum-up", ...(beat.art ? [drawing(beat.art)] : []), ...parts);
    sum.style.left = `${at.cx}px`;
    sum.style.top = `${at.cy}px`;
    air.append(sum);
    show.move(sum, { opacity: [0, 1] }, { ms: 180 });
    await Promise.all(
      parts.map(async (part, i) => {
        await show.move(part, { opacity: [0, 1], scale: [1.5, 1] }, { ms: 220, delay: 120 + i * 240 });
        show.hear(beat.sound, i);
      }),
    );
    await show.wait(240);
    await show.move(sum, { opacity: [1, 0] }, { ms: 160 });
    sum.remove();
  };
});
