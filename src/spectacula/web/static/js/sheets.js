// Dialogs: the menu, the keys, and a stack of cards fanned out to be read.
const sheet = document.getElementById("sheet");

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

document.addEventListener("click", async (event) => {
  const target = event.target.closest("[data-opens], [data-fan], [data-copy]");
  if (event.target.matches("dialog")) event.target.close();
  if (!target) return;
  if (target.dataset.fan) fan(target);
  else if (target.dataset.opens) document.getElementById(target.dataset.opens).showModal();
  else {
    const text = document.querySelector(target.dataset.copy).textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection().selectAllChildren(document.querySelector(target.dataset.copy));
    }
    target.querySelector("span").textContent = target.dataset.copied;
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "?" && !event.target.matches("input, textarea")) document.getElementById("keys").showModal();
});
