// Between the pages and the house: keeps the site's files, and hands every other request to the house in a tab.
// `SITE`, its version and files, is written before this.
const BASE = SITE.base;
const MINE = `spectacula ${BASE} `; // other sites may live beside this one
const KEPT = MINE + SITE.version;
const FILES = new Map(SITE.files.map((file) => [file.path, file]));
const TOTAL = SITE.files.reduce((total, file) => total + (file.start ? file.size : 0), 0);
let loaded = 0;
const unanswered = new Map(); // how to give an answer up, with the tab it is awaited from
let home = null;

// --- the site's own files

/** A file as it is kept, which it is first; where there is no room for it, it is fetched every time. */
async function keptFile(file) {
  const cache = await caches.open(KEPT);
  return (await cache.match(file.path)) ?? (await keep(file, cache)) ?? fetched(file);
}

async function keep(file, cache) {
  const whole = await fetched(file);
  const isKept = await cache.put(file.path, whole).then(
    () => true,
    () => false,
  );
  return isKept ? cache.match(file.path) : undefined;
}

async function fetched(file) {
  const address = file.packed ? `${file.path}.packed` : file.path;
  const response = await fetch(address, { cache: file.fresh ? "reload" : "default" });
  if (!response.ok) throw new Error(`${file.path}: ${response.status}`);
  const sent = file.start ? response.body.pipeThrough(counting()) : response.body;
  const content = file.packed ? sent.pipeThrough(new DecompressionStream("gzip")) : sent;
  return new Response(content, { headers: { "content-type": file.type } });
}

function counting() {
  return new TransformStream({
    transform(chunk, stream) {
      loaded += chunk.length;
      tell({ progress: Math.min(1, loaded / TOTAL) });
      stream.enqueue(chunk);
    },
  });
}

async function tell(news) {
  for (const shell of await shells()) shell.postMessage(news);
}

/** What the next visit needs without a network; what an older version has kept is not fetched again. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  for (const file of SITE.files) {
    if (await cache.match(file.path)) continue;
    const old = file.fresh ? null : await caches.match(file.path); // of whatever version
    if (old) await cache.put(file.path, old);
    else if (!file.asked) await keep(file, cache);
  }
}

addEventListener("install", (event) => event.waitUntil(registration.active ? keepAll() : skipWaiting()));

addEventListener("activate", (event) => event.waitUntil(settle()));

async function settle() {
  await clients.claim();
  for (const name of await caches.keys()) if (name.startsWith(MINE) && name !== KEPT) await caches.delete(name);
}

addEventListener("message", (event) => {
  const wishes = {
    claim: () => clients.claim(),
    keep: keepAll,
    change: () => skipWaiting(),
    home: () => moveTo(event.source.id),
    leave: () => tell({ leaving: true }),
    stay: () => {},
  };
  event.waitUntil(Promise.resolve(wishes[event.data]()).then(() => event.ports[0]?.postMessage("done")));
});

// --- the house

const shells = async () =>
  (await clients.matchAll({ type: "window" })).filter(({ frameType }) => frameType === "top-level");

/** The tab that keeps the house; whoever it is answers, at once or when it has taken over. */
async function housekeeper() {
  const all = await shells();
  const known = all.find(({ id }) => id === home);
  if (known) return known;
  const found = await new Promise((here) => {
    for (const shell of all) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => here(shell);
      shell.postMessage({ who: true }, [port2]);
    }
  });
  home = found.id;
  return found;
}

/** The house is in another tab now: whoever waits for the one before hears that the connection is lost. */
function moveTo(shell) {
  home = shell;
  for (const [giveUp, where] of unanswered) if (where !== home) giveUp();
}

/** An address as the house knows it: its pages speak of it from the root, or from where the site lies. */
const inside = (path) => (path.startsWith(BASE) ? path.slice(BASE.length - 1) : path);

async function asked(request, url) {
  const headers = [...request.headers, ["host", url.host], ["origin", url.origin]];
  const body = new Uint8Array(await request.arrayBuffer());
  const path = decodeURIComponent(inside(url.pathname));
  return { method: request.method, path, query: url.search.slice(1), headers, body };
}

/**
 * Whoever only looks is answered by the next house when one goes before it has answered. What may be done is done once:
 * whoever sent a form sees on the page it came from, as it is now, whether it was.
 */
async function answered(request, url) {
  const ask = await asked(request, url);
  for (;;) {
    try {
      return await answerTo(ask, url);
    } catch (lost) {
      if (ask.method === "GET") continue;
      if (request.mode === "navigate") return Response.redirect(request.referrer || BASE, 303);
      throw lost;
    }
  }
}

async function answerTo(ask, url) {
  const { port1, port2 } = new MessageChannel();
  const keeper = await housekeeper();
  keeper.postMessage({ ask }, [port2]);
  return new Promise((answer, fail) => {
    let body;
    const end = () => unanswered.delete(giveUp);
    const giveUp = () => {
      const lost = new TypeError("the house has moved");
      end();
      body.error(lost);
      fail(lost);
    };
    unanswered.set(giveUp, keeper.id);
    const stream = new ReadableStream({
      start: (controller) => {
        body = controller;
      },
      cancel: () => {
        end();
        port1.postMessage("gone");
      },
    });
    port1.onmessage = ({ data }) => {
      if (data.status) answer(responseOf(data, stream, url));
      else if (data.body) body.enqueue(data.body);
      else {
        end();
        body.close();
      }
    };
  });
}

function responseOf({ status, headers }, stream, url) {
  const to = headers.find(([name]) => name.toLowerCase() === "location");
  if (to && status >= 300 && status < 400) return Response.redirect(new URL(to[1], url), status);
  return new Response(status === 204 || status === 304 ? null : stream, { status, headers });
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || url.pathname === location.pathname) return;
  const path = event.request.destination === "document" ? BASE : BASE + inside(url.pathname).slice(1);
  const inFrame = event.request.mode === "navigate" && event.request.destination !== "document";
  const file = inFrame ? undefined : FILES.get(path);
  event.respondWith(file ? keptFile(file) : answered(event.request, url));
});
