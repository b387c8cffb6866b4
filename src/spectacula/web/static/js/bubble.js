// One bubble explains: a card, a term, or why a piece cannot be chosen. On hover, focus, tap and long press.
const bubble = document.getElementById("bubble");
let timer = null;
let over = null;

// The passage of the rulebook that a reason follows from, or that explains a piece, as a link.
let names = null;

function ruleOf(text) {
  const list = document.getElementById("reasons");
  const found = [...(list?.children ?? [])].find((reason) => reason.textContent === text);
  return found ? link(found.dataset.rule) : null;
}

async function passageOf(title) {
  const { rules, table } = bubble.dataset;
  names ??= fetch(`${rules}/names?language=${document.documentElement.lang}`).then(
    (answer) => (answer.ok ? answer.json() : {}),
    () => ({}),
  );
  const known = await names;
  const passage = known[title] ?? known[title.replace(/^\d+ /, "")];
  return passage ? link(`${rules}${table ? `?table=${table}` : ""}#${passage}`) : null;
}

const link = (href) => Object.assign(document.createElement("a"), { href, textContent: bubble.dataset.label });

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
  over = element;
  if (why) add(ruleOf(text), element);
  else if (title) passageOf(title).then((rule) => add(rule, element));
  place(element);
}

function add(rule, element) {
  if (!rule || over !== element || bubble.querySelector("a")) return;
  bubble.append(rule);
  place(element);
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
  clearTimeout(timer);
  const element = explains(event.target);
  if (bubble.contains(event.target) || (element && element === over)) return;
  if (element) {
    close();
    timer = setTimeout(() => open(element, element.dataset.why !== undefined), 350);
  } else if (over) timer = setTimeout(close, 250); // time to reach the link in the bubble
});

document.addEventListener("focusin", (event) => {
  if (bubble.contains(event.target)) return;
  const element = explains(event.target);
  close();
  if (element && event.target.matches(":focus-visible")) open(element, element.dataset.why !== undefined);
});
document.addEventListener("focusout", (event) => {
  if (!bubble.contains(event.relatedTarget)) close();
});

document.addEventListener("click", (event) => {
  const blocked = event.target.closest("[data-why]");
  if (bubble.contains(event.target)) return;
  if (!blocked) {
    close();
    return;
  }
  event.preventDefault();
  open(blocked, true);
  if (event.detail === 0) bubble.querySelector("a")?.focus();
});

document.addEventListener("pointerdown", (event) => {
  if (event.pointerType !== "touch") return;
  const element = explains(event.target);
  clearTimeout(timer);
  if (!element) return;
  timer = setTimeout(() => {
    open(element, element.dataset.why !== undefined);
    document.addEventListener(
      "click",
      (click) => {
        click.preventDefault();
        click.stopPropagation();
      },
      { capture: true, once: true },
    );
  }, 480);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) {
  document.addEventListener(end, (event) => {
    if (event.pointerType === "touch" && (end !== "pointermove" || Math.abs(event.movementY) > 4)) clearTimeout(timer);
  });
}
document.addEventListener("contextmenu", (event) => {
  if (over && event.pointerType === "touch") event.preventDefault();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "i" && over && !event.ctrlKey && !event.metaKey && !event.target.matches("input, textarea"))
    bubble.querySelector("a")?.focus();
  if (event.key !== "Escape") return;
  const back = bubble.contains(document.activeElement) ? over : null;
  close();
  (back?.querySelector(".hit-area") ?? back)?.focus();
});
document.addEventListener("scroll", close, { passive: true });
document.addEventListener("table:shown", () => {
  if (!over?.isConnected) close();
});
