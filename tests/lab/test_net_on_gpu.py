"""What a GPU's promises are compared with: positions of games of all sizes, and how a difference is told."""

from __future__ import annotations

import pytest

from spectacula.bots.trained import Glance, has_net
from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.lab import net_on_gpu
from spectacula.lab.net_on_gpu import TABLES, Promises, differences, promises_here

STEPS = 3
every_net = pytest.mark.parametrize("game", [game for game in GAMES if has_net(game)])


def positions(game: str) -> Promises:
    """A few decisions of every table."""
    fewest, most = definition(game).players
    return promises_here(game, (most - fewest + 1) * STEPS * TABLES)


def position(found: Promises, i: int) -> bytes:
    """Without the tail that only reports the last transition."""
    whole: bytes = found.states[i].tobytes()
    return whole[: found.states.dtype.fields["mark"][1]]


def promised(found: Promises, i: int) -> list[tuple[int, int]]:
    n = found.choices[i]
    return list(zip(found.ids[i, :n].tolist(), found.logits[i, :n].tolist(), strict=True))


def other(found: Promises, i: int, move: int) -> Promises:
    """The same, but for what one move promises."""
    changed = found._replace(logits=found.logits.copy())
    changed.logits[i, move] += 1
    return changed


@every_net
def test_positions_are_of_all_sizes_and_promise_what_plain_rules_say(game: str) -> None:
    found, (fewest, most) = positions(game), definition(game).players
    of_a_size = STEPS * TABLES
    for k in range(most - fewest + 1):
        i = (k + 1) * of_a_size - 1
        assert promised(found, i) == Glance(game, position(found, i), int(found.seats[i]), compiled=False).promises()
        assert set(found.states["players"][i + 1 - of_a_size : i + 1]) == {fewest + k}


@every_net
def test_at_every_other_table_the_net_plays(game: str) -> None:
    found, chosen = positions(game), definition(game)
    for i in range(0, 2 * TABLES, 2):
        s = chosen.layout.new(position(found, i))
        chosen.plain.play(s, int(found.seats[i]), max(promised(found, i), key=lambda pair: pair[1])[0])
        assert position(found, i + TABLES) == chosen.layout.bytes_of(s)


def test_one_move_that_promises_something_else_is_a_difference() -> None:
    found = promises_here("histrio", 10)
    assert differences(found, found) == 0
    assert differences(found, other(found, 3, int(found.choices[3]) - 1)) == 1
    assert differences(found, other(found, 3, int(found.choices[3]))) == 0


def test_a_difference_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_on_gpu, "promises_on_gpu", lambda game, asked: (asked, 0.5))
    assert net_on_gpu.compare("histrio", 10).startswith("histrio: 10 positions: every promise of the net the same")
    monkeypatch.setattr(net_on_gpu, "promises_on_gpu", lambda game, asked: (other(asked, 3, 0), 0.5))
    with pytest.raises(SystemExit, match="in 1 of 10 positions"):
        net_on_gpu.compare("histrio", 10)
