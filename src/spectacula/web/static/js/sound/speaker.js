// The loudspeaker of this browser: silent until the first gesture; volume and mute are kept.

const ECHO = 0.03; // seconds: the same sound twice in a moment is one
const GESTURES = ["pointerdown", "keydown"];

export class Speaker {
  volume = Number(localStorage.getItem("volume") ?? 60);
  muted = localStorage.getItem("muted") === "yes";
  #context = null;
  #out = null;
  #band = null;
  #last = new Map();

  constructor() {
    for (const gesture of GESTURES) addEventListener(gesture, () => this.#wake(), { capture: true });
  }

  /** Several sounds at once stay below full scale. */
  #wake() {
    if (this.#context) {
      if (this.#context.state === "suspended") this.#context.resume();
      return;
    }
    this.#context = new AudioContext({ latencyHint: "interactive" });
    const limit = { threshold: -9, ratio: 8, attack: 0.002, release: 0.12 };
    this.#out = new GainNode(this.#context);
    this.#out.connect(new DynamicsCompressorNode(this.#context, limit)).connect(this.#context.destination);
    this.set({});
    import("./band.js").then((band) => {
      band.tune(this.#context);
      this.#band = band;
    });
  }

  set({ volume = this.volume, muted = this.muted }) {
    Object.assign(this, { volume, muted });
    localStorage.setItem("volume", volume);
    localStorage.setItem("muted", muted ? "yes" : "no");
    this.#out?.gain.setTargetAtTime(muted ? 0 : (volume / 100) ** 2, this.#context.currentTime, 0.02);
  }

  get awake() {
    return this.#band && this.#context.state === "running" && !this.muted && this.volume > 0;
  }

  play(name, step) {
    if (!this.awake) return;
    const now = this.#context.currentTime;
    if (now - (this.#last.get(name) ?? Number.NEGATIVE_INFINITY) < ECHO) return;
    this.#last.set(name, now);
    document.dispatchEvent(new CustomEvent("sound:played", { detail: { name, step } }));
    this.#band.perform(this.#context, this.#out, name, step);
  }
}
