"""What a seat may know of a game of Colosseum: all that lies on the table. The dice and the draws to come do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from spectacula.games.colosseum.auction import take_lot
from spectacula.games.colosseum.investing import programs_open_to
from spectacula.games.colosseum.names import (
    NOBLE_NAMES,
    a_token,
    noble_name,
    program_name,
    some_coins,
    some_tokens,
    star_name,
    token_name,
)
from spectacula.games.colosseum.nobles import is_inside, noble_crowd
from spectacula.games.colosseum.purse import purse, wealth
from spectacula.games.colosseum.show import count_spectators, stage, stageable_by, usable
from spectacula.games.colosseum.state import (
    ACQUIRING,
    ARENA_FOR,
    ASK_COUNTER,
    ASK_REPLY,
    ASSETS,
    COINS,
    COMPONENTS,
    COST,
    COURSE,
    CROWD,
    FACE_LEAST,
    FACE_MOST,
    FEWEST,
    KINDS_OF_TOKEN,
    LARGEST_ARENA,
    LAYOUT,
    MARKET_SIZE,
    MARKETS,
    NEEDS,
    NOBLE_CROWD,
    NOBLES,
    OFFERS,
    PERFORMING,
    PROGRAMS,
    ROUNDS,
    SEATS_PER_ARENA,
    SIZE,
    SMALL,
    SOURCES,
    SQUARES,
    STAR_KIND,
    STAR_KINDS,
    TOKENS,
    TRADABLE,
    TRADING,
    State,
)
from spectacula.games.colosseum.table import (
    Arena,
    Auction,
    Bundle,
    Gain,
    Good,
    Market,
    Noble,
    Player,
    Program,
    Prospect,
    Show,
    Stage,
    StarMove,
    Table,
    Trade,
)
from spectacula.kernel.words import Event, Name, Say, Seat

PHASES = ("draft", "investing", "auctions", "trading", "shows", "ceremony")
CITIES = ("rome", "verona", "capua", "pompeii", "paestum")
HANDS = 200
"""So many hands are remembered with what programs would be to them."""


def members(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def view(s: State, seat: int) -> Table:
    """The table as this seat sees it; -1 for the public, who has no prospects."""
    performing = s.phase == PERFORMING and not s.done
    owners = {number: p for p in range(s.players) for number in members(s.programs[p])}
    hopes = {p: _prospects(_hand(s, p), s.parts[p]) for p in (seat, *owners.values()) if p >= 0}
    programs = tuple(_program(s, n, seat, owners.get(n), hopes) for n in range(1, PROGRAMS + 1))
    return Table(
        round=s.round,
        rounds=ROUNDS,
        phase="over" if s.done else PHASES[s.phase],
        ask=None if s.done else COURSE.kind(s.ask),
        asked=None if s.done else s.seat,
        start=s.start,
        active=s.active,
        investments_left=s.allowance,
        players=tuple(_player(s, p) for p in range(s.players)),
        nobles=tuple(_noble(s, i) for i in range(NOBLES)),
        squares=SQUARES,
        resting=tuple(COMPONENTS["track"]["rest"]),
        markets=tuple(_markets(s, seat)),
        programs=programs,
        medals_left=s.medal_supply,
        seats_left=s.seat_supply,
        podiums_left=COMPONENTS["supply"]["podiums"] - sum(s.podiums[p] for p in range(s.players)),
        stars_aside=tuple(TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS) if s.star[i] < 0),
        bag=goods({k: s.bag[k] for k in range(KINDS_OF_TOKEN)}),
        green_left=TOKENS[s.green_left] if s.green_left >= 0 else None,
        gone=goods({k: s.gone[k] for k in range(KINDS_OF_TOKEN)}),
        auction=_auction(s) if s.phase == ACQUIRING else None,
        trade=_trade(s) if s.phase == TRADING else None,
        stage=_stage(s) if performing else None,
        laureate=seat_or_none(s.laureate),
    )


def goods(counts: Mapping[int, int], coins: int = 0) -> tuple[Good, ...]:
    listed = tuple(Good(TOKENS[k], n) for k, n in counts.items() if n > 0)
    return (*listed, Good("coins", coins)) if coins else listed


def crowd_for(number: int, tokens: int) -> int | None:
    """Spectators of a program with so many tokens, None with too few."""
    return CROWD[number, SIZE[number] - tokens] if tokens >= FEWEST[number] else None


@cache
def _needs(number: int) -> tuple[tuple[int, int], ...]:
    """What a program needs: kinds and how many of each."""
    return tuple((k, NEEDS[number, k]) for k in range(ASSETS) if NEEDS[number, k])


@cache
def _printed(number: int) -> tuple[tuple[Good, ...], tuple[int, ...]]:
    """What stands on a program: its assets, and its spectators row by row."""
    rows = SIZE[number] - FEWEST[number] + 1
    return goods(dict(_needs(number))), tuple(CROWD[number, i] for i in range(rows))


def _hand(s: State, p: int) -> tuple[int, ...]:
    return tuple([s.hand[p, k] for k in range(KINDS_OF_TOKEN)])


@lru_cache(maxsize=HANDS)
def _prospects(hand: tuple[int, ...], parts: int) -> tuple[Prospect, ...]:
    """What every program would be to somebody with this hand and so large an arena, and nothing else."""
    s = LAYOUT.new()
    s.parts[0] = parts
    for k, n in enumerate(hand):
        s.hand[0, k] = n
    return tuple(_prospect(s, 0, number) for number in range(1, PROGRAMS + 1))


def _prospect(s: State, p: int, number: int) -> Prospect:
    have = usable(s, p, number)
    lacks = {k: need - s.hand[p, k] for k, need in _needs(number)}
    fits = ARENA_FOR[number] <= s.parts[p]
    return Prospect(have, SIZE[number] - have, crowd_for(number, have), goods(lacks), fits)


def _program(s: State, number: int, seat: int, owner: int | None, hopes: Mapping[int, tuple[Prospect, ...]]) -> Program:
    drafted = number <= SMALL and owner is None and s.phase == 0
    needs, table = _printed(number)
    return Program(
        number=number,
        arena=ARENA_FOR[number],
        cost=COST[number],
        needs=needs,
        size=SIZE[number],
        fewest=FEWEST[number],
        table=table,
        owner=owner,
        for_sale=bool(s.sale >> number & 1) or drafted,
        performed=owner is not None and bool(s.performed[owner] >> number & 1),
        prospect=hopes[seat][number - 1] if seat >= 0 else None,
        owners=None if owner is None else hopes[owner][number - 1],
    )


def _arena(s: State, p: int) -> Arena:
    first, parts = s.arena[p], s.parts[p]
    grows = parts < LARGEST_ARENA
    return Arena(
        city=CITIES[p],
        squares=tuple((first + i) % SQUARES for i in range(parts)),
        parts=parts,
        loge=bool(s.loge[p]),
        seats=s.seats[p],
        seats_most=SEATS_PER_ARENA,
        grows_back=(first - 1) % SQUARES if grows else None,
        grows_on=(first + parts) % SQUARES if grows else None,
    )


def _show(program: int, crowd: list[int]) -> Show:
    return Show(program, sum(crowd), dict(zip(SOURCES, crowd, strict=True)))


def _player(s: State, p: int) -> Player:
    sources = range(len(SOURCES))
    latest = _show(s.show_program[p], [s.show[p, i] for i in sources]) if s.last[p] else None
    best = _show(s.best_program[p], [s.best[p, i] for i in sources]) if s.best_program[p] else None
    return Player(
        seat=p,
        coins=s.coins[p],
        medals=s.medals[p],
        record=s.record[p],
        tokens=goods({k: s.hand[p, k] for k in range(KINDS_OF_TOKEN)}),
        programs=members(s.programs[p]),
        performed=members(s.performed[p]),
        last_program=s.last[p] or None,
        arena=_arena(s, p),
        podiums=s.podiums[p],
        stars=tuple(TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS) if s.star[i] == p),
        nobles=noble_crowd(s, p),
        latest=latest,
        best=best,
        best_round=s.best_round[p] or None,
        performed_this_round=bool(s.shown >> p & 1),
        won_market=s.bought[p] + 1 if s.bought[p] >= 0 else None,
        can_bid=not s.locked >> p & 1,
        has_opened=bool(s.been >> p & 1),
        earned=s.earned[p],
        spent=s.spent[p],
        purse=purse(s, p),
        wealth=wealth(s, p),
    )


def _noble(s: State, i: int) -> Noble:
    inside = next((p for p in range(s.players) if is_inside(s, p, s.noble[i])), None)
    return Noble(NOBLE_NAMES[i].split("-")[0], NOBLE_NAMES[i], s.noble[i], NOBLE_CROWD[i], inside)


def _markets(s: State, seat: int) -> Iterator[Market]:
    """Every lot, and what it would be worth to the seat."""
    hoped = 0 if seat < 0 else s.programs[seat] | programs_open_to(s, seat)
    won = _copy(s)
    for m in range(MARKETS):
        kinds = tuple(TOKENS[s.market[m, i]] for i in range(MARKET_SIZE) if s.market[m, i] >= 0)
        gains, stars = tuple[Gain, ...](), tuple[StarMove, ...]()
        if seat >= 0 and kinds:
            won.data[:] = s.data  # type: ignore[attr-defined]  # cheaper than a copy for every lot
            take_lot(won, seat, m)
            stars, gains = star_moves(s, won), _gains(_hand(s, seat), s.parts[seat], hoped, kinds)
        yield Market(m + 1, kinds, seat_or_none(s.sold[m]), gains, stars)


@lru_cache(maxsize=MARKETS * HANDS)
def _gains(hand: tuple[int, ...], parts: int, hoped: int, lot: tuple[str, ...]) -> tuple[Gain, ...]:
    """What a lot adds to those of some programs that lack something."""
    held, prospects = Counter(lot), _prospects(hand, parts)
    unfinished = [(number, prospects[number - 1]) for number in members(hoped) if prospects[number - 1].missing]
    return tuple(gain for number, prospect in unfinished if (gain := _gain(number, prospect, held)))


def _gain(number: int, prospect: Prospect, lot: Mapping[str, int]) -> Gain | None:
    """What a lot adds to an unfinished program, None if nothing in it helps; jokers stand for anything."""
    helps = sum([min(good.count, lot[good.kind]) for good in prospect.lacks if good.kind in lot], lot["joker"])
    if not helps:
        return None
    will = prospect.usable + min(prospect.missing, helps)
    return Gain(number, prospect.spectators or 0, crowd_for(number, will) or 0, prospect.usable, will)


def _copy(s: State) -> State:
    """A table to try something out on."""
    return LAYOUT.new(LAYOUT.bytes_of(s))


def star_moves(before: State, after: State) -> tuple[StarMove, ...]:
    """Stars that change hands from one table to the other."""
    return tuple(
        StarMove(TOKENS[STAR_KIND[i]], seat_or_none(before.star[i]), seat_or_none(after.star[i]))
        for i in range(STAR_KINDS)
        if before.star[i] != after.star[i]
    )


def _auction(s: State) -> Auction:
    return Auction(
        opener=s.active,
        market=s.lot + 1 if s.lot >= 0 else None,
        bid=s.bid,
        bidder=seat_or_none(s.bidder),
        passed=members(s.out),
        locked=members(s.locked),
        been_active=members(s.been),
    )


def _bundle(s: State, by: int, b: int) -> Bundle | None:
    sides = [goods({k: s.goods[b, side, k] for k in range(TRADABLE)}, s.sums[b, side]) for side in range(2)]
    return Bundle(by, sides[0], sides[1]) if sides[0] else None


def _trade(s: State) -> Trade:
    countering = s.ask in (ASK_COUNTER, ASK_REPLY)
    offer = _bundle(s, s.active, 0)
    return Trade(
        active=s.active,
        offers_left=s.offers,
        offers_most=OFFERS,
        to=seat_or_none(s.to) if offer else None,
        partner=seat_or_none(s.partner) if offer else None,
        answered=tuple(p for p in members(s.answered) if p != s.active) if offer else (),
        offer=offer,
        counter=_bundle(s, s.partner, 1) if countering else None,
    )


def _stage(s: State) -> Stage:
    p, number = s.active, s.staged
    rolled = [face for face in (s.dice[0], s.dice[1]) if face >= 0]
    fit = {k: min(s.hand[p, k], NEEDS[number, k]) - s.cast[p, k] for k in range(ASSETS)}
    return Stage(
        performer=p,
        dice=tuple((FACE_LEAST[face], FACE_MOST[face]) for face in rolled),
        dice_used=min(s.die, len(rolled)),
        moved=NOBLE_NAMES[s.moved] if s.moved >= 0 else None,
        program=number or None,
        cast=goods({k: s.cast[p, k] for k in range(ASSETS + 1)}) if number else (),
        held_back=goods(fit) if number else (),
        medals=s.handed,
        stageable=members(s.stageable),
        stagings=() if number else tuple(_staged(s, p, ready) for ready in members(stageable_by(s, p))),
        spectators=_counted(_copy(s), p) if number else None,
    )


def _staged(s: State, p: int, number: int) -> Show:
    """What a program would draw with everything that fits, as things stand."""
    staged = _copy(s)
    stage(staged, p, number)
    return _counted(staged, p)


def _counted(s: State, p: int) -> Show:
    """The show on stage, counted."""
    count_spectators(s, p)
    return _show(s.staged, [s.show[p, i] for i in range(len(SOURCES))])


# --- events


def seen(event: Event, seat: int, options: Mapping[str, object]) -> Event | None:
    """Everything happens in the open."""
    return event


def lot_kinds(code: int) -> list[int]:
    """The tokens of a lot, from the number the event holds them in."""
    places = [code >> 5 * place & 31 for place in range(MARKET_SIZE - 1, -1, -1)]
    return [kind for kind in places if kind < KINDS_OF_TOKEN]


def lot_names(code: int) -> list[Say]:
    return [some_tokens(kind, n) for kind, n in Counter(lot_kinds(code)).items()]


def _good(kind: int, n: int) -> Say:
    """So many of a good that changes hands."""
    return some_coins(n) if kind == COINS else some_tokens(kind, n)


def goods_named(event: Event) -> Say:
    """What an event says is given, wanted or received."""
    return _good(event.a, event.b)


def tell(event: Event) -> Say:
    """An event as a sentence for the log."""
    name, who, a, b = event
    player: dict[str, object] = {"player": Seat(who)} if who >= 0 else {}
    if name == "star" and b >= 0:
        return Say("event-star-from", {**player, "star": star_name(a), "rival": Seat(b)})
    if name == "rolled" and b >= 0:
        return Say("event-rolled-both", {**player, "first": Name(f"face-{a}"), "second": Name(f"face-{b}")})
    return Say(f"event-{name}", {**player, **_details(name, a, b)})


def _details(name: str, a: int, b: int) -> dict[str, object]:
    """The arguments of an event's sentence."""
    if name in ("took-program", "bought-program", "staged", "show"):
        return {"number": a, "program": program_name(a), "coins": b, "tokens": b, "spectators": b}
    if name == "dealt":
        return {"first": program_name(a), "second": program_name(b)}
    if name in ("opened", "raised", "passed", "won-lot"):
        return {"market": a + 1, "coins": b}
    if name in ("lot", "refilled"):
        return {"market": a + 1, "tokens": lot_names(b)}
    if name in ("star", "star-aside"):
        return {"star": star_name(a)}
    if name == "worn":
        return {"token": token_name(a)}
    if name in ("offer-gives", "offer-wants", "received"):
        return {"goods": _good(a, b)}
    if name in ("offered", "refused", "countered", "deal", "declined"):
        return {"rival": Seat(a), "offers": b}
    if name == "donated":
        return {"rival": Seat(a), "token": a_token(b)}
    if name in ("moved", "moved-both", "rested", "nudged"):
        return {"noble": noble_name(a), "square": b}
    if name == "spectators":
        return {"source": Name(f"source-{SOURCES[a]}.by"), "spectators": b}
    if name == "rolled":
        return {"first": Name(f"face-{a}")}
    return {"number": a, "other": b}
