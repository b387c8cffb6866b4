"""Random games of every player count and option: nothing is lost, nothing hidden shows, points add up."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spectacula
from spectacula.engine.match import Match
from spectacula.games.magnificent import box
from spectacula.games.magnificent.camp import tiles_built
from spectacula.games.magnificent.goods import markers_owned
from spectacula.games.magnificent.observation import conceal
from spectacula.games.magnificent.scoring import card_points
from spectacula.games.magnificent.state import CHOOSE_SETS, DRAFT, SCORE_CARDS

OPTIONS: list[dict[str, object]] = [
    {},
    {"start_posters": 6},
    {"camp_tiles": 72},
    {"setup": "advanced"},
    {"turn_order": "hats"},
    {"start_posters": 6, "camp_tiles": 72, "setup": "advanced", "turn_order": "hats"},
]
every_table = pytest.mark.parametrize("players", [1, 2, 3, 4])
every_option = pytest.mark.parametrize("options", OPTIONS, ids=lambda o: "-".join(map(str, o.values())) or "usual")


def random_game(players: int, options: dict[str, object], seed: int) -> Any:
    """Yield the state before every decision of a random game, and at its end."""
    match = spectacula.load("magnificent", players, **options).new(seed)
    luck = Random(seed)
    while not match.over:
        yield match
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.ids(seat)))
    yield match


def last(game: Any) -> Match:
    """The match at its end."""
    *_, match = game
    ended: Match = match
    return ended


def mask_members(mask: int) -> list[int]:
    return [i for i in range(63) if mask >> i & 1]


def owned(s: Any, cells: Any, count: int) -> list[int]:
    """Everything on some places of all players."""
    return [cells[p, i] for p in range(s.players) for i in range(count) if cells[p, i] >= 0]


def assert_dice_conserved(s: Any) -> None:
    held = [0] * 4
    for p in range(s.players):
        for slot in range(box.SLOTS):
            held[s.die_colour[p, slot]] += s.die_value[p, slot] > 0
    if s.stage == 1:
        held[s.taken_colour] += 1
    for colour in range(4):
        total = sum(s.dice[colour, v] for v in range(6)) + held[colour] + s.reserve[colour]
        assert total == (box.DICE_ALL[colour] if s.players == 1 else box.DICE_USED[s.players, colour])


def assert_tiles_conserved(s: Any) -> None:
    supply = box.SUPPLY_84 if s.option[1] == 84 else box.SUPPLY_72
    for tile in range(box.TILES):
        assert s.supply[tile] + sum(s.built[p, tile] for p in range(s.players)) == supply[tile]
    for p in range(s.players):
        camp = 0
        for i in range(tiles_built(s, p)):
            way, at = divmod(s.tile[p, i], box.CELLS)
            cells = box.SHAPE[way // 8, way % 8] << at
            assert not camp & cells, "tiles never overlap"
            camp |= cells
        assert camp == s.camp[p]


def assert_posters_conserved(s: Any) -> None:
    posters = mask_members(s.poster_deck) + mask_members(s.poster_discard) + owned(s, s.poster, box.PLACES)
    posters += [s.display[i] for i in range(box.DISPLAY)] + [s.hold, *(s.pair[i] for i in range(2))]
    posters += [s.rest[i] for i in range(box.PLACES)] if s.stage == 6 else []
    posters += [poster for p in range(s.players) for poster in mask_members(s.shown[p])]
    posters = [p for p in posters if p >= 0]
    start = 4 if s.option[0] == 4 else 6
    assert len(posters) == len(set(posters)) == box.POSTERS - start + s.players


def assert_tents_conserved(s: Any) -> None:
    on_rings = [s.ring_tent[r, i] for r in range(3) for i in range(5) if s.ring_tent[r, i] >= 0]
    tents = on_rings + [t for t in owned(s, s.tent, box.PLACES) if t > 0]
    assert len(tents) == len(set(tents)) == 15
    assert all(s.tent[p, 0] == 0 for p in range(s.players))


def cards_in_game(s: Any) -> list[int]:
    display = [s.set_card[i] for i in range(4) if s.set_card[i] >= 0]
    cards = mask_members(s.masters) + owned(s, s.card, box.SLOTS) + display
    return cards + owned(s, s.hand, box.HAND)


def trainers_in_game(s: Any) -> list[int]:
    trainers = mask_members(s.trainer_deck) + mask_members(s.trainer_offer) + owned(s, s.trainer, box.ROUNDS)
    return trainers + [s.set_trainer[i] for i in range(4) if s.set_trainer[i] >= 0]


def assert_cards_and_trainers_unique(s: Any) -> None:
    for pieces in (cards_in_game(s), trainers_in_game(s)):
        assert len(pieces) == len(set(pieces))
    if s.round == 0 and s.phase != SCORE_CARDS and s.phase != CHOOSE_SETS:
        assert len(cards_in_game(s)) == box.MASTERS


def assert_stores_within_limits(s: Any) -> None:
    for p in range(s.players):
        assert all(0 <= s.gems[p, g] <= box.GEM_SLOTS for g in range(4)) and s.coins[p] >= 0
        assert s.markers[p] >= 0 and s.tired[p] >= 0 and markers_owned(s, p) <= box.MARKERS
        assert s.points[p] == sum(s.points_from[p, k] for k in range(7))
    hats = [s.hat[p, h] for p in range(s.players) for h in range(2) if s.hat[p, h] >= 0]
    assert len(hats) == len(set(hats)) >= s.players


@every_option
@every_table
def test_dice_tiles_posters_tents_cards_gems_and_markers_are_conserved(
    players: int, options: dict[str, object]
) -> None:
    for seed in range(3):
        for match in random_game(players, options, seed):
            s = match.state
            assert_dice_conserved(s)
            assert_tiles_conserved(s)
            assert_posters_conserved(s)
            assert_tents_conserved(s)
            assert_cards_and_trainers_unique(s)
            assert_stores_within_limits(s)
        assert match.over


def total_markers(s: Any) -> list[int]:
    return [markers_owned(s, p) for p in range(s.players)]


@every_table
def test_markers_never_leave_their_owner(players: int) -> None:
    before: list[int] = []
    for match in random_game(players, {}, 11):
        now = total_markers(match.state)
        assert not before or match.ply < 8 or all(a <= b for a, b in zip(before, now, strict=True))
        before = now


@every_option
@every_table
def test_cards_and_trainer_tiles_leave_only_when_scored_or_removed(players: int, options: dict[str, object]) -> None:
    match = last(random_game(players, options, 12))
    s: Any = match.state
    removed = [e for e in match.events if e.name == "removed"]
    scored = [e for e in match.events if e.name == "scored"]
    assert len(scored) == 3 * players and box.MASTERS - len(cards_in_game(s)) == len(scored) + len(removed)
    drafted_out = {1: 1, 2: 1}.get(players, 0)
    assert box.TRAINERS - len(trainers_in_game(s)) == drafted_out + sum(e.b >= 0 for e in removed)


@every_table
def test_final_points_can_be_recomputed_from_the_pieces(players: int) -> None:
    for seed in range(10):
        match = last(random_game(players, {}, seed))
        s: Any = match.state
        for p in range(players):
            left = sum(card_points(s, p, s.card[p, i]) // 2 for i in range(5) if s.card[p, i] >= 0)
            assert s.points_from[p, 3] == left and s.points_from[p, 5] == s.coins[p] // 5
            shown = sum(box.POSTER_POINTS[poster] for poster in mask_members(s.shown[p]))
            assert s.points_from[p, 0] >= shown
            assert match.view(None).table.players[p].race[-1] == s.points[p]


@every_table
def test_a_game_is_short_and_every_player_has_twelve_turns(players: int) -> None:
    for match in random_game(players, {}, 5):
        assert match.ply < 400 * players
    dice = [e.who for e in match.events if e.name == "die"]
    assert all(dice.count(p) == 12 for p in range(players))


# --- what is hidden


def drafting(players: int, step: int, seed: int) -> Match:
    match = spectacula.load("magnificent", players, setup="advanced").new(seed)
    luck = Random(seed)
    while match.state.phase != DRAFT or match.state.step < step:  # type: ignore[attr-defined]
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.ids(seat)))
    return match


def known_cards(s: Any, seat: int) -> list[set[int]]:
    """What a seat has seen of every hand when it was last there, and what it kept."""
    known = []
    for h in range(s.players):
        visits = list(range((seat - h) % s.players, s.step + 1, s.players))
        known.append({s.hand[h, i] for i in range(visits[-1], 5)} if visits else set())
        known[-1] |= {s.hand[h, v] for v in visits if v < s.step}
    return known


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_concealing_a_draft_keeps_what_the_seat_has_seen_and_changes_the_rest(players: int, step: int) -> None:
    match = drafting(players, step, 7)
    layout, before = match.game.definition.layout, match.position
    truth: Any = layout.new(before)
    for seat in range(players):
        changed = 0
        for key in range(20):
            other: Any = layout.new(before)
            conceal(other, seat, key)
            assert known_cards(other, seat) == known_cards(truth, seat)
            assert_cards_and_trainers_unique(other)
            changed += any(other.hand[h, i] != truth.hand[h, i] for h in range(players) for i in range(5))
        assert changed > 0


@every_table
def test_outside_the_draft_only_the_key_is_hidden(players: int) -> None:
    for match in random_game(players, {"setup": "advanced"}, 3):
        s = match.state
        if s.phase == DRAFT:
            continue
        layout = match.game.definition.layout
        other: Any = layout.new(match.position)
        conceal(other, 0, 99)
        other.key = s.key
        for stream in range(8):
            other.drawn[stream] = s.drawn[stream]
        assert layout.bytes_of(other) == match.position


def test_two_positions_that_look_alike_conceal_to_the_same_bytes() -> None:
    match = drafting(3, 2, 4)
    layout = match.game.definition.layout
    for seat in range(3):
        first: Any = layout.new(match.position)
        conceal(first, seat, 5)
        second: Any = layout.new(layout.bytes_of(first))
        conceal(second, seat, 77)
        conceal(second, seat, 5)
        assert layout.bytes_of(first) == layout.bytes_of(second)
