"""What the waiting room shows to somebody: its seats, the way in, and what is to be played."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, urlencode

from markupsafe import Markup

from spectacula.engine.fairness import Fair
from spectacula.server.finding.room import may_host
from spectacula.server.http.addresses import Reach
from spectacula.server.tables.table import SeatInfo, Table
from spectacula.web.games import playbill_of
from spectacula.web.manners.view import manners_at
from spectacula.web.room.square import square
from spectacula.web.tables.talk import Said, said_at
from spectacula.web.terms.words import agreed
from spectacula.web.words import Words


@dataclass(frozen=True)
class Place:
    """A seat of the room."""

    seat: int
    name: str
    state: str
    """Who is there: "here", "away", "bot", "minded" (by a bot, as nobody has come), or "free"."""
    line: str
    mine: bool
    acts: tuple[str, ...]
    """What the host may do about it: "bot", "free" it of a bot, or make somebody "rise"."""
    told: str
    """What is said aloud when this seat has come to be as it is."""


@dataclass(frozen=True)
class Invite:
    """How others come: only an address that works is handed out."""

    link: str
    code: str
    reach: Reach
    picture: Markup
    mail: str
    text: str


@dataclass(frozen=True)
class RoomView:
    """What `room/gathered.html` prints."""

    table: Table
    mascot: str
    places: tuple[Place, ...]
    headline: str
    line: str
    host: bool
    member: bool
    may_sit: bool
    invite: Invite | None
    facts: tuple[tuple[str, str], ...]
    talk: tuple[Said, ...]
    manners: str
    languages: str
    fair: Fair | None
    opens: str
    """The seal whose number the viewer's browser is to open now."""


def room_view(
    table: Table, player_id: str | None, words: Words, reach: Reach, unheard: frozenset[str] = frozenset()
) -> RoomView:
    assert table.room is not None
    member, host = player_id in table.people, may_host(table, player_id)
    places = tuple(_place(table, n, player_id, host, words) for n in range(len(table.seats)))
    ready = sum(place.state in ("here", "away", "bot", "minded") for place in places)
    invited = member or host
    return RoomView(
        table=table,
        mascot=playbill_of(table.game.id).MASCOT,
        places=places,
        headline=words("room-count", here=ready, of=len(places)),
        line=_line_above(table, invited and not reach.works, words),
        host=host,
        member=member,
        may_sit=not member and table.room.house and bool(table.free) and player_id not in table.room.barred,
        invite=_invite(table, words, reach) if invited else None,
        facts=tuple(_facts(table, words)),
        talk=said_at(table, words, unheard),
        manners=manners_at(table, player_id),
        languages=" ".join(language.upper() for language in table.room.languages),
        fair=table.fair,
        opens=_opens(table, player_id),
    )


def _opens(table: Table, player_id: str | None) -> str:
    if not table.opening or table.deal is None:
        return ""
    mine = [table.deal.shares[seat] for seat in table.seats_of(player_id)]
    return next((share.seal for share in mine if share.seal and not share.number), "")


def _line_above(table: Table, unreachable: bool, words: Words) -> str:
    if table.opening:
        return words("room-opening")
    return words("room-unreachable" if unreachable else "room-starts")


def _place(table: Table, n: int, player_id: str | None, host: bool, words: Words) -> Place:
    info = table.seats[n]
    mine = info.player_id is not None and info.player_id == player_id
    state = _state(info, mine)
    name = words.names[n] if info.name or not info.free else words("room-free")
    return Place(
        n,
        name,
        state,
        _line(table, info, state, mine, words),
        mine,
        _acts(table, info, host),
        _told(state, name, words),
    )


def _state(info: SeatInfo, mine: bool) -> str:
    if info.kind == "bot":
        return "bot"
    if info.open:
        return "minded" if info.stand_in else "free"
    return "here" if info.here or mine else "away"


def _line(table: Table, info: SeatInfo, state: str, mine: bool, words: Words) -> str:
    if state in ("bot", "minded"):
        return words("room-bot", level=words(f"level-{info.bot_level}"))
    if state == "free":
        return words("room-free-house" if table.room and table.room.house else "room-free-link")
    told = [words(f"room-{state}")]
    told += [words("you")] if mine else []
    told += [words("room-host")] if info.player_id == table.owner else []
    return ", ".join(told)


def _acts(table: Table, info: SeatInfo, host: bool) -> tuple[str, ...]:
    if not host or info.kind == "bot" or info.player_id == table.owner or (table.terms.rated and info.free):
        return ()
    return ("bot",) if info.free else ("free",) if info.open else ("rise",)


def _told(state: str, name: str, words: Words) -> str:
    if state in ("bot", "minded"):
        return words("room-told-bot")
    return words("room-told-free") if state == "free" else words("room-told-sits", name=name)


def _invite(table: Table, words: Words, reach: Reach) -> Invite:
    assert table.room is not None
    link = f"{reach.address}/join/{table.room.invite}"
    title, code = words.own("title"), table.room.code or ""
    text = words("room-mail-text", game=title, link=link, code=code)
    letter = urlencode({"subject": words("room-mail-subject", game=title), "body": text}, quote_via=quote)
    return Invite(
        link, code, reach, square(link, words("room-square")), f"mailto:?{letter}", words("room-share-text", game=title)
    )


def _facts(table: Table, words: Words) -> list[tuple[str, str]]:
    assert table.room is not None
    facts = [
        (words.own(f"option-{option.name}"), words.own(f"option-{option.name}-{_spelled(table, option.name)}"))
        for option in table.game.definition.options
    ]
    facts += [(each.about, each.text) for each in agreed(table.terms, words)]
    facts.append((words("pace"), words(f"pace-{table.pace.value}")))
    facts.append((words("hints-rule"), words("room-hints-yes" if table.hints else "room-hints-no")))
    facts.append((words("room-watch"), words("room-watch-house" if table.room.watch else "room-watch-link")))
    return facts


def _spelled(table: Table, option: str) -> str:
    return str(table.game.options[option]).lower()
