// One scene: its captions and beats in time.
import { acts } from "./acts.js";
import { lull } from "./asleep.js";
import { look } from "./sight.js";
import { find, list, mark, named, small } from "./stage.js";
import { caption, label, progress, raise, speak } from "./surtitle.js";
import { still, Time } from "./time.js";

export class Player extends Time {
  missed = []; // sentences nobody has seen
  behind = false; // the old table is shown: the new one waits
  over = false;
  soon = false;
  readBy = 0;
  answer = null;
  rolling = false; // a game that is played back goes on by itself

  /** Whether nothing moves: the new table stands at once, captions and marks tell what has changed. */
  get plain() {
    return still.matches || this.pace === "once" || document.hidden;
  }

  hear(name, step = 0) {
    if (name && !this.instant) document.dispatchEvent(new CustomEvent("show:sound", { detail: { name, step } }));
  }

  /** How long a scene takes, in ms of the viewer's time. */
  length(scene) {
    let at = 0;
    let free = 0;
    for (const group of scene.beats) {
      const say = group.find((beat) => beat.say)?.say;
      if (say) {
        at = Math.max(at, free);
        free = at + this.reading(say);
      }
      at += this.ms(group) / this.rate;
    }
    return Math.max(at, free);
  }

  ms(group) {
    return this.plain ? 0 : Math.max(...group.map((beat) => beat.ms ?? acts[beat.do]?.ms ?? 0));
  }

  async scene(scene, told) {
    this.instant = told;
    this.readBy = 0;
    if (this.behind && !this.plain) {
      named();
      lull();
    }
    if (told) this.#tell(scene);
    else if (this.behind && scene.title) {
      this.#title(scene);
      caption("", scene.who);
    }
    const whole = this.length(scene);
    let played = 0;
    for (const group of scene.beats) {
      await this.#group(group, scene);
      played += this.ms(group) / this.rate;
      progress(Math.min(1, played / whole));
    }
    if (!this.instant) await this.rest(this.readBy - performance.now());
    else if (!told) this.#tell(scene);
  }

  #tell(scene) {
    const text = scene.told.join(" ");
    if (!text) return;
    if (!this.over && (document.hidden || !scene.beats.length)) this.missed.push(text);
    speak(text);
  }

  async #group(group, scene) {
    const said = group.find((beat) => beat.say || (small() && beat.short));
    if (said && !this.instant) {
      await this.rest(this.readBy - performance.now());
      if (!this.instant) this.#say(said, scene);
    }
    if (this.plain) for (const beat of group) this.#mark(beat);
    else {
      await this.drawn();
      if (!this.instant && this.behind) await look(group, this);
      const writes = group.map((beat) => acts[beat.do]?.(beat, this)); // all read the layout first, then all write
      await Promise.all([...writes.map((write) => write?.()), this.wait(this.ms(group))]);
    }
    if (group.some((beat) => beat.hold) && !this.plain && !this.instant && !this.rolling) await this.#ask();
  }

  #title(scene) {
    raise(scene.title, { open: !this.behind, soon: this.soon });
    label({ held: this.held, asks: false });
  }

  #say(said, scene) {
    const shown = small() && said.short ? said.short : said.say; // a phone shows less than it says
    this.#title(scene);
    caption(shown, said.who?.length ? said.who : scene.who, said.say);
    this.readBy = performance.now() + this.reading(shown);
  }

  /** Without movement, what has changed is marked on the new table. */
  #mark(beat) {
    const sign = beat.by > 0 ? "more" : beat.by < 0 ? "less" : "";
    for (const spot of list(beat.do === "fly" ? beat.to : beat.at)) mark(find(spot), sign);
  }

  /** The viewer says when it goes on. */
  async #ask() {
    label({ held: false, asks: true });
    await new Promise((done) => {
      this.answer = done;
    });
    this.answer = null;
    label({ held: false, asks: false });
  }
}
