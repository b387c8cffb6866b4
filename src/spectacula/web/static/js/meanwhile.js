// Since your last turn: a notice, and marks on what is new in the log and on the table until the next move is made.
const key = `since-${location.pathname}`;
let notice = document.getElementById("meanwhile");

function mark() {
  const since = notice ? Number(notice.dataset.since) : Infinity;
  for (const line of document.querySelectorAll("#log-lines > li"))
    line.classList.toggle("fresh", Number(line.id.split("-")[1]) > since);
  for (const old of document.querySelectorAll(".new-mark")) old.remove();
  for (const old of document.querySelectorAll("#table .changed")) {
    old.classList.remove("changed", "held");
    old.querySelector(":scope > .hit-area")?.removeAttribute("aria-describedby");
  }
  for (const change of notice?.querySelectorAll("[data-piece-name]") ?? []) {
    const name = CSS.escape(change.dataset.pieceName);
    for (const piece of document.querySelectorAll(`#table :is(#${name}, [data-vt="${name}"], [data-piece="${name}"])`))
      sign(piece, change.textContent);
  }
}

function sign(piece, text) {
  piece.classList.add("changed");
  if (piece instanceof SVGElement) return;
  if (getComputedStyle(piece).position === "static") piece.classList.add("held");
  const dot = Object.assign(document.createElement("i"), {
    className: "new-mark",
    id: `new-${document.querySelectorAll(".new-mark").length}`,
  });
  dot.append(Object.assign(document.createElement("span"), { className: "visually-hidden", textContent: text }));
  piece.append(dot);
  piece.querySelector(":scope > .hit-area")?.setAttribute("aria-describedby", dot.id);
}

function listen() {
  document.getElementById("meanwhile-close").addEventListener("click", () => {
    notice.hidden = true;
  });
}

/** What happened meanwhile as the server tells it now, as an element; null if nothing did. */
export async function told() {
  const answer = await fetch(`${location.pathname}/meanwhile`);
  const html = answer.ok ? await answer.text() : "";
  return new DOMParser().parseFromString(html, "text/html").getElementById("meanwhile");
}

/** The marks of a notice that was read before the page was loaded again. */
async function recall() {
  const fresh = await told();
  if (!fresh || fresh.dataset.since !== sessionStorage.getItem(key)) return;
  fresh.hidden = true;
  document.body.append(fresh);
  notice = fresh;
  listen();
  mark();
}

// What happens from now on is shown as it happens: the lines stay those of the time before.
document.addEventListener("table:shown", () => {
  if (notice) mark();
});

document.body.addEventListener("htmx:afterRequest", (event) => {
  if (!notice || !event.detail.successful || !event.detail.requestConfig.path.endsWith("/moves")) return;
  sessionStorage.removeItem(key);
  notice.remove();
  notice = null;
  mark();
});

if (notice) {
  sessionStorage.setItem(key, notice.dataset.since);
  listen();
  mark();
} else if (sessionStorage.getItem(key)) recall();
