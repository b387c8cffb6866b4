"""The form with which a tournament is proposed."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from spectacula.engine.definition import definition
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.tournaments.proposing import MOST_ENTRANTS, Proposal
from spectacula.tournaments.plan import MINUTES, MOST_MINUTES, MOST_ROUNDS, ROUNDS, System
from spectacula.web.lobby.pages import game_cards
from spectacula.web.lobby.setup import option_row
from spectacula.web.tables.drawn import number
from spectacula.web.terms.choosing import chosen_terms, clock_choices
from spectacula.web.words import Words

ZONES = 15 * 60
"""Minutes by which a clock may be off Greenwich at most, and a little more."""


def form_context(game: str, hosting: bool, rated: bool, words: Words) -> dict[str, Any]:
    fewest, most = definition(game).players
    tomorrow = datetime.now(UTC).replace(minute=0, second=0, microsecond=0) + timedelta(days=1)
    return {
        "words": words,
        "games": game_cards(words.language),
        "systems": [system.value for system in System],
        "counts": list(range(max(2, fewest), most + 1)),
        "usual": max(2, fewest, min(most, 4)),
        "options": [option_row(option, words) for option in definition(game).options],
        "clocks": clock_choices(words),
        "rounds": ROUNDS,
        "most_rounds": MOST_ROUNDS,
        "minutes": MINUTES,
        "most_minutes": MOST_MINUTES,
        "most": MOST_ENTRANTS,
        "starts": tomorrow.strftime("%Y-%m-%dT%H:%M"),
        "hosting": hosting,
        "rated": rated,
    }


def read_proposal(data: Mapping[str, str]) -> Proposal:
    """What a form asks for; raises `SpectaculaError` over what makes no sense."""
    game, by_time = data.get("game", ""), data.get("begin") != "full"
    clock = chosen_terms(_clock(data)).clock
    if clock is None:
        raise SpectaculaError("a tournament needs a clock")
    repeats = data.get("repeats", "")
    return Proposal(
        name=data.get("name", ""),
        game=game,
        system=data.get("system", ""),
        players=number(data, "players"),
        rounds=number(data, "rounds"),
        advance=number(data, "advance") if data.get("advance") else None,
        minutes=number(data, "minutes"),
        options=_options(game, data),
        clock=clock,
        starts=_starts(data) if by_time else None,
        full_at=None if by_time else number(data, "full_at"),
        most=number(data, "most"),
        repeats="daily" if repeats == "daily" else "weekly" if repeats == "weekly" else "",
        rated=data.get("rated") == "yes",
    )


def _clock(data: Mapping[str, str]) -> dict[str, str]:
    """`live 45-600` as the page of a table would say it."""
    pace, _, name = data.get("clock", "").partition(" ")
    return {"clock": pace, f"clock-{pace}": name}


def _starts(data: Mapping[str, str]) -> float:
    """A time on the clock of whoever asks, whose distance from Greenwich the page adds."""
    try:
        written = datetime.fromisoformat(data.get("starts", "")).replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise SpectaculaError("a tournament starts at a time") from None
    zone = number(data, "zone") if data.get("zone") else 0
    return written + 60 * max(-ZONES, min(ZONES, zone))


def _options(game: str, data: Mapping[str, str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for option in definition(game).options:
        spelled = {str(value).lower(): value for value in option.values}
        found[option.name] = spelled.get(data.get(f"option-{option.name}", ""), option.default)
    return found
