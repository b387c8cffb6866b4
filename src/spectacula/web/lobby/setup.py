"""Starting a table: players, options in words, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody

from spectacula.bots import LEVELS, levels_of
from spectacula.bots.strength import measured
from spectacula.engine.definition import definition
from spectacula.kernel.errors import SpectaculaError
from spectacula.kernel.options import Option
from spectacula.server.errors import NotRated, TooManyOpen
from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.player import clean_name
from spectacula.server.tables.table import Pace, SeatPlan
from spectacula.web.games import OFFERED
from spectacula.web.lobby.pages import game_cards
from spectacula.web.rating.browser import marked, noted
from spectacula.web.rating.choosing import RatedOffer, rated_offer, with_rating
from spectacula.web.rulebook.links import address_of
from spectacula.web.shell import back_to, page
from spectacula.web.terms.choosing import chosen_terms, clock_choices
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import LANGUAGES, Words

Asked = Request[Any, Any, Any]
BOT_NAMES = ("", "Scapin", "Colombine", "Brighella", "Zerbinetta")
KINDS = ("me", "here", "invite", "bot")
HINTS = {"alone": None, "yes": True, "no": False}


@dataclass(frozen=True)
class SeatRow:
    n: int
    name: str
    kind: str
    level: str


@dataclass(frozen=True)
class LevelRow:
    level: str
    strength: str
    """What the arena measured, in words; nothing if it has not."""


@dataclass(frozen=True)
class ValueRow:
    value: str
    label: str
    default: bool


@dataclass(frozen=True)
class Company:
    """What is different with this many players, and where the rules say so."""

    n: int
    text: str
    rule: str | None


@dataclass(frozen=True)
class OptionRow:
    name: str
    switch: bool
    default: bool
    choices: tuple[ValueRow, ...]

    @property
    def long(self) -> bool:
        """Whether its choices need a line of their own."""
        return not self.switch and sum(len(choice.label) + 4 for choice in self.choices) > 36


def option_row(option: Option, words: Words) -> OptionRow:
    switch = isinstance(option.default, bool)
    values = [(str(value).lower(), value) for value in option.values]
    choices = tuple(
        ValueRow(spelled, words.own(f"option-{option.name}-{spelled}"), value == option.default)
        for spelled, value in values
    )
    return OptionRow(option.name, switch, bool(option.default), choices)


def company_of(game: str, n: int, words: Words) -> Company | None:
    message = f"company-{n}"
    return Company(n, words.own(message), address_of(game, message)) if words.texts.has(message) else None


def level_row(game: str, level: str, words: Words) -> LevelRow:
    found = measured(game, level)
    if found is None:
        return LevelRow(level, "")
    rivals = words(f"strength-{found.below}", n=found.players - 1)
    return LevelRow(level, words("strength-line", wins=round(100 * found.share), rivals=rivals))


def seat_rows(most: int, company: str, own_name: str) -> list[SeatRow]:
    """The visitor first, then what they came for: bots, people on this screen, or guests."""
    rest = {"here": "here", "invite": "invite", "house": "invite"}.get(company, "bot")
    level = LEVELS[1]
    rows = [SeatRow(1, own_name, "me", level)]
    for n in range(2, most + 1):
        kind = rest if company != "invite" or n == 2 else "bot"
        rows.append(SeatRow(n, BOT_NAMES[n - 1] if kind == "bot" else "", kind, level))
    return rows


def set_up_page(
    request: Asked,
    visitor: Visitor,
    game: str,
    company: str,
    error: str = "",
    status: int = 200,
    *,
    rated: RatedOffer | None = None,
    rated_chosen: bool = False,
) -> Response[str]:
    known, words = definition(game), Words(visitor.language, game)
    fewest, most = known.players
    return page(
        request,
        visitor,
        "lobby/setup.html",
        status=status,
        game=game,
        gw=words,
        games=game_cards(visitor.language),
        counts=list(range(fewest, most + 1)),
        company=[found for n in range(fewest, most + 1) if (found := company_of(game, n, words))],
        chosen=max(fewest, min(most, 2 if company == "invite" else 3 if company == "here" else 4)),
        seats=seat_rows(most, company, visitor.name),
        levels=[level_row(game, level, words) for level in levels_of(game)],
        hints=tuple(HINTS),
        paces=[pace.value for pace in Pace],
        options=[option_row(option, words) for option in known.options],
        house=company == "house",
        languages=LANGUAGES,
        spoken=visitor.language,
        clocks=clock_choices(words),
        rated_offer=rated,
        rated_chosen=rated_chosen,
        error=error,
    )


@get("/new/{game:str}", include_in_schema=False)
async def set_up(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: FromPath[str],
    company: FromQuery[str] = "bots",
) -> Response[str]:
    if game not in OFFERED:
        raise NotFoundException
    rated = await rated_offer(house, visitor, game)
    return set_up_page(request, visitor, game, request.query_params.get("with", company), rated=rated)


def seat_plans(data: dict[str, str], players: int) -> list[SeatPlan]:
    """The first "me" is the visitor; another one is a person on the same screen."""
    plans: list[SeatPlan] = []
    for n in range(1, players + 1):
        kind = data.get(f"kind-{n}", "bot")
        if kind not in KINDS:
            kind = "bot"
        if kind == "me" and any(plan.kind == "me" for plan in plans):
            kind = "here"
        name = clean_name(data.get(f"name-{n}", ""))
        if kind == "invite" and name in BOT_NAMES:
            name = ""
        level = data.get(f"level-{n}", LEVELS[0]) if kind == "bot" else None
        plans.append(SeatPlan(kind, name, level))  # type: ignore[arg-type]
    return plans


def doors(data: dict[str, str]) -> Doors:
    """For whom the table is opened."""
    spoken = tuple(language for language in LANGUAGES if data.get(f"speaks-{language}"))
    return Doors(data.get("doors") == "house", spoken, data.get("watch") == "true")


@post("/tables", status_code=303, guards=[at_most(60, "tables")], include_in_schema=False)
async def open_table(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    data: URLEncodedBody[dict[str, str]],
) -> Response[Any]:
    game = data.get("game", "")
    if game not in OFFERED:
        raise NotFoundException
    known = definition(game)
    try:
        players = int(data.get("players", ""))
    except ValueError:
        players = 0
    fewest, most = known.players
    plans = seat_plans(data, max(fewest, min(most, players)))
    mine = next((plan.name for plan in plans if plan.kind == "me"), "")
    options: dict[str, object] = {}
    for option in known.options:
        switched = "false" if isinstance(option.default, bool) else str(option.default)
        options[option.name] = data.get(f"option-{option.name}", switched)
    try:
        pace, hints = Pace(data.get("pace", Pace.BRISK.value)), HINTS.get(data.get("hints", ""))
        player = await settled(request, house, visitor, mine)
        if mine and mine != player.name:
            player = await house.rename(player.id, mine)
        wanted = await with_rating(chosen_terms(data), house, player, game, data)
        terms = wanted.among(any(plan.kind == "invite" for plan in plans))
        given = await house.numbers.brought(data)
        table = await house.open_table(player, game, players, options, plans, pace, hints, doors(data), terms, given)
    except TooManyOpen:
        offer = await rated_offer(house, visitor, game)
        return set_up_page(request, visitor, game, "house", Words(visitor.language)("setup-too-many"), 409, rated=offer)
    except NotRated as error:
        why, offer = Words(visitor.language)(f"rated-why-{error.why}"), await rated_offer(house, visitor, game)
        return set_up_page(request, visitor, game, "house", why, 409, rated=offer, rated_chosen=True)
    except (SpectaculaError, ValueError) as error:
        offer = await rated_offer(house, visitor, game)
        return set_up_page(request, visitor, game, "bots", str(error), 400, rated=offer)
    answer = back_to(f"/t/{table.id}")
    return marked(answer, house, await noted(request, house, player)) if table.terms.rated else answer


HANDLERS = [set_up, open_table]
