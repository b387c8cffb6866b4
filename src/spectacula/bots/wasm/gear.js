// A game's rules and search over one block of memory: what a desk is to bots elsewhere.
const WORD = 8;
const PAGE = 65536;
const ASIDE = 64; // for what a call answers and what it raises, before the block
const SHORT_TEXT = /\x8c.([^\x94]*)\x94/gs; // in a pickle

/** What a rule raised: an index out of bounds, for one. */
export class RuleError extends Error {}

export class Gear {
  /** A compiled module and its layout, as `spectacula wasm` writes them. */
  constructor(module, layout) {
    this.layout = layout;
    this.block = layout.stack + ASIDE;
    this.rows = 0;
    this.memory = new WebAssembly.Memory({ initial: Math.ceil((this.block + layout.offsets.room) / PAGE) });
    this.stack = new WebAssembly.Global({ value: "i32", mutable: true }, layout.stack);
    const env = { __linear_memory: this.memory, __stack_pointer: this.stack };
    this.entry = new WebAssembly.Instance(module, { env }).exports.call;
  }

  static async load(address) {
    const module = WebAssembly.compileStreaming(fetch(`${address}.wasm`));
    const layout = (await fetch(`${address}.json`)).json();
    return new Gear(await module, await layout);
  }

  /** Do one thing, such as `search`; arguments that it does not look at may be missing. */
  call(what, { seat = 0, move = 0, first = 0, last = 0, seed = 0 }) {
    const answer = this.layout.stack;
    const raised = answer + WORD;
    this.stack.value = answer;
    const numbers = [this.layout.calls[what], this.block, this.rows, seat, move, first, last, seed];
    const failed = this.entry(answer, raised, ...numbers.map(BigInt));
    const view = new DataView(this.memory.buffer);
    if (failed) throw new RuleError(this.told(view.getUint32(raised, true)));
    return Number(view.getBigInt64(answer, true));
  }

  /** What was raised, in words; it lies pickled at an address, with its length. */
  told(at) {
    const [text, length] = new Uint32Array(this.memory.buffer.slice(at, at + WORD));
    const pickled = String.fromCharCode(...this.bytes(text, length));
    const [, ...words] = Array.from(pickled.matchAll(SHORT_TEXT), ([, word]) => word); // its module goes before
    return words.join(": ");
  }

  bytes(at, length) {
    return new Uint8Array(this.memory.buffer, at, length);
  }

  /** Words of a part of the block. */
  words(part, length) {
    return new BigInt64Array(this.memory.buffer, this.block + this.layout.offsets[part], length);
  }

  numbers(part, length) {
    return Array.from(this.words(part, length), Number);
  }

  /** A blank block with room for so many rows of so many words. */
  clear(rows, words) {
    this.rows = rows;
    const size = this.layout.offsets.room + WORD * rows * words;
    const short = this.block + size - this.memory.buffer.byteLength;
    if (short > 0) this.memory.grow(Math.ceil(short / PAGE));
    this.bytes(this.block, size).fill(0);
  }

  // --- a game

  get position() {
    return this.bytes(this.block + this.layout.offsets.states, this.layout.body).slice();
  }

  set position(bytes) {
    this.bytes(this.block + this.layout.offsets.states, this.layout.state)
      .fill(0)
      .set(bytes);
  }

  /** A fresh game; options are numbers, in the order of the game's. */
  deal(players, options, seed) {
    this.clear(0, 0);
    this.words("options", options.length).set(options.map(BigInt));
    this.call("deal", { seat: players, seed });
  }

  /** The legal moves of a seat. */
  choices(seat) {
    return this.numbers("ids", this.call("choices", { seat }));
  }

  /** Play a move; who is next, as bits, 0 when the game is over. */
  step(seat, move) {
    return this.call("step", { seat, move });
  }

  /** Whole games of random play: scores game by game, winners as bits, lengths. */
  rollouts(players, options, games, seed) {
    this.clear(games, players + 2);
    this.words("options", options.length).set(options.map(BigInt));
    const decisions = this.call("rollouts", { seat: players, last: games, seed });
    const found = this.numbers("room", games * (players + 2));
    const scores = found.splice(0, games * players);
    return { decisions, scores, winners: found.splice(0, games), lengths: found };
  }

  // --- a position that is thought about

  /** A position and an empty tree for so many simulations, searched in a manner. */
  lay(position, simulations, manner) {
    this.clear(2 ** (32 - Math.clz32(3 * simulations + 8)), this.layout.edge);
    this.position = position;
    const how = Object.values(manner);
    this.words("how", how.length).set(how.map(BigInt));
  }

  search(seat, first, last, seed) {
    this.call("search", { seat, first, last, seed });
  }

  /** The legal moves with visits and total value. */
  tally(seat) {
    return this.#moves("tally", seat, ([visits, total], move) => ({ move, visits, total }));
  }

  /** The legal moves with how promising each looks. */
  priors(seat) {
    return this.#moves("priors", seat, ([prior], move) => ({ move, prior }));
  }

  #moves(what, seat, told) {
    const n = this.call(what, { seat });
    const out = this.numbers("out", 2 * n);
    return this.numbers("ids", n).map((move, i) => told(out.slice(2 * i, 2 * i + 2), move));
  }

  /** What a move leads to, in the order of `sums`, over simulations number first to last - 1. */
  foresee(seat, move, first, last, seed) {
    const { PARTS, OUTLOOK } = this.layout.sums;
    this.words("held", OUTLOOK).fill(0n);
    this.words("out", OUTLOOK).fill(0n);
    return this.numbers("out", PARTS + this.call("foresee", { seat, move, first, last, seed }));
  }
}
