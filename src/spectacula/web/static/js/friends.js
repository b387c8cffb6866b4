// What friends do is fetched again whenever the house says that something has changed.
const AGAIN = 2000; // ms between two attempts
const asked = () => document.getElementById("asked");

async function show() {
  const answer = await fetch("/friends/asked").catch(() => null);
  if (!answer?.ok || asked().contains(document.activeElement)) return;
  const fresh = document.createRange().createContextualFragment(await answer.text()).firstElementChild;
  window.Idiomorph.morph(asked(), fresh);
}

let known = "0";
function listen() {
  const source = new EventSource("/friends/events");
  source.addEventListener("friends", ({ data }) => {
    if (data !== known) show();
    known = data;
  });
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

if (asked()) listen();
