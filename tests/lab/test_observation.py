"""Observations: what a seat may know, within declared ranges, and what happened since it last decided."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import spectacula
from spectacula.engine.definition import definition
from spectacula.engine.trail import REMEMBERED
from spectacula.games import GAMES
from spectacula.kernel.errors import BadAction, BadObservation, BadReward, BadSeat
from spectacula.lab.episode import Episode
from tests.games.tables import NAMES, PLAIN_COUNTS, PLAIN_NAMES, VARIANTS, game_of, name_of

Variant = tuple[str, int, dict[str, object]]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
every_count = pytest.mark.parametrize("variant", PLAIN_COUNTS, ids=PLAIN_NAMES)
every_game = pytest.mark.parametrize("game", GAMES)


def random_episode(episode: Episode, luck: Random) -> Iterator[int]:
    """Play random actions to the end; the seat that acts next, before every decision."""
    while not episode.over:
        seat = episode.pending[0]
        yield seat
        episode.play(seat, luck.choice(episode.actions(seat)))


@every_variant
def test_every_number_lies_in_its_declared_range(variant: Variant) -> None:
    game = game_of(variant)
    low, high = np.array(game.observation.low), np.array(game.observation.high)
    for seed in range(2):
        episode = Episode(game, seed)
        for acting in random_episode(episode, Random(name_of(variant))):
            for seat in (acting, (acting + 1) % game.players):
                row = episode.observe(seat)
                wrong = np.flatnonzero((row < low) | (row > high))
                assert not wrong.size, game.explain(row)
                assert row.shape == low.shape


@every_variant
def test_what_a_seat_cannot_know_changes_no_number(variant: Variant) -> None:
    """The test of views, for observations: draw everything hidden anew and compare the bytes."""
    episode = Episode(game_of(variant), 6)
    luck = Random(6)
    for number, _ in enumerate(random_episode(episode, luck)):
        if number % 5 == 0:
            for seat in range(episode.game.players):
                other = episode.concealed(seat, luck.getrandbits(62))
                assert other.observe(seat).tobytes() == episode.observe(seat).tobytes()
                assert seat not in other.pending or other.actions(seat) == (
                    episode.actions(seat) or other.actions(seat)
                )


@every_count
def test_what_others_seal_changes_no_number_before_it_is_revealed(variant: Variant) -> None:
    episode = Episode(game_of(variant), 3)
    luck = Random(3)
    for first in random_episode(episode, luck):
        if not episode.sealed or len(episode.pending) < 2:
            continue
        second = episode.pending[1]
        seen = set()
        for action in episode.actions(first):
            chosen = episode.copy()
            chosen.play(first, action)
            seen.add(chosen.observe(second).tobytes())
        assert len(seen) == 1


@every_count
def test_a_seat_is_told_every_open_move_since_its_last_one(variant: Variant) -> None:
    episode = Episode(game_of(variant), 5)
    luck = Random(5)
    played: list[tuple[int, int]] = []
    while not episode.over:
        seat = episode.pending[0]
        if not episode.sealed:
            told = episode.game.observation.split(episode.observe(seat))
            moves = [(int(who), int(move)) for who, move in zip(told["moved since"], told["moves since"], strict=True)]
            assert [move for move in moves if move != (0, 0)] == _since(episode, played, seat)
        action = luck.choice(episode.actions(seat))
        secret = episode.rules.discreet(episode.state)
        played.append((seat, -1 if secret else episode.move(seat, action)))
        episode.play(seat, action)


def _since(episode: Episode, played: list[tuple[int, int]], seat: int) -> list[tuple[int, int]]:
    """Moves of others since a seat's last one, latest first, as its observation numbers them."""
    found = []
    for who, move in reversed(played[-REMEMBERED:]):
        if who == seat:
            break
        if move >= 0:
            place = (who - seat) % episode.game.players
            found.append((place + 1, episode.rules.turned(episode.state, seat, move, -1) + 1))
    return found


@every_count
def test_an_action_and_its_move_lead_to_each_other(variant: Variant) -> None:
    episode = Episode(game_of(variant), 7)
    for seat in random_episode(episode, Random(7)):
        for action in episode.actions(seat):
            assert episode.rules.turned(episode.state, seat, episode.move(seat, action), -1) == action
        assert np.flatnonzero(episode.mask(seat)).tolist() == episode.actions(seat)


def test_seats_named_by_a_move_are_counted_from_the_one_who_acts() -> None:
    episode = Episode(spectacula.load("histrio", 4), 0)
    steal = {name: number for number, name in enumerate(episode.game.definition.notation)}
    left = steal["steal from 2"]
    found = [episode.notation(seat, left) for seat in range(4)]
    assert found == ["steal from 2", "steal from 3", "steal from 4", "steal from 1"]


