// Copying what stands somewhere on the page; where the browser refuses, it is selected.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const source = document.querySelector(button.dataset.copy);
  try {
    await navigator.clipboard.writeText(source.textContent);
  } catch {
    getSelection().selectAllChildren(source);
  }
  button.querySelector("span").textContent = button.dataset.copied;
});
