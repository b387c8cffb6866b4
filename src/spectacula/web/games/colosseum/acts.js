// What only Colosseum shows: a performance, with its cast, its crowd and where the crowd comes from.
import { act } from "../../js/show/acts.js";
import { air, drawing, element, find, small } from "../../js/show/stage.js";

const SEATS = 96;
const CROWD = ["--crowd-1", "--crowd-2", "--crowd-3", "--crowd-4"];
const sheet = () => air.querySelector(".performance");

/** Empty stands; they are painted, for a hundred dots that are pieces of the page would cost frames. */
function stands(wide, high) {
  const crowd = element("canvas", "stands");
  Object.assign(crowd, { width: wide * devicePixelRatio, height: high * devicePixelRatio });
  return crowd;
}

/** The stands fill from the middle: one dot is one spectator. */
function sits(crowd, i, colours) {
  const [row, k, side] = [i % 3, Math.floor(i / 3), Math.floor(i / 3) % 2 ? 1 : -1];
  const angle = Math.PI / 2 + side * Math.ceil(k / 2) * ((Math.PI * 0.94) / (SEATS / 3));
  const far = 0.78 + row * 0.1;
  const pen = crowd.getContext("2d");
  pen.fillStyle = colours[i % colours.length];
  pen.beginPath();
  pen.arc(
    crowd.width * (0.5 + Math.cos(angle) * far * 0.46),
    crowd.height * (1 - Math.sin(angle) * far * 0.94),
    (small() ? 3 : 4.5) * devicePixelRatio,
    0,
    2 * Math.PI,
  );
  pen.fill();
}

/** The tokens enter the arena one by one; those that are missing are seen to be missing. */
act("parade", 2000, (beat, show) => {
  const board = find("board").getBoundingClientRect();
  const top = document.getElementById("prompt").getBoundingClientRect().bottom;
  return async () => {
    const player = `player-${beat.seat + 1}`;
    const asset = (name, cls = "") => element("span", `cast-member ${cls}`, drawing(name));
    const ring = element("div", "cast", ...beat.cast.map((name) => asset(name)));
    ring.append(...beat.missing.map((name) => asset(name, "missing")));
    const wide = Math.min(620, innerWidth - 16);
    const arena = element("div", "arena-view", stands(wide, small() ? 150 : 220), ring);
    const laurel = element("div", "laurel-count", drawing("laurel"), element("b", "", "0"));
    const titles = element("div", "", element("small", "", beat.sub), element("h2", "", beat.title));
    const head = element("header", "", titles, laurel);
    const bill = element("div", `performance ${player}`, arena, head, element("ol", "sources"));
    const middle = small() ? innerWidth / 2 : board.x + board.width / 2;
    bill.style.width = `${wide}px`;
    bill.style.left = `${Math.max(8, middle - wide / 2) + scrollX}px`;
    bill.style.top = `${Math.max(top + 10, small() ? 0 : board.y + 8) + scrollY}px`;
    for (const die of air.querySelectorAll(".die")) die.remove();
    air.append(element("div", "dusk"), bill);
    show.hear(beat.sound);
    const rise = [
      { opacity: 0, transform: "translateY(46px) scale(.96)" },
      { opacity: 1, transform: "none" },
    ];
    const risen = 420;
    const rises = show.move(bill, rise, { ms: risen });
    const gap = 1200 / (ring.children.length + 3);
    const enter = [
      { transform: "translate(-190px,26px) scale(.7)", opacity: 0 },
      { transform: "translate(0,-10px) scale(1.06)", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 1 },
    ];
    await Promise.all([
      rises,
      ...[...ring.children].map((one, i) =>
        show.move(one, enter, { ms: gap * 3.4, delay: risen + gap * i }).then(() => show.hear("step", i)),
      ),
    ]);
  };
});

// One source of spectators: its line, its people, the sum.
act("source", 950, (beat, show) => {
  const style = getComputedStyle(document.documentElement);
  const colours = CROWD.map((name) => style.getPropertyValue(name));
  return () => counted(beat, show, colours);
});

async function counted(beat, show, colours) {
  const bill = sheet();
  if (!bill) return;
  const sign = element("i", `source-${beat.source}`); // the colour it has in the count beside the board
  const row = element("li", "", sign, element("span", "", beat.text), element("b", "", `+${beat.n}`));
  const sum = bill.querySelector(".laurel-count b");
  const crowd = bill.querySelector(".stands");
  const from = Number(sum.textContent);
  bill.querySelector(".sources").append(row);
  show.hear(beat.sound, beat.n);
  show.move(
    row,
    [
      { opacity: 0, transform: "translateX(-14px)" },
      { opacity: 1, transform: "none" },
    ],
    { ms: 240 },
  );
  const steps = Math.min(14, beat.n);
  let seated = from;
  for (let k = 1; k <= steps; k++) {
    const now = Math.round(from + (beat.n * k) / steps);
    for (; seated < Math.min(now, SEATS); seated++) sits(crowd, seated, colours);
    sum.textContent = now;
    await show.wait(Math.min(700, 80 + beat.n * 30) / steps);
  }
}

// The sum stands: laurels open, the stands jump.
act("cheer", 1100, (beat, show) => async () => {
  const bill = sheet();
  if (!bill) return;
  bill.classList.add("applauded");
  show.hear(beat.sound);
  const jump = ["none", "translateY(-7px)", "none", "translateY(-5px)", "none"];
  await Promise.all([
    show.move(
      bill.querySelector(".laurel-count"),
      { transform: ["none", "scale(1.16)", "none"] },
      { ms: 500, stay: false },
    ),
    show.move(bill.querySelector(".stands"), { transform: jump }, { ms: 1000, stay: false }),
  ]);
});

act("shut", 260, (_, show) => async () => {
  const gone = [...air.querySelectorAll(".performance, .dusk")];
  await Promise.all(gone.map((node) => show.move(node, { opacity: [1, 0] }, { ms: 240 })));
  for (const node of gone) node.remove();
});
