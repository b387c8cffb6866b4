"""What the table shows, refusals in words, and advice."""

from __future__ import annotations

from random import Random

import pytest

import spectacula
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games.magnificent import box
from spectacula.games.magnificent.advice import rise_of_due, worth
from spectacula.games.magnificent.moves import VOCABULARY
from tests.games.magnificent.circus import CARDS, TRAINERS, Circus
from tests.games.tables import priors


def test_dice_of_the_main_tent_carry_the_energy_they_would_give() -> None:
    t = Circus().holds(0, "green 4", "purple 1").dice("green 5", "orange 3", "clear 2")
    shown = {die.colour: die.energy for die in t.match.view(0).table.dice}
    assert shown == {"orange": 3, "green": 9, "clear": 6}


def test_a_poster_place_says_what_is_missing() -> None:
    t = Circus().posters(0, "r08o", "r08g").tents(0, "t00", "-").built(0, large_orange=1)
    first, second = t.match.view(1).table.players[0].places[:2]
    assert first.missing_tiles == ("small orange",) and first.missing_gems == 1 and not first.ready
    assert second.tent is None and second.bonus.does == "coins"
    t.built(0, small_orange=1).gems(0, "c")
    assert t.match.view(1).table.players[0].places[0].ready


def test_a_poster_above_a_tent_says_what_its_show_would_bring() -> None:
    t = Circus().posters(0, "sag", "sao").tents(0, "t00", "-").built(0, small_green=1).gems(0, "g").turn("orange 6")
    first, second = t.match.view(0).table.players[0].places[:2]
    before = t.s.points[0], t.s.coins[0]
    t.play("perform 6", "show sag")
    assert (first.points, first.coins) == (t.s.points[0] - before[0], t.s.coins[0] - before[1])
    assert first.points > 0 and (second.points, second.coins) == (0, 0)


def test_hats_say_who_would_choose_first() -> None:
    t = Circus(3).hats(0, "12").hats(1, "6", "15").hats(2, "9")
    assert [player.chooses for player in t.match.view(0).table.players] == [2, 1, 3]


def test_alone_nobody_chooses_before() -> None:
    assert Circus(1).match.view(0).table.players[0].chooses == 0


def test_a_tile_serves_one_poster_of_a_show_and_is_free_again_after_it() -> None:
    t = Circus().posters(0, "sag", "r01g", "sao").tents(0, "t00", "t01").built(0, small_green=1).gems(0, "g")
    t.turn("orange 6").play("perform 6", "show sag")
    assert t.match.view(0).table.players[0].places[1].missing_tiles == ("small green",)
    t.play("done")
    assert t.kind == "arrange" and t.match.view(0).table.players[0].places[1].ready


def test_payment_shows_sums_and_missing_coins() -> None:
    payment = Circus().coins(0, 5).holds(0, "orange 4", "green 2", "clear 3").match.view(0).table.players[0].payment
    assert payment.sums == {"orange": 4, "green": 2, "purple": 0, "clear": 3}
    assert payment.due == 7 and payment.missing == 2
    assert payment.counted == ("orange", "clear"), "the highest colour, and clear ones on top"


def test_cards_show_what_they_count_and_would_score_now() -> None:
    card = Circus().cards(0, "m13").built(0, large_green=5).match.view(0).table.players[0].cards[0]
    assert (card.card.id, card.counted, card.worth) == ("M13", 5, 15)


@pytest.mark.parametrize(
    ("card", "trainer", "worth"), [("m29", "tr01", 15), ("m50", "tr01", 8), ("m49", "tr01", 8), ("m49", "-", 4)]
)
def test_a_card_on_display_says_what_it_would_score_for_the_viewer_now(card: str, trainer: str, worth: int) -> None:
    """Large tiles; dice on whichever card; the trainer tile that comes with the card."""
    t = Circus().built(0, large_green=5).holds(0, "orange 3", "green 2", "green 6").trainers(0, "tr03")
    t.s.set_card[0], t.s.set_trainer[0] = CARDS[card], TRAINERS.get(trainer, -1)
    assert t.match.view(0).table.sets[0].worth == worth
    assert t.match.view(1).table.sets[0].worth in (0, 4)
    assert t.match.view(None).table.sets[0].worth is None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_takes_a_set_gets_a_card_worth_what_the_display_said(players: int) -> None:
    match, luck, taken = spectacula.load("magnificent", players).new(3), Random(3), 0
    while not match.over:
        seat = match.pending[0]
        if match.kind(seat) == "set":
            for shown in match.view(seat).table.sets:
                if shown.card is None:
                    continue
                after = match.copy()
                after.play(seat, f"card {shown.card.id.lower()}")
                table = after.view(seat).table
                own = next(own for own in table.players[seat].cards if own.card and own.card.id == shown.card.id)
                assert own.worth == shown.worth
                assert all(other.worth is None for other in table.sets), "nobody takes two"
                taken += 1
        match.play(seat, luck.choice(match.moves(seat)))
    assert taken >= 6


