"""Phase 3 on screen: the trade desk, and who could use what."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spectacula.games.colosseum.names import some_coins, some_tokens
from spectacula.games.colosseum.state import TOKENS, TRADABLE
from spectacula.games.colosseum.table import Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.deals import PROPOSE, Effect, Letter, after_deal, effects, letters
from spectacula.web.games.colosseum.prospects import Goals, Hand, aim, goals, hand_of, lacks, own_programs
from spectacula.web.games.colosseum.steps import (
    TO_ALL,
    coins_in,
    for_whom,
    is_offer,
    spell,
    tokens_in,
    wanting_only,
    with_coins,
    with_step,
    with_tokens,
    without_step,
)
from spectacula.web.tables.draft import written

COUNTER = spell("counter")
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
    goals: str
    """Programs for sale that lack it, as classes."""

    @property
    def asked_for(self) -> str:
        """Its classes among what another player has."""
        offered = "" if self.way.draft is None else "legal" if self.gap or self.chosen else "free"
        return " ".join(
            filter(None, (self.goals, offered, "selected" if self.chosen else "", "fills-gap" if self.gap else ""))
        )


@dataclass(frozen=True)
class Rival:
    seat: int
    on: bool
    aim: str
    lacks: tuple[tuple[str, str], ...]
    coins: int
    wares: tuple[Ware, ...]


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
    then: dict[int, int | None]
    """What the viewer's programs would draw after it."""
    sentence: str
    """The offer laid out, as a question."""


class Plan:
    """The bundle the viewer is putting together, read from the draft; without one, from the table."""

    def __init__(self, sitting: Sitting, table: Table) -> None:
        assert sitting.seat is not None and table.trade is not None
        self.sitting, self.table, self.words = sitting, table, sitting.words
        self.seat = sitting.seat
        self.countering = sitting.view.kind == "counter"
        self.steps = sitting.draft.steps or self._on_the_table()
        self.opening = next((step for step in self.steps if is_offer(step)), None)
        self.partner = self._partner()
        self.give, self.want = (tokens_in(self.steps, side) for side in ("give", "want"))
        self.coins = {side: coins_in(self.steps, side) for side in ("give", "want")}

    def _on_the_table(self) -> tuple[str, ...]:
        """A bundle that was begun move by move."""
        assert self.table.trade is not None
        trade = self.table.trade
        bundle = trade.counter if self.countering else trade.offer
        if bundle is None or self.sitting.view.kind not in ("offer", "counter"):
            return ()
        steps: tuple[str, ...] = () if self.countering else (_opening(trade.to),)
        for side, goods in (("give", bundle.gives), ("want", bundle.wants)):
            steps = with_tokens(steps, side, goods)
        return steps

    def _partner(self) -> int | None:
        assert self.table.trade is not None
        if self.countering:
            return self.table.trade.active
        move = self.sitting.move(self.opening) if self.opening else None
        return move.values[0] if move and move.family == "offer-to" else None

    def begun(self) -> tuple[str, ...]:
        """The draft with somebody to offer to."""
        return self.steps if self.opening or self.countering else (*self.steps, TO_ALL)

    def way(self, label: str, steps: tuple[str, ...] | None) -> Way:
        return Way(label, None if steps is None else written(steps))


def _opening(to: int | None) -> str:
    return TO_ALL if to is None else spell("offer-to", to)


def desk(sitting: Sitting, table: Table) -> Desk:
    assert table.trade is not None
    trade, kind = table.trade, sitting.view.kind
    editing = sitting.seat is not None and kind in EDITING and sitting.seat in sitting.view.pending
    plan = Plan(sitting, table) if editing else None
    after, wanted = after_deal(sitting), goals(table)
    received = () if editing and kind != "counter" else letters(sitting, table, after)
    read = next((letter for letter in reversed(received) if letter.mine), None)
    ready = editing and PROPOSE in sitting.labels and sitting.draft.whole
    return Desk(
        active=trade.active,
        editing=editing,
        countering=plan is not None and plan.countering,
        to=_addressees(plan) if plan and not plan.countering else (),
        give=_give_tray(plan) if plan else None,
        want=_want_tray(plan) if plan else None,
        effects=effects(sitting, after, plan.partner) if plan and after is not None else (),
        tokens=_own_wares(sitting, table, plan, wanted) if sitting.seat is not None else (),
        rivals=tuple(_rival(sitting, table, p.seat, plan, wanted) for p in table.players if p.seat != sitting.seat),
        letters=received,
        counter=_counter(sitting, table),
        offers_left=trade.offers_left,
        offers_most=trade.offers_most,
        ready=ready,
        problem=_problem(plan) if plan else "",
        gives=plan.give if plan else read.wanted if read else Counter(),
        gets=plan.want if plan else read.offered if read else Counter(),
        then=_drawn_after(sitting, after),
        sentence=_sentence(plan) if plan and ready else "",
    )


