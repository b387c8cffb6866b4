// What `grandmaster` does, step for step, with a net in the browser: the same promises and prospects, the same decisions.
import { Gear } from "./gear.js";

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A game's rules and net: what a glance is to bots elsewhere. The weights lie before the block. */
export class Glancer extends Gear {
  constructor(module, layout, weights) {
    super(module, layout);
    const { size, moves } = layout.weights;
    const start = this.block;
    this.block += size;
    this.clear(0, 0);
    for (const [from, to, length] of moves) this.bytes(start + to, length).set(weights.subarray(from, from + length));
  }

  static async load(address) {
    const [module, layout, weights] = await Promise.all([
      WebAssembly.compileStreaming(fetch(`${address}.wasm`)),
      fetch(`${address}.json`).then((response) => response.json()),
      fetch(`${address}.bin`).then((response) => response.arrayBuffer()),
    ]);
    return Glancer.of(module, layout, new Uint8Array(weights));
  }

  /** Weights other than those the layout is for are refused. */
  static async of(module, layout, weights) {
    const found = hex(await crypto.subtle.digest("SHA-256", weights));
    if (found !== layout.weights.sha256) throw new Error(`the weights of ${layout.game} are not those its card is for`);
    return new Glancer(module, layout, weights);
  }

  /** A position to look at. */
  face(position) {
    this.clear(0, 0);
    this.position = position;
  }

  /** The legal moves with their logits. */
  promises(seat) {
    const n = this.call("promises", { seat });
    const out = this.numbers("out", n);
    return this.numbers("ids", n).map((move, i) => ({ move, promise: out[i] }));
  }

  /** Chances to win after a move and so many turns, summed up over deals number first to last - 1. */
  prospect(seat, move, first, last, seed, turns) {
    this.rows = turns;
    return this.call("prospect", { seat, move, first, last, seed });
  }
}

/** The move a grandmaster chooses: `task` is `bots.Task`, its seed a BigInt or a text, for it has 63 bits. */
export function choose(gear, task) {
  gear.face(task.position);
  const moves = gear.choices(task.seat);
  return moves.length === 1 ? moves[0] : decide(gear, task);
}

/** The move whose promise and chances are best together. */
export function decide(gear, { position, players, seat, seed, pointless = [], simulations: mostDeals }) {
  const { manner, plan } = gear.layout;
  const turns = manner.turns[Math.min(players, manner.turns.length) - 1];
  gear.face(position);
  const own = BigInt(seed) % BigInt(plan.SEEDS);
  const worth = ({ promise, chances }, deals) => promise * Math.max(1, deals) + plan.CERTAINTY * chances;
  const ranked = (found, deals) => [...found].sort((a, b) => worth(b, deals) - worth(a, deals));
  const offered = gear.promises(seat).filter(({ move }) => !pointless.includes(move));
  const best = Math.max(...offered.map(({ promise }) => promise));
  let found = offered.filter(({ promise }) => best - promise < plan.DOUBT).map((c) => ({ ...c, chances: 0 }));
  let deals = 0;
  for (const [moves, more] of manner.rounds) {
    found = ranked(found, deals).slice(0, moves);
    if (found.length === 1) break;
    const last = deals + Math.min(more, mostDeals || more);
    for (const c of found) c.chances += gear.prospect(seat, c.move, deals, last, own, turns);
    deals = last;
  }
  return ranked(found, deals)[0].move;
}
