// Boards that lie on top of each other: one is shown, the others are one click away. What was opened stays open.
const shown = new Map();

function turn(group, page) {
  for (const panel of document.querySelectorAll(`[data-page-of="${group}"]`)) panel.hidden = panel.id !== page;
  for (const tab of document.querySelectorAll(`[role="tab"][data-pages="${group}"]`)) {
    const on = tab.dataset.page === page;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
  }
}

function settle() {
  for (const [group, page] of shown) {
    if (document.getElementById(page)) turn(group, page);
    else shown.delete(group);
  }
}

// A phone's tab bar may lead to one that lies below.
document.addEventListener("click", ({ target }) => {
  const page = document.getElementById(target.closest("#tabs a")?.hash.slice(1));
  if (!page?.dataset.pageOf) return;
  shown.set(page.dataset.pageOf, page.id);
  turn(page.dataset.pageOf, page.id);
});

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-page]");
  if (!tab) return;
  shown.set(tab.dataset.pages, tab.dataset.page);
  turn(tab.dataset.pages, tab.dataset.page);
  if (tab.getAttribute("role") !== "tab")
    document.getElementById(tab.dataset.page).scrollIntoView({ block: "nearest" });
});

document.addEventListener("keydown", (event) => {
  const tab = event.target.closest?.('[role="tab"][data-pages]');
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!tab || !by) return;
  const tabs = [...document.querySelectorAll(`[role="tab"][data-pages="${tab.dataset.pages}"]`)];
  const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
  event.preventDefault();
  next.click();
  next.focus();
});

document.addEventListener("table:shown", settle);
