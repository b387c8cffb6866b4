"""What holds for every game, whatever its rules: checked on random play of every player count and option."""

from __future__ import annotations

import dis
import re
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import spectacula
from spectacula import bots
from spectacula.engine.definition import definition
from spectacula.engine.match import Match
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES
from tests.games.tables import NAMES, PLAIN_COUNTS, PLAIN_NAMES, VARIANTS, game_of, name_of, priors, random_play

Variant = tuple[str, int, dict[str, object]]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
every_count = pytest.mark.parametrize("variant", PLAIN_COUNTS, ids=PLAIN_NAMES)
every_game = pytest.mark.parametrize("game", GAMES)


@every_variant
def test_random_games_end_and_every_decision_has_moves(variant: Variant) -> None:
    for seed in range(4):
        match = game_of(variant).new(seed)
        for _ in random_play(match, Random(seed)):
            for seat in match.pending:
                ids = match.ids(seat)
                assert ids and ids == sorted(set(ids))
                assert match.kind(seat) in match.game.definition.kinds
        assert match.over and match.pending == () and match.sealed is False
        assert len(match.scores) == match.game.players
        assert set(match.winners) <= set(range(match.game.players))


@every_variant
def test_plain_and_compiled_play_agree_state_by_state(variant: Variant) -> None:
    game = game_of(variant)
    chosen, layout, entries = game.definition, game.definition.layout, game.definition.compiled
    options = np.array(chosen.options_buffer(game.option_codes))
    ids = np.zeros(chosen.most_moves, np.int64)
    luck = Random(name_of(variant))
    for seed in range(3):
        match = game.new(seed)
        states = np.zeros(1, layout.dtype)
        entries.deal(states, 0, seed, game.players, options)
        assert states.tobytes()[: layout.body] == match.position
        while not match.over:
            seat = match.owing[0]
            moves = match.ids(seat)
            assert ids[: entries.choices(states, 0, seat, ids)].tolist() == moves
            move = luck.choice(moves)
            match.replay_move(seat, move)
            mask = entries.step(states, 0, seat, move)
            assert states.tobytes()[: layout.body] == match.position
            assert mask == sum(1 << p for p in match.owing)


@every_count
def test_rollouts_are_the_same_for_any_number_of_threads(variant: Variant) -> None:
    game = game_of(variant)
    one, two = game.rollouts(600, seed=9, threads=1), game.rollouts(600, seed=9, threads=2)
    assert one.decisions == two.decisions == one.lengths.sum()
    assert (one.scores == two.scores).all() and (one.winners == two.winners).all()


@every_count
def test_a_rollout_is_the_game_its_seed_deals(variant: Variant) -> None:
    game = game_of(variant)
    plain = game.definition.plain
    out = game.rollouts(3, seed=40)
    for number in range(3):
        state = game.deal(40 + number)
        buffer = np.zeros(game.definition.most_moves, np.int64)
        assert plain.playout(state, buffer, plain.mix(40 + number)) == out.lengths[number]
        assert [plain.score(state, p) for p in range(game.players)] == out.scores[number].tolist()


@every_count
def test_rewinding_to_the_start_and_playing_again_gives_the_same_game(variant: Variant) -> None:
    match = game_of(variant).new(3)
    for _ in random_play(match, Random(3)):
        pass
    played, position = list(match.played), match.position
    match.rewind(0)
    assert match.position == game_of(variant).new(3).position
    for move in played:
        match.replay_move(move.seat, move.move)
    assert match.position == position and match.played == played


@every_count
def test_undo_alone_gives_back_the_position_before(variant: Variant) -> None:
    match = game_of(variant).new(8)
    undone = 0
    luck = Random(8)
    for _ in random_play(match, luck):
        before, seat = match.position, match.pending[0]
        if match.sealed:
            continue
        match.play(seat, luck.choice(match.ids(seat)))
        if match.can_undo(seat):
            match.undo(seat)
            undone += 1
            assert match.position == before
        if match.over:
            break
    assert undone > 0


