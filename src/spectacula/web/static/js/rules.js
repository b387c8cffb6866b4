// The rules page: filters while one types, marks where one reads, and "/" goes to the search.
const field = document.getElementById("q");
const found = document.getElementById("found");
const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("ß", "ss");

const passages = [...document.querySelectorAll("[data-passage]")].map((element) => {
  const pieces = [...element.querySelectorAll("[data-piece]")].map((piece) => ({ element: piece, text: fold(piece.textContent) }));
  const own = [...element.children].filter((child) => !child.matches(".pieces")).map((child) => child.textContent).join(" ");
  return { element, pieces, text: fold(own) };
});

function filter() {
  const wanted = fold(field.value).split(/\s+/).filter(Boolean);
  const holds = (text) => wanted.every((word) => text.includes(word));
  let count = 0;
  for (const passage of passages) {
    const own = holds(passage.text);
    let some = false;
    for (const piece of passage.pieces) {
      const hit = holds(piece.text);
      piece.element.hidden = !hit && !own;
      some ||= hit;
      count += wanted.length > 0 && hit;
    }
    passage.element.hidden = !own && !some;
    count += wanted.length > 0 && own;
  }
  for (const chapter of document.querySelectorAll("[data-chapter]")) chapter.hidden = !chapter.querySelector("[data-passage]:not([hidden])");
  for (const link of document.querySelectorAll(".toc a")) link.parentElement.hidden = Boolean(document.getElementById(link.hash.slice(1))?.hidden);
  found.hidden = wanted.length === 0;
  found.textContent = count === 1 ? found.dataset.one : found.dataset.many.replace("999", count);
}

field.addEventListener("input", filter);
if (field.value) filter();

document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea")) {
    event.preventDefault();
    field.focus();
    field.select();
  }
  if (event.key === "Escape" && event.target === field) {
    field.value = "";
    filter();
  }
});

// A passage that is asked for by its address is always in sight.
const show = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest("[hidden]")) return;
  field.value = "";
  filter();
  target.scrollIntoView();
};
addEventListener("hashchange", show);
show();

const links = new Map([...document.querySelectorAll(".toc a")].map((link) => [link.hash.slice(1), []]));
for (const link of document.querySelectorAll(".toc a")) links.get(link.hash.slice(1)).push(link);
const watcher = new IntersectionObserver((entries) => {
  const here = entries.find((entry) => entry.isIntersecting)?.target.id;
  if (!here) return;
  for (const [id, both] of links) for (const link of both) link.toggleAttribute("aria-current", id === here);
  for (const link of links.get(here) ?? []) link.setAttribute("aria-current", "true");
}, { rootMargin: "-70px 0px -75% 0px" });
for (const { element } of passages) watcher.observe(element);
