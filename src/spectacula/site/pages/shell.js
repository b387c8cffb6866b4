// The page that never goes away: it keeps the house, and shows the house's pages in a frame.
const site = JSON.parse(document.getElementById("site").textContent);
const curtain = document.getElementById("curtain");
const workers = navigator.serviceWorker;
const rollCalls = [];
const WAKE = 15000; // ms; Firefox ends a service worker that has heard nothing for 30 s, and every stream with it
let house = null;
let frame = null;

// --- words

const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => site.languages.includes(tag)) ?? "en";
document.documentElement.lang = spoken;
for (const part of document.querySelectorAll("[data-lang]")) part.hidden = part.dataset.lang !== spoken;

/** Bring forward one of the notes that lie ready in the page. */
function note(name) {
  for (const each of document.querySelectorAll(".note")) each.hidden = each.dataset.note !== name;
}

// --- the way to the house

/** Everything passes through the service worker, this page's own files too. */
async function guarded() {
  const registration = await workers.register(`${site.base}sw.js`, { updateViaCache: "none" });
  if (workers.controller) return registration;
  const taken = new Promise((done) => workers.addEventListener("controllerchange", done, { once: true }));
  (await workers.ready).active.postMessage("claim");
  await taken;
  return registration;
}

workers?.addEventListener("message", ({ data, ports }) => {
  if (data.progress) document.getElementById("progress").value = data.progress;
  else if (data.leaving) leave();
  else if (data.ask) house?.postMessage({ ask: data.ask }, ports);
  else if (data.who && house) ports[0].postMessage("here");
  else if (data.who) rollCalls.push(ports[0]);
});
workers?.startMessages();

/** One tab keeps the house for all; when it goes, or its house breaks down, another one takes over. */
async function keepHouse() {
  const { held } = await navigator.locks.query();
  if (held.some(({ name }) => name === site.lockName)) show();
  return new Promise((kept) => {
    navigator.locks.request(site.lockName, () => openHouse(kept));
  });
}

/** Lasts as long as the house does; `kept` is told when it is ready. */
function openHouse(kept) {
  house = new Worker(site.house, { type: "module" });
  workers.controller.postMessage("home");
  for (const call of rollCalls) call.postMessage("here");
  house.postMessage({ site });
  return new Promise((over) => {
    const end = (reason) => {
      house.terminate();
      house = null;
      fail(reason);
      over();
    };
    house.onmessage = ({ data }) => {
      if (data.ready) kept(data);
      else if (data.paint) paint(data.paint);
      else if (data.failed) end(data.failed);
    };
    house.onerror = ({ message }) => end(message);
  });
}

function fail(reason) {
  curtain.hidden = false;
  document.getElementById("reason").textContent = reason;
  note("failed");
}

/** A drawing becomes a picture; only a page can do that. */
async function paint({ id, svg }) {
  try {
    const drawing = new Image();
    drawing.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await drawing.decode();
    const canvas = new OffscreenCanvas(drawing.naturalWidth, drawing.naturalHeight);
    canvas.getContext("2d").drawImage(drawing, 0, 0);
    const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    house?.postMessage({ painted: { id, png } });
  } catch (error) {
    house?.postMessage({ painted: { id, error: String(error) } });
  }
}

// --- the pages

/** Browsers ask the host itself for a link that downloads; without the attribute the house is asked, and says the same. */
function goThrough({ target }) {
  target.closest?.("a[download]")?.removeAttribute("download");
}

function show() {
  if (frame) return;
  frame = document.createElement("iframe");
  frame.name = "stage";
  frame.src = location.pathname + location.search + location.hash;
  frame.addEventListener("load", () => {
    const { title, location: at } = frame.contentWindow.document;
    document.title = title;
    frame.title = title;
    document.documentElement.lang = frame.contentDocument.documentElement.lang;
    frame.contentDocument.addEventListener("click", goThrough, { capture: true });
    history.replaceState(null, "", at.pathname + at.search + at.hash);
    curtain.hidden = true;
  });
  document.body.append(frame);
}

/** Live news would keep the old version at work. */
function leave() {
  frame?.remove();
  document.getElementById("update").hidden = true;
  curtain.hidden = false;
}

// --- later visits

/** A new version waits until it is asked in; every move is kept, so nothing is lost. */
function watch(registration) {
  const offer = () => {
    if (registration.waiting) document.getElementById("update").hidden = false;
  };
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
  offer();
  document.getElementById("take").addEventListener("click", () => {
    workers.controller.postMessage("leave");
    registration.waiting.postMessage("change");
  });
  workers.addEventListener("controllerchange", () => location.reload());
}

/** The first page goes before everything that only later visits need. */
const seen = () =>
  new Promise((done) => (curtain.hidden ? done() : frame.addEventListener("load", done, { once: true })));

/** Everything that a visit without a network needs. */
function kept() {
  const { port1, port2 } = new MessageChannel();
  workers.controller.postMessage("keep", [port2]);
  return new Promise((done) => {
    port1.onmessage = done;
  });
}

function settled() {
  house.postMessage({ settle: true });
  return new Promise((done) => house.addEventListener("message", ({ data }) => data.settled && done()));
}

async function begin() {
  watch(await guarded());
  setInterval(() => workers.controller?.postMessage("stay"), WAKE);
  const { begun } = await keepHouse();
  document.documentElement.dataset.begun = begun;
  show();
  await seen();
  navigator.storage?.persist?.(); // some browsers ask their owner first
  await Promise.all([kept(), settled()]);
  document.documentElement.setAttribute("data-kept", "");
}

if (workers && "locks" in navigator && "DecompressionStream" in window) begin().catch((error) => fail(String(error)));
else note("unable");
