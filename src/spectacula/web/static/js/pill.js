// The search for a table goes along from page to page: a cookie says that there is one, a stream how it stands.
const joined = document.getElementById("board") ?? document.getElementById("lost"); // this page has a stream already
let news = null;
let ticking = null;

const pill = () => document.getElementById("search");

async function show() {
  const answer = await fetch("/find/pill").catch(() => null);
  if (!answer?.ok) return;
  const html = await answer.text();
  const shown = document.createRange().createContextualFragment(html).firstElementChild;
  const focused = pill()?.contains(document.activeElement);
  pill()?.remove();
  const title = document.title.replace(/^● /, "");
  document.title = shown?.classList.contains("found") ? `● ${title}` : title;
  if (!shown) {
    news?.close();
    return;
  }
  shown.classList.toggle("over-table", document.getElementById("table") !== null);
  document.body.append(shown);
  if (focused) shown.querySelector(".button")?.focus();
  tick(shown.querySelector("[data-left]"));
}

function tick(seconds) {
  clearInterval(ticking);
  if (!seconds) return;
  const end = Date.now() + 1000 * Number(seconds.dataset.left);
  ticking = setInterval(() => {
    seconds.textContent = String(Math.max(0, Math.round((end - Date.now()) / 1000)));
  }, 1000);
}

function heed(state) {
  if (state === "none") news?.close();
  if (state !== (pill()?.dataset.state ?? "none")) show();
}

async function follow() {
  if (joined) {
    document.addEventListener("house:search", ({ detail }) => heed(detail));
    return;
  }
  const { listen } = await import("./stream.js"); // few look for a table
  news = listen(() => "/find/events", { search: heed });
}

document.addEventListener("submit", (event) => {
  const back = pill()?.contains(event.target) && event.target.elements.back;
  if (back) back.value = location.pathname + location.search;
});

if (/(^|; )searching=/.test(document.cookie)) {
  await show();
  if (pill()) await follow();
}
