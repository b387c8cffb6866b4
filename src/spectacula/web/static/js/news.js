// Surtitles: what has just happened, one sentence after the other; the log keeps them.
const news = document.getElementById("news");
const known = new Set([...document.querySelectorAll("#log-lines > li")].map((line) => line.id));
const MOST = 5;
const phone = matchMedia("(max-width: 720px)");
let queue = [];
let timer = null;

function next() {
  const line = queue.shift();
  if (!line) {
    news.hidden = true;
    timer = null;
    return;
  }
  news.replaceChildren(...line);
  const bar = document.getElementById("prompt");
  news.style.top = phone.matches && bar ? `${bar.getBoundingClientRect().bottom + 8}px` : "";
  news.hidden = false;
  timer = setTimeout(next, queue.length > 2 ? 900 : queue.length ? 1400 : 3000);
}

document.addEventListener("table:shown", () => {
  if (!document.getElementById("log-lines")) {
    queue = [];
    news.hidden = true;
    return;
  }
  const lines = [...document.querySelectorAll("#log-lines > li")];
  const fresh = known.size ? lines.filter((line) => line.id && !known.has(line.id)) : [];
  for (const line of lines) if (!fresh.includes(line)) known.add(line.id);
  for (const line of fresh) {
    known.add(line.id);
    const words = document.createElement("span");
    const shape = line.querySelector(".speaker");
    words.append(...(shape ? shape.nextElementSibling : line).cloneNode(true).childNodes);
    queue.push(shape ? [shape.cloneNode(true), words] : [words]);
  }
  queue = queue.slice(-MOST);
  if (queue.length && timer === null) next();
});
news.addEventListener("click", () => {
  queue = [];
  clearTimeout(timer);
  next();
});
