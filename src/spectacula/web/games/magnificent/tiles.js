// A tile in hand: turned and flipped here, moved by mouse, touch or arrow keys, laid out by the gold button.
import "./carry.js";
import { lay } from "../../js/draft.js";
import { centre, covers, fit, hand, legal, settle, take, turn } from "./hand.js";

const field = () => document.getElementById("camp-hand");

function start() {
  const box = field();
  take(box && { ...JSON.parse(box.dataset.hand), key: box.dataset.key });
  if (box) show();
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

function change(how) {
  if (hand.fits.length === 1 && field().dataset.back !== undefined) {
    lay(field().dataset.back);
    return;
  }
  turn(how);
  show();
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

function moveTo(cell) {
  centre(cell);
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
