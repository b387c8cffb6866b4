// The tile in hand: how it lies, what it would cover, where it may lie.

export let hand = null;

// Takes another tile in hand, or the same one as it lay; none leaves it empty.
export function take(tile) {
  const kept = hand && tile?.key === hand.key ? hand : null;
  hand = tile && { ...tile, way: kept?.way ?? 0, cell: kept?.cell ?? -1 };
  if (!hand) return;
  hand.way = Math.min(hand.way, hand.fits.length - 1);
  if (!kept) hand.cell = best();
}

export const fit = () => hand.fits[hand.way];
const cellsAt = (cell, shape) => {
  const row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  return shape.map(([r, c]) => [row + r, column + c]);
};
const inside = (cells) => cells.every(([r, c]) => r >= 0 && r < hand.high && c >= 0 && c < hand.wide);
export const covers = (cell, shape) => cellsAt(cell, shape).map(([r, c]) => r * hand.wide + c);
export const legal = () => fit().cells.includes(hand.cell);

// Where the tile hangs at first: a legal place that covers most bonuses.
function best() {
  const worth = (cell) => covers(cell, fit().shape).filter((c) => String(c) in hand.bonuses).length;
  return [...fit().cells].sort((a, b) => worth(b) - worth(a) || a - b)[0];
}

export function settle(cell) {
  const { shape } = fit();
  let row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  const rows = shape.map(([r]) => r),
    columns = shape.map(([, c]) => c);
  row = Math.max(-Math.min(...rows), Math.min(row, hand.high - 1 - Math.max(...rows)));
  column = Math.max(-Math.min(...columns), Math.min(column, hand.wide - 1 - Math.max(...columns)));
  hand.cell = row * hand.wide + column;
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
export function turn(how) {
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

// The cell pressed becomes the middle of the tile, where it is legal; else it is tried as any of the tile's cells.
export function centre(cell) {
  const row = Math.floor(cell / hand.wide),
    column = cell % hand.wide;
  const anchors = fit()
    .shape.map(([r, c]) => (row - r) * hand.wide + (column - c))
    .filter((a) => a >= 0 && inside(cellsAt(a, fit().shape)));
  const good = anchors.filter((a) => fit().cells.includes(a));
  if (good.includes(hand.cell) || !anchors.length) return;
  settle((good.length ? good : anchors)[Math.floor(((good.length ? good : anchors).length - 1) / 2)]);
}
