"""`python -m benchmarks.solo`: The Magnificent alone, the same deals for each level: scores, shares of wins, time.

What was played is kept in a file, and the same command goes on from there.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

import spectacula
from spectacula import bots
from spectacula.lab.standings import interval

GAME, SEED = "magnificent", 1


class Alone(msgspec.Struct, frozen=True):
    """One deal played to its end by a level."""

    deal: int
    level: str
    score: int
    won: bool
    decisions: int
    seconds: float


def play(deal: int, level: str) -> Alone:
    match = spectacula.load(GAME, 1).new(SEED + deal)
    began = time.process_time()
    while not match.over:
        match.play(0, bots.choose(bots.task_for(match, 0, level, deal)))
    return Alone(deal, level, match.scores[0], bool(match.winners), match.ply, time.process_time() - began)


def kept(file: Path) -> Iterator[Alone]:
    if file.exists():
        for line in file.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Alone)


def describe(level: str, found: list[Alone]) -> str:
    score, wins = interval([float(one.score) for one in found]), interval([float(one.won) for one in found])
    each = 1000 * sum(one.seconds for one in found) / sum(one.decisions for one in found)
    return (
        f"{level:12} {len(found)} deals: mean score {score.value:.1f}{score.bracket(1)}, "
        f"wins {100 * wins.value:.0f} %{wins.bracket(0, scale=100)}, {each:.0f} ms a decision"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solo", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="deals that each level plays")
    parser.add_argument("--bots", default="grandmaster,master")
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no deal is begun")
    parser.add_argument("--state", type=Path, default=Path("solo.jsonl"), help="where what was played is kept")
    asked = parser.parse_args()
    levels, until = asked.bots.split(","), time.monotonic() + 60 * asked.minutes
    bots.warm_up(GAME, lambda done, total: None)
    done = {(one.deal, one.level): one for one in kept(asked.state)}
    for deal, level in ((deal, level) for deal in range(asked.games) for level in levels):
        if (deal, level) not in done and time.monotonic() < until:
            done[deal, level] = play(deal, level)
            with asked.state.open("ab") as file:
                file.write(msgspec.json.encode(done[deal, level]) + b"\n")
    whole = [deal for deal in range(asked.games) if all((deal, level) in done for level in levels)]
    found = {level: [done[deal, level] for deal in whole] for level in levels}
    print("\n".join(describe(*each) for each in found.items()))
    first, *others = levels
    for other in others:
        ahead = interval([float(a.score - b.score) for a, b in zip(found[first], found[other], strict=True)])
        print(f"{first} scores {ahead.value:+.1f}{ahead.bracket(1)} beside {other} on the same deals")


if __name__ == "__main__":
    main()
