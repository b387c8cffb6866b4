// Dialogs: the menu, the keys, and a stack of cards fanned out to be read.
const sheet = document.getElementById("sheet");
const menu = document.getElementById("menu");
const version = () => document.getElementById("table")?.dataset.version;
let told = "";

// The menu's part that changes with the table is fetched when it is opened, and again when the table has changed.
function renew() {
  told = version();
  window.htmx?.trigger("#menu-here", "opened");
}

function bare(node) {
  const copy = node.cloneNode(true);
  for (const inner of [copy, ...copy.querySelectorAll("[id], [data-vt]")]) {
    inner.removeAttribute("id");
    inner.removeAttribute("data-vt");
  }
  copy.classList.remove("peek", "top");
  return copy;
}

function fan(button) {
  const list = document.createElement("ol");
  list.className = "fanned";
  const cards = [...document.querySelectorAll(`#${button.dataset.fan} .card`)].reverse();
  for (const card of cards) {
    const line = document.createElement("li");
    const words = document.createElement("p");
    words.append(
      Object.assign(document.createElement("b"), { textContent: card.dataset.tipTitle }),
      document.createTextNode(card.dataset.tip),
    );
    const copy = bare(card);
    copy.querySelector(".visually-hidden")?.remove();
    copy.setAttribute("aria-hidden", "true");
    line.append(copy, words);
    list.append(line);
  }
  document.getElementById("sheet-title").textContent = button.dataset.fanTitle;
  document.getElementById("sheet-body").replaceChildren(list);
  sheet.showModal();
}

// Buttons open their dialog before any script has come; here it is done for browsers that do not know how.
function open(dialog) {
  if (!dialog.open) dialog.showModal();
  if (dialog === menu) renew();
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[command=show-modal], [data-fan]");
  if (event.target.matches("dialog")) event.target.close();
  if (!target) return;
  if (target.dataset.fan) fan(target);
  else open(document.getElementById(target.getAttribute("commandfor")));
});

document.addEventListener("keydown", (event) => {
  if (event.key === "?" && !event.target.matches("input, textarea")) document.getElementById("keys")?.showModal();
});

// What is done from a dialog is seen at the table; the menu shows how it stands then.
document.body.addEventListener("htmx:afterRequest", ({ detail }) => {
  // the form itself may have been renewed meanwhile
  if (!detail.successful || !detail.requestConfig.elt.matches("[data-closes]")) return;
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
});
document.addEventListener("table:shown", () => {
  if (menu?.open && version() !== told) renew();
});
// A question that stands open is not taken away, nor an order that is being written.
document.body.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target.id !== "menu-here" || detail.requestConfig.verb !== "get") return;
  if (menu.querySelector("dialog[open], #menu-here details[open]")) detail.shouldSwap = false;
});
// Whoever shuts the menu has given that up: it shows how it stands when it is opened again.
menu?.addEventListener("close", () => {
  for (const writing of menu.querySelectorAll("#menu-here details[open]")) writing.open = false;
});
