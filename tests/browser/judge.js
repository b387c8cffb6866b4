// What axe-core finds, asked once about words of the same kind in the same colours on the same ground.
// Contrast takes most of its time, and the tables of a game are made of the same parts: what axe has found readable, or
// cannot weigh by nature (a gradient, a sign), is not weighed again where it and all it lies in are of the same kind
// and colour, on a screen as wide. What was covered or half out of sight is weighed wherever it comes up again.
(() => {
  const GROUND = ["background-color", "background-image", "opacity", "filter", "mix-blend-mode"];
  const WORDS = ["color", "fill", "font-size", "font-weight", "text-shadow"];
  const BY_NATURE = ["bgGradient", "bgImage", "shortTextContent", "pseudoContent", "nonBmp", "emptyValue"];
  const SPEAKS = "text, title, desc, a, foreignObject, [role], [tabindex], [lang], [aria-label]";
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  const { matches } = rule;
  const { evaluate } = check;
  let weighed = new Set();
  let grounds = new Map();

  /** A number for a text, the same for the same text. */
  const digest = (text) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return 4294967296 * (2097151 & (high ^ (low >>> 16))) + (low >>> 0);
  };

  const values = (part, names) => {
    const style = getComputedStyle(part);
    return names.map((name) => style.getPropertyValue(name)).join();
  };

  /** What kind of part it is, in which colours, and all it lies in. */
  const ground = (part) => {
    if (part === null) return innerWidth;
    if (!grounds.has(part)) {
      const off = part.matches(":disabled, [inert], [aria-disabled=true]") || part.control?.disabled;
      const kind = [part.tagName, part.getAttribute("class"), off, values(part, GROUND)];
      grounds.set(part, digest([ground(part.parentElement), ...kind].join("|")));
    }
    return grounds.get(part);
  };

  const isWords = (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.data);
  const holdsWords = (part) => part.matches("input, select, textarea") || [...part.childNodes].some(isWords);

  const look = (part) => {
    const brief = (part.textContent || part.value || "").trim().length < 2;
    return digest([ground(part), brief, values(part, WORDS)].join("|"));
  };

  rule.matches = function (part, ...rest) {
    return holdsWords(part) && !weighed.has(look(part)) && matches.call(this, part, ...rest);
  };
  check.evaluate = function (part, ...rest) {
    let why;
    const note = (data) => {
      why = data?.messageKey;
      this.data(data);
    };
    const verdict = evaluate.call(Object.create(this, { data: { value: note } }), part, ...rest);
    if (verdict === true ? why !== "hidden" : BY_NATURE.includes(why)) weighed.add(look(part));
    return verdict;
  };

  const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "popovertarget"];
  const referred = () => {
    const named = [...document.querySelectorAll(REFERENCES.map((name) => `[${name}]`).join())];
    return new Set(named.flatMap((part) => REFERENCES.flatMap((name) => part.getAttribute(name)?.split(" ") ?? [])));
  };

  /** Drawings without a word: half the elements of a table, and no rule speaks of them. */
  const drawings = () =>
    [...document.querySelectorAll("svg[aria-hidden=true]:not(svg svg)")].filter((svg) => !svg.querySelector(SPEAKS));

  /** What is not on the page now, unless what is on it refers to it. */
  const absent = (part, ids) => {
    if (part.closest("svg")) return [];
    const shut = part.matches("details:not([open]) > :not(summary)");
    if (shut || getComputedStyle(part).display === "none")
      return [...part.querySelectorAll("[id]")].some(({ id }) => ids.has(id)) ? [] : [part];
    return [...part.children].flatMap((child) => absent(child, ids));
  };

  /** Lines of the log that are built like a later one. */
  const repeated = () => {
    const shape = (line) => line.outerHTML.replace(/>[^<]*</g, "><").replace(/\d+/g, "");
    const lines = [...document.querySelectorAll("#log-lines > li")];
    const latest = new Map(lines.map((line) => [shape(line), line]));
    return lines.filter((line) => latest.get(shape(line)) !== line);
  };

  /** Take away what is only in the way, and put it back when the work is done. */
  const uncluttered = async (work) => {
    const air = document.querySelector("#air:empty"); // where pieces fly: under it no colour can be told
    const emptied = [...drawings(), ...absent(document.body, referred()), ...repeated()];
    const content = emptied.map((part) => [...part.childNodes]);
    for (const part of emptied) part.replaceChildren();
    air?.style.setProperty("display", "none");
    const done = await work();
    air?.style.removeProperty("display");
    for (const [at, part] of emptied.entries()) part.append(...content[at]);
    return done;
  };

  /** What is wrong with the page, and what was weighed on it for the first time. */
  window.judge = async ([options, known]) => {
    [weighed, grounds] = [new Set(known), new Map()];
    const { violations } = await uncluttered(() => axe.run(document, options));
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    return [found, [...weighed].slice(known.length)];
  };
})();
