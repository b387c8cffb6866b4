// The notice board: rows come with the stream and take the place of the one with the same id; nothing moves under a pointer.
import { keepToChoice } from "./filters.js";
import { listen } from "./stream.js";
import { beside, wait } from "./waiting.js";

const board = document.getElementById("board");
const FADE = 2000; // ms for which a row that is gone can still be seen
const MINUTE = 60000;
const token = () => document.querySelector("input[name=_csrf_token][value]:not([value=''])").value;
const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });

function dress(row) {
  for (const field of row.querySelectorAll("input[name=_csrf_token]")) field.value = token();
  for (const time of row.querySelectorAll("[data-since]")) {
    const minutes = Math.floor((Date.now() - 1000 * time.dataset.since) / MINUTE);
    time.textContent = minutes > 0 ? ago.format(-Math.min(minutes, 99), "minute") : "";
  }
}

function count(list) {
  const rows = list.querySelectorAll(":scope > .notice-row:not(.gone)").length;
  list.nextElementSibling.hidden = rows > 0;
  keepToChoice();
}

function put(list, html) {
  const row = document.createRange().createContextualFragment(html).firstElementChild;
  const before = document.getElementById(row.id);
  if (before?.parentElement === list) {
    window.Idiomorph.morph(before, row);
    before.classList.remove("gone");
  } else {
    before?.remove();
    list.append(row);
  }
  dress(document.getElementById(row.id));
  count(list);
}

function take(id) {
  const row = document.getElementById(id);
  if (!row) return;
  const list = row.parentElement;
  row.classList.add("gone");
  for (const act of row.querySelectorAll("a, button")) act.setAttribute("aria-disabled", "true");
  count(list);
  const clear = () => {
    if (!row.classList.contains("gone")) return;
    if (list.matches(":hover") || list.contains(document.activeElement)) setTimeout(clear, FADE);
    else row.remove();
  };
  setTimeout(clear, FADE);
}

const hears = {
  ...beside,
  looking: (row) => put(document.getElementById("board-looking"), row),
  running: (row) => put(document.getElementById("board-running"), row),
  gone: take,
  board: (name) => {
    board.dataset.seen = name;
  },
};

function countWaiting() {
  const own = document.getElementById("own");
  const waiting = wait(own.dataset.mine);
  const mark = document.title.startsWith("● ") ? "● " : "";
  const title = document.title.replace(/^(● )?(\(\d+\) )?/, "");
  const count = waiting ? `(${waiting}) ` : "";
  document.title = `${mark}${count}${title}`;
  document.getElementById("own-count").textContent = own.dataset.count;
  const turns = document.getElementById("bar-waiting");
  turns.textContent = String(waiting);
  turns.hidden = !waiting;
}

async function fetchOwn(name) {
  const own = document.getElementById("own");
  if (own.dataset.mine === name) return;
  const answer = await fetch("/own").catch(() => null);
  if (!answer?.ok) return;
  window.Idiomorph.morph(own, await answer.text());
  countWaiting();
}

document.addEventListener("house:mine", ({ detail }) => fetchOwn(detail));
board.addEventListener("submit", (event) => {
  if (event.submitter?.getAttribute("aria-disabled")) event.preventDefault();
});
for (const row of board.querySelectorAll(".notice-row")) dress(row);
countWaiting();
setInterval(() => {
  for (const row of board.querySelectorAll(".notice-row")) dress(row);
}, MINUTE);
listen(() => `/board/events?seen=${board.dataset.seen}`, hears);
