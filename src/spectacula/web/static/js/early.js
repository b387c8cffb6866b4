// Whoever is quicker than the scripts of a table loses nothing: what they click and send is done again once those are there.
(() => {
  const BY_SCRIPT = "[data-pick], [data-draft], [data-page], [data-fan], [data-why], [data-step]"; // forms and links work
  const kept = [];

  function click({ target }) {
    const again = () => target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    if (target.closest(BY_SCRIPT)) kept.push(again);
  }

  function send(event) {
    const { target: form, submitter } = event;
    if (!form.matches("#table form")) return;
    event.preventDefault();
    kept.push(() => form.requestSubmit(submitter));
  }

  document.addEventListener("click", click, true);
  document.addEventListener("submit", send, true);
  // at the window: after all that waits for the same at the document
  addEventListener("DOMContentLoaded", () => {
    document.removeEventListener("click", click, true);
    document.removeEventListener("submit", send, true);
    for (const again of kept) again();
  });
})();
