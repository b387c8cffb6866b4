"""Phase 3 on screen: the trade desk, who could use what, and offers to answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spectacula.games.colosseum.names import some_coins, some_tokens
from spectacula.games.colosseum.state import MEDAL_COINS, TOKENS, TRADABLE
from spectacula.games.colosseum.view import Bundle, Good, Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.prospects import (
    Hand,
    aim,
    best_gain,
    gaps,
    hand_of,
    own_programs,
    star_moves,
    wanted,
)
from spectacula.web.games.colosseum.steps import coins_in, for_whom, is_offer, with_coins, with_step, without_step
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

GOODS = TOKENS[:TRADABLE]
EDITING = ("trade", "offer", "counter")


@dataclass(frozen=True)
class Way:
    """A button of the desk: the draft it leads to, or nothing."""

    label: str
    draft: str | None


@dataclass(frozen=True)
class Piece:
    """Tokens of a kind on a tray."""

    kind: str
    name: str
    count: int
    less: Way | None


@dataclass(frozen=True)
class Tray:
    seat: int | None
    title: str
    pieces: tuple[Piece, ...]
    coins: int
    steps: tuple[tuple[str, Way], ...]
    hint: str


@dataclass(frozen=True)
class Ware:
    """A kind of token somebody holds, on the desk or not."""

    kind: str
    name: str
    count: int
    chosen: int
    way: Way
    note: str
    spare: bool
    users: tuple[int, ...]
    gap: bool


@dataclass(frozen=True)
class Rival:
    seat: int
    on: bool
    aim: str
    lacks: tuple[tuple[str, str], ...]
    coins: int
    wares: tuple[Ware, ...]


@dataclass(frozen=True)
class Effect:
    seat: int | None
    text: str
    now: int | None
    then: int | None
    note: str


@dataclass(frozen=True)
class Letter:
    """An offer on the table: what the reader gets and gives."""

    by: int
    to: int | None
    gets: tuple[tuple[str, str, int], ...]
    gives: tuple[tuple[str, str, int], ...]
    mine: bool
    counter: bool
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Desk:
    active: int
    editing: bool
    countering: bool
    to: tuple[tuple[int | None, str, bool, Way], ...]
    give: Tray | None
    want: Tray | None
    effects: tuple[Effect, ...]
    tokens: tuple[Ware, ...]
    rivals: tuple[Rival, ...]
    letters: tuple[Letter, ...]
    counter: Way | None
    offers_left: int
    offers_most: int
    ready: bool
    problem: str
    gives: Hand
    """Tokens the viewer would give in the deal laid out or offered, and below those they would get."""
    gets: Hand
    sentence: str
    """The offer laid out, as a question."""


class Plan:
    """The bundle the viewer is putting together, read from the draft."""

    def __init__(self, sitting: Sitting, table: Table) -> None:
        assert sitting.seat is not None and table.trade is not None
        self.sitting, self.table, self.words = sitting, table, sitting.words
        self.seat = sitting.seat
        self.steps = sitting.draft.steps
        self.opening = next((step for step in self.steps if is_offer(step)), None)
        self.countering = sitting.view.kind == "counter"
        self.partner = self._partner()
        self.give = self._side("give")
        self.want = self._side("want")
        self.coins = {side: coins_in(self.steps, side) for side in ("give", "want")}

    def _partner(self) -> int | None:
        assert self.table.trade is not None
        if self.countering:
            return self.table.trade.active
        if self.opening is None or self.opening == "offer to all":
            return None
        return int(self.opening.split()[-1]) - 1

    def _side(self, side: str) -> Hand:
        return Counter({kind: n for kind in GOODS if (n := self.steps.count(f"{side} {kind}"))})

    def begun(self, opening: str = "offer to all") -> tuple[str, ...]:
        """The draft with somebody to offer to."""
        if self.opening or self.countering:
            return self.steps
        return (*self.steps, opening)

    def way(self, label: str, steps: tuple[str, ...] | None) -> Way:
        return Way(label, None if steps is None else written(steps))


def desk(sitting: Sitting, table: Table) -> Desk:
    assert table.trade is not None
    trade, kind = table.trade, sitting.view.kind
    editing = sitting.seat is not None and kind in EDITING and sitting.seat in sitting.view.pending
    plan = Plan(sitting, table) if editing else None
    can_counter = sitting.seat is not None and "counter" in sitting.labels
    letters = _letters(sitting, table)
    read = next((letter for letter in reversed(letters) if letter.mine), None)
    ready = editing and "propose" in sitting.labels and sitting.draft.whole
    return Desk(
        active=trade.active,
        editing=editing,
        countering=plan is not None and plan.countering,
        to=_addressees(plan) if plan and not plan.countering else (),
        give=_give_tray(plan) if plan else None,
        want=_want_tray(plan) if plan else None,
        effects=_effects(plan) if plan else (),
        tokens=_own_wares(sitting, table, plan) if sitting.seat is not None else (),
        rivals=tuple(_rival(sitting, table, player.seat, plan) for player in table.players if _other(sitting, player)),
        letters=letters,
        counter=Way(sitting.labels["counter"], written(_countered(sitting, table))) if can_counter else None,
        offers_left=trade.offers_left,
        offers_most=trade.offers_most,
        ready=ready,
        problem=_problem(plan) if plan else "",
        gives=plan.give if plan else _tokens(read.gives) if read else Counter(),
        gets=plan.want if plan else _tokens(read.gets) if read else Counter(),
        sentence=_sentence(plan) if plan and ready else "",
    )


def _other(sitting: Sitting, player: object) -> bool:
    return getattr(player, "seat", None) != sitting.seat


def _problem(plan: Plan) -> str:
    """What is still missing before the offer can be sent."""
    words = plan.words
    if not plan.give and not plan.coins["give"]:
        return words("desk-give-first")
    if not plan.want and not plan.coins["want"]:
        return words("desk-want-first")
    if not plan.sitting.draft.whole:
        return words("desk-not-there")
    return ""


def _tokens(goods: tuple[tuple[str, str, int], ...]) -> Hand:
    return Counter({kind: count for kind, _, count in goods if kind != "coins"})


def _sentence(plan: Plan) -> str:
    """What is offered to whom, for what."""
    words = plan.words
    gives, wants = (_listed(plan, side, goods) for side, goods in (("give", plan.give), ("want", plan.want)))
    if plan.partner is None:
        return words("ask-offer-all", gives=gives, wants=wants)
    return words("ask-offer", name=plan.sitting.names[plan.partner], gives=gives, wants=wants)


def _listed(plan: Plan, side: str, goods: Hand) -> str:
    words = plan.words
    said = [words.say(some_tokens(k, goods[kind])) for k, kind in enumerate(GOODS) if goods[kind]]
    return words.list([*said, words.say(some_coins(plan.coins[side]))] if plan.coins[side] else said)


def _addressees(plan: Plan) -> tuple[tuple[int | None, str, bool, Way], ...]:
    names, words = plan.sitting.names, plan.words
    found: list[tuple[int | None, str, bool, Way]] = []
    for seat in (None, *(p.seat for p in plan.table.players if p.seat != plan.seat)):
        opening = "offer to all" if seat is None else f"offer to {seat + 1}"
        label = words("everyone") if seat is None else names[seat]
        on = plan.opening == opening
        found.append((seat, label, on, plan.way(label, for_whom(plan.steps, opening))))
    return tuple(found)


def _coin_steps(plan: Plan, side: str, most: int) -> tuple[tuple[str, Way], ...]:
    words, now = plan.words, plan.coins[side]
    other = "want" if side == "give" else "give"
    blocked = plan.coins[other] > 0
    steps: list[tuple[str, Way]] = []
    for sign, by in (("−", -1), ("+", 1), ("+5", 5)):
        amount = now + by
        fits = 0 <= amount <= most and not (blocked and by > 0)
        key = "coins-less" if by < 0 else "coins-more"
        draft = with_coins(plan.begun(), side, amount) if fits else None
        steps.append((sign, plan.way(words(f"{side}-{key}", n=abs(by)), draft)))
    return tuple(steps)


def _pieces(plan: Plan, side: str, goods: Hand) -> tuple[Piece, ...]:
    found = []
    for kind in GOODS:
        if goods[kind]:
            name = plan.words.own(f"token-{kind}")
            less = plan.way(plan.words(f"{side}-less", token=name), without_step(plan.steps, f"{side} {kind}"))
            found.append(Piece(kind, name, goods[kind], less))
    return tuple(found)


def _give_tray(plan: Plan) -> Tray:
    coins = plan.table.players[plan.seat].coins
    return Tray(
        seat=plan.seat,
        title=plan.words("you-give"),
        pieces=_pieces(plan, "give", plan.give),
        coins=plan.coins["give"],
        steps=_coin_steps(plan, "give", coins),
        hint=plan.words("click-give"),
    )


def _purse(table: Table, seat: int) -> int:
    return table.players[seat].coins + MEDAL_COINS * table.players[seat].medals


def _want_tray(plan: Plan) -> Tray:
    partner, words = plan.partner, plan.words
    others = [p.seat for p in plan.table.players if p.seat != plan.seat]
    most = max(_purse(plan.table, seat) for seat in ([partner] if partner is not None else others))
    title = words("they-give", name=plan.sitting.names[partner]) if partner is not None else words("somebody-gives")
    return Tray(
        seat=partner,
        title=title,
        pieces=_pieces(plan, "want", plan.want),
        coins=plan.coins["want"],
        steps=_coin_steps(plan, "want", most),
        hint=words("click-want"),
    )


def _own_wares(sitting: Sitting, table: Table, plan: Plan | None) -> tuple[Ware, ...]:
    assert sitting.seat is not None
    words, seat = sitting.words, sitting.seat
    hand = hand_of(table.players[seat])
    program = aim(table, seat, hand)
    needs = Counter({good.kind: good.count for good in program.needs}) if program else Counter[str]()
    lacking = {p.seat: wanted(table, p.seat) for p in table.players if p.seat != seat}
    wares = []
    for kind in GOODS:
        if not hand[kind]:
            continue
        name = words.own(f"token-{kind}")
        spare = hand[kind] - needs[kind]
        users = tuple(q for q, lacks in lacking.items() if lacks[kind] or (kind == "joker" and lacks))
        if kind in ("joker", "action"):
            note = words("any-gap") if kind == "joker" else words("spare", n=hand[kind])
        else:
            note = words("spare", n=spare) if spare > 0 else words("needed")
        chosen = plan.give[kind] if plan else 0
        fits = plan is not None and chosen < hand[kind] and not plan.want[kind]
        label = words("give-label", token=name, n=hand[kind], note=note)
        draft = with_step(plan.begun(), f"give {kind}") if plan and fits else None
        way = Way(label, written(draft) if draft is not None else None)
        wares.append(Ware(kind, name, hand[kind], chosen, way, note, spare > 0, users, False))
    return tuple(wares)


def _rival(sitting: Sitting, table: Table, seat: int, plan: Plan | None) -> Rival:
    words, player = sitting.words, table.players[seat]
    hand, program = hand_of(player), aim(table, seat, hand_of(player))
    lacks = gaps(program, hand) if program else Counter[str]()
    mine: Hand = Counter()
    if sitting.seat is not None:
        me = hand_of(table.players[sitting.seat])
        for own in own_programs(table, sitting.seat):
            mine |= gaps(own, me)
    wares = tuple(
        _their_ware(sitting, seat, kind, hand[kind], plan, bool(mine[kind] or kind == "joker"))
        for kind in GOODS
        if hand[kind]
    )
    text = words.own(f"program-{program.number}") if program else ""
    on = plan is not None and plan.partner == seat
    listed = tuple((kind, words.own(f"token-{kind}")) for kind in lacks)
    return Rival(seat, on, text, listed, player.coins, wares)


def _their_ware(sitting: Sitting, seat: int, kind: str, count: int, plan: Plan | None, gap: bool) -> Ware:
    words = sitting.words
    name = words.own(f"token-{kind}")
    label = words("want-label", name=sitting.names[seat], token=name, n=count)
    chosen, draft = 0, None
    if plan and (not plan.countering or plan.partner == seat):
        asked = plan.partner in (seat, None) and (plan.partner == seat or plan.opening is not None)
        chosen = plan.want[kind] if asked else 0
        if chosen < count and not plan.give[kind]:
            steps = plan.steps
            if not plan.countering and plan.partner != seat and plan.opening != "offer to all":
                steps = for_whom(steps, f"offer to {seat + 1}")
            draft = written(with_step(steps, f"want {kind}"))
    return Ware(kind, name, count, chosen, Way(label, draft), "", False, (), gap)


def _effects(plan: Plan) -> tuple[Effect, ...]:
    if not plan.give and not plan.want:
        return ()
    return effects(plan.sitting, plan.table, plan.seat, plan.partner, plan.give, plan.want)


def effects(
    sitting: Sitting, table: Table, seat: int, partner: int | None, gives: Hand, gets: Hand
) -> tuple[Effect, ...]:
    """What a deal would do for both sides, and stars that would change hands."""
    words = sitting.words
    hands = {seat: hand_of(table.players[seat])}
    after = {seat: hands[seat] - gives + gets}
    if partner is not None:
        hands[partner] = hand_of(table.players[partner])
        after[partner] = hands[partner] + gives - gets
    found = []
    for who, hand in hands.items():
        change = best_gain(table, who, hand, after[who])
        if change is None:
            text = words("eff-none-mine") if who == sitting.seat else words("eff-none", name=sitting.names[who])
            found.append(Effect(who, text, None, None, ""))
        else:
            program, now, then = change
            name = words.own(f"program-{program.number}")
            text = (
                words("eff-mine", program=name)
                if who == sitting.seat
                else words("eff-theirs", name=sitting.names[who], program=name)
            )
            left = sum(gaps(program, after[who]).values()) - after[who]["joker"]
            note = words("eff-left", n=left) if left > 0 else words("complete")
            found.append(Effect(who, text, now, then, note))
    return (*found, *(_star_effect(sitting, table, *move) for move in star_moves(table, after)))


def _star_effect(sitting: Sitting, table: Table, star: str, before: int | None, after: int | None) -> Effect:
    words, name = sitting.words, sitting.words.own(f"token-{star}.star")
    if after is None:
        text = words("eff-star-aside", token=words.own(f"token-{star}"))
    elif after == sitting.seat:
        text = words("eff-star-mine", star=name)
    else:
        text = words("eff-star", star=name, name=sitting.names[after])
    return Effect(None, text, None, None, words("eff-star-note"))


def _goods(words: Words, goods: tuple[Good, ...]) -> tuple[tuple[str, str, int], ...]:
    return tuple((good.kind, words.own(f"token-{good.kind}"), good.count) for good in goods)


def _hand(goods: tuple[Good, ...]) -> Hand:
    return Counter({good.kind: good.count for good in goods if good.kind != "coins"})


def _letters(sitting: Sitting, table: Table) -> tuple[Letter, ...]:
    """The offer on the table and its counter, read from the side that answers."""
    assert table.trade is not None
    trade = table.trade
    if trade.offer is None or table.ask not in ("answer", "counter", "reply") or _composing(sitting):
        return ()
    letters = []
    for bundle, to in ((trade.offer, trade.partner), (trade.counter, trade.active)):
        if bundle is not None and bundle.gives and bundle.wants:
            letters.append(_letter(sitting, table, bundle, to, bundle is trade.counter))
    return tuple(letters)


def _composing(sitting: Sitting) -> bool:
    return sitting.view.kind in ("offer", "trade")


def _letter(sitting: Sitting, table: Table, bundle: Bundle, to: int | None, counter: bool) -> Letter:
    words = sitting.words
    mine = to is not None and to == sitting.seat
    found: tuple[Effect, ...] = ()
    if mine and to is not None:
        found = effects(sitting, table, to, bundle.by, _hand(bundle.wants), _hand(bundle.gives))
    return Letter(bundle.by, to, _goods(words, bundle.gives), _goods(words, bundle.wants), mine, counter, found)


def _countered(sitting: Sitting, table: Table) -> tuple[str, ...]:
    """A counter-offer begins as the same deal seen from the other side, as far as it can be kept."""
    assert table.trade is not None and sitting.seat is not None
    offer = table.trade.offer
    steps: tuple[str, ...] = (*sitting.draft.steps, "counter")
    if offer is None:
        return steps
    me = table.players[sitting.seat]
    hand = hand_of(me)
    for good in offer.wants:
        if good.kind == "coins":
            steps = with_coins(steps, "give", min(good.count, me.coins))
        else:
            for _ in range(min(good.count, hand[good.kind])):
                steps = with_step(steps, f"give {good.kind}")
    for good in offer.gives:
        if good.kind == "coins":
            steps = with_coins(steps, "want", good.count)
        else:
            for _ in range(good.count):
                steps = with_step(steps, f"want {good.kind}")
    return steps
