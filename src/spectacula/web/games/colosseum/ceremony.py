"""Phase 5 on screen, step by step, and once more as the next round begins."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.state import TOKENS
from spectacula.games.colosseum.view import Table
from spectacula.web.games import Sitting, Story
from spectacula.web.games.colosseum.controls import control
from spectacula.web.games.colosseum.prospects import STARS, hand_of
from spectacula.web.tables.controls import Control


@dataclass(frozen=True)
class Told:
    """What a ceremony has brought so far."""

    round: int
    podium: tuple[int, int] | None
    no_podium: bool
    rolls: tuple[tuple[int, int], ...]
    worn: tuple[tuple[int, str], ...]
    donated: tuple[int, int, str] | None
    no_donation: bool


@dataclass(frozen=True)
class Token:
    kind: str
    name: str
    note: str
    control: Control


@dataclass(frozen=True)
class Ceremony:
    now: bool
    told: Told
    shows: tuple[tuple[int, int, int | None, str], ...]
    worn: tuple[tuple[int, str, str], ...]
    donated: tuple[int, int, str, str] | None
    step: int
    tokens: tuple[Token, ...]
    choosing: str


def told_of(story: Story, round_: int) -> Told | None:
    """The ceremony of a round, from its events."""
    at, podium, no_podium, no_donation, donated = 0, None, False, False, None
    rolls: list[tuple[int, int]] = []
    worn: list[tuple[int, str]] = []
    begun = False
    for _, event in story:
        if event.name == "round":
            at = event.a
        if at != round_:
            continue
        begun = begun or event.name in ("podium", "no-podium", "tie-roll", "worn")
        if event.name == "podium":
            podium = (event.who, event.a)
        elif event.name == "no-podium":
            no_podium = True
        elif event.name == "tie-roll":
            rolls.append((event.who, event.a))
        elif event.name == "worn":
            worn.append((event.who, TOKENS[event.a]))
        elif event.name == "donated":
            donated = (event.who, event.a, TOKENS[event.b])
        elif event.name in ("no-donation", "declined"):
            no_donation = True
    if not begun:
        return None
    return Told(round_, podium, no_podium, tuple(rolls), tuple(worn), donated, no_donation)


def shows_of(story: Story, round_: int) -> dict[int, tuple[int, int]]:
    """Program and spectators of everybody's show in a round."""
    at, found = 0, {}
    for _, event in story:
        if event.name == "round":
            at = event.a
        if at == round_ and event.name == "show":
            found[event.who] = (event.a, event.b)
    return found


def ceremony(sitting: Sitting, table: Table, round_: int, *, now: bool) -> Ceremony | None:
    told = told_of(sitting.story, round_)
    if told is None:
        return None
    words = sitting.words
    shows = shows_of(sitting.story, round_)
    rows = [(seat, count, number, words.own(f"program-{number}")) for seat, (number, count) in shows.items()] + [
        (p.seat, 0, None, words("no-show")) for p in table.players if p.seat not in shows
    ]
    kind = sitting.view.kind if now else None
    return Ceremony(
        now=now,
        told=told,
        shows=tuple(sorted(rows, key=lambda row: -row[1])),
        worn=tuple((seat, token, words.own(f"token-{token}")) for seat, token in told.worn),
        donated=(*told.donated, words.own(f"token-{told.donated[2]}.one")) if told.donated else None,
        step=3 if table.ask == "donation" or not now else 2,
        tokens=_tokens(sitting, table) if kind in ("wear", "donation") else (),
        choosing=words(f"choose-{kind}") if kind in ("wear", "donation") else "",
    )


def _tokens(sitting: Sitting, table: Table) -> tuple[Token, ...]:
    words, found = sitting.words, []
    assert sitting.seat is not None
    hand = hand_of(table.players[sitting.seat])
    for move in sitting.labels:
        if move.startswith(("wear out ", "ask for ")):
            kind = move.split()[-1]
            note = words("owned", n=hand[kind])
            if kind in table.players[sitting.seat].stars and move.startswith("wear"):
                note += " · " + words("has-star")
            elif kind in STARS and not move.startswith("wear"):
                note += " · " + words("star-kind")
            found.append(Token(kind, words.own(f"token-{kind}"), note, control(sitting, move)))
    return tuple(found)
