// Steps of a turn are laid out on the server, which shows the table as it would stand; the gold button plays them.
let busy = false;

/** Show the table as it would stand after these steps. */
export async function lay(steps) {
  const draft = document.getElementById("draft");
  if (!draft || busy) return;
  busy = true;
  draft.value = steps;
  try {
    await window.htmx.ajax("POST", draft.dataset.to, { source: "#decide", target: "#table", swap: "morph:outerHTML transition:true" });
  } finally {
    busy = false;
  }
}

document.addEventListener("click", (event) => {
  const control = event.target.closest("[data-draft]");
  if (control && control.getAttribute("aria-disabled") !== "true") lay(control.dataset.draft);
});
