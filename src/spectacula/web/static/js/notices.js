// Notices for those who look elsewhere: the title says that it is their turn, and, if they asked for it, the browser does,
// with the same lines as "since your last turn".
import { told } from "./meanwhile.js";

const button = document.getElementById("notices");
const title = document.title;
let noticed = "";

const wanted = () => localStorage.getItem("notices") === "on" && Notification.permission === "granted";

function show() {
  button.setAttribute("aria-pressed", String(wanted()));
}

if (button && "Notification" in window) {
  button.closest("[hidden]").hidden = false;
  show();
  button.addEventListener("click", async () => {
    if (wanted()) localStorage.removeItem("notices");
    else if ((await Notification.requestPermission()) === "granted") localStorage.setItem("notices", "on");
    document.getElementById("notices-refused").hidden = Notification.permission !== "denied";
    show();
  });
}

async function notice(task) {
  const fresh = await told();
  const lines = [...(fresh?.querySelectorAll("#meanwhile-lines li") ?? [])].map((line) => line.textContent.trim());
  try {
    const shown = new Notification(`${button.dataset.title}: ${task}`, {
      body: lines.join("\n"),
      tag: location.pathname,
      lang: document.documentElement.lang,
    });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    /* some phones allow notices to installed apps only */
  }
}

document.addEventListener("table:shown", () => {
  const table = document.getElementById("table");
  const decision = document.getElementById("decide") ? `${table.dataset.opened} ${table.dataset.kind}` : "";
  if (decision && decision !== noticed && document.hidden) {
    document.title = `● ${title}`;
    if (button && "Notification" in window && wanted()) notice(document.getElementById("task").textContent);
  }
  noticed = decision;
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) document.title = title;
});
