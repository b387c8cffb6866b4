// What `planner` does, step for step, with a gear of the browser: the same trees, the same looks, the same decisions.
const now = () => performance.now() / 1000;
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** The move a bot chooses: `task` is `bots.Task`, its seed a BigInt or a text, for it has 63 bits. */
export function choose(gear, task) {
  gear.lay(task.position, 1, gear.layout.manner);
  const moves = gear.choices(task.seat);
  return moves.length === 1 ? moves[0] : decide(gear, task, budgetOf(gear.layout, task));
}

/** What a level may spend; a given number of simulations replaces its own, whatever time they take. */
export function budgetOf({ budgets }, { level, simulations }) {
  const budget = budgets[level];
  if (simulations == null) return budget;
  return {
    simulations: Math.max(1, Math.floor(simulations / budget.trees)),
    trees: budget.trees,
    seconds: Infinity,
    whole_games: Math.min(simulations, budget.whole_games),
  };
}

/** The search's favourite, or the one of its favourites that a second look finds best. */
export function decide(gear, { position, seat, seed, pointless = [] }, budget) {
  const until = now() + budget.seconds;
  const looks = budget.whole_games > 0;
  const seen = prospects(gear, { position, seat, seed }, budget, !looks && pointless.length === 0);
  const found = favourites(seen).filter((move) => !pointless.includes(move));
  if (!looks || now() > until) return found[0];
  const finalists = found.slice(0, gear.layout.plan.FINALISTS);
  return secondLook(gear, { position, seat, seed }, finalists, budget.whole_games, until)[0].move;
}

/** Some moves with what whole games lead to, those that score most first where a game trusts them. */
export function secondLook(gear, task, moves, games, until = Infinity) {
  const found = playouts(gear, task, moves, games, until);
  return gear.layout.secondLook ? found.sort((a, b) => b.score - a.score || b.wins - a.wins) : found;
}

/** Some moves, each with whole games played on from it: dealt alike for all, and fewer if the time is up. */
export function playouts(gear, { position, seat, seed }, moves, games, until = Infinity) {
  const { plan, sums, manner } = gear.layout;
  gear.lay(position, 1, { ...manner, cut: plan.SOON });
  const totals = moves.map(() => null);
  let played = 0;
  while (played < games && (played === 0 || now() < until)) {
    const last = Math.min(played + plan.ROUND, games);
    moves.forEach((move, i) => {
      const more = gear.foresee(seat, move, played, last, seed);
      totals[i] = totals[i]?.map((total, k) => total + more[k]) ?? more;
    });
    played = last;
  }
  return moves.map((move, i) => {
    const outlook = totals[i].map((total) => total / played);
    return { move, outlook, wins: outlook[sums.WON] / plan.WHOLE, score: outlook[sums.POINTS] };
  });
}

/** All legal moves with what the trees say together; to settle is to stop where a tree's favourite is certain. */
export function prospects(gear, { position, seat, seed }, budget, settle = false) {
  const { SEEDS, TREE_SEEDS, WHOLE } = gear.layout.plan;
  const until = now() + budget.seconds;
  const trees = Array.from({ length: budget.trees }, (_, number) => {
    const own = (BigInt(seed) + BigInt(number) * BigInt(TREE_SEEDS)) % BigInt(SEEDS);
    gear.lay(position, budget.simulations, gear.layout.manner);
    return grow(gear, seat, budget.simulations, own, until, settle);
  });
  return trees[0].map(({ move }, i) => {
    const visits = sum(trees.map((tree) => tree[i].visits));
    const total = sum(trees.map((tree) => tree[i].total));
    return { move, visits, value: visits ? total / visits / WHOLE : 0 };
  });
}

/** All simulations, or as many as the time allows or the choice takes. */
function grow(gear, seat, simulations, seed, until, settle) {
  const { CHUNK } = gear.layout.plan;
  for (let first = 0; first < simulations; first += CHUNK) {
    const last = Math.min(first + CHUNK, simulations);
    gear.search(seat, first, last, seed);
    if (now() > until || (settle && isSettled(gear.tally(seat), simulations - last))) break;
  }
  return gear.tally(seat);
}

/** Whether no other move can be looked at as often as the favourite any more. */
function isSettled(tally, left) {
  const [most, second] = tally.map(({ visits }) => visits).sort((a, b) => b - a);
  return most - second > left;
}

/** The moves looked at most first; of equals the better one, then the first. */
export function favourites(found) {
  const order = (a, b) => b.visits - a.visits || b.value - a.value || a.move - b.move;
  return [...found].sort(order).map(({ move }) => move);
}

/** All legal moves with their priors. */
export function promises(gear, { position, seat }) {
  gear.lay(position, 1, gear.layout.manner);
  return gear.priors(seat);
}
