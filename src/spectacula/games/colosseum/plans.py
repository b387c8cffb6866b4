"""What things are worth to a player, in tenths of a spectator: programs to aim at, tokens, lots and offers."""

from __future__ import annotations

from spectacula.games.colosseum.investing import programs_open_to
from spectacula.games.colosseum.purse import purse
from spectacula.games.colosseum.show import usable
from spectacula.games.colosseum.state import (
    ACQUIRING,
    ACTION,
    ARENA_FOR,
    ASSETS,
    COST,
    CROWD,
    EMPEROR_TOKEN,
    EXPANSION_COST,
    FEWEST,
    INVESTING,
    JOKER,
    MARKET_SIZE,
    NEEDS,
    OPENING_BID,
    PROGRAMS,
    ROUNDS,
    SIZE,
    STAR_FROM,
    STAR_KIND,
    STAR_KINDS,
    TRADABLE,
    State,
)
from spectacula.kernel.rules import near_rule, rule
from spectacula.kernel.streams import count, lowest

USEFUL_PER_LOT = 15  # tenths of a token a lot, with the trades that follow, brings a plan
INCOME = 16  # coins a round leaves for investing
SPARE_WORTH = 4
STAR_WORTH = 28
MEDAL_WORTH = 30


@rule
def rounds_left(s: State) -> int:
    """Rounds after this one."""
    return ROUNDS - s.round


@rule
def coin_worth(s: State) -> int:
    """Coins buy tokens for later shows; in the last round they are worth next to nothing."""
    return 4 if s.round < ROUNDS else 1


@rule
def lots_to_come(s: State, p: int) -> int:
    """Lots a player may still win."""
    lots = rounds_left(s)
    if s.phase < ACQUIRING or (s.phase == ACQUIRING and s.locked >> p & 1 == 0 and purse(s, p) >= OPENING_BID):
        lots += 1
    return lots


@rule
def investments_to_come(s: State, p: int) -> int:
    """Investments a player may still make."""
    n = rounds_left(s) + s.hand[p, ACTION]
    if s.phase < INVESTING:
        return n + 1
    if s.phase == INVESTING:
        place = (p - s.start + s.players) % s.players
        if place > s.turns:
            n += 1
        elif place == s.turns:
            n += s.allowance
    return n


@rule
def crowd_with(number: int, missing: int) -> int:
    """Spectators of a program with so many tenths of a token missing."""
    most = SIZE[number] - FEWEST[number]
    if missing <= 0:
        return 10 * CROWD[number, 0]
    whole = missing // 10
    if whole >= most:
        return max(0, 10 * CROWD[number, most] - 6 * (missing - 10 * most))
    part = missing % 10
    return CROWD[number, whole] * (10 - part) + CROWD[number, whole + 1] * part


@rule
def steps_to(s: State, p: int, number: int) -> int:
    """Investments a program still takes: the arena, and buying it."""
    return max(0, ARENA_FOR[number] - s.parts[p]) + 1 - (s.programs[p] >> number & 1)


@rule
def plan_cost(s: State, p: int, number: int) -> int:
    """What a program takes away on the way: its price, and more where coins will be short."""
    cost = EXPANSION_COST * max(0, ARENA_FOR[number] - s.parts[p])
    if s.programs[p] >> number & 1 == 0:
        cost += COST[number]
    return 2 * cost + 10 * max(0, cost - s.coins[p] - INCOME * rounds_left(s))


@near_rule
def draw_of_plan(s: State, p: int, number: int, to_come: int) -> int:
    """What a program within reach may draw in the last round, less what it costs, with tenths of tokens to come."""
    missing = 10 * (SIZE[number] - usable(s, p, number)) - to_come
    return max(0, crowd_with(number, missing) - plan_cost(s, p, number))


@rule
def plan_worth(s: State, p: int, number: int) -> int:
    """What a program is worth as a plan: nothing if there is no time for it."""
    if steps_to(s, p, number) > investments_to_come(s, p):
        return 0
    return draw_of_plan(s, p, number, USEFUL_PER_LOT * lots_to_come(s, p))


@rule
def target(s: State, p: int) -> int:
    """The program to aim at, of equals the first. Large ones are looked at first: few others could still be better."""
    best = 0
    number = 0
    programs = s.programs[p] | programs_open_to(s, p)
    investments = investments_to_come(s, p)
    to_come = USEFUL_PER_LOT * lots_to_come(s, p)
    for candidate in range(PROGRAMS, 0, -1):
        if programs >> candidate & 1 != 0:
            worth = 0
            most = 10 * CROWD[candidate, 0] - plan_cost(s, p, candidate)
            if most >= best and steps_to(s, p, candidate) <= investments:
                worth = draw_of_plan(s, p, candidate, to_come)
            if worth >= best:
                best = worth
                number = candidate
    return number


