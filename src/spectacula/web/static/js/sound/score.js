// The score: what each sound of the house is made of.
import { brass, hiss, patter, pluck, seeded, tone } from "./instruments.js";

const STEPS = [0, 2, 4, 7, 9, 12, 14, 16]; // a pentatonic scale, in half-tones
const up = (halves) => 2 ** (halves / 12);
const climb = (step) => up(STEPS[step % STEPS.length]);
const many = (n, play) => Array.from({ length: n }, (_, i) => play(i));

export const score = {
  /** A round begins, a sheet is laid on the table. */
  gong(band) {
    const partials = [1, 1.48, 2.09, 2.76, 3.9, 5.1];
    partials.forEach((k, i) => {
      tone(band, { pitch: 98 * k, long: 4.6 / (1 + i * 0.7), attack: 0.012, gain: 0.5 / (1 + i) });
    });
    hiss(band, { pitch: 900, to: 2600, long: 0.5, attack: 0.05, gain: 0.06 });
  },
  /** Comedy, and good finds. */
  harp(band) {
    [0, 2, 4, 7, 9, 12, 16].forEach((halves, i) => {
      pluck(band, { pitch: 392 * up(halves), at: i * 0.065, gain: 0.34 });
    });
  },
  /** Tragedy. */
  strings(band) {
    [110, 130.81, 164.81].forEach((pitch, i) => {
      for (const detune of [-9, 0, 8]) {
        const bow = { attack: 0.35, gain: 0.13, shape: "sawtooth", dark: [420, 900], ring: 0.5 };
        tone(band, { pitch, at: i * 0.12, long: 1.9 - i * 0.12, detune, ...bow });
      }
    });
  },
  /** A coin; one after the other they climb. */
  coin(band, step = 0) {
    const k = climb(step % 5);
    tone(band, { pitch: 1760 * k, long: 0.34, gain: 0.32 });
    tone(band, { pitch: 2637 * k, at: 0.045, long: 0.42, gain: 0.26 });
    hiss(band, { pitch: 6000, long: 0.02, gain: 0.1 });
  },
  card(band) {
    hiss(band, { pitch: 1400, to: 4200, long: 0.17, attack: 0.03, ring: 0.7 });
    hiss(band, { pitch: 700, at: 0.13, long: 0.06, ring: 0.9 });
  },
  stamp(band) {
    tone(band, { pitch: 150, to: 58, long: 0.24, gain: 0.8 });
    hiss(band, { pitch: 1600, long: 0.05, ring: 0.6 });
  },
  /** Feet on a board, left and right. */
  step(band, step = 0) {
    tone(band, { pitch: step % 2 ? 300 : 260, to: 140, long: 0.1, shape: "triangle" });
    hiss(band, { pitch: 1200, long: 0.02, gain: 0.2 });
  },
  dice(band) {
    const chance = seeded(5);
    many(11, (i) => {
      const at = i * 0.035 + (i * (i - 1) * 0.009) / 2;
      const gain = 0.7 * (1 - i / 14);
      hiss(band, { pitch: 1500 + chance() * 1900, at, long: 0.035, gain, ring: 2.2 });
      tone(band, { pitch: 420 + chance() * 300, at, long: 0.05, gain: gain * 0.4, shape: "triangle" });
    });
  },
  /** A ratchet that leans, ticks over and settles. */
  needle(band) {
    tone(band, { pitch: 220, to: 330, at: 0.12, long: 0.75, attack: 0.25, gain: 0.18 });
    many(9, (i) => tone(band, { pitch: 900 + i * 26, at: 0.2 + i * 0.055, long: 0.05, gain: 0.22, shape: "triangle" }));
    many(4, (i) => tone(band, { pitch: 520, at: 0.8 + i * 0.1, long: 0.12, gain: 0.16 / (i + 1) }));
  },
  /** Two troupes in one city. */
  clash(band) {
    tone(band, { pitch: 130, to: 50, long: 0.4, gain: 0.7 });
    hiss(band, { pitch: 520, long: 0.34, gain: 0.4, ring: 0.7 });
    [587, 622, 440, 415].forEach((pitch, i) => {
      tone(band, { pitch, at: i * 0.054, long: 0.4, gain: 0.14, shape: "triangle" });
    });
  },
  /** A crowd that talks. */
  murmur(band) {
    [320, 620, 1150, 2300].forEach((pitch, i) => {
      const gain = 0.5 / 2 ** i;
      hiss(band, { pitch, to: pitch * 1.12, long: 1.1, attack: 0.3, hold: 0.2, gain, ring: 2 + i });
      hiss(band, { pitch: pitch * 1.3, at: 0.13, long: 0.8, attack: 0.25, gain: gain * 0.6, ring: 3 + i });
    });
  },
  applause(band) {
    const chance = seeded(11);
    const clap = () => {
      const at = 2.3 * (chance() * 0.85 + chance() * 0.15);
      const tide = Math.min(1, at * 4) * Math.min(1, (2.45 - at) * 0.9);
      return [at, 0.09 + 0.3 * tide * chance()];
    };
    many(6, (i) => patter(band, { pitch: 900 + i * 280, long: 0.07, ring: 1.1, hits: many(25, clap) }));
    hiss(band, { pitch: 1500, long: 2.5, attack: 0.35, hold: 0.9, gain: 0.1, ring: 0.5 });
  },
  /** A drum roll before something is opened. */
  roll(band) {
    const beats = (loud) => many(34, (i) => [i * 0.038, loud * (0.16 + 0.6 * (i / 34) ** 1.6)]);
    patter(band, { pitch: 330, long: 0.06, hits: beats(1) });
    patter(band, { pitch: 2400, long: 0.04, ring: 0.7, hits: beats(0.5) });
    tone(band, { pitch: 120, to: 52, at: 1.32, long: 0.35, gain: 0.3 });
    hiss(band, { pitch: 1800, at: 1.32, long: 0.25, gain: 0.3 });
  },
  fanfare(band) {
    const theme = [
      [392, 0, 0.2],
      [392, 0.16, 0.2],
      [523.25, 0.32, 0.34],
      [659.25, 0.6, 0.3],
      [783.99, 0.84, 1.2],
    ];
    for (const [pitch, at, long] of theme) {
      brass(band, { pitch, at, long });
      brass(band, { pitch: pitch / 2, at, long, gain: 0.18 });
    }
    for (const pitch of [523.25, 659.25]) brass(band, { pitch, at: 0.84, long: 1.2, gain: 0.2 });
  },
  /** It is your turn: two notes up. */
  mine(band) {
    pluck(band, { pitch: 659.25, long: 0.7, gain: 0.45 });
    pluck(band, { pitch: 987.77, at: 0.13, long: 1, gain: 0.45 });
  },
  /** It is somebody else's: one dry knock. */
  other(band) {
    tone(band, { pitch: 420, to: 390, long: 0.12, gain: 0.4, shape: "triangle" });
    hiss(band, { pitch: 900, long: 0.02, gain: 0.12 });
  },
  /** Gems. */
  spark(band) {
    const chance = seeded(3);
    many(9, (i) => tone(band, { pitch: 1500 + chance() * 2400, at: i * 0.05, long: 0.3, gain: 0.14 }));
  },
  energy(band, step = 0) {
    const pitch = 196 * climb(step);
    tone(band, { pitch, to: pitch * 2, long: 0.4, attack: 0.05, gain: 0.3, shape: "triangle" });
    tone(band, { pitch: pitch * 3, at: 0.2, long: 0.3, gain: 0.12 });
  },
  /** Fireworks: up, a bang, and rain. */
  fire(band) {
    [0, 0.42, 0.8].forEach((at, i) => {
      tone(band, { pitch: 500, to: 1700, at, long: 0.3, attack: 0.1, gain: 0.07 });
      tone(band, { pitch: 110, to: 42, at: at + 0.3, long: 0.5 });
      hiss(band, { pitch: 900 + i * 300, to: 3600, at: at + 0.3, long: 0.7, gain: 0.3, ring: 0.5 });
    });
  },
};
