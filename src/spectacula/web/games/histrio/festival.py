"""The totals of a season as the rulebook counts them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from markupsafe import Markup

from spectacula.games.histrio.moves import VOCABULARY
from spectacula.games.histrio.state import REQUEST_NAMES, REWARD
from spectacula.games.histrio.view import ALL, Table
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.histrio import faces
from spectacula.web.games.histrio.chronicle import Count, Totals, level_sum
from spectacula.web.words import Words


@dataclass(frozen=True)
class Wish:
    """A request in the totals that can be played, or says why not."""

    title: str
    note: str
    pays: int
    pick: str
    why: str


@dataclass(frozen=True)
class Tally:
    """One troupe's line in the totals."""

    seat: int
    comedians: tuple[Markup, ...]
    tragedians: tuple[Markup, ...]
    comedy: int
    tragedy: int
    beam: Markup
    actors_line: str
    for_actors: int
    verdict: str
    pleases: bool
    for_show: int
    best: bool
    best_line: str
    wishes: tuple[Wish, ...]
    request_line: str
    for_requests: int
    before: int
    after: int
    sums: tuple[int, ...]
    """What it has before the first step and after each."""
    waits: bool


@dataclass(frozen=True)
class Festival:
    season: int
    mood: str
    now: bool
    title: str
    tallies: tuple[Tally, ...]
    reward: int


def festival(sitting: Sitting, table: Table, totals: Totals, offered: tuple[Choice, ...], *, now: bool) -> Festival:
    words = sitting.words
    best = max((c.difference for c in totals.counts.values() if c.verdict == "best"), default=0)
    return Festival(
        season=totals.season,
        mood=totals.mood or table.theatre.mood,
        now=now,
        title=words("festival-season", season=totals.season),
        tallies=tuple(
            _tally(sitting, table, totals, seat, count, offered, best, now) for seat, count in totals.counts.items()
        ),
        reward=int(REWARD[totals.season - 1]),
    )


def _tally(
    sitting: Sitting,
    table: Table,
    totals: Totals,
    seat: int,
    count: Count,
    offered: tuple[Choice, ...],
    best: int,
    now: bool,
) -> Tally:
    words = sitting.words
    mood = totals.mood or table.theatre.mood
    kind = "comedian" if mood == "comedy" else "tragedian"
    comedy = level_sum(count.actors, "comedian") + count.chameleons[0]
    tragedy = level_sum(count.actors, "tragedian") + count.chameleons[1]
    matching = sum(ALL[card].sort == kind for card in count.actors)
    reward = count.for_show // 2 if count.verdict == "best" else count.for_show
    for_requests = count.for_request + count.for_again
    steps = (count.before, count.for_actors, reward, count.for_show - reward, for_requests)
    mine = now and seat == sitting.seat
    return Tally(
        seat=seat,
        comedians=_row(count, "comedian", count.chameleons[0]),
        tragedians=_row(count, "tragedian", count.chameleons[1]),
        comedy=comedy,
        tragedy=tragedy,
        beam=beam(comedy, tragedy),
        actors_line=words(f"fc-{kind}", n=matching),
        for_actors=count.for_actors,
        verdict=_verdict(words, comedy - tragedy, count.difference > 0),
        pleases=count.difference > 0,
        for_show=reward,
        best=count.verdict == "best",
        best_line=_best_line(words, count, best),
        wishes=_wishes(sitting, table, offered) if mine else (),
        request_line=_request_line(sitting, seat, count, now),
        for_requests=for_requests,
        before=count.before,
        after=sum(steps),
        sums=tuple(accumulate(steps)),
        waits=now and seat in sitting.view.pending,
    )


def _row(count: Count, sort: str, chameleons: int) -> tuple[Markup, ...]:
    cards = sorted((card for card in count.actors if ALL[card].sort == sort), key=lambda card: -ALL[card].value)
    chameleon = next(card.id for card in ALL if card.name == "chameleon")
    return tuple(faces.small(card) for card in cards) + (faces.small(chameleon, "+1"),) * chameleons


def _verdict(words: Words, lean: int, pleases: bool) -> str:
    if pleases:
        return words("show-pleases")
    if lean == 0:
        return words("lean-even")
    return words("leans-to-comedy" if lean > 0 else "leans-to-tragedy")


def _best_line(words: Words, count: Count, best: int) -> str:
    if count.verdict == "best":
        return words("best-doubled", n=count.difference)
    if count.verdict == "pleased":
        return words("best-other", n=count.difference, best=best)
    return words("best-out")


def _wishes(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> tuple[Wish, ...]:
    words, me = sitting.words, table.troupes[sitting.seat or 0]
    moves = {choice.move for choice in offered}
    found = []
    for request in me.hand or ():
        move = VOCABULARY.spell("fulfil", request.id)
        why = "" if move in moves else sitting.why.get(move, words("wish-unmet"))
        note = words.own(f"wish-{request.name}")
        pick = f"fulfil-{request.name}" if move in moves else ""
        found.append(Wish(words.own(f"request-{request.name}"), note, request.pays, pick, why))
    return tuple(found)


def _request_line(sitting: Sitting, seat: int, count: Count, now: bool) -> str:
    words = sitting.words
    if now:
        if seat in sitting.view.committed:
            return words("request-chosen")
        return words("request-choosing") if seat in sitting.view.pending else words("request-none-held")
    played = [request for request in (count.again, count.request) if request is not None]
    if not played:
        return words("request-none")
    return words.list([words.own(f"request-{REQUEST_NAMES[request]}") for request in played])


def beam(comedy: int, tragedy: int) -> Markup:
    """A pair of scales: comedians against tragedians."""
    tilt = max(-12.0, min(12.0, (comedy - tragedy) * 2.4))
    left, right = 26 + tilt, 26 - tilt
    return Markup(
        '<svg class="scales" viewBox="0 0 200 84" aria-hidden="true"><path d="M86 83h28l-5-7h-18Z" '
        'class="scales-post"/>'
        f'<path d="M98 22h4v56h-4z" class="scales-post"/><path d="M38 {left:.1f}L162 {right:.1f}" class="scales-beam"/>'
        f'<circle cx="100" cy="26" r="6" class="scales-pin"/><path class="scales-chain" '
        f'd="M38 {left:.1f}l-20 17h40ZM162 {right:.1f}l-20 17h40Z"/>'
        f'<path d="M6 {left + 16:.1f}h64c0 17-13 26-32 26s-32-9-32-26Z" class="scales-comedy"/>'
        f'<path d="M130 {right + 16:.1f}h64c0 17-13 26-32 26s-32-9-32-26Z" class="scales-tragedy"/>'
        f'<text x="38" y="{left + 35:.1f}" text-anchor="middle" class="scales-number" fill="#4a3208">{comedy}</text>'
        f'<text x="162" y="{right + 35:.1f}" text-anchor="middle" class="scales-number" fill="#fff">'
        f"{tragedy}</text></svg>"
    )
