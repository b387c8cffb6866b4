"""Chance: the generator, its streams and the sets drawn from."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

import spectacula
from spectacula.engine.batch import key_of
from spectacula.engine.definition import definition
from spectacula.kernel import streams
from spectacula.kernel.state import CHANCE, Layout, Table

BLANK = Layout(Table)


def test_philox_gives_the_published_words() -> None:
    """Random123's known answers for Philox4x32-10 with counter and key all zero and all ones in the lower half."""
    assert streams.philox(0, 0, 0, 0) == 0x6627E8D5


def test_streams_do_not_disturb_each_other() -> None:
    one, two = BLANK.new(), BLANK.new()
    one.key = two.key = 99
    first = [streams.below(one, 0, 1000) for _ in range(5)]
    mixed = []
    for _ in range(5):
        streams.below(two, 3, 6)
        mixed.append(streams.below(two, 0, 1000))
    assert first == mixed


def test_drawing_marks_the_transition_as_chance() -> None:
    s = BLANK.new()
    streams.below(s, 0, 6)
    assert s.mark == CHANCE


def test_below_is_fair() -> None:
    s = BLANK.new()
    s.key = 12345
    counts = Counter(streams.below(s, 0, 6) for _ in range(12_000))
    assert set(counts) == set(range(6)) and all(1800 < n < 2200 for n in counts.values())


@settings(deadline=None)
@given(st.integers(1, 2**62 - 1), st.integers(-(2**63), 2**63 - 1))
def test_draw_takes_a_member_of_the_set(bits: int, key: int) -> None:
    s = BLANK.new()
    s.key = key
    assert bits >> streams.draw(s, 1, bits) & 1


@settings(deadline=None)
@given(st.integers(1, 2**62 - 1))
def test_sets_are_counted_and_listed(bits: int) -> None:
    assert streams.count(bits) == bits.bit_count()
    assert [streams.member(bits, k) for k in range(streams.count(bits))] == [i for i in range(63) if bits >> i & 1]


@settings(deadline=None)
@given(st.lists(st.integers(0, 2**63 - 1), min_size=2, max_size=50, unique=True))
def test_different_seeds_give_different_keys(seeds: list[int]) -> None:
    keys = [key_of(seed) for seed in seeds]
    assert len(set(keys)) == len(keys) and all(-(2**63) <= key < 2**63 for key in keys)


def test_shuffle_keeps_all_cards() -> None:
    s = BLANK.new()
    cells = list(range(60))
    streams.shuffle(s, 2, cells, 60)  # type: ignore[arg-type]
    assert sorted(cells) == list(range(60)) and cells != list(range(60))


def test_the_same_seed_deals_the_same_cards_whatever_the_players_do() -> None:
    game = spectacula.load("histrio", 3)
    first, second = game.new(5), game.new(5)
    for match, moves in ((first, (1, 2, 3)), (second, (4, 5, 6))):
        for seat, city in enumerate(moves):
            match.play(seat, f"travel {city}")
        while match.kind(0) != "travel":
            match.play(match.pending[0], match.moves(match.pending[0])[0])
    newest = [[c.cards[-1].id for c in m.view(None).table.cities] for m in (first, second)]
    assert newest[0] == newest[1]


def test_events_beyond_the_room_are_counted_not_written() -> None:
    s = BLANK.new()
    s.listen = 1
    for _ in range(70):
        streams.tell(s, 1, 2, 3, 4)
    assert s.told == 70


def test_nothing_is_told_when_nobody_listens() -> None:
    s = BLANK.new()
    streams.tell(s, 1, 2, 3, 4)
    assert s.told == 0


def test_plain_rules_of_a_definition_are_bound_once() -> None:
    assert definition("histrio").plain is definition("histrio").plain
