"""Why a move is forbidden now, in the words of the rule."""

from __future__ import annotations

from spectacula.games.magnificent.abilities import surveys_nothing, works
from spectacula.games.magnificent.box import (
    ABILITY_DOES,
    ANCHORS,
    BONUS_DOES,
    CLEAR,
    COLOURS,
    COPY,
    DOUBLE,
    ENERGY,
    EXTRA_POSTER,
    LACK_TILE,
    LEVELS,
    MARKER_BACK,
    NEW_COLOUR,
    PLACES,
    RECOLOUR,
    SHAPE,
    SMALL_TILE,
    SPACE_ENERGY,
    SURVEY,
    TENT_PASSED,
    TRAINERS,
    TURNS_OF,
)
from spectacula.games.magnificent.goods import trainer_tiles
from spectacula.games.magnificent.names import (
    ability_name,
    card_name,
    cell_name,
    colour_name,
    gem_name,
    poster_name,
    the_tile,
    tile_name,
)
from spectacula.games.magnificent.perform import forget_gems, gems_missing, list_gems, small_missing
from spectacula.games.magnificent.round_end import cards_owned
from spectacula.games.magnificent.state import (
    ASK_ARRANGE,
    ASK_BUILD,
    ASK_CARD,
    ASK_CELL,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DIE,
    ASK_DISCARD,
    ASK_DOUBLE,
    ASK_DRAFT,
    ASK_GEM,
    ASK_KEEP,
    ASK_LAY,
    ASK_PASSED,
    ASK_PAY,
    ASK_POSTER,
    ASK_REMOVE,
    ASK_ROTATE,
    ASK_SCORE,
    ASK_SET,
    ASK_SHOW,
    ASK_TENT,
    ASK_TRAINER,
    ASK_TRAVEL,
    ASK_TRIP,
    ASK_TURN,
    ASK_VALUE,
    BEFORE_ACTION,
    BONUS,
    BUILD,
    CARD,
    CELL,
    COLOUR,
    DIE,
    DISCARD,
    DONE,
    GEM,
    LEAVE,
    PAY,
    PERFORM,
    PLACE,
    POSTER,
    SHOW,
    SPACE,
    SPEND,
    TENT,
    TILE,
    TRAINER,
    TRAVEL,
    TURN,
    VALUE,
    State,
)
from spectacula.kernel.words import Name, Say

HELPED = (ASK_DIE, ASK_TURN, ASK_BUILD, ASK_TRAVEL, ASK_SHOW)
CARD_QUESTIONS = (ASK_CARD, ASK_COPY, ASK_DRAFT, ASK_SET, ASK_REMOVE, ASK_SCORE)


def reason(s: State, seat: int, first: int, i: int) -> Say | None:
    """The rule against a move of a family, for the seat that is asked; None if it does not answer the question."""
    if first == 0:
        return _special(s, i)
    if first in (TRAINER, SPACE):
        return _ability(s, seat, i if first == TRAINER else TRAINERS + i)
    if first in (COLOUR, SPEND, BUILD, TRAVEL, PERFORM) and s.asked == ASK_TURN:
        return _action(s, seat, first, i)
    if first == CARD and s.asked in CARD_QUESTIONS:
        return _card(s, seat, i)
    if first in (TILE, TURN, CELL):
        return _tile(s, seat, first, i)
    if first in (POSTER, DISCARD, SHOW):
        return _poster(s, seat, first, i)
    return _detail(s, first, i)


def _special(s: State, i: int) -> Say | None:
    if i == DONE and s.asked == ASK_BUILD:
        return Say("why-must-build")
    if i == LEAVE and s.asked in (ASK_POSTER, ASK_TENT):
        return Say("why-must-take")
    if i == BONUS and s.asked in HELPED:
        if s.asked == ASK_DIE:
            return Say("why-die-first")
        if s.bonus == 0:
            return Say("why-bonus-used")
        return _effect(s, BONUS_DOES[s.card[s.seat, s.slot]])
    return None


def _ability(s: State, seat: int, ability: int) -> Say | None:
    if s.asked == ASK_TRAINER:
        return Say("why-not-in-draft", {"name": ability_name(ability)})
    if s.asked not in HELPED:
        return None
    if ability < TRAINERS and not trainer_tiles(s, seat) >> ability & 1:
        return Say("why-not-your-trainer", {"name": ability_name(ability)})
    if s.used >> ability & 1:
        return Say("why-used-trainer", {"name": ability_name(ability)})
    if s.markers[seat] == 0:
        return Say("why-no-marker")
    return Say("why-die-first") if s.asked == ASK_DIE else _effect(s, ABILITY_DOES[ability])


def _effect(s: State, does: int) -> Say | None:
    """Why an effect does not work at this moment."""
    if does == SURVEY and surveys_nothing(s, s.seat):
        return Say("why-no-use")
    if works(s, s.seat, does):
        return None
    if does in (ENERGY, NEW_COLOUR) and s.stage != BEFORE_ACTION:
        return Say("why-too-late")
    if does == NEW_COLOUR:
        return Say("why-colour-locked")
    only = {SMALL_TILE: "build", RECOLOUR: "build", DOUBLE: "build", SURVEY: "build", TENT_PASSED: "travel"}
    only |= {EXTRA_POSTER: "show", LACK_TILE: "show"}
    asked = {"build": ASK_BUILD, "travel": ASK_TRAVEL, "show": ASK_SHOW}
    if does in only and s.asked != asked[only[does]]:
        return Say("why-other-action", {"action": Name(f"action-{only[does]}")})
    if does == MARKER_BACK:
        return Say("why-no-tired-marker")
    return Say("why-nothing-to-copy") if does == COPY else Say("why-no-use")