@every_count
def test_a_saved_game_loads_resumes_and_verifies(variant: Variant) -> None:
    match = game_of(variant).new(5)
    for _ in islice(random_play(match, Random(5)), 90):
        pass
    data = match.record().encode()
    record = spectacula.Record.read(data)
    assert record.encode() == data
    for again in (record.match(), record.resume(), record.verify()):
        assert again.position == match.position
        assert again.committed == match.committed
        assert again.record().encode() == data
        assert again.events == match.events


@every_variant
def test_what_a_seat_cannot_know_changes_nothing_it_sees(variant: Variant) -> None:
    """Draw everything hidden from a seat anew: its view, moves, story and concealed position stay byte-equal."""
    game = game_of(variant)
    plain, layout = game.definition.plain, game.definition.layout
    view = game.definition.module("view").view
    match = game.new(6)
    luck = Random(6)
    for number, _ in enumerate(random_play(match, luck)):
        if number % 7:
            continue
        for seat in range(game.players):
            other = layout.new(match.concealed(seat, luck.getrandbits(62)))
            assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(view(match.state, seat))
            if seat in match.owing:
                assert _moves(match, other, seat) == match.ids(seat)
            key = luck.getrandbits(62)
            plain.conceal(other, seat, key)
            assert layout.bytes_of(other) == match.concealed(seat, key)


def _moves(match: Match, state: Any, seat: int) -> list[int]:
    ids = np.zeros(match.game.definition.most_moves, np.int64)
    n = match.game.definition.plain.legal(state, seat, ids)
    moves: list[int] = ids[:n].tolist()
    return moves


@every_count
def test_the_public_view_is_the_same_from_every_hidden_truth(variant: Variant) -> None:
    """What the public sees is a function of what every seat knows: no seat's secret shows in it."""
    game = game_of(variant)
    view = game.definition.module("view").view
    match = game.new(12)
    for number, _ in enumerate(random_play(match, Random(12))):
        if number % 9 == 0:
            seen = msgspec.json.encode(view(match.state, -1))
            for seat in range(game.players):
                other = game.definition.layout.new(match.concealed(seat, number))
                assert msgspec.json.encode(view(other, -1)) == seen


@every_count
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_chooses_the_same_move_whatever_is_hidden_from_it(variant: Variant, level: str) -> None:
    game = game_of(variant)
    match = game.new(2)
    for number, _ in enumerate(random_play(match, Random(2))):
        if number % 11:
            continue
        seat = match.pending[0]
        chosen = bots.think(bots.task_for(match, seat, level, 77, simulations=4))
        truth = match.state
        match.state = game.definition.layout.new(match.concealed(seat, number + 1))
        assert bots.think(bots.task_for(match, seat, level, 77, simulations=4)) == chosen
        match.state = truth


@every_game
def test_notation_is_unique_and_leads_back_to_its_move(game: str) -> None:
    chosen = definition(game)
    assert len(chosen.ids) == len(chosen.notation)
    for number, notation in enumerate(chosen.notation):
        assert chosen.ids[notation] == number
        assert notation == " ".join(notation.split()).lower()


@every_game
def test_every_move_has_a_sentence_in_every_language(game: str) -> None:
    describe = definition(game).describe
    for language in LANGUAGES:
        words = Texts(game, language, ("A", "B", "C", "D", "E"))
        assert all(words.say(describe(move)) for move in range(len(definition(game).notation)))


