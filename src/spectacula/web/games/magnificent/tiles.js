// A tile in hand: turned and flipped here, moved by mouse, touch or arrow keys, laid out by the gold button.
import "./carry.js";
import { lay } from "../../js/draft.js";

let hand = null;

const field = () => document.getElementById("camp-hand");
const fit = () => hand.fits[hand.way];
const cellsAt = (cell, shape) => {
  const row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  return shape.map(([r, c]) => [row + r, column + c]);
};
const inside = (cells) => cells.every(([r, c]) => r >= 0 && r < hand.high && c >= 0 && c < hand.wide);
const covers = (cell, shape) => cellsAt(cell, shape).map(([r, c]) => r * hand.wide + c);
const legal = () => fit().cells.includes(hand.cell);

function start() {
  const box = field();
  if (!box) {
    hand = null;
    return;
  }
  const data = JSON.parse(box.dataset.hand);
  const key = box.dataset.key;
  const kept = hand?.key === key ? hand : null;
  hand = { ...data, key, way: kept?.way ?? 0, cell: kept?.cell ?? -1 };
  hand.way = Math.min(hand.way, hand.fits.length - 1);
  if (!kept) hand.cell = best();
  show();
}

// Where the tile hangs at first: a legal place that covers most bonuses.
function best() {
  const worth = (cell) => covers(cell, fit().shape).filter((c) => String(c) in hand.bonuses).length;
  return [...fit().cells].sort((a, b) => worth(b) - worth(a) || a - b)[0];
}

function settle(cell) {
  const { shape } = fit();
  let row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  const rows = shape.map(([r]) => r),
    columns = shape.map(([, c]) => c);
  row = Math.max(-Math.min(...rows), Math.min(row, hand.high - 1 - Math.max(...rows)));
  column = Math.max(-Math.min(...columns), Math.min(column, hand.wide - 1 - Math.max(...columns)));
  hand.cell = row * hand.wide + column;
}

function show() {
  const box = field();
  const size = Number(box.dataset.size);
  const row = Math.floor(hand.cell / hand.wide),
    column = hand.cell % hand.wide;
  const ghost = box.querySelector(".ghost");
  ghost.setAttribute("transform", `translate(${column * size} ${row * size})`);
  ghost.classList.toggle("misfit", !legal());
  for (const drawing of document.querySelectorAll("[data-turn]"))
    drawing.toggleAttribute("hidden", Number(drawing.dataset.turn) !== fit().turn);
  const { say } = hand;
  const name = hand.names[hand.cell];
  const bonuses = covers(hand.cell, fit().shape)
    .filter((c) => String(c) in hand.bonuses)
    .map((c) => hand.bonuses[c]);
  const good = `${say.at.replace("§", name)} ${bonuses.length ? say.covers.replace("§", bonuses.join(", ")) : say.plain}`;
  const taken = covers(hand.cell, fit().shape).some((c) => hand.taken.includes(c));
  const words = legal() ? good : (taken ? say.covered : say.beside).replace("§", name);
  const effect = document.getElementById("effect");
  if (effect) effect.textContent = words;
  box.setAttribute("aria-label", words);
  box.classList.toggle("misfit", !legal());
  const go = document.getElementById("onward");
  if (!go) return;
  go.hidden = box.dataset.ready === hand.moves[hand.cell];
  go.setAttribute("aria-disabled", String(!legal()));
  if (legal()) {
    go.dataset.draft = steps();
    delete go.dataset.why;
  } else {
    delete go.dataset.draft;
    go.dataset.why = words;
  }
}

function steps() {
  const laid = field().dataset.steps;
  const mine = hand.chain ? [fit().move, hand.moves[hand.cell]] : [hand.moves[hand.cell]];
  return [...(laid ? [laid] : []), ...mine].join("|");
}

const normal = (cells) => {
  const least = Math.min(...cells.map(([, c]) => c)),
    top = Math.min(...cells.map(([r]) => r));
  return cells
    .map(([r, c]) => `${r - top},${c - least}`)
    .sort()
    .join(" ");
};

// The tile after a turn or a flip, found among the positions it can have; those that fit nowhere are passed over.
function change(how) {
  if (hand.fits.length === 1 && field().dataset.back !== undefined) {
    lay(field().dataset.back);
    return;
  }
  let { shape } = fit();
  for (let n = 0; n < 4; n += 1) {
    shape = shape.map(([r, c]) => how(r, c));
    const at = hand.fits.findIndex((other) => normal(other.shape) === normal(shape));
    if (at >= 0 && at !== hand.way) {
      hand.way = at;
      break;
    }
    if (at >= 0 && n === 3) return;
  }
  settle(hand.cell);
  if (!legal()) nearest();
  show();
}

function nearest() {
  const far = (cell) =>
    Math.hypot(
      Math.floor(cell / hand.wide) - Math.floor(hand.cell / hand.wide),
      (cell % hand.wide) - (hand.cell % hand.wide),
    );
  const close = [...fit().cells].sort((a, b) => far(a) - far(b))[0];
  hand.cell = close;
}

const rotate = () => change((r, c) => [c, -r]);
const flip = () => change((r, c) => [r, -c]);

function cellUnder(event) {
  const box = field().querySelector("svg").getBoundingClientRect();
  const [x, y, w, h] = field().querySelector("svg").getAttribute("viewBox").split(" ").map(Number);
  const size = Number(field().dataset.size);
  const column = Math.floor((((event.clientX - box.left) / box.width) * w + x) / size);
  const row = Math.floor((((event.clientY - box.top) / box.height) * h + y) / size);
  return row >= 0 && row < hand.high && column >= 0 && column < hand.wide ? row * hand.wide + column : null;
}

// The cell pressed becomes the middle of the tile, where it is legal; else it is tried as any of the tile's cells.
function moveTo(cell) {
  const row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  const anchors = fit()
    .shape.map(([r, c]) => (row - r) * hand.wide + (column - c))
    .filter((a) => a >= 0 && inside(cellsAt(a, fit().shape)));
  const good = anchors.filter((a) => fit().cells.includes(a));
  if (good.includes(hand.cell) || !anchors.length) return;
  settle((good.length ? good : anchors)[Math.floor(((good.length ? good : anchors).length - 1) / 2)]);
  show();
}

let dragging = false;
document.addEventListener("pointerdown", (event) => {
  if (!hand || !event.target.closest("#camp-hand")) return;
  const cell = cellUnder(event);
  if (cell === null) return;
  dragging = true;
  moveTo(cell);
});
document.addEventListener("pointermove", (event) => {
  if (!dragging || !hand || !field()) return;
  const cell = cellUnder(event);
  if (cell !== null) moveTo(cell);
});
for (const end of ["pointerup", "pointercancel"])
  document.addEventListener(end, () => {
    dragging = false;
  });
document.addEventListener("dblclick", (event) => {
  if (hand && event.target.closest("#camp-hand")) document.getElementById("onward")?.click();
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-tile]");
  if (!button || !hand) return;
  if (button.dataset.tile === "rotate") rotate();
  else flip();
});

const KEYS = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] };
document.addEventListener("keydown", (event) => {
  if (!hand || event.target.matches("input, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "r" || event.key === "R") rotate();
  else if (event.key === "f" || event.key === "F") flip();
  else if (event.target.id === "camp-hand" && KEYS[event.key]) {
    event.preventDefault();
    const [down, right] = KEYS[event.key];
    settle(Math.max(0, hand.cell + down * hand.wide + right));
    show();
  } else if (event.target.id === "camp-hand" && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    document.getElementById("onward")?.click();
  }
});

document.addEventListener("table:shown", start);
start();
