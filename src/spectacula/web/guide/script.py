"""A guided game: its record, and what is said at every decision of the player. Nothing here knows a rule."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.engine.texts import Texts
from spectacula.server.tables.opening import openings
from spectacula.web.games import page_folder

ME = 0


@dataclass(frozen=True)
class Step:
    """Something said at a position. `move` is what the player is to do there; without one they read on."""

    number: int
    ply: int
    since: int
    topic: str
    move: str | None
    spot: str


@dataclass(frozen=True)
class Guide:
    game: str
    record: Record
    steps: tuple[Step, ...]

    def match(self, ply: int | None = None) -> Match:
        """The real match, at a ply or where the record ends."""
        match = _whole(self.game).copy()
        if ply is not None:
            match.rewind(ply)
        return match


@cache
def guide(game: str) -> Guide:
    folder = _folder(game)
    plan = tomllib.loads((folder / "plan.toml").read_text("utf-8"))
    return Guide(game, Record.read(folder / "record.json"), tuple(_steps(game, plan)))


def _folder(game: str) -> Path:
    return page_folder(game) / "guide"


def texts(game: str, language: str, names: tuple[str, ...] = ()) -> Texts:
    """The guide's own words beside the game's."""
    return Texts(game, language, names, also=(_folder(game),))


@cache
def _whole(game: str) -> Match:
    return Record.read(_folder(game) / "record.json").match()


def _steps(game: str, plan: dict[str, dict[str, list[str]] | dict[str, str]]) -> list[Step]:
    """Tells at the start, every decision of the player with the tells that follow it, and the end."""
    match = _whole(game)
    opened = openings(match)
    mine = [ply for ply, played in enumerate(match.played) if played.seat == ME]
    decisions = [opened[ply] for ply in mine]
    tells, spots, topics = plan["tells"], plan["spots"], plan.get("decisions", {})
    steps: list[Step] = []
    used: set[str] = set()

    def add(ply: int, topic: str, move: str | None = None) -> None:
        since = steps[-1].ply if steps else ply
        used.add(topic)
        steps.append(Step(len(steps) + 1, ply, since, topic, move, str(spots.get(topic, ""))))

    for topic in tells.get("start", []):
        add(decisions[0], topic)
    for number, (ply, at) in enumerate(zip(mine, decisions, strict=True), 1):
        move = match.game.definition.notation[match.played[ply].move]
        add(at, str(topics.get(str(number)) or _topic(match, at, move, used)), move)
        following = decisions[number] if number < len(decisions) else match.ply
        for topic in tells.get(str(number), []):
            add(following, topic)
    add(match.ply, "end")
    return steps


def _topic(match: Match, at: int, move: str, used: set[str]) -> str:
    """What to say about a decision that the plan does not name: something new about its kind."""
    words = texts(match.game.id, "en")
    past = match.copy()
    past.rewind(at)
    kind = past.kind(ME)
    for topic in (f"{kind}-{move.split(maxsplit=1)[0]}", str(kind)):
        if topic not in used and words.has(f"guide-{topic}"):
            return topic
    raise LookupError(f"the guide of {match.game.id} gives no reason for {move} at move {at}")
