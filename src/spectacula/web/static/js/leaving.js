// Whoever is on the way to another page is not sent there again: that would break the way off and begin it anew.
let leaving = false;

document.body.addEventListener("htmx:beforeOnLoad", (event) => {
  if (!event.detail.xhr.getResponseHeader("HX-Redirect")) return;
  if (leaving) event.preventDefault();
  leaving = true;
});
addEventListener("pageshow", () => {
  leaving = false;
});
