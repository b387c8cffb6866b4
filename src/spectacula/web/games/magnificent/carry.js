// A poster or a tent in hand can be carried to its place; a click on the place does the same.
import { lay } from "../../js/draft.js";

let carried = null;

const under = (event) =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest(".place[data-draft], .answer[data-draft]"))
    .find(Boolean) ?? null;

function light(place) {
  for (const other of document.querySelectorAll(".legal.hovered")) other.classList.remove("hovered");
  place?.classList.add("hovered");
}

function drop() {
  carried.piece.classList.remove("lifted");
  carried.piece.style.transform = "";
  carried = null;
  light(null);
}

document.addEventListener("pointerdown", (event) => {
  const piece = event.target.closest("[data-carry]");
  if (piece && event.button === 0) carried = { piece, x: event.clientX, y: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (!carried) return;
  carried.piece.classList.add("lifted");
  carried.piece.style.transform = `translate(${event.clientX - carried.x}px, ${event.clientY - carried.y}px)`;
  light(under(event));
});
document.addEventListener("pointerup", (event) => {
  if (!carried) return;
  const place = under(event);
  drop();
  if (place) lay(place.dataset.draft);
});
document.addEventListener("pointercancel", () => {
  if (carried) drop();
});
