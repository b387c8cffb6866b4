// One bubble explains: a card, a term, or why a piece cannot be chosen. On hover, focus, tap and long press.
const bubble = document.getElementById("bubble");
let timer = null;
let over = null;

const explains = (target) => target.closest?.("[data-why], [data-tip]");

function open(element, why) {
  const title = why ? element.dataset.whyTitle : element.dataset.tipTitle;
  const text = why ? element.dataset.why : element.dataset.tip;
  if (!text) return;
  bubble.replaceChildren();
  if (title) bubble.append(Object.assign(document.createElement("b"), { textContent: title }));
  bubble.append(Object.assign(document.createElement("span"), { textContent: text }));
  bubble.classList.toggle("why", why);
  if (!bubble.matches(":popover-open")) bubble.showPopover();
  place(element);
  over = element;
}

function place(element) {
  const box = element.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - size.width / 2, wide - size.width - 8));
  const above = box.top - size.height - 10;
  const top = above > 70 ? above : Math.min(box.bottom + 10, window.innerHeight - size.height - 8);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(8, top)}px`;
}

function close() {
  clearTimeout(timer);
  over = null;
  if (bubble.matches(":popover-open")) bubble.hidePopover();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = explains(event.target);
  if (element === over) return;
  close();
  if (element) timer = setTimeout(() => open(element, element.dataset.why !== undefined), 350);
});

document.addEventListener("focusin", (event) => {
  const element = explains(event.target);
  close();
  if (element && event.target.matches(":focus-visible")) open(element, element.dataset.why !== undefined);
});
document.addEventListener("focusout", close);

document.addEventListener("click", (event) => {
  const blocked = event.target.closest("[data-why]");
  if (blocked) { event.preventDefault(); open(blocked, true); } else close();
});

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch") return;
  const element = explains(event.target);
  clearTimeout(timer);
  if (!element) return;
  timer = setTimeout(() => {
    open(element, element.dataset.why !== undefined);
    document.addEventListener("click", (click) => { click.preventDefault(); click.stopPropagation(); }, { capture: true, once: true });
  }, 480);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => { if (event.pointerType === "touch" && (end !== "pointermove" || Math.abs(event.movementY) > 4)) clearTimeout(timer); });
}
document.addEventListener("contextmenu", (event) => { if (over && event.pointerType === "touch") event.preventDefault(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
document.addEventListener("scroll", close, { passive: true });
document.addEventListener("table:shown", () => { if (!over?.isConnected) close(); });
