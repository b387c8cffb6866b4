// The rules page: filters while one types, marks where one reads, and "/" goes to the search.
const field = document.getElementById("q");
const found = document.getElementById("found");
const fold = (text) =>
  text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("ß", "ss");

const passages = [...document.querySelectorAll("[data-passage]")].map((element) => {
  const pieces = [...element.querySelectorAll("[data-piece]")].map((piece) => ({
    element: piece,
    text: fold(piece.textContent),
  }));
  const own = [...element.children]
    .filter((child) => !child.matches(".pieces"))
    .map((child) => child.textContent)
    .join(" ");
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
  for (const chapter of document.querySelectorAll("[data-chapter]"))
    chapter.hidden = !chapter.querySelector("[data-passage]:not([hidden])");
  for (const link of document.querySelectorAll(".contents a"))
    link.parentElement.hidden = Boolean(document.getElementById(link.hash.slice(1))?.hidden);
  for (const section of document.querySelectorAll(".contents section"))
    section.hidden = !section.querySelector("li:not([hidden])");
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

// The contents show where one reads: the last passage that has reached the top.
const links = [...document.querySelectorAll(".contents a")];
function mark() {
  const read = passages.filter(({ element }) => !element.hidden && element.getBoundingClientRect().top < 120).at(-1)
    ?.element.id;
  for (const link of links) {
    if (link.hash.slice(1) === read) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}
addEventListener("scroll", mark, { passive: true });
mark();
