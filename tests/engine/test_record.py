"""Records: saved, loaded, verified, and everything that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spectacula
from spectacula import BadRecord, Record
from spectacula.engine.match import Match
from tests.games.tables import random_play


def played(plies: int | None = None) -> Match:
    match = spectacula.load("histrio", 4).new(11)
    for _ in random_play(match, Random(11), plies):
        pass
    return match


DATA = json.loads(played().record().encode())


def test_a_record_saved_to_a_file_replays_to_the_same_end(tmp_path: Path) -> None:
    match = played()
    match.record().save(tmp_path / "game.json")
    again = spectacula.replay(tmp_path / "game.json")
    assert (again.scores, again.winners, again.events) == (match.scores, match.winners, match.events)
    assert spectacula.verify(tmp_path / "game.json").over


def test_sealed_choices_not_yet_opened_are_saved_too() -> None:
    match = spectacula.load("histrio", 3).new(1)
    match.play(2, "travel 7")
    again = Record.read(match.record().encode()).match()
    assert again.committed == (2,) and again.view(2).choice == "travel 7"


def test_a_long_game_resumes_from_its_snapshot_without_playing_from_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.read(played(90).record().encode())
    assert record.snapshot is not None and record.snapshot.ply >= 64
    monkeypatch.setattr(Match, "replay_move", lambda *_: pytest.fail("a move was played again"))
    assert record.resume().position == played(90).position


def _other(move: str) -> str:
    return "travel 2" if move == "travel 1" else "travel 1"


def broken(change: Callable[[dict[str, Any]], Any]) -> bytes:
    data = json.loads(json.dumps(DATA))
    change(data)
    return json.dumps(data).encode()


@pytest.mark.parametrize(("change", "ply", "why"), [
    (lambda d: d["moves"].__setitem__(40, [d["moves"][40][0], "fly 3", d["moves"][40][2]]), 41, "no move"),
    (lambda d: d["moves"].__setitem__(0, [0, _other(d["moves"][0][1]), d["moves"][0][2]]), 1, "not the one that was"),
    (lambda d: d["moves"].pop(30), 31, "move 31"),
    (lambda d: d["moves"].pop(), None, "result"),
    (lambda d: d.__setitem__("seed", "12"), 0, "set-up"),
    (lambda d: d.__setitem__("players", 5), 0, "set-up"),
    (lambda d: d["options"].__setitem__("dial", 8), 0, "set-up"),
    (lambda d: d.__setitem__("scores", [99, 0, 0, 0]), None, "result"),
    (lambda d: d.__setitem__("seal", "0" * 64), None, "seal"),
    (lambda d: d["moves"][5].__setitem__(2, "000000000000"), 6, "move 6"),
    (lambda d: d["snapshot"].__setitem__("state", "AAAA"), None, "snapshot"),
])  # fmt: skip
def test_verify_says_at_which_move_and_why(change: Callable[[dict[str, Any]], Any], ply: int | None, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as found:
        spectacula.verify(broken(change))
    assert ply is None or found.value.ply == ply


@pytest.mark.parametrize(("change", "why"), [
    (lambda d: d.__setitem__("format", "other"), "format"),
    (lambda d: d.__setitem__("game", "chess"), "no game called"),
    (lambda d: d.__setitem__("rules", 99), "rules version 99"),
    (lambda d: d.__setitem__("players", 9), "2 to 5 players"),
    (lambda d: d.__setitem__("seed", "x"), "whole number"),
    (lambda d: d.pop("moves"), "not a Spectacula record"),
    (lambda d: d.__setitem__("moves", 3), "not a Spectacula record"),
])  # fmt: skip
def test_a_foreign_record_is_refused(change: Callable[[dict[str, Any]], Any], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        spectacula.replay(broken(change))


def test_a_truncated_file_and_a_missing_one_are_refused(tmp_path: Path) -> None:
    data = played(30).record().encode()
    with pytest.raises(BadRecord, match="cut short"):
        spectacula.replay(data[: len(data) // 2])
    with pytest.raises(BadRecord, match="cannot read"):
        spectacula.replay(tmp_path / "nothing.json")
    with pytest.raises(BadRecord):
        spectacula.replay(b"\xff\xfe\x00")


def test_every_single_changed_byte_of_a_record_is_noticed() -> None:
    data = played(70).record().encode()
    luck = Random(3)
    for _ in range(60):
        at = luck.randrange(len(data))
        changed = bytearray(data)
        changed[at] = luck.choice([b for b in b"0123456789abcdefxyz" if b != data[at]])
        with pytest.raises(BadRecord):
            spectacula.verify(bytes(changed))
