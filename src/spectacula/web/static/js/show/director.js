// The director: plays scenes on the table as it was, then lets the new table take over.
import { wake } from "./asleep.js";
import { Player } from "./scene.js";
import { air, forget, strike } from "./stage.js";
import { label, lower } from "./surtitle.js";
import { still } from "./time.js";
import { disperse, gather } from "./wings.js";

const WAITING = 5000; // what the show may still take once a decision waits for the viewer, in ms
const BEHIND = 20000; // a longer backlog is told instead of shown
const FASTEST = 3;

class Director extends Player {
  queue = [];
  busy = false;
  strict = false;
  curtain = null; // lets the newest table take over
  laid = null; // until it has

  /** Queue scenes; `swap` lays the new table, `soon` says that it asks the viewer. */
  play(scenes, swap, soon) {
    this.queue.push(...scenes);
    if (swap) {
      this.curtain = swap;
      this.behind = true;
      document.body.classList.add("behind");
    }
    this.soon = soon;
    this.#press();
    if (this.behind && !this.plain) gather();
    if (!this.busy) this.#run();
    else if (this.plain && this.behind) this.handOver();
  }

  /** On: with what the viewer was asked to look at, or with the next scene. */
  next() {
    if (this.answer) this.answer();
    else this.skip();
  }

  /** Straight to the end. */
  finish() {
    this.over = this.busy;
    this.skip();
    this.answer?.();
  }

  /** Nobody looks: what is left is kept for the recap. */
  leave() {
    this.skip();
    this.answer?.();
  }

  setPace(pace) {
    this.pace = pace;
    if (pace === "once") this.finish();
    else this.hurry(this.boost);
  }

  toggle() {
    if (this.held) this.go();
    else this.hold();
    label({ held: this.held, asks: false });
  }

  /** The new table takes over; nothing moves, for everything lies where it belongs. */
  async handOver() {
    if (this.held && !this.plain) await this.wait(1); // a pause holds the new table back, too
    const laid = this.curtain?.(this.plain); // below what lies in the air
    Object.assign(this, { curtain: null, laid });
    await laid;
    for (const step of [() => this.#clear(), wake, forget]) {
      await this.#frame();
      step();
    }
    if (this.curtain || this.laid !== laid) return; // more has happened meanwhile
    if (this.held) this.toggle(); // whoever pauses this late finds the new table, where nobody asks for P
    this.behind = false;
    document.body.classList.remove("behind");
    disperse();
    document.dispatchEvent(new CustomEvent("show:laid"));
    await this.#frame();
  }

  /** What stays in the air until now would fly back if it were not taken away at once. */
  #clear() {
    this.release();
    strike();
  }

  /** What the end of a show changes is drawn step by step: together it holds a phone up. */
  #frame() {
    return this.plain ? null : this.drawn();
  }

  /** When a decision waits, what is left is fitted into a few seconds, or only what matters is shown. */
  #press() {
    this.boost = 1;
    const left = this.queue.reduce((sum, scene) => sum + this.length(scene), 0);
    this.strict = this.soon && left / FASTEST > WAITING;
    this.hurry(this.soon && !still.matches ? Math.min(FASTEST, Math.max(1, left / WAITING)) : 1);
  }

  async #run() {
    this.busy = true;
    forget();
    document.body.classList.add("showing");
    while (this.queue.length || this.curtain) {
      if (this.plain && this.curtain) await this.handOver();
      const scene = this.queue.shift();
      if (scene) await this.scene(scene, this.#told(scene));
      else {
        await this.drawn(); // so that the task that lays the new table does nothing else
        if (this.curtain && !this.queue.length) await this.handOver();
      }
    }
    Object.assign(this, { busy: false, over: false, strict: false, soon: false, instant: false });
    this.hurry(1);
    this.release();
    lower();
    air.replaceChildren();
    document.body.classList.remove("showing");
    document.dispatchEvent(new CustomEvent("show:rest"));
  }

  #told(scene) {
    if (this.over || document.hidden || this.pace === "once" || !scene.beats.length) return true;
    const left = this.queue.reduce((sum, one) => sum + this.length(one), 0);
    return !scene.key && (this.strict || left > BEHIND);
  }
}

export const director = new Director();
