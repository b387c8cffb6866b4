"""What a deal would do: to the shows of both sides, to the stars, and to programs somebody is saving for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.table import Bundle, Good, Table
from spectacula.web.games import Sitting
from spectacula.web.games.colosseum.prospects import Hand, best_change, drawn, star_changes
from spectacula.web.games.colosseum.prospects import counted as tokens_of
from spectacula.web.games.colosseum.steps import spell
from spectacula.web.words import Words

ACCEPT, PROPOSE = spell("accept"), spell("propose")


@dataclass(frozen=True)
class Effect:
    seat: int | None
    text: str
    now: int | None
    then: int | None
    note: str
    goal: str = ""
    """The program for sale it is about: shown to those who have starred it."""


@dataclass(frozen=True)
class Letter:
    """An offer on the table: what the reader gets and gives."""

    by: int
    to: int | None
    title: str
    gets: tuple[tuple[str, str, int], ...]
    gives: tuple[tuple[str, str, int], ...]
    mine: bool
    effects: tuple[Effect, ...]
    wanted: Hand
    offered: Hand


def after_deal(sitting: Sitting) -> Table | None:
    """The table as it would stand if the deal in question came about: the offer answered, or the one laid out."""
    if ACCEPT in sitting.labels:
        return _table(sitting, ACCEPT, 0)
    return _table(sitting, PROPOSE, 1) if PROPOSE in sitting.labels and sitting.draft.whole else None


def _table(sitting: Sitting, notation: str, at: int) -> Table | None:
    found = sitting.preview(notation)[at : at + 1]
    return found[0].table if found else None


def effects(sitting: Sitting, after: Table, partner: int | None) -> tuple[Effect, ...]:
    """What a deal would do for both sides; for the viewer alone while it is open who accepts."""
    assert sitting.seat is not None
    before: Table = sitting.view.table
    sides = [sitting.seat] if partner is None else [sitting.seat, partner]
    return (
        *(_for_show(sitting, before, after, who) for who in sides),
        *(_for_star(sitting, star, owner) for star, owner in star_changes(before, after)),
        *_for_goals(sitting, before, after),
    )


def _for_show(sitting: Sitting, before: Table, after: Table, who: int) -> Effect:
    words, mine = sitting.words, who == sitting.seat
    change = best_change(before, after, who)
    if change is None:
        text = words("eff-none-mine") if mine else words("eff-none", name=sitting.names[who])
        return Effect(who, text, None, None, "")
    program, now = change
    name = words.own(f"program-{program.number}")
    text = words("eff-mine", program=name) if mine else words("eff-theirs", name=sitting.names[who], program=name)
    missing = program.owners.missing if program.owners else 0
    note = words("eff-left", n=missing) if missing else words("complete")
    return Effect(who, text, now, drawn(program), note)


def _for_star(sitting: Sitting, star: str, owner: int | None) -> Effect:
    words, name = sitting.words, sitting.words.own(f"token-{star}.star")
    if owner is None:
        text = words("eff-star-aside", token=words.own(f"token-{star}"))
    elif owner == sitting.seat:
        text = words("eff-star-mine", star=name)
    else:
        text = words("eff-star", star=name, name=sitting.names[owner])
    return Effect(None, text, None, None, words("eff-star-note"))


def _for_goals(sitting: Sitting, before: Table, after: Table) -> Iterator[Effect]:
    words = sitting.words
    for old, new in zip(before.programs, after.programs, strict=True):
        if old.for_sale and old.prospect and new.prospect and old.prospect.usable != new.prospect.usable:
            text = words("goal-of", program=words.own(f"program-{old.number}"))
            note = words("row-program", have=new.prospect.usable, size=new.size)
            yield Effect(None, text, old.prospect.usable, new.prospect.usable, note, f"goal-{old.number}")


# --- offers on the table


def letters(sitting: Sitting, table: Table, after: Table | None) -> tuple[Letter, ...]:
    """The offer on the table and its counter-offer, read from the side that answers."""
    assert table.trade is not None
    trade = table.trade
    if trade.offer is None or table.ask not in ("answer", "counter", "reply"):
        return ()
    found = []
    for bundle, to in ((trade.offer, trade.partner), (trade.counter, trade.active)):
        if bundle is not None and bundle.gives and bundle.wants:
            found.append(_letter(sitting, table, bundle, to, after))
    return tuple(found)


def _letter(sitting: Sitting, table: Table, bundle: Bundle, to: int | None, after: Table | None) -> Letter:
    assert table.trade is not None
    words, mine = sitting.words, to is not None and to == sitting.seat
    answering = mine and table.ask == ("reply" if bundle is table.trade.counter else "answer")
    return Letter(
        by=bundle.by,
        to=to,
        title=_title(sitting, table, bundle, to),
        gets=_goods(words, bundle.gives),
        gives=_goods(words, bundle.wants),
        mine=mine,
        effects=effects(sitting, after, bundle.by) if answering and after is not None else (),
        wanted=tokens_of(bundle.wants),
        offered=tokens_of(bundle.gives),
    )


def _title(sitting: Sitting, table: Table, bundle: Bundle, to: int | None) -> str:
    assert table.trade is not None
    words, name = sitting.words, sitting.names[bundle.by]
    if bundle is table.trade.counter:
        return words("counter-by", name=name)
    if to is None:
        return words("offer-by-all", name=name)
    if to == sitting.seat:
        return words("offer-by-you", name=name)
    return words("offer-by", name=name, to=sitting.names[to])


def _goods(words: Words, goods: tuple[Good, ...]) -> tuple[tuple[str, str, int], ...]:
    return tuple((good.kind, words.say(counted(good.kind, good.count)), good.count) for good in goods)
