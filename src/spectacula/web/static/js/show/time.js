// Time for the show: one clock for movements and for reading, that can be paused, hurried and skipped.
import { chosenPace } from "./pace.js";
import { air } from "./stage.js";

const RATES = { calm: 1, brisk: 1 / 0.6, once: 1 };
const LETTER = { calm: 38, brisk: 22, once: 0 }; // ms to read a letter of a caption
const REST = 300;
const LATEST = 100; // ms to wait for a frame

export const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Time {
  running = new Set();
  standing = [];
  instant = false;
  held = false;
  boost = 1;
  speed = 1; // of a game that is played back
  pace = chosenPace();

  get rate() {
    return RATES[this.pace] * this.boost * this.speed;
  }

  /** How long a caption stays, in ms. */
  reading(say) {
    if (!say) return 0;
    return (REST + say.length * LETTER[still.matches ? "calm" : this.pace]) / (this.boost * this.speed);
  }

  /** One movement; when time is skipped only its last frame is seen. */
  async move(node, frames, { ms = 320, delay = 0, easing = "cubic-bezier(.3,.7,.2,1)", stay = true } = {}) {
    const motion = node.animate(frames, { duration: ms, delay, easing, fill: stay ? "both" : "backwards" });
    if (frames && stay) this.standing.push(motion);
    if (this.instant) {
      motion.finish();
      return;
    }
    motion.updatePlaybackRate(this.rate);
    this.running.add(motion);
    if (this.held) motion.pause();
    await motion.finished.catch(() => {});
    this.running.delete(motion);
  }

  /** Wait so many ms of the calm pace. */
  wait(ms) {
    return ms > 0 && !this.instant ? this.move(air, null, { ms, stay: false }) : Promise.resolve();
  }

  /** Wait so many ms, whatever the pace. */
  rest(ms) {
    return this.wait(ms * this.rate);
  }

  /** What has been written is drawn first: nobody then has to wait for the layout, and no task reads and draws. */
  drawn() {
    if (this.instant || document.hidden) return Promise.resolve(); // a tab that is not seen draws nothing
    const frame = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return Promise.race([frame, this.rest(LATEST)]);
  }

  hurry(boost) {
    this.boost = boost;
    for (const motion of this.running) motion.updatePlaybackRate(this.rate);
  }

  hold() {
    this.held = true;
    for (const motion of this.running) motion.pause();
  }

  go() {
    this.held = false;
    for (const motion of this.running) if (motion.playState === "paused") motion.play();
  }

  skip() {
    this.instant = true;
    this.go();
    for (const motion of [...this.running]) motion.finish();
  }

  /** Whatever is held in its last frame is let go: the new table is right. */
  release() {
    for (const motion of this.standing) motion.cancel();
    this.standing = [];
  }
}
