// What lies in the air while a new table is laid below it: a piece goes when the place under it moves or goes.
import { air } from "./stage.js";

function under(piece) {
  const { x, y, width, height } = piece.getBoundingClientRect();
  const place = document.elementFromPoint(x + width / 2, y + height / 2);
  return place?.closest("main") ? place : null;
}

/** How far a piece is from its place, wherever the page has moved to. */
function apart(piece, place) {
  const [above, below] = [piece, place].map((one) => one.getBoundingClientRect());
  return `${Math.round(above.x - below.x)} ${Math.round(above.y - below.y)}`;
}

/** To be called whenever some of the new table lies there. */
export function lying() {
  const over = [...air.children].map((piece) => ({ piece, place: under(piece) })).filter(({ place }) => place);
  const pieces = over.map(({ piece, place }) => ({ piece, place, at: apart(piece, place) }));
  return () => {
    for (const { piece, place, at } of pieces) if (!place.isConnected || apart(piece, place) !== at) piece.remove();
  };
}
