// Fair deals: this browser seals a number of its own, opens it when all have sealed, and remembers what it was shown.
import { digitsOf, sha256 } from "./digest.js";

const MINE = "fair-number:"; // by its seal: the number, and what stood at the table when it was opened
const SEEN = "fair-seal:"; // by table: the house's seal when this browser first saw it, and the one it has given
const LAST = "fair-last"; // the seal that was given last, until it is known to which table
const KEPT = 300;
const PATIENCE = 3000; // ms for the house to seal a number

const csrf = () => JSON.parse(document.body.getAttribute("hx-headers"));
const read = (key) => JSON.parse(localStorage.getItem(key) ?? "null");

function keep(key, value) {
  const old = Object.keys(localStorage).filter((name) => name.startsWith(MINE) || name.startsWith(SEEN));
  const aged = old.map((name) => [read(name).at, name]).sort(([a], [b]) => a - b);
  for (const [, name] of aged.slice(0, Math.max(0, aged.length - KEPT))) localStorage.removeItem(name);
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), ...value }));
}

export const mine = (seal) => read(MINE + seal);
export const seen = (table) => read(SEEN + table);

async function sealed() {
  const number = crypto.getRandomValues(new Uint8Array(32));
  const seal = digitsOf(await sha256(number));
  keep(MINE + seal, { number: digitsOf(number) });
  sessionStorage.setItem(LAST, seal);
  return { seal, number: digitsOf(number) };
}

// Against bots the number goes along at once: the house has sealed its own before. In company it is opened later.
async function given(form) {
  const { seal, number } = await sealed();
  if (inCompany(form)) return { seal };
  const asked = { method: "POST", headers: csrf(), signal: AbortSignal.timeout(PATIENCE) };
  const house = await (await fetch("/seals", asked)).json();
  keep(MINE + seal, { number, house: house.seal });
  return { seal, number, offered: house.offered };
}

function inCompany(form) {
  if (form.dataset.deals !== "chosen") return form.dataset.deals === "company";
  const chosen = new FormData(form);
  const seats = Array.from({ length: Number(chosen.get("players")) }, (_, i) => chosen.get(`kind-${i + 1}`));
  return seats.includes("invite");
}

async function prepare(event) {
  const form = event.target.closest("form[data-deals]");
  if (!form || form.dataset.dealt) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.dataset.dealt = "yes";
  const fields = await given(form).catch(() => ({})); // nobody is kept from playing
  for (const [name, value] of Object.entries(fields)) {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
    form.append(field);
  }
  setTimeout(() => form.requestSubmit(event.submitter)); // not before this submission has come to its end
}

async function open() {
  const asked = document.querySelector("[data-open-seal]");
  const kept = asked && mine(asked.dataset.openSeal);
  if (!kept || kept.opened) return;
  keep(MINE + asked.dataset.openSeal, { ...kept, opened: asked.dataset.seals.split(" ") });
  const body = new URLSearchParams({ number: kept.number });
  await fetch(asked.dataset.address, { method: "POST", headers: csrf(), body });
}

function notice() {
  const shown = document.querySelector("[data-house-seal]");
  if (!shown) return;
  const { table, houseSeal, seated } = shown.dataset;
  if (!seen(table)) {
    keep(SEEN + table, { seal: houseSeal, mine: seated ? sessionStorage.getItem(LAST) : null });
    sessionStorage.removeItem(LAST);
  }
  const changed = document.getElementById("seal-changed");
  if (changed) changed.hidden = seen(table).seal === houseSeal;
}

function look() {
  notice();
  open();
}

document.addEventListener("submit", prepare, true);
document.addEventListener("htmx:afterSwap", look);
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-dealt]")) {
    delete form.dataset.dealt;
    for (const name of ["seal", "number", "offered"]) form.elements[name]?.remove();
  }
});
look();
