// Without a network a page of the house is not there: this keeps one that says so, and nothing else.
// `KEPT` and `FILES` are written before this; the first file is that page.
const keep = async () => (await caches.open(KEPT)).addAll(FILES);

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));

addEventListener("activate", (event) => event.waitUntil(settle()));

async function settle() {
  const mine = KEPT.slice(0, KEPT.lastIndexOf(" "));
  for (const name of await caches.keys()) if (name.startsWith(mine) && name !== KEPT) await caches.delete(name);
}

// Somebody reads in another language now.
addEventListener("message", (event) => event.waitUntil(keep()));

addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  const shown = event.request.mode === "navigate" ? FILES[0] : FILES.find((file) => file === pathname);
  if (event.request.method === "GET" && shown) event.respondWith(answered(event.request, shown));
});

async function answered(request, shown) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(shown);
    if (kept) return kept;
    throw error;
  }
}
