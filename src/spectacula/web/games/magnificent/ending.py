"""The end: who won, where every point came from, the race, and the viewer's last points."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.engine.places import places
from spectacula.games.magnificent.box import AREA_POINTS, SOLO_RANKS
from spectacula.games.magnificent.pieces import ALL_CARDS
from spectacula.games.magnificent.state import SOURCES
from spectacula.games.magnificent.view import Player
from spectacula.web.games.magnificent import draw, faces
from spectacula.web.games.magnificent.chart import bars
from spectacula.web.games.magnificent.circus import camp_label
from spectacula.web.games.magnificent.steps import Laying


@dataclass(frozen=True)
class Podium:
    seat: int
    place: int
    points: int
    note: str


@dataclass(frozen=True)
class Row:
    source: str
    name: str
    note: str
    cells: tuple[tuple[int, bool], ...]


@dataclass(frozen=True)
class Rung:
    """A step of the solo ladder."""

    goal: int
    name: str
    reached: bool


@dataclass(frozen=True)
class Last:
    """The viewer's points of the final count."""

    cards: tuple[tuple[str, int, int], ...]
    camp: Markup
    camp_label: str
    areas: int
    fillers: int
    coins: int
    coin_points: int


@dataclass(frozen=True)
class End:
    podiums: tuple[Podium, ...]
    bars: Markup
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    order: tuple[int, ...]
    last: Last | None


def ladder(points: int, laying: Laying) -> tuple[Rung, ...]:
    words = laying.sitting.words
    return tuple(Rung(goal, words.own(f"rank-{i}"), points >= goal) for i, goal in enumerate(SOLO_RANKS, 1))


def end(laying: Laying) -> End:
    table, view, words = laying.table, laying.sitting.view, laying.sitting.words
    ranked = places(view.scores, view.winners)
    order = [seat for _, seat in ranked]
    players = [table.players[seat] for seat in order]
    rows = []
    for source in SOURCES:
        values = [player.points_from[source] for player in players]
        best = max(values)
        cells = tuple((value, value == best and value > 0 and len(values) > 1) for value in values)
        rows.append(Row(source, words.own(f"source-{source}"), words(f"from-{source}"), cells))
    me = laying.me
    return End(
        podiums=tuple(_podium(laying, place, table.players[seat], players) for place, seat in ranked),
        bars=bars(laying, players),
        rows=tuple(rows),
        totals=tuple(player.points for player in players),
        order=tuple(order),
        last=_last(laying, me) if me else None,
    )


def _podium(laying: Laying, place: int, player: Player, players: list[Player]) -> Podium:
    words = laying.sitting.words
    won = player.seat in laying.sitting.view.winners
    if len(players) == 1:
        note = words.own(f"rank-{player.rank}")
    elif won:
        lead = player.points - max(p.points for p in players if p.seat != player.seat)
        shared = len(laying.sitting.view.winners) > 1
        note = words("lead", n=lead) if lead > 0 else words("lead-none" if shared else "lead-tie")
    else:
        best = max(SOURCES[:5], key=lambda source: player.points_from[source])
        note = words("most-from", source=words.own(f"source-{best}"))
    return Podium(player.seat, place, player.points, note)


def _last(laying: Laying, me: Player) -> Last:
    words = laying.sitting.words
    told = [event for _, event in laying.sitting.story if event.who == me.seat]
    halves = {ALL_CARDS[event.a].id: event.b for event in told if event.name == "card-left"}
    cards = []
    for own in me.cards:
        if own.card is not None:
            number, rest = faces.card_scores(words, own.card)
            cards.append((f"{number} {rest}".strip(), own.worth, halves[own.card.id]))
    return Last(
        cards=tuple(cards),
        camp=draw.camp(me.camp, AREA_POINTS, fillers=me.fillers),
        camp_label=camp_label(words, me),
        areas=me.points_from["areas"],
        fillers=me.fillers,
        coins=me.coins,
        coin_points=me.points_from["coins"],
    )
