// What axe-core finds, asked once about words of the same kind in the same colours on the same ground.
// Contrast takes most of its time, and the tables of a game are made of the same parts: what axe has found readable, or
// cannot weigh by nature (a gradient, a sign, a drawing), is not weighed again where it and all it lies in are of the
// same kind and colour, on a screen as wide. What was covered or half out of sight is weighed wherever it comes up
// again, but for what lies under a part of the same piece: that is so wherever the piece is built alike.
(() => {
  const GROUND = ["background-color", "background-image", "opacity", "filter", "mix-blend-mode"];
  const WORDS = ["color", "fill", "font-size", "font-weight", "text-shadow"];
  const BY_NATURE = ["bgGradient", "bgImage", "shortTextContent", "pseudoContent", "nonBmp", "emptyValue"];
  const DRAWN = ["bgOverlap", "imgNode"];
  const COVERED = ["bgOverlap", "elmPartiallyObscured"];
  const SPEAKS = "text, title, desc, a, foreignObject, [role], [tabindex], [lang], [aria-label]";
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  const { matches } = rule;
  const { evaluate } = check;
  const links = axe._audit.rules.find(({ id }) => id === "link-in-text-block");
  const { matches: isInText } = links;
  const beside = new WeakSet(); // parts whose colours axe does not ask for, whatever they are
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

  /** How a part is built, whatever is written on it. */
  const shape = (part) => part.outerHTML.replace(/>[^<]*</g, "><").replace(/\d+/g, "");

  /** The piece that words stand on. */
  const pieceOf = (part) => part.closest("[data-pick], [data-draft], li") ?? part.parentElement.parentElement ?? part;

  /** Words of a look on a piece that is built so. */
  const covered = (part) => digest([look(part), shape(pieceOf(part))].join("|"));

  /** Whether it is another part of the same piece that lies over words, or beneath them. */
  const isOfItsPiece = (part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const meets = (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    const others = [...pieceOf(part).querySelectorAll("*")].filter((one) => !one.contains(part) && !part.contains(one));
    return others.some((one) => meets(one.getBoundingClientRect()));
  };

  /** Whether a line of the log is out of sight: axe cannot weigh it there, and it was in sight when it was new. */
  const isScrolledOut = (part) => {
    const lines = part.closest("#log-lines")?.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return lines !== undefined && (bottom <= lines.top || top >= lines.bottom);
  };

  const isKnown = (part) => weighed.has(look(part)) || isScrolledOut(part) || weighed.has(covered(part));

  const asked = (is, part) => {
    if (!is) beside.add(part);
    return is;
  };
  rule.matches = function (part, ...rest) {
    return holdsWords(part) && !isKnown(part) && asked(matches.call(this, part, ...rest), part);
  };
  check.evaluate = function (part, ...rest) {
    let why;
    const note = (data) => {
      why = data?.messageKey;
      this.data(data);
    };
    const verdict = evaluate.call(Object.create(this, { data: { value: note } }), part, ...rest);
    const drawn = part.ownerSVGElement && DRAWN.includes(why);
    if (verdict === true ? why !== "hidden" : drawn || BY_NATURE.includes(why)) weighed.add(look(part));
    else if (why === "hidden") beside.add(part);
    else if (verdict !== false && COVERED.includes(why) && isOfItsPiece(part)) weighed.add(covered(part));
    return verdict;
  };

  /** A link as it looks among the words around it. */
  const amongWords = (link) => digest(["link", look(link), look(link.parentElement)].join("|"));
  links.matches = function (link, ...rest) {
    return !weighed.has(amongWords(link)) && asked(isInText.call(this, link, ...rest), link);
  };
  for (const id of ["link-in-text-block", "link-in-text-block-style"]) {
    const { evaluate: tellsApart } = axe._audit.checks[id];
    axe._audit.checks[id].evaluate = function (link, ...rest) {
      const verdict = tellsApart.call(this, link, ...rest);
      if (verdict === true) weighed.add(amongWords(link));
      return verdict;
    };
  }

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
    const lines = [...document.querySelectorAll("#log-lines > li")].map((line) => [shape(line), line]);
    const latest = new Map(lines);
    return lines.filter(([built, line]) => latest.get(built) !== line).map(([, line]) => line);
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

  /** Whether anything is on the page in colours that have not been weighed. */
  const hasNewColours = () => {
    const isNew = (part) => holdsWords(part) && !isKnown(part);
    const isNewLink = (part) => part.matches("a[href]") && !weighed.has(amongWords(part));
    const parts = [...document.body.querySelectorAll("*")].filter((part) => !beside.has(part));
    return parts.some((part) => part.checkVisibility() && (isNew(part) || isNewLink(part)));
  };

  /** What is wrong with the page, or with its colours, and what was weighed on it for the first time. */
  window.judge = async ([options, told]) => {
    // one text travels faster than thousands of numbers; two who weighed at once may both have told
    [weighed, grounds] = [new Set(told.split(" ").filter(Boolean).map(Number)), new Map()];
    const known = weighed.size;
    if (options.runOnly && !hasNewColours()) return [[], ""];
    const { violations } = await uncluttered(() => axe.run(document, options));
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    return [found, [...weighed].slice(known).join(" ")];
  };
})();
