// Instruments of the house band: nothing is recorded, every sound is made of oscillators and noise when it is played.
const SILENCE = 0.0001; // exponential ramps never reach 0
const NOISE = 2; // seconds, played in a loop
const GRAIN = 0.002; // seconds: how finely a patter is drawn
const noises = new Map();

/** Up to `gain` within `attack`, held, and away until the end. */
function envelope(band, { at = 0, long, attack = 0.004, gain = 0.5, hold = 0 }) {
  const node = new GainNode(band.context, { gain: SILENCE });
  const start = band.start + at;
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(gain, start + attack);
  node.gain.setValueAtTime(gain, start + attack + hold);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + long);
  node.connect(band.out);
  return node;
}

function glide(param, band, { at = 0, long }, from, to) {
  param.setValueAtTime(from, band.start + at);
  if (to) param.exponentialRampToValueAtTime(to, band.start + at + long);
}

function sounding(source, band, { at = 0, long }, offset) {
  source.start(band.start + at, ...(offset === undefined ? [] : [offset]));
  source.stop(band.start + at + long + 0.02);
}

/** An oscillator; `to` lets its pitch glide, `dark` = [from, to] lets a low pass open or close. */
export function tone(band, note) {
  const { pitch, to, shape = "sine", detune = 0, dark, ring = 0.7 } = note;
  const source = new OscillatorNode(band.context, { type: shape, detune });
  glide(source.frequency, band, note, pitch, to);
  let last = source;
  if (dark) {
    last = new BiquadFilterNode(band.context, { type: "lowpass", Q: ring });
    glide(last.frequency, band, note, ...dark);
    source.connect(last);
  }
  last.connect(envelope(band, note));
  sounding(source, band, note);
}

/** The same noise every time; made before the first sound, for it takes a while. */
export function noise({ context }) {
  const rate = context.sampleRate;
  if (!noises.has(rate)) {
    const buffer = new AudioBuffer({ length: rate * NOISE, sampleRate: rate });
    const wave = buffer.getChannelData(0);
    let state = 22;
    for (let i = 0; i < wave.length; i++) {
      state ^= state << 13; // xorshift: whole numbers are quicker than `seeded`
      state ^= state >> 17;
      state ^= state << 5;
      wave[i] = state / 2 ** 31;
    }
    noises.set(rate, buffer);
  }
  return noises.get(rate);
}

/** Noise through a band pass: paper, wood, breath, a crowd. */
export function hiss(band, note) {
  const { pitch, to, ring = 0.8, at = 0 } = note;
  const source = new AudioBufferSourceNode(band.context, { buffer: noise(band), loop: true });
  const filter = new BiquadFilterNode(band.context, { type: "bandpass", Q: ring });
  glide(filter.frequency, band, note, pitch, to);
  source.connect(filter).connect(envelope(band, note));
  sounding(source, band, note, (at * 7.9 + pitch / 1000) % 1.9);
}

/** Noise through a band pass, struck many times: one source, whatever the number of `hits` = [at, gain]. */
export function patter(band, { pitch, ring = 0.8, long, hits }) {
  const whole = Math.max(...hits.map(([at]) => at)) + long;
  const curve = new Float32Array(Math.ceil(whole / GRAIN) + 2);
  const fall = Float32Array.from({ length: long / GRAIN }, (_, i) => SILENCE ** ((i * GRAIN) / long));
  for (const [at, gain] of hits) {
    const first = Math.round(at / GRAIN);
    for (let i = 0; i < fall.length; i++) curve[first + i] += gain * fall[i];
  }
  const source = new AudioBufferSourceNode(band.context, { buffer: noise(band), loop: true });
  const filter = new BiquadFilterNode(band.context, { type: "bandpass", Q: ring, frequency: pitch });
  const struck = new GainNode(band.context, { gain: 0 });
  struck.gain.setValueCurveAtTime(curve, band.start, whole);
  source.connect(filter).connect(struck).connect(band.out);
  sounding(source, band, { long: whole }, (pitch / 1000) % 1.9);
}

/** A string that is plucked. */
export function pluck(band, { pitch, at = 0, long = 1.1, gain = 0.4 }) {
  tone(band, { pitch, at, long, gain, shape: "triangle", dark: [pitch * 6, pitch * 1.2] });
  tone(band, { pitch: pitch * 2.003, at, long: long * 0.4, gain: gain / 4 });
  hiss(band, { pitch: pitch * 4, at, long: 0.03, gain: gain / 5 });
}

/** Two trumpets that are not quite of one mind. */
export function brass(band, { pitch, at = 0, long, gain = 0.3 }) {
  for (const detune of [-7, 6]) {
    const dark = [pitch * 2.2, pitch * 5];
    tone(band, { pitch, at, long, attack: 0.03, gain: gain / 2, shape: "sawtooth", detune, dark, ring: 1.2 });
  }
}

/** The same chances every time, so that a sound is always the same. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
