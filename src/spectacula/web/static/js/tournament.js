// A tournament: news are version numbers, the page is fetched again, and a new round or a ready table is said aloud.
const AGAIN = 2000; // ms between two attempts
const page = () => document.getElementById("tournament");
let told = page().dataset.told;

function listen() {
  const source = new EventSource(page().dataset.stream);
  source.addEventListener("version", ({ data }) => {
    if (Number(data) > Number(page().dataset.version)) window.htmx.trigger("#tournament", "refresh");
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

document.body.addEventListener("htmx:afterSwap", () => {
  const now = page().dataset.told;
  if (now && now !== told) document.getElementById("told").textContent = now;
  told = now;
});
// A question that somebody has opened stays open, whatever comes in meanwhile.
if (window.Idiomorph) {
  window.Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS");
}
listen();
