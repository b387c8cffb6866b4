// The band: plays the score at one loudness, in any audio context.
import { noise } from "./instruments.js";
import { score } from "./score.js";

// measured offline: every sound peaks at half of full scale at most, long ones are held at the same loudness
const LEVELS = {
  gong: 0.41,
  harp: 0.58,
  strings: 1.73,
  coin: 1.42,
  card: 1.62,
  stamp: 0.53,
  step: 1.06,
  dice: 1.2,
  needle: 1.53,
  clash: 0.59,
  murmur: 3.85,
  applause: 2.13,
  roll: 1.13,
  fanfare: 1.05,
  mine: 0.84,
  other: 1.38,
  spark: 1.87,
  energy: 1.68,
  fire: 0.79,
};
const LEAD = 0.01; // seconds, so that nothing begins in the past

export function perform(context, out, name, step, start = context.currentTime + LEAD) {
  const level = new GainNode(context, { gain: LEVELS[name] });
  level.connect(out);
  score[name]({ context, out: level, start }, step);
}

/** Before the first sound: what would keep it waiting. */
export const tune = (context) => noise({ context });

export const names = Object.keys(LEVELS);
