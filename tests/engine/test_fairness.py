"""Fair deals: what is dealt follows from the numbers, and a record says which of them does not fit."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import spectacula
from spectacula import BadRecord, Record
from spectacula.cli import app
from spectacula.engine.fairness import Fair, Share, seal_of
from spectacula.engine.match import Match
from tests.games.tables import random_play

HOUSE, ANN, BOB = "11" * 32, "22" * 32, "33" * 32
FAIR = Fair(
    "7F3A", seal_of(HOUSE), HOUSE, (Share(seal_of(ANN), ANN), Share(), Share(seal_of(BOB), BOB), Share("4" * 64))
)


def dealt(fair: Fair = FAIR, plies: int | None = 12) -> Match:
    match = spectacula.load("histrio", 4).new(fair.seed)
    match.fair = fair
    for _ in random_play(match, Random(1), plies):
        pass
    return match


def forged(change: Callable[[dict[str, Any]], Any]) -> bytes:
    """A record that was changed and, as far as one can, made to fit again."""
    data = json.loads(dealt().record().encode())
    change(data)
    record = Record.read(json.dumps(data).encode())
    record.seal = record.sealing()
    return record.encode()


def test_the_seed_is_what_anybody_can_work_out_from_the_numbers() -> None:
    lines = ["spectacula-deal-1", "7F3A", f"number {ANN}", "-", f"number {BOB}", f"seal {'4' * 64}"]
    mixed = hmac.new(bytes.fromhex(HOUSE), "\n".join(lines).encode(), hashlib.sha256).hexdigest()
    assert FAIR.seed == int(mixed[:16], 16) % 2**63


def test_a_deal_for_everybody_is_the_beginning_of_the_house_number() -> None:
    assert Fair("a day", seal_of(ANN), ANN).seed == int(ANN[:16], 16)


def test_a_fair_record_holds_and_tells_its_deal() -> None:
    assert Record.read(dealt().record().encode()).verify().fair == FAIR


def test_a_copy_goes_on_with_the_deal_of_the_original() -> None:
    fork = dealt().copy()
    fork.rewind(3)
    assert fork.record().fair == FAIR


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["fair"].update(number="5" * 64), "the house's seal does not fit its number"),
        (lambda d: d["fair"].update(seal="5" * 64), "the house's seal does not fit its number"),
        (lambda d: d["fair"]["seats"][2].update(number="5" * 64), "the seal of seat 2 does not fit its number"),
        (lambda d: d["fair"]["seats"][2].update(seal="5" * 64), "the seal of seat 2 does not fit its number"),
        (lambda d: d["fair"]["seats"][2].pop("number"), "is not the one that the opened numbers deal"),
        (lambda d: d["fair"]["seats"][3].update(seal="5" * 64), "is not the one that the opened numbers deal"),
        (lambda d: d["fair"].update(name="another"), "is not the one that the opened numbers deal"),
        (lambda d: d.update(seed="8"), "the seed 8 is not the one that the opened numbers deal"),
        (lambda d: d["fair"]["seats"].pop(), "cannot be read"),
        (lambda d: d["fair"].update(number="none"), "cannot be read"),
        (lambda d: d["moves"].pop(4), "move 5"),
    ],
)
def test_a_forged_record_is_refused_with_what_does_not_fit(change: Callable[[dict[str, Any]], Any], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        Record.read(forged(change)).verify()


def test_a_deal_that_was_made_up_afterwards_is_under_another_seal(tmp_path: Path) -> None:
    other = Fair("7F3A", seal_of(BOB), BOB, FAIR.seats)
    dealt(other).record().save(tmp_path / "game.json")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "game.json"), "--seal", FAIR.seal[:8]])
    assert said.exit_code == 2 and "not made under the seal you name" in said.output


def test_verify_tells_the_deal_whose_seal_was_noted(tmp_path: Path) -> None:
    dealt().record().save(tmp_path / "game.json")
    spaced = " ".join([FAIR.seal[:4], FAIR.seal[4:8].upper()])
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "game.json"), "--seal", spaced])
    assert said.exit_code == 0 and f"under seal {FAIR.seal[:16]} with 2 numbers of players" in said.output
