// Drawers: open on a desk; on a phone closed until somebody opens them or something in them is asked.
const phone = matchMedia("(max-width: 720px)");
const opened = new Set(); // by id: what somebody has opened stays open

const drawers = () => document.querySelectorAll("details.drawer");

function settle() {
  for (const drawer of drawers()) drawer.open = !phone.matches || "asks" in drawer.dataset || opened.has(drawer.id);
}

/** Whoever goes to something finds it open. */
function reveal(node) {
  const drawer = node?.closest("details.drawer") ?? node?.querySelector("details.drawer");
  if (!drawer) return;
  opened.add(drawer.id);
  drawer.open = true;
}

// Before all others: what is scrolled to must lie there.
document.addEventListener(
  "click",
  ({ target }) => {
    const summary = target.closest?.(".drawer > summary");
    const way = target.closest?.("#tabs a, [data-page]");
    if (summary && !summary.parentElement.open) opened.add(summary.parentElement.id);
    else if (summary) opened.delete(summary.parentElement.id);
    else if (way) reveal(document.getElementById(way.dataset.page ?? way.hash.slice(1)));
  },
  true,
);
document.addEventListener("table:shown", settle);
phone.addEventListener("change", settle);
settle();
