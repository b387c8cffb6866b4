// Check this deal: everything that was sealed is sealed again here, and the moves are played again by the house.
import { bytesOf, digitsOf, hmac, sha256 } from "./digest.js";
import { mine, seen } from "./numbers.js";

const told = document.getElementById("deal");
const deal = told && JSON.parse(told.textContent);
const button = document.getElementById("check");
const sealOf = async (number) => digitsOf(await sha256(bytesOf(number)));
const line = ({ number, seal }) => (number ? `number ${number}` : seal ? `seal ${seal}` : "-");

/** Each answers true, false, or null where this browser cannot know. */
const CHECKS = {
  seal: async () => (await sealOf(deal.number)) === deal.seal,
  same: async () => (seen(deal.table) ? seen(deal.table).seal === deal.seal : null),
  mine: async () => {
    const given = seen(deal.table)?.mine;
    const kept = given && mine(given);
    if (!kept) return null;
    const share = deal.seats.find(({ seal }) => seal === given);
    return share?.number === kept.number && asShown(kept);
  },
  seats: async () => {
    const fits = await Promise.all(
      deal.seats.map(async ({ number, seal }) => !number || (await sealOf(number)) === seal),
    );
    return fits.every(Boolean);
  },
  deal: async () => String(await seed()) === deal.seed,
  moves: async () => {
    const headers = JSON.parse(document.body.getAttribute("hx-headers"));
    const answer = await fetch(location.pathname, { method: "POST", headers });
    return (await answer.json()).holds === true;
  },
};

// What the others had sealed when this browser opened its number is what they have opened since.
const asShown = ({ opened, house }) =>
  opened ? opened.every((seal, seat) => seal === (deal.seats[seat].seal || "-")) : !house || house === deal.seal;

async function seed() {
  let drawn = bytesOf(deal.number);
  const mixed = ["spectacula-deal-1", deal.name, ...deal.seats.map(line)].join("\n");
  if (deal.seats.length) drawn = await hmac(drawn, new TextEncoder().encode(mixed));
  return BigInt(`0x${digitsOf(drawn.slice(0, 8))}`) % 2n ** 63n;
}

async function check() {
  button.setAttribute("aria-disabled", "true");
  let holds = true;
  for (const row of document.querySelectorAll("[data-check]")) {
    const found = await CHECKS[row.dataset.check]().catch(() => false);
    holds &&= found !== false;
    row.dataset.found = found === null ? "unknown" : found ? "holds" : "broken";
    for (const said of row.querySelectorAll("[data-said]")) said.hidden = said.dataset.said !== row.dataset.found;
  }
  for (const said of document.querySelectorAll("[data-verdict]")) said.hidden = said.dataset.verdict !== String(holds);
  button.removeAttribute("aria-disabled");
}

button?.addEventListener("click", () => button.ariaDisabled !== "true" && check());