@every_count
def test_the_critic_sees_what_is_hidden(variant: Variant) -> None:
    """Where a position differs from one that was drawn anew, in more than the chance to come, so does what it shows."""
    game = game_of(variant)
    low, high = np.array(game.hidden.low), np.array(game.hidden.high)
    episode, luck, differ = Episode(game, 8), Random(8), 0
    for number, seat in enumerate(random_episode(episode, luck)):
        row = episode.oversee(seat)
        assert row.shape == low.shape and (row >= low).all() and (row <= high).all()
        if number % 3 == 0:
            other = episode.concealed(seat, luck.getrandbits(62))
            is_other = _lying(other) != _lying(episode)
            assert (other.oversee(seat) != row).any() or not is_other
            differ += is_other
    assert bool(differ) == (game.id != "colosseum" and game.players > 1)


def _lying(episode: Episode) -> bytes:
    """What lies on the table, without the chance to come."""
    state = episode.copy().state
    state.key = 0
    for stream in range(len(state.drawn)):
        state.drawn[stream] = 0
    return episode.game.definition.layout.bytes_of(state)


def test_rivals_requests_are_hidden_from_a_seat_and_seen_by_its_critic() -> None:
    episode = Episode(spectacula.load("histrio", 3), 8)
    for seat in random_episode(episode, Random(8)):
        rival = (seat + 1) % 3
        theirs = episode.game.observation.split(episode.observe(rival))["requests in hand"][0]
        assert (episode.game.hidden.split(episode.oversee(seat))["requests in rivals' hands"][1] == theirs).all()
        assert not episode.game.observation.split(episode.observe(seat))["requests in hand"][1].any()


# --- rewards


@every_count
@pytest.mark.parametrize("reward", ["win", "lead", "score"])
def test_rewards_keep_within_the_stated_utility(variant: Variant, reward: str) -> None:
    game = game_of(variant)
    stated = game.utility(reward)
    for seed in range(3):
        episode = Episode(game, seed, reward)
        for _ in random_episode(episode, Random(seed)):
            assert episode.rewards == [0.0] * game.players
        assert all(stated.low <= worth <= stated.high for worth in episode.rewards)
        assert stated.total is None or sum(episode.rewards) == pytest.approx(stated.total)


def test_the_lead_is_over_the_mean_of_the_others() -> None:
    episode = Episode(spectacula.load("histrio", 3), 1, "lead")
    for _ in random_episode(episode, Random(1)):
        pass
    first, *others = [episode.rules.score(episode.state, p) for p in range(3)]
    assert episode.rewards[0] == first - sum(others) / 2


# --- words


@every_game
def test_an_observation_is_put_into_words(game: str) -> None:
    episode = Episode(spectacula.load(game), 2)
    for seat in random_episode(episode, Random(2)):
        told = episode.game.explain(episode.observe(seat))
        assert told["question"] in definition(game).kinds
        assert told["asked"] == "you"


def test_words_tell_a_position_of_histrio() -> None:
    episode = Episode(spectacula.load("histrio", 2), 4)
    episode.play(0, episode.actions(0)[2])
    told = episode.game.explain(episode.observe(1))
    assert told["question"] == "travel" and told["ecus"] == "you = 3, 1 to the left = 3"
    assert told["travel cards"].startswith("you: city 1, city 2, city 3")
    assert "moves since" not in told


# --- bad input


def test_bad_input_is_answered_with_one_sentence() -> None:
    game = spectacula.load("colosseum", 3)
    episode = Episode(game, 1)
    seat = episode.pending[0]
    with pytest.raises(BadObservation, match=r"^colosseum is observed in \d+ numbers, not 3$"):
        game.explain([1, 2, 3])
    with pytest.raises(BadReward, match=r"^a reward is one of win, lead, score, not money$"):
        game.utility("money")
    with pytest.raises(BadSeat, match=r"^seats are 0 to 2, not 3$"):
        episode.observe(3)
    with pytest.raises(BadAction, match=r"^action 403 of seat \d is not legal; legal are \d"):
        episode.play(seat, 403)
    with pytest.raises(BadAction, match=r"^action 0 of seat . is not legal; it owes no decision$"):
        episode.play((seat + 1) % 3, 0)


@every_variant
def test_whatever_stood_in_a_row_before_is_written_over(variant: Variant) -> None:
    episode = Episode(game_of(variant), 7)
    rules, game = episode.rules, episode.game
    for seat in random_episode(episode, Random(7)):
        row, hidden = array("h", [-7] * game.observation.size), array("h", [-7] * game.hidden.size)
        rules.observe(episode.state, seat, row)
        rules.recall(episode.state, seat, episode.trail, row)
        rules.oversee(episode.state, seat, hidden)
        assert list(row) == episode.observe(seat).tolist()
        assert list(hidden) == episode.oversee(seat).tolist()