@every_count
def test_every_prompt_event_and_reason_has_words_in_every_language(variant: Variant) -> None:
    game = game_of(variant)
    tell = game.definition.module("view").tell
    words = [Texts(game.id, language, ("A", "B", "C", "D", "E")[: game.players]) for language in LANGUAGES]
    luck = Random(4)
    match = game.new(4)
    for number, _ in enumerate(random_play(match, luck)):
        seat = match.pending[0]
        prompt = match.prompt(seat)
        assert prompt is not None and all(w.say(prompt) for w in words)
        if number % 5 == 0:
            legal = set(match.ids(seat))
            for move in range(len(game.definition.notation)):
                reason = match.why_not(seat, move)
                assert (reason is None) == (move in legal)
                assert reason is None or all(w.say(reason) for w in words)
    for seat in [None, *range(game.players)]:
        for _, event in match.story(seat):
            assert all(w.say(tell(event)) for w in words)


@every_game
def test_the_three_languages_have_the_same_messages_and_arguments(game: str) -> None:
    folder = definition(game).folder / "texts"
    english = _messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        other = _messages(folder / f"{language}.ftl")
        assert other.keys() == english.keys()
        assert {k: v for k, v in other.items() if v != english[k]} == {}
    for required in ("title", "tagline", "intro"):
        assert required in english
    for option in definition(game).options:
        assert f"option-{option.name}" in english and f"option-{option.name}-help" in english
        assert all(f"option-{option.name}-{spelling}" in english for spelling in option.spellings)


def _messages(path: Path) -> dict[str, set[str]]:
    """Message ids with the variables they use."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in path.read_text("utf-8").splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            current = match[1]
            assert current not in found, f"{path.name} says {current} twice"
            found[current] = set()
        if current and not line.startswith("#"):
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


@every_game
def test_rules_never_call_each_other_in_a_circle(game: str) -> None:
    modules = definition(game).rule_modules
    rules = {f for m in modules for f in vars(m).values() if hasattr(f, "is_rule") and f.__module__ == m.__name__}
    verbs = {f.__name__: f for f in rules if f.__module__.endswith(".rules")}
    calls = {f: {g for g in map(f.__globals__.get, _globals_of(f)) if callable(g) and g in rules} for f in rules}
    for f in rules:
        calls[f] |= {verbs[name] for name in _globals_of(f) if name not in f.__globals__ and name in verbs}
    settled: set[Any] = set()
    while todo := rules - settled:
        ready = {f for f in todo if calls[f] <= settled}
        assert ready, f"a circle among {sorted(f.__qualname__ for f in todo)}"
        settled |= ready


def _globals_of(function: Any) -> set[str]:
    return {i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL"}


@every_game
def test_a_state_is_small_and_observed_in_a_fixed_number_of_integers(game: str) -> None:
    chosen = definition(game)
    assert chosen.layout.size <= 2048
    lengths = set()
    out = np.zeros(4096, np.int64)
    for players in range(chosen.players[0], chosen.players[1] + 1):
        match = spectacula.load(game, players).new(1)
        for _ in islice(random_play(match, Random(1)), 40):
            lengths |= {chosen.plain.observe(match.state, seat, out) for seat in range(players)}
    assert len(lengths) == 1


@every_count
def test_observation_shows_a_seat_nothing_hidden(variant: Variant) -> None:
    game = game_of(variant)
    match = game.new(14)
    for number, _ in enumerate(random_play(match, Random(14))):
        if number % 10 == 0:
            for seat in range(game.players):
                seen, other = np.zeros(4096, np.int64), np.zeros(4096, np.int64)
                game.definition.plain.observe(match.state, seat, seen)
                concealed = game.definition.layout.new(match.concealed(seat, number))
                game.definition.plain.observe(concealed, seat, other)
                assert (seen == other).all()


@every_variant
def test_what_advice_notes_while_weighing_moves_changes_no_weight(variant: Variant) -> None:
    match, luck = game_of(variant).new(5), Random(5)
    for _ in random_play(match, Random(name_of(variant))):
        seat = match.pending[0]
        together = priors(match, seat)
        alone = luck.sample(list(together), min(4, len(together)))
        assert all(priors(match, seat, [move]) == {move: together[move]} for move in alone)