def _drawn_after(sitting: Sitting, after: Table | None) -> dict[int, int | None]:
    if sitting.seat is None or after is None:
        return {}
    return {p.number: p.owners.spectators for p in own_programs(after, sitting.seat) if p.owners}


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
        opening = _opening(seat)
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
            step = spell(side, TOKENS.index(kind))
            less = plan.way(plan.words(f"{side}-less", token=name), without_step(plan.steps, step))
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


def _want_tray(plan: Plan) -> Tray:
    partner, words = plan.partner, plan.words
    others = [p.seat for p in plan.table.players if p.seat != plan.seat]
    most = max(plan.table.players[seat].purse for seat in ([partner] if partner is not None else others))
    title = words("they-give", name=plan.sitting.names[partner]) if partner is not None else words("somebody-gives")
    return Tray(
        seat=partner,
        title=title,
        pieces=_pieces(plan, "want", plan.want),
        coins=plan.coins["want"],
        steps=_coin_steps(plan, "want", most),
        hint=words("click-want"),
    )


def _own_wares(sitting: Sitting, table: Table, plan: Plan | None, wanted: Goals) -> tuple[Ware, ...]:
    assert sitting.seat is not None
    hand, program = hand_of(table.players[sitting.seat]), aim(table, sitting.seat)
    needs = Counter({good.kind: good.count for good in program.needs}) if program else Counter[str]()
    lacking = {p.seat: lacks(table, p.seat) for p in table.players if p.seat != sitting.seat}
    return tuple(
        _own_ware(sitting, plan, kind, hand[kind], hand[kind] - needs[kind], lacking, wanted[kind])
        for kind in GOODS
        if hand[kind]
    )


def _own_ware(
    sitting: Sitting, plan: Plan | None, kind: str, count: int, spare: int, lacking: dict[int, Hand], wanted: str
) -> Ware:
    words, name = sitting.words, sitting.words.own(f"token-{kind}")
    users = tuple(q for q, missing in lacking.items() if missing[kind] or (kind == "joker" and missing))
    use = words("spare", n=spare) if spare > 0 else words("needed")
    note = words("any-gap") if kind == "joker" else use
    chosen = plan.give[kind] if plan else 0
    fits = plan is not None and chosen < count and not plan.want[kind]
    label = words("give-label", token=name, n=count, note=note)
    draft = with_step(plan.begun(), spell("give", TOKENS.index(kind))) if plan and fits else None
    way = Way(label, written(draft) if draft is not None else None)
    return Ware(kind, name, count, chosen, way, note, spare > 0, users, False, wanted)


def _rival(sitting: Sitting, table: Table, seat: int, plan: Plan | None, wanted: Goals) -> Rival:
    words, player = sitting.words, table.players[seat]
    hand, program, missing = hand_of(player), aim(table, seat), lacks(table, seat)
    mine = lacks(table, sitting.seat) if sitting.seat is not None else Counter[str]()
    wares = tuple(
        _their_ware(sitting, table, seat, kind, hand[kind], plan, bool(mine[kind] or kind == "joker"), wanted[kind])
        for kind in GOODS
        if hand[kind]
    )
    text = words.own(f"program-{program.number}") if program else ""
    on = plan is not None and plan.partner == seat
    listed = tuple((kind, words.own(f"token-{kind}")) for kind in missing)
    return Rival(seat, on, text, listed, player.coins, wares)


def _their_ware(
    sitting: Sitting, table: Table, seat: int, kind: str, count: int, plan: Plan | None, gap: bool, wanted: str
) -> Ware:
    """A token of a rival: asking for it addresses that rival."""
    words, name = sitting.words, sitting.words.own(f"token-{kind}")
    label = words("want-label", name=sitting.names[seat], token=name, n=count)
    chosen, draft = 0, None
    if plan and (not plan.countering or plan.partner == seat):
        chosen = plan.want[kind] if plan.partner == seat else 0
        if chosen < count and not plan.give[kind]:
            steps = plan.steps
            if plan.partner != seat:
                rival = table.players[seat]
                steps = wanting_only(for_whom(steps, _opening(seat)), hand_of(rival), rival.purse)
            draft = written(with_step(steps, spell("want", TOKENS.index(kind))))
    return Ware(kind, name, count, chosen, Way(label, draft), "", False, (), gap, wanted)


def _counter(sitting: Sitting, table: Table) -> Way | None:
    """A counter-offer begins as the same deal seen from the other side, as far as it can be kept."""
    if sitting.seat is None or COUNTER not in sitting.labels or table.trade is None or table.trade.offer is None:
        return None
    offer, me = table.trade.offer, table.players[sitting.seat]
    steps = with_tokens((*sitting.draft.steps, COUNTER), "give", offer.wants, hand_of(me), me.coins)
    return Way(sitting.labels[COUNTER], written(with_tokens(steps, "want", offer.gives)))
