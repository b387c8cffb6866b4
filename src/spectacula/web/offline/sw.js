// Without a network a page of the house is not there: this keeps one that says so, and nothing else. It shows alerts too.
// `KEPT` and `FILES` are written before this; the first file is that page.
const ICON = "/icons/icon-192.png";
const keep = async () => (await caches.open(KEPT)).addAll(FILES);

addEventListener("install", (event) => event.waitUntil(keep().then(() => skipWaiting())));

addEventListener("activate", (event) => event.waitUntil(settle()));

async function settle() {
  const mine = KEPT.slice(0, KEPT.lastIndexOf(" "));
  for (const name of await caches.keys()) if (name.startsWith(mine) && name !== KEPT) await caches.delete(name);
}

// Somebody reads in another language now.
addEventListener("message", (event) => event.waitUntil(keep()));

// An alert: the badge counts the tables that wait; whoever is looking at the page it leads to needs no more.
addEventListener("push", (event) => event.waitUntil(show(event.data.json())));

async function show({ title, text, to, waiting, language }) {
  if (waiting) await navigator.setAppBadge?.(waiting).catch(() => {});
  const pages = await clients.matchAll({ type: "window" });
  if (pages.some((page) => page.focused && new URL(page.url).pathname === to)) return;
  await registration.showNotification(title, { body: text, tag: to, lang: language, icon: ICON, data: to });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(to) {
  const pages = await clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === to);
  return there ? there.focus() : clients.openWindow(to);
}

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
