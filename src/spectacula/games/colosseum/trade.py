"""Phase 3, trading: the active player's offers, the answers and the counter-offers."""

from __future__ import annotations

from spectacula.games.colosseum.bundle import (
    add_goods,
    can_swap_goods,
    clear_bundle,
    goods_given,
    goods_of,
    legal_gives,
    legal_wants,
    owns_wanted,
    settle,
    tell_bundle,
    wares_of,
    why_not_goods,
)
from spectacula.games.colosseum.moves import (
    ACCEPT,
    CASH,
    COUNTER,
    END_TRADING,
    GIVE,
    GIVE_COINS,
    OFFER_ALL,
    OFFER_TO,
    PROPOSE,
    REFUSE,
    SWAP,
    WANT,
    WANT_COINS,
)
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.purse import legal_changes, may_change, purse
from spectacula.games.colosseum.state import (
    ASK_ANSWER,
    ASK_COUNTER,
    ASK_OFFER,
    ASK_REPLY,
    ASK_TRADE,
    COUNTERED,
    COURSE,
    ENDED_TRADING,
    OFFERED,
    OFFERED_ALL,
    OFFERS,
    PERFORMING,
    REFUSED,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_TRADE,
    WAIT,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat


@rule
def wares_of_others(s: State, p: int) -> int:
    """Goods to want from anybody else."""
    mask = 0
    for q in range(s.players):
        if q != p:
            mask |= wares_of(s, q)
    return mask


@rule
def can_swap_with_others(s: State, p: int, mine: int) -> int:
    """Whether anybody else has something to exchange for these goods; all together have no more than one of them."""
    for q in range(s.players):
        if q != p and can_swap_goods(mine, wares_of(s, q)) != 0:
            return 1
    return 0


@rule
def next_trader(s: State) -> None:
    """The active player trades while offers and goods are left; after the last one come the shows."""
    p = s.active
    if s.turns == s.players:
        begin_phase(s, PERFORMING, TO_ANNOUNCE)
    elif s.offers > 0 and can_swap_with_others(s, p, wares_of(s, p)) != 0:
        s.seat = p
        s.ask = ASK_TRADE
        s.todo = WAIT
    else:
        end_trading(s, p)


@rule
def end_trading(s: State, p: int) -> None:
    """The next player trades."""
    clear_bundle(s, 0)
    s.turns += 1
    s.active = (p + 1) % s.players
    s.offers = OFFERS
    s.todo = TO_TRADE


@rule
def legal_trade(s: State, p: int, ids: Cells) -> int:
    """Offer to all or to one, or end; who finds anything with all finds it with one of them."""
    n = legal_changes(s, p, ids)
    ids[n] = END_TRADING
    to_all = n + 1
    n = to_all + 1
    mine = goods_of(s, p, s.coins[p])
    for q in range(s.players):
        if q != p and can_swap_goods(mine, wares_of(s, q)) != 0:
            ids[n] = OFFER_TO + q
            n += 1
    if n == to_all + 1:
        return to_all
    ids[to_all] = OFFER_ALL
    return n


@rule
def trade(s: State, p: int, move: int) -> None:
    """Choose whom the offer is for; its bundle follows."""
    if move == END_TRADING:
        tell(s, ENDED_TRADING, p, 0, 0)
        end_trading(s, p)
        return
    s.to = -1 if move == OFFER_ALL else move - OFFER_TO
    s.wares = wares_of_others(s, p) if move == OFFER_ALL else wares_of(s, s.to)
    s.cursor = GIVE
    s.partner = -1
    s.answered = 1 << p
    s.ask = ASK_OFFER


@rule
def legal_bundle(s: State, p: int, b: int, ids: Cells) -> int:
    """The next step of a bundle: give more, want more, propose, or drop it."""
    n = legal_changes(s, p, ids)
    ids[n] = REFUSE if b == 1 else END_TRADING
    n += 1
    given = goods_given(s, b)
    if s.cursor < WANT:
        n = legal_gives(s, p, b, given, ids, n)
    else:
        ids[n] = PROPOSE
        n += 1
    if given != 0:
        n = legal_wants(s, p, b, given, ids, n)
    return n


@rule
def legal_offer(s: State, p: int, ids: Cells) -> int:
    """The next step of the active player's bundle."""
    return legal_bundle(s, p, 0, ids)


@rule
def legal_counter(s: State, p: int, ids: Cells) -> int:
    """The next step of a partner's bundle."""
    return legal_bundle(s, p, 1, ids)


@rule
def name_goods(s: State, p: int, b: int, move: int) -> None:
    """Add one good to the bundle, propose it or drop it."""
    if move == PROPOSE:
        propose(s, p, b)
    elif move == END_TRADING:
        tell(s, ENDED_TRADING, p, 0, 0)
        end_trading(s, p)
    elif move == REFUSE:
        refuse(s, p)
    else:
        s.cursor = move
        add_goods(s, b, move)


@rule
def offer(s: State, p: int, move: int) -> None:
    """One step of the active player's bundle."""
    name_goods(s, p, 0, move)


@rule
def counter(s: State, p: int, move: int) -> None:
    """One step of a partner's bundle."""
    name_goods(s, p, 1, move)


@rule
def propose(s: State, p: int, b: int) -> None:
    """Put the bundle on the table: an offer awaits answers, a counter the active player's reply."""
    if b == 1:
        tell(s, COUNTERED, p, s.active, 0)
        s.seat = s.active
        s.ask = ASK_REPLY
    else:
        s.offers -= 1
        if s.to < 0:
            tell(s, OFFERED_ALL, p, s.offers, 0)
        else:
            tell(s, OFFERED, p, s.to, s.offers)
        s.todo = TO_ANSWER
    tell_bundle(s, p, b)


@rule
def can_counter(s: State, p: int) -> int:
    """A counter needs goods of one's own and others to want."""
    return can_swap_goods(goods_of(s, p, s.coins[p]), wares_of(s, s.active))


@rule
def could_counter(s: State, p: int) -> int:
    """Whether a partner has something to counter with, a medal cashed if need be."""
    return can_swap_goods(wares_of(s, p), wares_of(s, s.active))


@rule
def next_answer(s: State) -> None:
    """The partner, or all others clockwise, answer; who can neither accept nor counter refuses."""
    for i in range(1, s.players):
        p = (s.active + i) % s.players
        if (s.to < 0 or s.to == p) and s.answered >> p & 1 == 0:
            if owns_wanted(s, p, 0, purse(s, p)) != 0 or could_counter(s, p) != 0:
                s.seat = p
                s.partner = p
                s.ask = ASK_ANSWER
                s.todo = WAIT
                return
            refuse(s, p)
    close_offer(s)


@rule
def close_offer(s: State) -> None:
    """The offer is off the table."""
    clear_bundle(s, 0)
    s.todo = TO_TRADE


@rule
def legal_answer(s: State, p: int, ids: Cells) -> int:
    """Accept what one can deliver, refuse, or counter."""
    n = legal_changes(s, p, ids)
    if owns_wanted(s, p, 0, s.coins[p]) != 0:
        ids[n] = ACCEPT
        n += 1
    ids[n] = REFUSE
    n += 1
    if can_counter(s, p) != 0:
        ids[n] = COUNTER
        n += 1
    return n


@rule
def answer(s: State, p: int, move: int) -> None:
    """The partner answers the offer."""
    if move == ACCEPT:
        settle(s, s.active, p, 0)
        close_offer(s)
    elif move == REFUSE:
        refuse(s, p)
    else:
        s.wares = wares_of(s, s.active)
        s.cursor = GIVE
        s.ask = ASK_COUNTER


@rule
def refuse(s: State, p: int) -> None:
    """No deal with this partner; a counter that was begun is dropped."""
    clear_bundle(s, 1)
    s.answered |= 1 << p
    tell(s, REFUSED, p, s.active, 0)
    s.todo = TO_ANSWER


@rule
def legal_reply(s: State, p: int, ids: Cells) -> int:
    """The active player accepts a counter or refuses it."""
    n = legal_changes(s, p, ids)
    if owns_wanted(s, p, 1, s.coins[p]) != 0:
        ids[n] = ACCEPT
        n += 1
    ids[n] = REFUSE
    return n + 1


@rule
def reply(s: State, p: int, move: int) -> None:
    """A counter accepted is a deal and closes the offer; refused, it was the partner's answer."""
    if move == ACCEPT:
        settle(s, s.partner, p, 1)
        clear_bundle(s, 1)
        close_offer(s)
    else:
        tell(s, REFUSED, p, s.partner, 0)
        clear_bundle(s, 1)
        s.answered |= 1 << s.partner
        s.todo = TO_ANSWER


# --- the questions


def why_not_trade(s: State, seat: int, move: Move) -> Say:
    """Who is no partner, and who has nothing to exchange."""
    if move.family == "offer-to" and move.values[0] >= s.players:
        return Say("why-nobody-there")
    if move.family == "offer-to" and move.values[0] == seat:
        return Say("why-not-yourself")
    return Say("why-cash-first") if s.coins[seat] == 0 and may_change(s, seat) else Say("why-nothing-to-swap")


def why_not_offer(s: State, seat: int, move: Move) -> Say:
    return why_not_goods(s, seat, 0, move)


def why_not_counter(s: State, seat: int, move: Move) -> Say:
    return why_not_goods(s, seat, 1, move)


def why_not_answer(s: State, seat: int, move: Move) -> Say:
    """What an offer asks for has to be there; a counter-offer needs goods too."""
    return Say("why-cannot-deliver") if move.family == "accept" else why_not_trade(s, seat, move)


def why_not_reply(s: State, seat: int, move: Move) -> Say | None:
    """A counter-offer is the last word of the partner."""
    return Say("why-no-second-counter") if s.ask == ASK_REPLY else None


def prompt_trade(s: State, seat: int) -> Say:
    return Say("prompt-trade", {"offers": s.offers})


def prompt_answer(s: State, seat: int) -> Say:
    return Say("prompt-answer", {"player": Seat(s.active)})


def prompt_counter(s: State, seat: int) -> Say:
    return Say("prompt-counter", {"player": Seat(s.active)})


def prompt_reply(s: State, seat: int) -> Say:
    return Say("prompt-reply", {"player": Seat(s.partner)})


GOODS = (GIVE, GIVE_COINS, WANT, WANT_COINS)
COURSE.step(TO_TRADE, next_trader)
COURSE.step(TO_ANSWER, next_answer)
COURSE.question(
    ASK_TRADE,
    "trade",
    legal=legal_trade,
    play=trade,
    moves=(CASH, SWAP, END_TRADING, OFFER_ALL, OFFER_TO),
    prompt=prompt_trade,
    why_not=why_not_trade,
)
COURSE.question(
    ASK_OFFER,
    "offer",
    legal=legal_offer,
    play=offer,
    moves=(CASH, SWAP, END_TRADING, PROPOSE, *GOODS),
    why_not=why_not_offer,
)
COURSE.question(
    ASK_ANSWER,
    "answer",
    legal=legal_answer,
    play=answer,
    moves=(CASH, SWAP, ACCEPT, REFUSE, COUNTER),
    prompt=prompt_answer,
    why_not=why_not_answer,
)
COURSE.question(
    ASK_COUNTER,
    "counter",
    legal=legal_counter,
    play=counter,
    moves=(CASH, SWAP, REFUSE, PROPOSE, *GOODS),
    prompt=prompt_counter,
    why_not=why_not_counter,
)
COURSE.question(
    ASK_REPLY,
    "reply",
    legal=legal_reply,
    play=reply,
    moves=(CASH, SWAP, ACCEPT, REFUSE),
    prompt=prompt_reply,
    why_not=why_not_answer,
)
COURSE.forbid((COUNTER,), why_not_reply)
