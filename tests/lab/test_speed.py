"""Benchmarks: rivals in every round, what a search is measured with, and kernels told apart from the CPU."""

from __future__ import annotations

from array import array
from importlib.util import find_spec

import pytest

from spectacula.engine.cuda import rules as cuda
from spectacula.engine.game import load
from spectacula.lab import adapter_speed, bench, gpu, peers, play_speed, playing_on, search_speed, step_speed


def test_rates_are_medians_of_rounds_that_all_contestants_share() -> None:
    order: list[str] = []

    def contestant(name: str, seconds: float) -> bench.Run:
        def run(times: int) -> tuple[float, ...]:
            order.append(name)
            return seconds * times, 10 * times, times

        return run

    rates = bench._interleaved({"a": contestant("a", 0.25), "b": contestant("b", 0.5)}, 1, "Measuring")
    assert rates == {"a": (40.0, 4.0), "b": (20.0, 2.0)}
    assert (
        order == ["a", "a", "b", "b"] + ["a", "b"] * bench.ROUNDS
    )  # each is compiled and tried before the first round


def test_ratios_leave_out_what_a_way_of_searching_does_not_have() -> None:
    figures = {"mine": {"n": 6.0}, "mine, cut off": {}, "OpenSpiel x": {"n": 4.0}}
    assert bench._ratios(figures, "n") == {"mine": {"OpenSpiel x": 1.5}}


def test_like_stands_beside_like_and_whole_games_beside_what_is_dealt_already() -> None:
    theirs = {"OpenSpiel x, after the deal": 2.0, "OpenSpiel x, whole games": 3.0}
    ratios = {"mine 5p, after the deal": theirs, "mine 5p, whole games": {name: n / 2 for name, n in theirs.items()}}
    assert bench._ratio_lines(ratios) == [
        "  mine 5p",
        "    after the deal: x 2.0",
        "    whole games: x 1.5",
        "    ours whole, theirs after the deal: x 1.0",
    ]
    assert bench._ratio_lines({"mine 5p, whole games": {}, "mine 5p, after the deal": {}})[-1].startswith("  no peer")


def test_after_the_deal_games_take_the_decisions_that_plain_rules_take_from_there() -> None:
    game = load("histrio", 3)
    chosen, plain = game.definition, game.definition.bound(playing_on).plain
    seconds, decisions, games = play_speed.AfterTheDeal(game).run(3)
    dealt = chosen.layout.new(chosen.layout.bytes_of(game.deal(2)))  # the first deal is for compiling
    ids = array("q", bytes(8 * chosen.most_moves))
    assert plain.play_on([dealt, chosen.layout.new()], ids, 3, 3) == decisions > 0
    assert seconds > 0 and games == 3


@pytest.mark.parametrize("name", adapter_speed.CONTESTANTS)
def test_only_steps_of_an_interface_are_timed(name: str) -> None:
    contestant = adapter_speed.CONTESTANTS[name]
    if contestant.package is not None:
        pytest.importorskip(contestant.package, reason=f"{contestant.package} is not installed")
    timed = adapter_speed.Timed(contestant)
    seconds, steps = timed.run(3)
    assert seconds > 0 and steps == 3 * contestant.games


def test_interfaces_are_told_by_what_a_step_takes() -> None:
    told = bench.adapter_lines({"rules alone": 70.1234, "batch": 0.3})
    assert [line.split() for line in told[3:]] == [["rules", "alone", "70.12"], ["batch", "0.30"]]


def test_search_is_measured_where_there_is_a_choice_to_make() -> None:
    matches = search_speed._matches("histrio", 2)
    assert len(matches) == search_speed.GAMES * len(search_speed.PARTS)
    assert all(len(match.ids(match.pending[0])) > 1 for match in matches)
    assert [m.ply for m in matches[:3]] == sorted(m.ply for m in matches[:3]) and matches[0].ply > 0


@pytest.mark.skipif(not peers.installed(), reason="OpenSpiel is not installed")
@pytest.mark.parametrize("name", peers.SEARCHED)
def test_openspiel_searches_the_games_it_is_measured_on(name: str) -> None:
    search = peers.Ismcts(name)
    seconds, simulations = search.run(1)
    assert seconds > 0 and simulations == len(search.states) * search_speed.SIMULATIONS
    assert all(len(state.legal_actions()) > 1 for state in search.states)


def test_environments_are_told_with_their_speed_over_each_peer() -> None:
    told = bench._environment_lines({"histrio 5p": 3_000_000, step_speed.ENVPOOL: 100_000, step_speed.RIICHI: 50_000})
    assert told[2].split(maxsplit=2)[2] == "3,000,000  30.0 × EnvPool backgammon, 60.0 × RiichiEnv"
    assert told[3].split() == ["EnvPool", "backgammon", "100,000"]


def test_a_batch_is_measured_by_the_decisions_of_all_its_games() -> None:
    seconds, decisions = step_speed.Steps("histrio", 2).run(2)
    assert seconds > 0 and decisions == 2 * step_speed.WIDE


@pytest.mark.parametrize("name", ["histrio", "colosseum", "magnificent"])
def test_fields_promised_as_aligned_are_the_same_bytes(name: str) -> None:
    chosen = load(name).definition
    record = cuda.aligned(chosen)
    assert record.isalignedstruct and record.itemsize == chosen.layout.size
    assert {n: record.fields[n][1] for n in record.names} == chosen.layout.offsets


@pytest.mark.parametrize("name", ["histrio", "colosseum", "magnificent"])
def test_what_a_warp_brings_together_of_a_position_is_all_before_its_tail(name: str) -> None:
    layout, body = load(name).definition.layout, cuda.body_of(load(name).definition)
    assert {n: body.fields[n][1] for n in body.names} == {n: at for n, at in layout.offsets.items() if at < layout.body}
    assert layout.body <= body.itemsize <= layout.size
    assert body.itemsize % 16 == 8  # so that no more than two of a warp's 32 meet in a bank of 4 bytes


def test_one_wrong_byte_in_one_game_is_a_difference() -> None:
    game = load("histrio", 2)
    here, again = gpu.play_here(game, 3), gpu.play_here(game, 3)
    assert gpu.differences(here, again) == 0
    assert list(here.lengths) == list(game.rollouts(3, seed=gpu.SEED).lengths)
    again.states["needle"][1] += 1
    assert gpu.differences(here, again) == 1


@pytest.mark.skipif(find_spec("numba_cuda") is not None, reason="numba-cuda is installed")
def test_without_numba_cuda_one_sentence_says_what_is_missing() -> None:
    with pytest.raises(gpu.NoGpu, match=r"^numba-cuda is not installed: pip install 'spectacula\[gpu\]'$"):
        gpu.card()
