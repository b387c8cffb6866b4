// Which open tables are shown: rows that come with the stream keep to what was chosen, and the numbers follow.
const list = document.getElementById("board-looking");
const { show, only, ratings } = list.dataset;
const mine = JSON.parse(ratings);

function takes({ dataset }) {
  const rating = mine[dataset.game] ?? 0;
  return rating >= Number(dataset.lowest || 0) && rating <= Number(dataset.highest || Number.POSITIVE_INFINITY);
}

function fits(row, kind) {
  if (only && row.dataset.game !== only) return false;
  return kind === "fits" ? takes(row) : !kind || row.dataset.pace === kind;
}

/** Hide what does not fit, count what is there; says in words when nothing of it fits. */
export function keepToChoice() {
  const rows = [...list.querySelectorAll(":scope > .notice-row")];
  const there = rows.filter((row) => !row.classList.contains("gone"));
  for (const row of rows) row.hidden = !fits(row, show);
  for (const count of document.querySelectorAll(".board-filters [data-count]"))
    count.textContent = String(there.filter((row) => fits(row, count.dataset.count)).length);
  document.getElementById("none-fits").hidden = there.length === 0 || there.some((row) => !row.hidden);
}