def _action(s: State, seat: int, first: int, i: int) -> Say | None:
    if first == COLOUR:
        return Say("why-die-has-colour")
    if s.colour < 0 and not (first == SPEND and i == CLEAR):
        return Say("why-colour-first")
    if first == SPEND:
        if i not in (s.colour, CLEAR):
            return Say("why-gem-colour", {"name": gem_name(i), "colour": colour_name(s.colour)})
        return Say("why-no-gem", {"name": gem_name(i)})
    need = LEVELS[i] if first == BUILD else SPACE_ENERGY[i] if first == PERFORM else i + 1
    if first == PERFORM and need <= s.energy:
        return Say("why-space-taken", {"space": need})
    return Say("why-energy", {"need": need, "energy": s.energy})


def _card(s: State, seat: int, card: int) -> Say | None:
    if s.asked in (ASK_SET, ASK_REMOVE):
        return Say("why-not-on-display", {"name": card_name(card)})
    if s.asked == ASK_DRAFT or not cards_owned(s, seat) >> card & 1:
        return Say("why-not-your-card", {"name": card_name(card)})
    if s.asked == ASK_COPY:
        return Say("why-cannot-copy", {"name": card_name(card)})
    return Say("why-card-has-die", {"name": card_name(card)}) if s.asked == ASK_CARD else None


def _tile(s: State, seat: int, first: int, i: int) -> Say | None:
    if first == TILE and s.asked == ASK_BUILD:
        return _next_tile(s, i)
    if first == TURN and s.asked == ASK_ROTATE:
        same = i >= TURNS_OF[s.laying]
        return Say("why-same-turn" if same else "why-no-fit", {"name": the_tile(s.laying)})
    if first == CELL and s.asked == ASK_CELL:
        if not ANCHORS[s.laying, s.turned] >> i & 1:
            return Say("why-outside", {"cell": cell_name(i)})
        covered = (SHAPE[s.laying, s.turned] << i) & s.camp[seat]
        return Say("why-covered" if covered else "why-not-beside", {"cell": cell_name(i)})
    return Say("why-cannot-double", {"cell": cell_name(i)}) if first == CELL and s.asked == ASK_DOUBLE else None


def _next_tile(s: State, tile: int) -> Say:
    name = {"name": tile_name(tile)}
    if (s.small if tile < COLOURS else s.large) == 0:
        return Say("why-not-in-level", name)
    if tile % COLOURS != s.colour and not s.recolour:
        return Say("why-tile-colour", {"colour": colour_name(s.colour)})
    return Say("why-no-supply", name) if s.supply[tile] == 0 else Say("why-no-fit", {"name": the_tile(tile)})


def _poster(s: State, seat: int, first: int, i: int) -> Say | None:
    name = {"name": poster_name(i)}
    if first == POSTER and s.asked in (ASK_POSTER, ASK_TRIP):
        return Say("why-not-on-display", name)
    if first == POSTER and s.asked == ASK_KEEP:
        return Say("why-not-drawn", name)
    if first == DISCARD and s.asked == ASK_DISCARD:
        return Say("why-not-your-poster", name)
    if first != SHOW or s.asked != ASK_SHOW:
        return None
    places = [place for place in range(PLACES) if s.poster[seat, place] == i]
    return _show(s, seat, i, places[0]) if places else Say("why-not-your-poster", name)


def _show(s: State, seat: int, poster: int, place: int) -> Say | None:
    name = {"name": poster_name(poster)}
    if s.done >= s.limit:
        return Say("why-enough-shown", {"posters": s.limit})
    if s.tent[seat, place] < 0:
        return Say("why-no-tent", name)
    if small_missing(s, seat, poster) > s.lack:
        return Say("why-tiles-missing", name)
    list_gems(s, seat, place)
    missing = gems_missing(s, seat)
    forget_gems(s)
    return Say("why-gems-missing", {**name, "gems": missing}) if missing else None


def _detail(s: State, first: int, i: int) -> Say | None:
    """Refusals that need no more than the question."""
    plain = {
        (DIE, ASK_DIE): "why-no-such-die",
        (PLACE, ASK_LAY): "why-place-taken",
        (PLACE, ASK_ARRANGE): "why-place-taken",
        (PLACE, ASK_TENT): "why-tent-there",
        (TENT, ASK_PASSED): "why-not-passed",
        (PAY, ASK_PAY): "why-cannot-pay",
        (VALUE, ASK_VALUE): "why-value",
        (GEM, ASK_GEM): "why-gem-twice",
        (COLOUR, ASK_COLOUR): "why-same-colour",
    }
    return Say(plain[first, s.asked]) if (first, s.asked) in plain else None
