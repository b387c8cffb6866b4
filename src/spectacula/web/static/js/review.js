// The review: playing back, seeking, keys, and the link to a position. Every step is a link, so it works without this too.
import "./bubble.js";
import { comeToRest, moveOn } from "./coach.js";
import "./pages.js";
import { cut, rolls } from "./rewatch.js";
import "./sheets.js";
import "./show/pace.js";
import { showing } from "./show/theatre.js";
import "./sound/knobs.js";

document.documentElement.classList.add("scripted");
const review = () => document.getElementById("review");
const button = () => document.getElementById("play");
let timer = null;
let speed = 1800;
let lines = "expected";
const WHOLE = 8000;
const BREATH = 500; // after a scene

const step = (id) => {
  if (showing()) {
    cut(() => step(id));
    return true;
  }
  const link = document.getElementById(id);
  if (link?.href) link.click();
  return Boolean(link?.href);
};

function show() {
  const on = timer !== null;
  button().classList.toggle("playing", on);
  button().setAttribute("aria-label", on ? button().dataset.pause : button().dataset.play);
  rolls(on ? speed : null);
  for (const input of document.querySelectorAll("#speed input")) input.checked = Number(input.value) === speed;
  for (const input of document.querySelectorAll("#lines input")) input.checked = input.value === lines;
}

function pause() {
  clearTimeout(timer);
  timer = null;
  show();
}

function play(wait = speed) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // what was asked for may not have come yet
    if (document.querySelector(".transport .htmx-request")) play(wait);
    else if (!step("next")) pause();
  }, wait);
  show();
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#play")) {
    if (timer !== null) pause();
    else if (review().dataset.step === review().dataset.last) {
      step("first");
      play();
    } else {
      step("next");
      play();
    }
  } else if (
    event.isTrusted &&
    event.target.closest(".transport a, .viewpoints a, .turning-points a, .review-signs a, .review-costs a")
  )
    pause();
  const sign = event.target.closest(".review-strip a");
  if (sign && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    go(sign.getAttribute("href"));
  }
  const copy = event.target.closest("#copy-link");
  if (copy) {
    navigator.clipboard?.writeText(new URL(copy.dataset.link, location.href).href);
    copy.querySelector("span").textContent = copy.dataset.copied;
  }
});

const showPosition = (address) =>
  window.htmx.ajax("GET", address.replace("?", "/position?"), {
    source: "#review",
    target: "#review",
    swap: "morph:outerHTML",
  });

function seek() {
  if (showing()) {
    cut(seek);
    return;
  }
  const form = document.getElementById("seekform");
  const address = `${form.getAttribute("action")}?${new URLSearchParams(new FormData(form))}`;
  pause();
  showPosition(address);
  history.replaceState(null, "", address);
}

function go(address) {
  pause();
  showPosition(address);
  history.pushState(null, "", address);
}

document.addEventListener("change", (event) => {
  if (event.target.id === "seek") seek();
  if (event.target.name === "lines") lines = event.target.value;
  if (event.target.name === "speed") {
    speed = Number(event.target.value);
    if (timer !== null) play();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea, [role=tab]") || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const id = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" }[event.key];
  if (id) {
    pause();
    step(id);
    event.preventDefault();
  }
  if (event.key === " " && !event.target.closest("a, button")) {
    button().click();
    event.preventDefault();
  }
});

document.body.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target.closest("#coach")) {
    // A game just looked back at has more to show than the coach's lane.
    if (document.querySelector("#lookback.done") && !document.getElementById("lines"))
      showPosition(document.getElementById("copy-link").dataset.link);
    return;
  }
  document.dispatchEvent(new Event("table:shown"));
  // where nothing moves captions may still tell what led here
  if (showing()) rest();
  else arrive(speed);
});
document.addEventListener("show:rest", () => arrive(Math.min(speed, BREATH)));

/** The position stands and all is told: the next one follows, if the game goes on by itself. */
function arrive(wait) {
  if (timer === null) show();
  else if (review().dataset.step === review().dataset.last) pause();
  else play(wait);
  rest();
}

/** Unless the game goes on by itself, the coach may speak. */
function rest() {
  if (timer === null) comeToRest();
  else moveOn();
}
if (matchMedia("(prefers-reduced-motion: reduce)").matches) document.startViewTransition = undefined;
addEventListener("popstate", () => location.reload());
// Asked to play back at once, it takes a few seconds however much there is to see.
if (new URLSearchParams(location.search).has("play") && document.getElementById("next")?.href) {
  speed = Math.max(250, Math.min(speed, WHOLE / (review().dataset.last - review().dataset.step)));
  play();
}