@rule
def tonight(s: State, p: int) -> int:
    """The own program that would draw most in this round."""
    best = -1
    number = 0
    programs = s.programs[p]
    while programs != 0:
        candidate = lowest(programs)
        programs &= programs - 1
        if ARENA_FOR[candidate] <= s.parts[p]:
            crowd = crowd_with(candidate, 10 * (SIZE[candidate] - usable(s, p, candidate)))
            if crowd > best:
                best = crowd
                number = candidate
    return number


@rule
def slope(number: int) -> int:
    """What one token more or less means to a program."""
    return 10 * (CROWD[number, 0] - CROWD[number, 1])


@rule
def most_of_others(s: State, p: int, kind: int) -> int:
    """The most any rival has of a kind."""
    most = 0
    for q in range(s.players):
        if q != p:
            most = max(most, s.hand[q, kind])
    return most


@rule
def star_of(kind: int) -> int:
    """The star of a kind, -1 if it has none."""
    for i in range(STAR_KINDS):
        if STAR_KIND[i] == kind:
            return i
    return -1


@rule
def gain_of(s: State, p: int, aim: int, show: int, kind: int, more: int) -> int:
    """What a token is worth to a player who also gets `more` of its kind, with these programs in mind."""
    if kind == EMPEROR_TOKEN or kind == ACTION:
        return MEDAL_WORTH
    if kind == JOKER:
        return slope(aim)
    held = s.hand[p, kind] + more
    worth = SPARE_WORTH
    if held < NEEDS[aim, kind]:
        worth += slope(aim)
    if held < NEEDS[show, kind]:
        worth += slope(show) // 2
    star = star_of(kind)
    if star >= 0 and s.star[star] != p and held + 1 >= STAR_FROM and held == most_of_others(s, p, kind):
        worth += STAR_WORTH
    return worth


@rule
def loss_of(s: State, p: int, aim: int, kind: int, more: int) -> int:
    """What giving a token away costs a player who also gives `more` of its kind."""
    if kind == ACTION:
        return MEDAL_WORTH
    if kind == JOKER:
        return slope(aim)
    held = s.hand[p, kind] - more
    worth = SPARE_WORTH
    if held <= NEEDS[aim, kind]:
        worth += slope(aim)
    star = star_of(kind)
    if star >= 0 and s.star[star] == p and (held <= STAR_FROM or held == most_of_others(s, p, kind)):
        worth += STAR_WORTH
    return worth


@rule
def lot_worth(s: State, p: int, aim: int, show: int, m: int) -> int:
    """What the tokens of a market are worth together."""
    worth = 0
    for i in range(MARKET_SIZE):
        kind = s.market[m, i]
        if kind >= 0:
            more = 0
            for j in range(i):
                if s.market[m, j] == kind:
                    more += 1
            worth += gain_of(s, p, aim, show, kind, more)
    return worth


@rule
def bundle_worth(s: State, p: int, aim: int, show: int, b: int) -> int:
    """What a bundle on the table is worth to who answers it: what it gives less what it wants."""
    worth = coin_worth(s) * (s.sums[b, 0] - s.sums[b, 1])
    for k in range(TRADABLE):
        for i in range(s.goods[b, 0, k]):
            worth += gain_of(s, p, aim, show, k, i)
        for i in range(s.goods[b, 1, k]):
            worth -= loss_of(s, p, aim, k, i)
    return worth


@rule
def has_spare(s: State, p: int, aim: int, kind: int) -> int:
    """Whether a player can do without a token of a kind."""
    if s.hand[p, kind] > 0 and loss_of(s, p, aim, kind, 0) == SPARE_WORTH:
        return 1
    return 0


@rule
def is_wanted(s: State, p: int, aim: int, kind: int) -> int:
    """Whether a player's plan lacks a kind."""
    if s.hand[p, kind] < NEEDS[aim, kind]:
        return 1
    return 0


@rule
def kinds_on_offer(s: State, p: int, mine: int, q: int, theirs: int) -> int:
    """How many kinds the second player can spare and the first lacks, by the programs they aim at."""
    n = 0
    for k in range(ASSETS):
        if is_wanted(s, p, mine, k) != 0 and has_spare(s, q, theirs, k) != 0:
            n += 1
    return n


@rule
def programs_unseen(s: State, p: int) -> int:
    """Own programs not performed yet."""
    return count(s.programs[p] & ~s.performed[p])
