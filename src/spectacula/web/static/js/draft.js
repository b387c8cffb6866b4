// Steps of a turn are laid out on the server, which shows the table as it would stand; the gold button plays them.
let busy = false;
let waiting = null;

/** Show the table as it would stand after these steps. */
export async function lay(steps) {
  const draft = document.getElementById("draft");
  if (!draft) return;
  if (busy) {
    waiting = steps;
    return;
  }
  busy = true;
  draft.value = steps;
  try {
    await window.htmx.ajax("POST", draft.dataset.to, {
      source: "#decide",
      target: "#table",
      swap: "morph:outerHTML transition:true",
    });
  } finally {
    busy = false;
  }
  const next = waiting;
  waiting = null;
  if (next === null) reveal();
  else await lay(next);
}

// On a phone the next question may stand further down: bring it into sight.
function reveal() {
  const now = document.querySelector("[data-now]");
  if (!now || !matchMedia("(max-width: 720px)").matches) return;
  const { top } = now.getBoundingClientRect();
  if (top < 90 || top > window.innerHeight * 0.55) now.scrollIntoView({ block: "start" });
}

// A new question is read from its beginning, wherever the last one was answered.
let put = key();

function key() {
  const { opened, kind } = document.getElementById("table")?.dataset ?? {};
  return document.getElementById("decide") ? `${opened} ${kind}` : "";
}

document.addEventListener("table:shown", () => {
  const before = put;
  put = key();
  if (!put || put === before || !matchMedia("(max-width: 720px)").matches) return;
  window.scrollTo({ top: 0 });
  reveal();
});

// What is laid out lasts as long as the question: a page that is opened again lays it out again.
const KEY = `draft ${location.pathname}`;
const asked = () => document.querySelector("#decide [name=opened]")?.value;

document.addEventListener("table:shown", () => {
  const steps = document.getElementById("draft")?.value;
  if (steps) sessionStorage.setItem(KEY, `${asked()} ${steps}`);
  else sessionStorage.removeItem(KEY);
});

const [at, ...kept] = (sessionStorage.getItem(KEY) ?? "").split(" ");
if (kept.length > 0 && at === asked() && !document.getElementById("draft").value) lay(kept.join(" "));

document.addEventListener("click", (event) => {
  const control = event.target.closest("[data-draft]");
  if (control && control.getAttribute("aria-disabled") !== "true") lay(control.dataset.draft);
});
