// Sharing a result: its picture as a file where the device takes one, else its link; else both are kept.
async function pictured(address, name) {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? [new File([await answer.blob()], name, { type: "image/png" })] : [];
}

async function share(button) {
  const { title, text, address, picture, name } = button.dataset;
  const url = new URL(address, location.href).href;
  if (navigator.share) {
    const files = await pictured(picture, name);
    const whole = { title, text, url, files };
    const told = files.length && navigator.canShare?.(whole) ? whole : { title, text, url };
    await navigator.share(told).catch(() => {}); // whoever closes the sheet has decided
    return;
  }
  Object.assign(document.createElement("a"), { href: picture, download: name }).click();
  await navigator.clipboard?.writeText(url).catch(() => {});
  button.querySelector("span").textContent = button.dataset.copied;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) share(button);
});
