"""The kernel that steps a batch: an answer in every game, what follows from it, and the list of legal moves."""

from __future__ import annotations

from typing import Any

from spectacula.engine.cuda.rules import device_rules
from spectacula.engine.cuda.sorting import ALL, FULL, KINDS, MARKS, NOTHING, WARP, sorting
from spectacula.engine.definition import Definition
from spectacula.engine.stepper import DRIVERS
from spectacula.engine.trail import PAST

GAMES = 4096  # of a block at most: the more, the more of a warp does the same


def work_of(chosen: Definition) -> tuple[Any, Any, Any, Any]:
    """Device functions: what the last step left is cleared, a seat answers, a game is dealt, and what follows."""
    from numba import cuda

    rules = device_rules(chosen, DRIVERS)
    turned, note, play, key_of, setup = rules.turned, rules.note, rules.play, rules.key_of, rules.setup
    due, over, worth_of, clear_pay = rules.due, rules.over, rules.worth_of, rules.clear
    lowest, pending, kind_of = rules.lowest, rules.pending, rules.kind
    listing = len(chosen.kinds)
    dealing = 2 * listing

    def clear(i: int, worths: Any, done: Any, illegal: Any) -> None:
        """Nothing of the step before is left."""
        if done[i] != 0:
            clear_pay(worths[i])
        done[i] = 0
        illegal[i] = 0

    def answer(s: Any, i: int, seat: int, actions: Any, masks: Any, ids: Any, trail: Any, illegal: Any) -> None:
        """Play the action of a game, or its first legal one."""
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            illegal[i] = 1
            action = ids[i, 0]
        move = turned(s, seat, action, 1)
        note(s, seat, move, trail)
        play(s, seat, move)

    def deal(s: Any, i: int, words: Any, seed: int, trail: Any) -> None:
        """A fresh game on a copy of the last state of all."""
        for k in range(words.shape[1]):
            words[i, k] = words[words.shape[0] - 1, k]
        for k in range(PAST):
            trail[k] = 0
        s.key = key_of(seed)
        setup(s)

    def follow(s: Any, i: int, what: int, worths: Any, seats: Any, seeds: Any, done: Any) -> int:
        """What comes next: a step by itself, the moves of who is asked, or after the end everybody's pay and a deal."""
        step: int = due(s)
        if step >= 0:
            return dealing + 1 + step
        if over(s) == 0:
            seats[i] = lowest(pending(s))
            asked: int = kind_of(s, seats[i])
            return listing + asked
        for p in range(s.players):
            worths[i, p] = worth_of(s, p, what)
        done[i] = 1
        seeds[i] += seeds.size
        return dealing

    jit = cuda.jit(device=True)
    return jit(clear), jit(answer), jit(deal), jit(follow)


def step_kernel(chosen: Definition) -> Any:
    """A decision of every game, or with `fresh` its deal, and the actions that are legal then.

    See `engine.stepping.step_games`, which does the same one game after the other.
    """
    from numba import cuda, int16, int32

    rules = device_rules(chosen, DRIVERS)
    take_step, kind_of, withdraw, offer = rules.take_step, rules.kind, rules.withdraw, rules.offer
    clear, answer, deal, follow = work_of(chosen)
    will, count_up, line_up, go_on = sorting()
    listing = len(chosen.kinds)
    dealing = 2 * listing

    def step(
        states: Any,
        words: Any,
        trails: Any,
        seeds: Any,
        fresh: int,
        what: int,
        actions: Any,
        masks: Any,
        ids: Any,
        choices: Any,
        seats: Any,
        worths: Any,
        done: Any,
        illegal: Any,
        games: int,
    ) -> None:
        tags, order = cuda.shared.array(GAMES, int32), cuda.shared.array(GAMES, int16)
        tally, most = cuda.shared.array(KINDS, int32), cuda.shared.array(KINDS, int32)
        first = cuda.shared.array(MARKS, int32)
        start = cuda.blockIdx.x * games
        slots = min(games, seeds.size - start)
        for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
            tally[kind] = 0
        cuda.syncthreads()
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            i = start + slot
            clear(i, worths, done, illegal)
            will(tags, tally, slot, dealing if fresh != 0 else kind_of(states[i], seats[i]))
        while True:
            cuda.syncthreads()
            if cuda.threadIdx.x < WARP:
                count_up(tally, first, most, FULL, WARP)
            cuda.syncthreads()
            if first[KINDS] == 0:
                break
            line_up(tags, order, tally, first, most, slots)
            cuda.syncthreads()
            begin = cuda.threadIdx.x // WARP * WARP
            while begin < first[KINDS]:
                at = begin + cuda.threadIdx.x % WARP
                if at < first[KINDS]:
                    slot = order[at]
                    i = start + slot
                    kind = tags[slot] % KINDS
                    if listing <= kind < dealing:
                        withdraw(ids[i], choices[i], masks[i])
                        choices[i] = offer(states[i], seats[i], ids[i], masks[i])
                        following = NOTHING
                    else:
                        if kind < listing:
                            answer(states[i], i, seats[i], actions, masks, ids, trails[i], illegal)
                        elif kind == dealing:
                            deal(states[i], i, words, seeds[i], trails[i])
                        else:
                            take_step(states[i])
                        following = follow(states[i], i, what, worths, seats, seeds, done)
                    will(tags, tally, slot, following)
                begin = go_on(first, begin, WARP)

    return step


def sample_kernel(chosen: Definition) -> Any:
    """A random legal action of every game; see `stepping.sample`."""
    from numba import cuda

    mix = device_rules(chosen).mix

    def choose(luck: int, ids: Any, choices: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size:
            actions[i] = ids[i, (mix((luck + (i + 1) * 0x9E3779B9) & ALL) * choices[i]) >> 32]

    return choose
