// What friends do is fetched again whenever the house says that something has changed.
import { listen } from "./stream.js";

const asked = () => document.getElementById("asked");

async function show() {
  const answer = await fetch("/friends/asked").catch(() => null);
  if (!answer?.ok || asked().contains(document.activeElement)) return;
  const fresh = document.createRange().createContextualFragment(await answer.text()).firstElementChild;
  window.Idiomorph.morph(asked(), fresh);
}

let known = "0";
function hear(friends) {
  if (friends !== known) show();
  known = friends;
}

if (asked()) listen(() => "/friends/events", { friends: hear });
