"""The open panel under the theatre while a round is resolved: what lies there on the left, the choice on the right."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.histrio.state import COMEDY, TRAGEDY
from spectacula.games.histrio.view import ALL, Card, Table, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Event
from spectacula.web.games import Choice, Sitting
from spectacula.web.games.histrio import dial, faces, previews
from spectacula.web.games.histrio.chronicle import Chronicle, Met, Visit
from spectacula.web.games.histrio.previews import target
from spectacula.web.words import Words

ACTOR_MOVES = ("send", "use-raven", "use-monkey")
SORTS = {"comedian": COMEDY, "tragedian": TRAGEDY}


@dataclass(frozen=True)
class Shown:
    """A card laid out in the panel."""

    html: Markup
    order: int | None
    heading: str
    note: str
    pick: str
    why: str
    state: str
    name: str


@dataclass(frozen=True)
class Row:
    """A choice with what it leads to."""

    pick: str
    move: str
    seal: str
    seal_class: str
    symbol: str
    title: str
    note: str
    strip: Markup
    verdict: str
    pleases: bool | None


@dataclass(frozen=True)
class Field:
    pick: str
    side: str
    number: int
    steps: str
    now: bool


@dataclass(frozen=True)
class Panel:
    number: int | None
    title: str
    line: str
    shown: tuple[Shown, ...]
    choose: str
    rows: tuple[Row, ...]
    fields: tuple[Field, ...]
    told: tuple[str, ...]
    soon: str


def open_panel(sitting: Sitting, table: Table, told: Chronicle, offered: tuple[Choice, ...]) -> Panel:
    words, stage = sitting.words, table.stage
    visit = told.here if stage in ("steal", "court", "discard") else None
    if visit is not None:
        number, title, line = (
            visit.city + 1,
            words.own(f"city-{visit.city + 1}"),
            _visit_line(words, sitting.names, visit),
        )
        shown = tuple(_met_card(sitting, table, met, i, offered) for i, met in enumerate(visit.met, 1))
    else:
        number, title, line = None, words(f"panel-{stage}"), words(f"panel-{stage}-line")
        shown = _own_cards(sitting, table, offered)
    fields = _fields(sitting, table, offered)
    elsewhere = {field.pick for field in fields}
    listed = [choice for choice in offered if choice.move != "pass" and not _on_dial(sitting, choice, table, elsewhere)]
    rows = tuple(_row(sitting, table, choice) for choice in listed)
    news = visit.events if visit is not None else []
    return Panel(
        number=number,
        title=title,
        line=line,
        shown=shown,
        choose=words(f"choose-{stage}") if offered else words("panel-happened"),
        rows=rows,
        fields=fields,
        told=() if offered else tuple(words.say(tell(event)) for event in news),
        soon=_soon(sitting, table, told),
    )


def _soon(sitting: Sitting, table: Table, told: Chronicle) -> str:
    """What is already certain: meetings in cities that are still to be resolved."""
    words, said = sitting.words, []
    for city in table.cities:
        if (
            city.number - 1 in told.visits
            or len(city.visitors) + city.allies < 2
            or city.cleared_by is not None
            or table.stage not in ("steal", "court")
        ):
            continue
        names = _company(words, sitting.names, city.visitors, city.allies)
        side = words(f"soon-{'comedy' if city.push > 0 else 'tragedy' if city.push < 0 else 'even'}", n=abs(city.push))
        said.append(words("soon-met", names=names, city=words.own(f"city-{city.number}"), side=side))
    return " ".join(said)


def _visit_line(words: Words, names: tuple[str, ...], visit: Visit) -> str:
    who = _company(words, names, visit.seats, visit.allies)
    if visit.kind == "alone":
        return words("visit-alone", name=who)
    if visit.kind == "empty":
        return words("visit-empty", name=who)
    return words("visit-met", names=who) if visit.seats else words("visit-allies")


def _company(words: Words, names: tuple[str, ...], seats: tuple[int, ...], allies: int) -> str:
    """Everybody in a city, allied troupes last."""
    return words.list([*(names[seat] for seat in seats), *([words("allies-there", n=allies)] if allies else [])])


def _met_card(sitting: Sitting, table: Table, met: Met, order: int, offered: tuple[Choice, ...]) -> Shown:
    words, card = sitting.words, ALL[met.card]
    guest = any(other.id == met.card for other in table.guests)
    pick = _actor_pick(card, offered) if guest else ""
    heading = {"bonus": "met-discarded", "found": "met-found", "unpaid": "met-unpaid"}.get(met.event, "met-joined")
    note = " ".join(_effect_note(words, sitting.names, event) for event in met.effects)
    if met.event == "bonus":
        note = words("note-gained", n=card.value)
    elif met.event == "joined" and not met.effects:
        note = faces.short(card.id, words.language)
    state = {"bonus": "gone", "unpaid": "gone", "found": "kept"}.get(met.event, "inhand")
    placed = guest or met.event in ("bonus", "unpaid")
    html = faces.card_html(met.card, words.language) if placed else _copy(met.card, words.language)
    name = faces.name(card.id, words.language)
    return Shown(html, order, words(heading), note, pick, "", state, name)


def _copy(number: int, language: str) -> Markup:
    """A card that also lies somewhere else: without the name it glides by."""
    html = faces.card_html(number, language)
    return Markup(str(html).replace(f' id="enc-{number}" data-vt="enc-{number}"', "", 1))


def _effect_note(words: Words, names: tuple[str, ...], event: Event) -> str:
    if event.name == "recovered":
        return words("note-recovered")
    if event.name == "stole":
        return words("note-stole", name=names[event.a], n=event.b)
    if event.name == "manager":
        return words("note-manager", n=event.a)
    if event.name == "paid":
        return words("note-paid", n=event.a)
    return words("note-no-manager")


def _actor_pick(card: Card, offered: tuple[Choice, ...]) -> str:
    meant = (SORTS[card.sort], card.value) if card.sort in SORTS else ()
    return next((c.picks[0] for c in offered if c.act and c.act.family in ACTOR_MOVES and c.act.values == meant), "")


def _own_cards(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> tuple[Shown, ...]:
    """Outside a city: the Acrobats of whoever decides, actors for Monkey and Raven."""
    words, language = sitting.words, sitting.words.language
    deciding = sitting.view.pending[0] if sitting.view.pending else None
    if deciding is None or table.stage in ("discard", "owl"):
        return ()
    shown = []
    if table.stage in ("acrobats", "raven", "chameleon"):
        for acrobat in table.troupes[deciding].acrobats:
            if table.stage in ("raven", "chameleon") and acrobat.card.name != table.stage:
                continue
            state = "gone" if acrobat.used else ""
            heading = "acro-used" if acrobat.used else "acro-fresh" if acrobat.fresh else "acro-ready"
            key = f"use-{acrobat.card.name}"
            legal = next((c.picks[0] for c in offered if c.act == Move(key)), "")
            why = next((why for move, why in sitting.why.items() if sitting.move(move).family == key), "")
            usable = any(c.act and c.act.family == key for c in offered)
            name = words.own(f"card-{acrobat.card.name}")
            html = _copy(acrobat.card.id, language)
            shown.append(Shown(html, None, name, words(heading), legal, "" if usable else why, state, name))
    if any(choice.act and choice.act.family == "use-monkey" for choice in offered):
        shown += [_actor(sitting, card, offered, "actor-thrown") for card in table.thrown]
    return tuple(shown)


def _actor(sitting: Sitting, card: Card, offered: tuple[Choice, ...], heading: str) -> Shown:
    words = sitting.words
    name = faces.name(card.id, words.language)
    html = faces.card_html(card.id, words.language)
    return Shown(html, None, name, words(heading), _actor_pick(card, offered), "", "", name)


def _row(sitting: Sitting, table: Table, choice: Choice) -> Row:
    assert sitting.seat is not None and choice.act is not None
    words, move = sitting.words, choice.act
    seal, seal_class, symbol = _seal(move)
    needle = target(sitting, choice.move, move)
    strip, verdict, pleased = Markup(""), "", None
    if move.family in (*ACTOR_MOVES, "keep", "chameleons"):
        after: Table = sitting.preview(choice.move)[-1].table
        mine = after.troupes[sitting.seat]
        pleased = mine.show > 0
        verdict = previews.leaning(words, mine.lean)
        if move.family != "chameleons":
            strip = dial.strip(table.theatre.needle, after.theatre.needle, table.theatre.fields)
    note = _row_note(words, table, choice, needle)
    return Row(choice.picks[0], choice.move, seal, seal_class, symbol, choice.label, note, strip, verdict, pleased)


def _row_note(words: Words, table: Table, choice: Choice, needle: int | None) -> str:
    if needle is None:
        return "" if choice.act and choice.act.family in ("keep", "chameleons", "use-monkey") else choice.effect
    old = table.theatre.needle
    if (needle >= 0) != (old >= 0):
        return words(f"king-turns-{dial.side(needle)}")
    return words("needle-short", place=previews.place(words, needle))


def _seal(move: Move) -> tuple[str, str, str]:
    """The sign in front of a row: a level, a player, an animal."""
    match move:
        case ("send" | "use-raven" | "use-monkey", (kind, level)):
            return str(level), "comedy" if kind == COMEDY else "tragedy", ""
        case ("steal" | "use-fox", (rival,)):
            return "", f"rival player-{rival + 1}", f"ps-{rival + 1}"
        case ("chameleons", _):
            return "", "acrobat", "chameleon"
        case ("keep", _):
            return "", "none", "i-people"
        case (family, _) if family.startswith("use-"):
            return "", "acrobat", family.removeprefix("use-")
    return "", "none", "ecu"


def _on_dial(sitting: Sitting, choice: Choice, table: Table, picks: set[str]) -> bool:
    """Whether the dial's buttons stand for the choice, or for one that ends on the same field."""
    if choice.act is None or choice.act.family != "use-elephant":
        return False
    return choice.picks[0] in picks or target(sitting, choice.move, choice.act) != table.theatre.needle


def _fields(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> tuple[Field, ...]:
    """The Elephant: fields of the dial as buttons, the present one among them."""
    moves = [(target(sitting, c.move, c.act), c) for c in offered if c.act and c.act.family == "use-elephant"]
    if not moves:
        return ()
    now = table.theatre.needle
    by_place = {needle: choice for needle, choice in reversed(moves) if needle is not None and needle != now}
    fields = []
    for needle in sorted([*by_place, now]):
        steps = needle - now
        pick = "" if needle == now else by_place[needle].picks[0]
        fields.append(
            Field(pick, dial.side(needle), dial.field_number(needle), f"{steps:+d}".replace("-", "−"), needle == now)
        )
    return tuple(fields)
