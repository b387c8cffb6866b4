"""Write the scenes of the tests anew: games that lead to every kind of decision, to the end, and to rarer tables.

Only needed after a change of rules that bumped RULES_VERSION, or for a new scene: scripts/scenes.py [GAME …]
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from spectacula.bots.novice import novice
from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.games.colosseum.rules import KINDS as ROMAN
from spectacula.games.magnificent.rules import KINDS as CIRCUS
from spectacula.server.tables.opening import openings
from spectacula.web.tables.changes import changes
from spectacula.web.tables.meanwhile import last_decision
from spectacula.web.words import Words

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures" / "scenes"
HISTRIO = ("announce", "travel", "turtle", "bear", "steal", "court", "discard", "acrobats", "owl", "raven", "chameleon",
           "fulfil")  # fmt: skip
GOLDEN = {"histrio": "shared-victory.json", "colosseum": "won-by-stars.json", "magnificent": "four-players.json"}
COMPOSED = ("offer", "counter")  # only ever shown as drafts: their steps are sent as one turn
THRIFTY = ("stop investing", "pass", "end trading", "refuse", "cash medal")
ROUTE = ("bonus", "trainer", "board")
Choose = Callable[[Match, int, Random], str]


class Played(NamedTuple):
    """A whole game: everything needed to play it again."""

    players: int
    options: dict[str, Any]
    seed: int
    moves: list[str]


class Scenes:
    """Games, and the scenes found in them: a name, the game, and after how many of its moves."""

    def __init__(self) -> None:
        self.games: list[Played] = []
        self.scenes: dict[str, tuple[int, int]] = {}

    def note(self, name: str) -> None:
        self.scenes[name] = (len(self.games) - 1, len(self.games[-1].moves))

    def moves_before(self, name: str) -> int:
        return self.scenes[name][1]

    def write(self, game: str) -> None:
        """A game in a line, a scene in a line; games nobody needs are left out, and moves after the last scene."""
        lengths: dict[int, int] = {}
        for number, length in self.scenes.values():
            lengths[number] = max(length, lengths.get(number, 0))
        place = {number: i for i, number in enumerate(sorted(lengths))}
        games = [self.games[number]._replace(moves=self.games[number].moves[: lengths[number]]) for number in place]
        scenes = {name: (place[number], length) for name, (number, length) in sorted(self.scenes.items())}
        lines = [msgspec.json.encode(played._asdict()).decode() for played in games]
        named = [f'"{name}":{msgspec.json.encode(scene).decode()}' for name, scene in scenes.items()]
        text = '{"games":[\n' + ",\n".join(lines) + '\n],"scenes":{\n' + ",\n".join(named) + "\n}}\n"
        (FOLDER / f"{game}.json").write_text(text, "utf-8")


def play(
    into: Scenes, game: str, players: int, seed: int, choose: Choose, luck: Random, options: dict[str, Any]
) -> Iterator[tuple[Match, int]]:
    """Play a game, stopping before every decision."""
    match = load(game, players, **options).new(seed)
    into.games.append(Played(players, options, seed, []))
    while not match.over:
        seat = match.pending[0]
        yield match, seat
        move = choose(match, seat, luck)
        match.play(seat, move)
        into.games[-1].moves.append(f"{seat} {move}")


def at_random(match: Match, seat: int, luck: Random) -> str:
    return luck.choice(match.moves(seat))


# --- Histrio: short ways


def histrio(into: Scenes) -> None:
    def fond_of_animals(match: Match, seat: int, luck: Random) -> str:
        choices = match.moves(seat)
        return luck.choice([m for m in choices if m.startswith(("use turtle", "use owl"))] or choices)

    for seed in range(400):
        if seed > 30 and into.scenes.keys() >= set(HISTRIO):
            break
        for match, seat in play(into, "histrio", 3, seed, fond_of_animals, Random(seed), {}):
            kind = match.kind(seat) or ""
            if kind not in into.scenes or len(into.games[-1].moves) < into.moves_before(kind):
                into.note(kind)
    for match, _ in play(into, "histrio", 3, 11, at_random, Random(3), {}):
        if "second" not in into.scenes and match.view(None).table.season == 2:
            into.note("second")
    into.note("over")
    for _ in play(into, "histrio", 2, 7, at_random, Random(7), {"season_one_only": True}):
        pass
    into.note("short")


# --- Colosseum: sensible play; later rounds make richer tables


def colosseum(into: Scenes) -> None:
    asked = {kind for kind in ROMAN if kind not in COMPOSED}
    for seed in range(12):
        if seed > 2 and into.scenes.keys() >= {*asked, "over"}:
            break
        options = {"start_programs": "draft"} if seed % 2 else {}
        for match, seat in play(into, "colosseum", 4, seed, bold_beginner, Random(seed), options):
            kind = match.kind(seat) or ""
            late = not options and match.view(None).table.round == 3
            if kind in asked and (kind not in into.scenes or late):
                into.note(kind)
        if not options and "over" not in into.scenes:
            into.note("over")
    for players, name in ((3, "three players"), (5, "five players")):
        for _ in play(into, "colosseum", players, players, bold_beginner, Random(players), {}):
            pass
        into.note(name)
    search(into, "rich", {}, lambda m, seat: m.kind(seat) == "bid" and "add 100" in m.moves(seat), saving_up)
    search(into, "decorated", {"medals": "booklet"}, two_medals_to_spare, bold_beginner)
    search(into, "last round", {}, lambda m, seat: m.view(None).table.round == 5, bold_beginner)


def bold_beginner(match: Match, seat: int, luck: Random) -> str:
    """A good beginner, who now and then haggles."""
    bold = [move for move in match.moves(seat) if move in ("offer to all", "counter", "announce show", "accept")]
    if bold and luck.random() < 0.5:
        return luck.choice(bold)
    return match.game.definition.notation[novice("colosseum", match.position, seat, luck)]


def saving_up(match: Match, seat: int, luck: Random) -> str:
    """The first player spends nothing from round 4 on."""
    saving = seat == 0 and match.view(None).table.round >= 4
    thrifty = [move for move in THRIFTY if saving and move in match.moves(seat)]
    return thrifty[0] if thrifty else bold_beginner(match, seat, luck)


def two_medals_to_spare(match: Match, seat: int) -> bool:
    """Where one more investment is bought."""
    me = match.view(seat).table.players[seat]
    return match.kind(seat) == "invest" and me.medals >= 2 and me.coins >= 20 and "buy seat" in match.moves(seat)


def search(
    into: Scenes, name: str, options: dict[str, Any], fits: Callable[[Match, int], bool], choose: Choose
) -> None:
    for seed in range(60):
        for match, seat in play(into, "colosseum", 3, seed, choose, Random(seed), options):
            if fits(match, seat):
                into.note(name)
                return
    raise LookupError(f"no game gets to {name}")


# --- The Magnificent: half at random, so that rare things happen; at a show there is something to show


def magnificent(into: Scenes) -> None:
    for seed in range(60):
        if into.scenes.keys() >= {*CIRCUS, "over", "last turns"}:
            break
        players, advanced = (2, 3, 4)[seed % 3], seed % 2 == 1
        options = {"setup": "advanced"} if advanced else {}
        for match, seat in play(into, "magnificent", players, seed, meddler, Random(seed), options):
            kind = match.kind(seat) or ""
            empty = kind == "show" and not any(move.startswith("show ") for move in match.moves(seat))
            richer = not advanced and kind in into.scenes and len(into.games[-1].moves) > 60 > into.moves_before(kind)
            if not empty and (kind not in into.scenes or richer):
                into.note(kind)
            if players == 2 and "last turns" not in into.scenes and match.view(None).table.round == 3:
                into.note("last turns")
        if players == 4 and not advanced and "over" not in into.scenes:
            into.note("over")


def meddler(match: Match, seat: int, luck: Random) -> str:
    choices = match.moves(seat)
    extras = [move for move in choices if move.startswith(ROUTE)]
    if extras and luck.random() < 0.4:
        return luck.choice(extras)
    if luck.random() < 0.6:
        return luck.choice(choices)
    return match.game.definition.notation[novice("magnificent", match.position, seat, luck)]


# --- every game: the middle of a golden game whose next player finds the table changed in many places


def missed(into: Scenes, game: str) -> None:
    record = Record.read(FOLDER.parent / game / GOLDEN[game])
    whole = record.match()
    into.games.append(Played(record.players, record.options, whole.seed, [f"{m.seat} {m.move}" for m in record.moves]))
    words = Words("en", game, tuple(f"Player {n}" for n in range(1, record.players + 1)))
    most = max(sorted(set(openings(whole)))[20:90], key=lambda ply: _changes(whole, ply, words))
    into.scenes["missed"] = (len(into.games) - 1, most)


def _changes(whole: Match, ply: int, words: Words) -> int:
    """How much has changed here since the next player's last decision, if others have decided meanwhile."""
    match = whole.copy()
    match.rewind(ply)
    seat = match.pending[0]
    since = last_decision(match, seat)
    others = any(played.seat != seat for played in match.played[since:])
    return len(changes(match, seat, since, words)) if since and others else -1


def main(chosen: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for find in (histrio, colosseum, magnificent):
        if not chosen or find.__name__ in chosen:
            into = Scenes()
            find(into)
            missed(into, find.__name__)
            into.write(find.__name__)
            print(find.__name__, *sorted(into.scenes))


if __name__ == "__main__":
    main(sys.argv[1:])
