// A new table is read while the show is on, and then laid part by part: between two parts the page is drawn.
import { same } from "../morphing.js";
import { doze } from "./asleep.js";
import { lying } from "./lying.js";

const SLICE = 12; // ms of work between two frames
const FRAME = 20; // ms that drawing what is new may take
const FEWEST = 40; // elements between two frames: whatever is new, all that lies below it is moved and painted anew
const MOST = 100;
const WHOLE = 50; // elements: a part that has no more is laid in one go
const LETTERS = 12000; // of a page are read at a time
const LATEST = 100; // ms to wait for a frame

/** The page is drawn, and whatever else has waited is done; how many ms that took. */
async function breathe(clear) {
  if (document.hidden) return 0; // a tab that is not seen draws nothing
  let since = performance.now();
  const frame = new Promise((done) => {
    requestAnimationFrame(() => {
      since = performance.now();
      clear();
      setTimeout(done);
    });
  });
  await Promise.race([frame, new Promise((done) => setTimeout(done, LATEST))]);
  return performance.now() - since;
}

/** To be called with the number of new elements: when there are as many as a frame has time for, the page is drawn. */
function paced(clear) {
  let [room, laid, since] = [FEWEST, 0, performance.now()];
  return async (more) => {
    laid += more;
    if (laid < room && performance.now() - since < SLICE) return;
    const ms = await breathe(clear);
    room = Math.min(MOST, Math.max(FEWEST, (laid * FRAME) / Math.max(1, ms)));
    [laid, since] = [0, performance.now()];
  };
}

/** A page that is read little by little, whenever there is nothing else to do. */
export class Draught {
  #page = document.implementation.createHTMLDocument();
  #left;

  constructor(text) {
    this.#left = text;
    this.#page.open();
    this.#wait();
  }

  #wait() {
    if (!this.#left) return;
    (window.requestIdleCallback ?? window.setTimeout)(() => {
      this.#read();
      this.#wait();
    });
  }

  /** It is not needed any more. */
  leave() {
    this.#left = "";
  }

  #read() {
    this.#page.write(this.#left.slice(0, LETTERS));
    this.#left = this.#left.slice(LETTERS);
  }

  /** A part of the page becomes what it is here; that it has done so is told when all of it is there. */
  async lay(old) {
    const clear = lying();
    const pace = paced(clear);
    for (; this.#left; await pace(0)) this.#read();
    const fresh = this.#page.getElementById(old.id);
    await fill(old, fresh, pace);
    await breathe(clear);
    dress(old, fresh);
    for (const form of old.querySelectorAll("[hx-get], [hx-post]")) window.htmx?.process(form); // not all that has none
    await breathe(clear); // whoever looks at the new table now finds it laid out
  }
}

async function become(old, fresh, pace) {
  if (old.matches(".asleep")) {
    doze(old, () => window.Idiomorph.morph(old, fresh));
    await pace(drawn(old)); // it may wake at once
  } else if (same(old, fresh)) return;
  else if (whole(old) && whole(fresh)) {
    window.Idiomorph.morph(old, fresh);
    await pace(drawn(old));
  } else {
    dress(old, fresh);
    await fill(old, fresh, pace);
  }
}

const elements = (part) => part.getElementsByTagName("*").length;
const drawn = (part) => (part.closest("details:not([open])") ? 0 : elements(part));
const words = (part) => [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
const whole = (part) => elements(part) < WHOLE || part.matches("form") || words(part);
const name = (part) => `${part.localName} ${part.id || part.classList[0]}`;

/** A large part keeps those of its parts that the new one has too, and gets the others. */
async function fill(old, fresh, pace) {
  const names = [...fresh.children].map(name);
  const kept = [...old.children].filter((part) => stays(part, names));
  for (const part of fresh.children) {
    const at = kept.findIndex((one) => name(one) === name(part));
    const there = at < 0 ? document.importNode(part, whole(part)) : kept.splice(at, 1)[0];
    if (at !== 0) old.insertBefore(there, kept[0] ?? null);
    if (at < 0 && whole(part)) await pace(drawn(there));
    else await become(there, part, pace);
  }
  for (const part of kept) stays(part, []);
}

/** Whether a part is one of the new ones too; else it goes, but not what tells the show. */
function stays(part, names) {
  if (names.includes(name(part))) return true;
  if (part.id !== "surtitle") part.remove();
  return false;
}

/** Its own attributes, but not whether somebody has opened it. */
function dress(old, fresh) {
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && name !== "open") old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
}
