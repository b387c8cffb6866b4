"""The arena: contests between bots on all cores, kept in a file as they go, so that they can be taken up again."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from spectacula import bots
from spectacula.bots.progress import progress
from spectacula.engine.bound import cache_folder
from spectacula.lab.contest import BadContest, Contest, Outcome, play_ready, search
from spectacula.lab.crew import Crew, done_by
from spectacula.lab.played import sign_of_bots
from spectacula.lab.standings import Standing, standings


class Header(msgspec.Struct, frozen=True):
    """The first line of a state file: which contest its outcomes belong to, and which bots played it."""

    contest: Contest
    bots: str


class Report(msgspec.Struct, frozen=True):
    """What `spectacula arena` prints and draws."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    games: int
    deals: int
    fair_share: float
    mean_decisions: float
    standings: list[Standing]


def arena(contest: Contest, games: int, crew: Crew, state: Path | None = None, minutes: float | None = None) -> Report:
    """Let a crew hold a contest of at least so many games, whole deals only, or as far as the minutes reach."""
    state = state or usual_state(contest)
    tables = -(-games // contest.tables_per_deal) * contest.tables_per_deal
    done = {o.number: o for o in kept(contest, state)}
    todo = [number for number in range(tables) if number not in done]
    if todo:
        if search(contest.bots):
            with progress(f"Compiling {contest.game}", 1) as step:
                bots.warm_up(contest.game, lambda part, total: step(part / total))
        until = None if minutes is None else time.monotonic() + 60 * minutes
        with progress(f"{tables} games of {contest.game}", tables) as step:
            for outcome in done_by(crew, partial(play_ready, contest), todo, until):
                _keep(contest, state, outcome)
                done[outcome.number] = outcome
                step(len(done))
    return report(contest, [done[number] for number in sorted(done) if number < tables])


def report(contest: Contest, outcomes: list[Outcome]) -> Report:
    """Sum up the deals that were played in every rotation."""
    played: dict[int, int] = {}
    for outcome in outcomes:
        played[outcome.deal] = played.get(outcome.deal, 0) + 1
    whole = [o for o in outcomes if played[o.deal] == contest.tables_per_deal]
    if not whole:
        raise BadContest("no deal has been played by everybody yet; give it more minutes")
    return Report(
        game=contest.game,
        players=contest.players,
        options=contest.options,
        bots=contest.bots,
        seed=contest.seed,
        games=len(whole),
        deals=len({o.deal for o in whole}),
        fair_share=1 / contest.players,
        mean_decisions=sum(o.decisions for o in whole) / len(whole),
        standings=standings(whole, contest.players),
    )


def worst_losses(contest: Contest, count: int, state: Path | None = None) -> list[str]:
    """Tables at which the first level fell furthest behind: what they were dealt from, and who had what."""
    found = [
        (max(o.scores) - o.scores[seat], o, seat)
        for o in kept(contest, state or usual_state(contest))
        for seat in [o.levels.index(contest.bots[0])]
    ]
    found.sort(key=lambda loss: (-loss[0], loss[1].number))
    return [
        f"deal {o.deal}, seat {seat + 1}: {o.scores[seat]} of {', '.join(map(str, o.scores))}"
        for _, o, seat in found[:count]
    ]


# --- the file


def usual_state(contest: Contest) -> Path:
    """Where the outcomes of a contest are kept unless told otherwise."""
    name = hashlib.sha256(msgspec.json.encode(_header(contest), order="deterministic")).hexdigest()[:16]
    return cache_folder() / "arena" / f"{contest.game}-{contest.players}-{'-'.join(contest.bots)}-{name}.jsonl"


def kept(contest: Contest, state: Path) -> Iterator[Outcome]:
    """The outcomes a file has; a line cut short by an interruption is left out."""
    if not state.exists():
        return
    head, *lines = state.read_bytes().split(b"\n")
    try:
        header = msgspec.json.decode(head, type=Header)
    except msgspec.DecodeError:
        raise BadContest(f"{state} is not the state of a contest") from None
    if header != _header(contest):
        raise BadContest(f"{state} belongs to another contest, or to bots that thought differently")
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=Outcome)
        except msgspec.DecodeError:
            continue


def _keep(contest: Contest, state: Path, outcome: Outcome) -> None:
    """A line begins with its break, so that one cut short spoils no other."""
    if not state.exists():
        state.parent.mkdir(parents=True, exist_ok=True)
        state.write_bytes(msgspec.json.encode(_header(contest)))
    with state.open("ab") as file:
        file.write(b"\n" + msgspec.json.encode(outcome))


def _header(contest: Contest) -> Header:
    return Header(contest, sign_of_bots(contest.game))


# --- told


def as_json(found: Report) -> str:
    """The report for programs."""
    return msgspec.json.encode(found).decode()


def describe(found: Report) -> str:
    """The report for people."""
    one = found.deals == 1
    deals = "one deal" if one else f"{found.deals} deals"
    intervals = "no intervals, for one deal says nothing about others" if one else "95 % intervals in brackets"
    lines = [
        f"{found.game}, {found.players} players: {found.games} games on {deals}, every seat in turn",
        f"fair share {100 * found.fair_share:.1f} %; {intervals}",
    ]
    for s in found.standings:
        share, fair, score = s.share, s.times_fair, s.score
        lines.append(
            f"{s.level:8} wins {100 * share.value:5.1f} %{share.bracket(1, scale=100)}"
            f" = {fair.value:.2f} x fair{fair.bracket(2)}"
            f"   mean score {score.value:.1f}{score.bracket(1)}   rating {s.rating:+.0f}"
        )
    return "\n".join(lines)
