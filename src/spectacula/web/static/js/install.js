// The house as an app: a worker that has something to show without a network, and the way to the house in a tab.
const strip = document.getElementById("offline");
const ways = document.querySelectorAll("[data-without-network]");
const { lang } = document.documentElement;

async function register() {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const before = localStorage.getItem("offline-language");
  localStorage.setItem("offline-language", lang);
  if (before && before !== lang) registration.active?.postMessage("again");
}

/** Only where the tab's house has been opened once is it here without a network. */
async function show(way) {
  const found = await navigator.serviceWorker.getRegistration(way.href);
  way.hidden = found?.scope !== way.href;
}

function tell() {
  if (strip) strip.hidden = navigator.onLine;
}

if ("serviceWorker" in navigator) {
  register().catch(() => {}); // private windows have none
  for (const way of ways) show(way);
}
addEventListener("offline", tell);
addEventListener("online", tell);
tell();