def test_the_tile_in_hand_comes_with_every_way_to_lay_it() -> None:
    t = Circus().turn("green 3").play("build 3", "small green")
    fits = t.match.view(0).table.turn.fits
    assert [fit.turn for fit in fits] == [1, 2, 3, 4]
    assert fits[0].shape == ((0, 0), (0, 1), (0, 2), (1, 1)) and len(fits[0].cells) == 40
    assert t.play("turn 2").match.view(0).table.turn.fits[0].turn == 2


def test_the_track_shows_hats_energy_and_posters_from_the_bottom_up() -> None:
    t = Circus().hats(0, "#1", "12").hats(1, "3")
    track = t.match.view(None).table.track
    assert track[0].hats == (0,) and track[0].posters == 0
    twelve = next(stand for stand in track if stand.energy == 12)
    assert twelve.hats == (0,) and twelve.posters == 3


def test_the_race_has_points_after_every_turn() -> None:
    t = Circus(2, turn_order="hats").turn("orange 3").play("travel 1").finish()
    players = t.match.view(None).table.players
    assert players[0].race == (0,) and players[1].race == ()


def test_gems_that_would_fill_areas_are_counted() -> None:
    t = Circus().camp(0, "a1-c2", "a3").gems(0, "ogp")
    assert t.match.view(None).table.players[0].fillers == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name_and_every_effect_and_score_has_words(language: str) -> None:
    words = Texts("magnificent", language)
    names = [f"card-{c}" for c in box.MASTER_IDS] + [f"poster-{p}" for p in box.POSTER_IDS]
    names += [f"tent-{t}" for t in box.TENT_IDS] + [f"trainer-{t}.help" for t in box.TRAINER_IDS]
    names += [f"space-{h}.help" for h in box.SPACE_IDS]
    said = [words.text(name) for name in names]
    said += [words.text(f"does-{effect}", n=2) for effect in box.EFFECTS]
    said += [words.text(f"per-{score}", points=3, per=2) for score in box.SCORES]
    assert all(said) and len({words.text(f"poster-{p}") for p in box.POSTER_IDS}) == 54
    assert len({words.text(f"card-{c}") for c in box.MASTER_IDS}) == 56


def test_a_refusal_names_the_energy_that_is_missing() -> None:
    t = Circus().turn("orange 5")
    said = t.match.why_not(0, "build 9")
    assert said is not None
    assert Texts("magnificent", "en").say(said) == "That needs energy 9, you have 5."


def test_notation_counts_as_many_moves_as_the_vocabulary() -> None:
    assert len(VOCABULARY.notation) == len(set(VOCABULARY.notation)) == VOCABULARY.size


# --- advice


def advised_game(players: int, seed: int, advised: set[int]) -> tuple[int, ...]:
    """A game in which some seats follow the prior and the others play at random."""
    match = spectacula.load("magnificent", players).new(seed)
    luck = Random(seed)
    while not match.over:
        seat = match.pending[0]
        weights = priors(match, seat)
        match.play(seat, max(weights, key=weights.__getitem__) if seat in advised else luck.choice(list(weights)))
    return match.scores


def test_following_the_prior_scores_like_a_good_beginner_and_beats_random_play() -> None:
    scores = [advised_game(2, seed, {0}) for seed in range(4)]
    assert all(advised > chance + 50 for advised, chance in scores)
    assert sum(advised for advised, _ in scores) / 4 > 110


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_priors_are_weights_from_0_to_1000_and_leave_the_position_alone(players: int) -> None:
    match = spectacula.load("magnificent", players, setup="advanced").new(9)
    luck = Random(9)
    while not match.over:
        seat = match.pending[0]
        before, state = match.position, match.state
        weights = priors(match, seat)
        assert all(0 <= weight <= 1000 for weight in weights.values())
        assert -2000 < worth(state, seat) < 6000  # type: ignore[arg-type]
        assert match.position == before
        match.play(seat, luck.choice(list(weights)))


def test_worth_is_the_score_times_ten_at_the_end() -> None:
    match = spectacula.load("magnificent", 2).new(1)
    while not match.over:
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    assert [worth(match.state, p) for p in range(2)] == [10 * n for n in match.scores]  # type: ignore[arg-type]


def test_advice_knows_that_a_die_below_the_highest_colour_costs_nothing() -> None:
    t = Circus().holds(0, "purple 6")
    assert rise_of_due(t.s, 0, box.ORANGE, 3) == 0 and rise_of_due(t.s, 0, box.PURPLE, 3) == 3
