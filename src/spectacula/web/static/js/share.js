// Sharing a result: by what the device offers, else the picture is saved and the link copied.
async function share(button) {
  const { title, text, address, picture } = button.dataset;
  const url = new URL(address, location.href).href;
  if (navigator.share) {
    await navigator.share({ title, text, url }).catch(() => {}); // whoever closes the sheet has decided
    return;
  }
  Object.assign(document.createElement("a"), { href: picture, download: "" }).click();
  await navigator.clipboard?.writeText(url).catch(() => {});
  button.querySelector("span").textContent = button.dataset.copied;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) share(button);
});
