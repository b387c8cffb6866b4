"""Phase 5 on screen, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from spectacula.games.colosseum.state import STAR_KIND, STAR_KINDS, TOKENS
from spectacula.games.colosseum.table import Table
from spectacula.kernel.words import Event
from spectacula.web.games import Sitting, Story
from spectacula.web.games.colosseum.controls import control, moves_of
from spectacula.web.games.colosseum.prospects import hand_of
from spectacula.web.tables.controls import Control

CEREMONY = ("podium", "no-podium", "tie-roll", "worn", "donated", "declined", "no-donation")
STARS = tuple(TOKENS[STAR_KIND[i]] for i in range(STAR_KINDS))


@dataclass(frozen=True)
class Told:
    """What a ceremony has brought so far."""

    round: int
    podium: tuple[int, int] | None
    podium_rolls: tuple[tuple[int, int], ...]
    worn: tuple[tuple[int, str], ...]
    donated: tuple[int, int, str] | None
    taker: int | None
    """Who asks, or would have asked, for a token."""
    donation_rolls: tuple[tuple[int, int], ...]
    no_donation: bool


@dataclass(frozen=True)
class Token:
    kind: str
    name: str
    note: str
    control: Control


@dataclass(frozen=True)
class Ceremony:
    told: Told
    shows: tuple[tuple[int, int, int | None, str], ...]
    worn: tuple[tuple[int, str, str], ...]
    donated: tuple[int, int, str, str] | None
    podium_note: str
    """How a tie for the podium was decided, and below one for the donation."""
    donation_note: str
    step: int
    tokens: tuple[Token, ...]
    choosing: str


def told_of(story: Story, round_: int) -> Told | None:
    """The ceremony of a round, from its events."""
    told = [event for event in events_of(story, round_) if event.name in CEREMONY]
    if not told:
        return None
    named = {event.name: event for event in told}
    podium, donated = named.get("podium"), named.get("donated")
    after = told.index(podium) if podium else 0
    asked = named.get("declined") or named.get("no-donation")
    return Told(
        round=round_,
        podium=(podium.who, podium.a) if podium else None,
        podium_rolls=tuple((event.who, event.a) for event in told[:after] if event.name == "tie-roll"),
        worn=tuple((event.who, TOKENS[event.a]) for event in told if event.name == "worn"),
        donated=(donated.who, donated.a, TOKENS[donated.b]) if donated else None,
        taker=donated.a if donated else asked.who if asked else None,
        donation_rolls=tuple((event.who, event.a) for event in told[after:] if event.name == "tie-roll"),
        no_donation=asked is not None,
    )


def events_of(story: Story, round_: int) -> Iterator[Event]:
    """What happened in a round."""
    at = 0
    for _, event in story:
        at = event.a if event.name == "round" else at
        if at == round_:
            yield event


def records_after(story: Story, round_: int, players: int) -> list[int]:
    """Everybody's record when a round's shows are over."""
    records = [0] * players
    for earlier in range(1, round_ + 1):
        for event in events_of(story, earlier):
            if event.name == "record":
                records[event.who] = event.a
    return records


def shows_of(story: Story, round_: int) -> dict[int, tuple[int, int]]:
    """Program and spectators of everybody's show in a round."""
    return {event.who: (event.a, event.b) for event in events_of(story, round_) if event.name == "show"}


def ceremony(sitting: Sitting, table: Table, round_: int) -> Ceremony | None:
    told = told_of(sitting.story, round_)
    if told is None:
        return None
    words = sitting.words
    shows = shows_of(sitting.story, round_)
    rows = [(seat, count, number, words.own(f"program-{number}")) for seat, (number, count) in shows.items()] + [
        (p.seat, 0, None, words("no-show")) for p in table.players if p.seat not in shows
    ]
    kind = sitting.view.kind
    return Ceremony(
        told=told,
        shows=tuple(sorted(rows, key=lambda row: -row[1])),
        worn=tuple((seat, token, words.own(f"token-{token}")) for seat, token in told.worn),
        donated=(*told.donated, words.own(f"token-{told.donated[2]}.one")) if told.donated else None,
        podium_note=_podium_note(sitting, table, told),
        donation_note=_donation_note(sitting, table, told),
        step=3 if table.ask == "donation" else 2,
        tokens=_tokens(sitting, table) if kind in ("wear", "donation") else (),
        choosing=words(f"choose-{kind}") if kind in ("wear", "donation") else "",
    )


def _tokens(sitting: Sitting, table: Table) -> tuple[Token, ...]:
    words, found = sitting.words, []
    assert sitting.seat is not None
    me = table.players[sitting.seat]
    hand = hand_of(me)
    for notation, move in moves_of(sitting, "wear", "ask"):
        kind = TOKENS[move.values[0]]
        note = words("owned", n=hand[kind])
        if kind in me.stars and move.family == "wear":
            note += " · " + words("has-star")
        elif kind in STARS and move.family == "ask":
            note += " · " + words("star-kind")
        found.append(Token(kind, words.own(f"token-{kind}"), note, control(sitting, notation)))
    return tuple(found)


def _podium_note(sitting: Sitting, table: Table, told: Told) -> str:
    """Shared highest records: more coins decide, then the dice."""
    records = records_after(sitting.story, told.round, len(table.players))
    tied = [seat for seat, record in enumerate(records) if told.podium and record == told.podium[1]]
    return _tie(sitting, "podium", tied, told.podium[0], told.podium_rolls) if told.podium and len(tied) > 1 else ""


def _donation_note(sitting: Sitting, table: Table, told: Told) -> str:
    """Shared lowest records: fewer coins decide, then the dice."""
    taker = table.asked if table.ask == "donation" and table.round == told.round else told.taker
    records = records_after(sitting.story, told.round, len(table.players))
    tied = [seat for seat, record in enumerate(records) if record == min(records)]
    if taker is None or len(tied) < 2:
        return ""
    return _tie(sitting, "donation", tied, taker, told.donation_rolls)


def _tie(sitting: Sitting, what: str, tied: list[int], winner: int, rolls: tuple[tuple[int, int], ...]) -> str:
    words, names = sitting.words, sitting.names
    shared, name = words.list([names[seat] for seat in tied]), names[winner]
    if not rolls:
        return words(f"cer-{what}-coins", names=shared, name=name)
    thrown = ", ".join(f"{names[seat]} {number}" for seat, number in rolls)
    return words(f"cer-{what}-dice", names=shared, name=name, rolls=thrown)
