"""Colosseum from set-up to the end: the flow of rounds and phases, and the verbs."""

from __future__ import annotations

from spectacula.games.colosseum.auction import (
    ask_opener,
    begin_auctions,
    legal_bid,
    legal_open,
    make_bid,
    next_bidder,
    next_opener,
    open_market,
)
from spectacula.games.colosseum.ceremony import (
    ask_receiver,
    award_podium,
    donate,
    legal_donation,
    legal_wear,
    next_to_clean_up,
    wear_out,
)
from spectacula.games.colosseum.investing import invest, legal_invest, next_investor
from spectacula.games.colosseum.preparation import (
    deal_programs,
    deal_tokens,
    lay_table,
    legal_draft,
    next_drafter,
    take_program,
)
from spectacula.games.colosseum.purse import cash_medal, swap_action
from spectacula.games.colosseum.show import (
    announce,
    ask_cast,
    ask_program,
    cast_show,
    choose_program,
    legal_announce,
    legal_cast,
    legal_noble,
    legal_program,
    move_noble,
    next_performer,
)
from spectacula.games.colosseum.state import (
    ACQUIRING,
    ASK_ANNOUNCE,
    ASK_ANSWER,
    ASK_BID,
    ASK_CAST,
    ASK_COUNTER,
    ASK_DONATION,
    ASK_DRAFT,
    ASK_INVEST,
    ASK_NOBLE,
    ASK_OFFER,
    ASK_OPEN,
    ASK_OPENING,
    ASK_PROGRAM,
    ASK_REPLY,
    ASK_TRADE,
    ASK_WEAR,
    ASSETS,
    CASH,
    CEREMONY,
    DRAFT,
    DRAFTING,
    INVESTING,
    MEDAL_COINS,
    OFFERS,
    PERFORMING,
    ROUND,
    ROUNDS,
    START_OPTION,
    SWAP,
    TAKE,
    TO_ANNOUNCE,
    TO_ANSWER,
    TO_BID,
    TO_CAST,
    TO_DONATION,
    TO_DRAFT,
    TO_INVEST,
    TO_OPEN,
    TO_OPENER,
    TO_PODIUM,
    TO_PROGRAM,
    TO_ROUND,
    TO_TRADE,
    TO_WEAR,
    TRADING,
    WAIT,
    WEAR,
    State,
)
from spectacula.games.colosseum.tokens import stars_of
from spectacula.games.colosseum.trade import (
    answer,
    legal_answer,
    legal_bundle,
    legal_reply,
    legal_trade,
    name_goods,
    next_answer,
    next_trader,
    reply,
    trade,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS, Cells
from spectacula.kernel.streams import tell


@rule
def setup(s: State) -> None:
    """The table is laid; with the draft the start programs come first."""
    lay_table(s)
    tell(s, ROUND, s.start, s.round, 0)
    deal_tokens(s)
    if s.option[START_OPTION] == DRAFT:
        s.phase = DRAFTING
        s.todo = TO_DRAFT
    else:
        deal_programs(s)
        begin_phase(s, INVESTING, TO_INVEST)
    advance(s)


@rule
def begin_phase(s: State, phase: int, todo: int) -> None:
    """Each phase goes clockwise from the start player."""
    s.phase = phase
    s.turns = 0
    s.active = s.start
    s.allowance = 1
    s.invested = 0
    s.offers = OFFERS
    s.todo = todo


@rule
def begin_round(s: State) -> None:
    """The start player's token goes left, the next round begins."""
    s.round += 1
    s.start = (s.start + 1) % s.players
    s.shown = 0
    for p in range(s.players):
        for k in range(ASSETS + 1):
            s.cast[p, k] = 0
    tell(s, ROUND, s.start, s.round, 0)
    begin_phase(s, INVESTING, TO_INVEST)


@rule
def end_performing(s: State) -> None:
    """The ceremony, or after the last round the end."""
    if s.round == ROUNDS:
        s.done = 1
        s.todo = WAIT
    else:
        begin_phase(s, CEREMONY, TO_PODIUM)


@rule
def advance(s: State) -> None:
    """Small steps until somebody is asked or the game is over."""
    while s.todo != WAIT:
        if s.todo < TO_TRADE:
            step_early(s)
        elif s.todo < TO_PODIUM:
            step_middle(s)
        else:
            step_late(s)


@rule
def step_early(s: State) -> None:
    """Draft, investing and auctions."""
    if s.todo == TO_BID:
        next_bidder(s)
    elif s.todo == TO_OPEN:
        ask_opener(s)
    elif s.todo == TO_OPENER:
        next_opener(s)
        if s.todo == TO_TRADE:
            begin_phase(s, TRADING, TO_TRADE)
    elif s.todo == TO_DRAFT:
        if s.turns < 2 * s.players:
            next_drafter(s)
        else:
            begin_phase(s, INVESTING, TO_INVEST)
    elif s.turns < s.players:
        next_investor(s)
    else:
        begin_phase(s, ACQUIRING, TO_OPENER)
        begin_auctions(s)


@rule
def step_middle(s: State) -> None:
    """Trading and performing."""
    if s.todo == TO_ANSWER:
        next_answer(s)
    elif s.todo == TO_TRADE:
        if s.turns < s.players:
            next_trader(s)
        else:
            begin_phase(s, PERFORMING, TO_ANNOUNCE)
    elif s.todo == TO_PROGRAM:
        ask_program(s)
    elif s.todo == TO_CAST:
        ask_cast(s)
    elif s.turns < s.players:
        next_performer(s)
    else:
        end_performing(s)


@rule
def step_late(s: State) -> None:
    """The ceremony and the next round."""
    if s.todo == TO_PODIUM:
        award_podium(s)
    elif s.todo == TO_WEAR:
        next_to_clean_up(s)
    elif s.todo == TO_DONATION:
        ask_receiver(s)
    elif s.todo == TO_ROUND:
        begin_round(s)


# --- verbs


@rule
def pending(s: State) -> int:
    """The seat that is asked."""
    return 1 << s.seat


@rule
def sealed(s: State) -> int:
    """Nothing is decided in secret."""
    return 0


@rule
def kind(s: State, seat: int) -> int:
    """Which question is asked."""
    return s.ask


@rule
def legal(s: State, seat: int, ids: Cells) -> int:
    """The answers to the question, in rising order."""
    ask = s.ask
    if ask == ASK_OFFER:
        return legal_bundle(s, seat, 0, ids)
    if ask == ASK_COUNTER:
        return legal_bundle(s, seat, 1, ids)
    if ask == ASK_BID or ask == ASK_OPENING:
        return legal_bid(s, seat, ids)
    if ask == ASK_TRADE:
        return legal_trade(s, seat, ids)
    if ask == ASK_ANSWER:
        return legal_answer(s, seat, ids)
    if ask == ASK_REPLY:
        return legal_reply(s, seat, ids)
    if ask == ASK_INVEST:
        return legal_invest(s, seat, ids)
    if ask == ASK_OPEN:
        return legal_open(s, seat, ids)
    return legal_later(s, seat, ids)


@rule
def legal_later(s: State, seat: int, ids: Cells) -> int:
    """Answers to the questions of the shows, the ceremony and the draft."""
    ask = s.ask
    if ask == ASK_CAST:
        return legal_cast(s, seat, ids)
    if ask == ASK_NOBLE:
        return legal_noble(s, seat, ids)
    if ask == ASK_PROGRAM:
        return legal_program(s, seat, ids)
    if ask == ASK_ANNOUNCE:
        return legal_announce(s, seat, ids)
    if ask == ASK_WEAR:
        return legal_wear(s, seat, ids)
    if ask == ASK_DONATION:
        return legal_donation(s, ids)
    return legal_draft(s, ids)


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play one decision and go on to the next."""
    if move == CASH or move == SWAP:
        change(s, seat, move)
    elif s.ask < ASK_TRADE:
        play_early(s, seat, move)
    elif s.ask < ASK_ANNOUNCE:
        play_trade(s, seat, move)
    else:
        play_late(s, seat, move)
    advance(s)


@rule
def change(s: State, seat: int, move: int) -> None:
    """Cash a medal or swap an additional action; then the same question, if it is still one."""
    if move == CASH:
        cash_medal(s, seat)
    else:
        swap_action(s, seat)
    if s.ask == ASK_INVEST:
        s.todo = TO_INVEST
    elif s.ask == ASK_PROGRAM:
        s.todo = TO_PROGRAM
    elif s.ask == ASK_CAST:
        s.todo = TO_CAST


@rule
def play_early(s: State, seat: int, move: int) -> None:
    """Draft, investing and auctions."""
    if s.ask == ASK_INVEST:
        invest(s, seat, move)
    elif s.ask == ASK_OPEN:
        open_market(s, seat, move)
    elif s.ask == ASK_DRAFT:
        take_program(s, seat, move - TAKE + 1)
    else:
        make_bid(s, seat, move)


@rule
def play_trade(s: State, seat: int, move: int) -> None:
    """Trading."""
    if s.ask == ASK_TRADE:
        trade(s, seat, move)
    elif s.ask == ASK_OFFER:
        name_goods(s, seat, 0, move)
    elif s.ask == ASK_COUNTER:
        name_goods(s, seat, 1, move)
    elif s.ask == ASK_ANSWER:
        answer(s, seat, move)
    else:
        reply(s, seat, move)


@rule
def play_late(s: State, seat: int, move: int) -> None:
    """Performing and the ceremony."""
    if s.ask == ASK_ANNOUNCE:
        announce(s, seat, move)
    elif s.ask == ASK_NOBLE:
        move_noble(s, seat, move)
    elif s.ask == ASK_PROGRAM:
        choose_program(s, seat, move)
    elif s.ask == ASK_CAST:
        cast_show(s, seat, move)
    elif s.ask == ASK_WEAR:
        wear_out(s, seat, move - WEAR)
    else:
        donate(s, seat, move)


@rule
def over(s: State) -> int:
    """After the shows of round 5."""
    return s.done


@rule
def score(s: State, seat: int) -> int:
    """The record."""
    return s.record[seat]


@rule
def standing(s: State, p: int) -> int:
    """Record, then coins with medals cashed (R32), then stars, in one number."""
    wealth = s.coins[p] + MEDAL_COINS * s.medals[p]
    return (s.record[p] * 65536 + wealth) * 8 + stars_of(s, p)


@rule
def winners(s: State) -> int:
    """The highest standing; if nothing tells them apart they share the win."""
    best = -1
    mask = 0
    for p in range(s.players):
        mine = standing(s, p)
        if mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= 1 << p
    return mask


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """All is open but the chance to come."""
    s.key = key
    for i in range(STREAMS):
        s.drawn[i] = 0
