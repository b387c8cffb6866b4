"""The parts of The Magnificent's board, each worked out when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from spectacula.web.games.magnificent import draw, faces
from spectacula.web.games.magnificent.choices import onward
from spectacula.web.games.magnificent.circus import Circus
from spectacula.web.games.magnificent.ending import End, Rung, end, ladder
from spectacula.web.games.magnificent.glide import Rolled, die_names, hat_name, pool, rolled
from spectacula.web.games.magnificent.kept import Kept
from spectacula.web.games.magnificent.opening import Opening, opening
from spectacula.web.games.magnificent.plan import Plan, plan
from spectacula.web.games.magnificent.questions import question
from spectacula.web.games.magnificent.round_end import Ends, Pair, ends, pairs
from spectacula.web.games.magnificent.show import Showing, SpaceOn, showing, track_rows
from spectacula.web.games.magnificent.steps import Laying, hit, on
from spectacula.web.games.magnificent.travel import Trip, trip

BEHIND = {"plan": "plan.html", "travel": "travel.html", "show": "show.html"}
"""What stands behind a question about a place of the player's board."""
SCENES = {"plan": "scene-die", "travel": "scene-travel", "show": "scene-perform"}
"""What a turn is about, in a word."""


@dataclass(frozen=True)
class Road:
    colour: str
    ring: Markup
    label: str


class Scenery:
    """Everything the templates draw, worked out when it is drawn."""

    draw = draw
    faces = faces
    on = staticmethod(on)
    hit = staticmethod(hit)

    def __init__(self, laying: Laying, mode: str) -> None:
        table, seat = laying.table, laying.sitting.seat
        self.laying = laying
        self.mode = mode
        self.table = table
        self.kept = Kept(laying.sitting.words.language)
        self.first = seat if seat is not None else table.turn.seat if table.turn else 0
        self.die_names = die_names(table)
        self.circuses = tuple(
            Circus(laying, player, names) for player, names in zip(table.players, self.die_names.cards, strict=True)
        )
        self.pool = pool(table.dice)
        self.question = question(laying)
        self.onward = onward(laying)
        self.placing = self.circuses[self.first].holding is not None or laying.kind == "double"
        self.board = "board" if mode in ("watch", "build") else "mainboard"
        self.aside = mode not in ("watch", "over") and len(self.circuses) > 1
        """Whether the main board lies with the circuses on a phone."""
        self.laying_on = BEHIND.get(mode, "") if self.circuses[self.first].asks_place else ""
        asked = mode == "plan" and self.question is not None
        self.folds_circuses = not self.laying_on and (asked or mode in ("travel", "show", "ends"))
        """Whether a phone folds the circuses away, for nothing is asked there."""
        self.scene = SCENES.get(mode, "")
        self.asks_track = laying.mine and (laying.kind == "turn" or mode == "show")

    @cached_property
    def leafed(self) -> bool:
        """Whether what is due and what the round's end brings lie on top of each other on a phone."""
        return self.table.phase == "turns" and self.mode not in ("ends", "over") and bool(self.pairs)

    @cached_property
    def rolled(self) -> tuple[Rolled, ...]:
        sitting = self.laying.sitting
        return rolled(self.table, sitting.story, fresh=not sitting.draft.steps)

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        return tuple(_road(self.laying, i, self.rolled[i]) for i in range(3))

    @cached_property
    def rows(self) -> tuple[tuple[int, tuple[SpaceOn, ...]], ...]:
        return track_rows(self.laying)

    @cached_property
    def starts(self) -> tuple[tuple[int, str] | None, ...]:
        """Start spaces of the track: the seat and the name of the hat there."""
        found = enumerate(self.table.track)
        hats = [(space, stand.hats) for space, stand in found if not stand.energy]
        return tuple((seats[0], hat_name(self.table, seats[0], space)) if seats else None for space, seats in hats)

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        return pairs(self.laying)

    @cached_property
    def plan(self) -> Plan:
        return plan(self.laying, self.circuses[self.first], self.die_names.tent)

    @cached_property
    def trip(self) -> Trip | None:
        return trip(self.laying)

    @cached_property
    def show(self) -> Showing | None:
        return showing(self.laying)

    @cached_property
    def ends(self) -> Ends:
        return ends(self.laying)

    @cached_property
    def opening(self) -> Opening:
        return opening(self.laying)

    @cached_property
    def end(self) -> End:
        return end(self.laying)

    @cached_property
    def ladder(self) -> tuple[Rung, ...]:
        return ladder(self.table.players[0].points, self.laying) if len(self.table.players) == 1 else ()


def _road(laying: Laying, i: int, way: Rolled) -> Road:
    words, road = laying.sitting.words, laying.table.roads[i]
    theme = words.own(f"theme-{road.colour}")
    tents = sum(space.tent is not None for space in road.spaces)
    label = words("ring-label", theme=theme, wagon=road.wagon, tents=tents)
    return Road(road.colour, draw.ring(road, theme, way.laps, way.came), label)
