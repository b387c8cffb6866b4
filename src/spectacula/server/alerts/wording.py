"""What an alert says, in somebody's language: game, table, what it is about; nothing to hide on a lock screen."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.server.alerts.events import Kind

TEXTS = Path(__file__).parent / "texts"
LOBBY = "/"
KIND = "message"
"""As an errand."""
TEST = "test"
MINUTE, HOUR, DAY = 60, 3600, 86400
OF_USE = 24 * 3600.0
"""Seconds after which what has no end of its own is old news."""
RANKS = (Kind.FOUND, Kind.ROUND, Kind.MINDED, Kind.REMINDER, Kind.TURN, Kind.INVITED, Kind.OVER)
"""What is said of a table about which there is more than one thing to say."""


@dataclass(frozen=True)
class Fact:
    """One thing to be told of, with the names of the others at its table."""

    kind: Kind
    table_id: str
    game: str
    names: tuple[str, ...]
    asker: str = ""
    until: float | None = None
    good_until: float | None = None  # when it is over, and nobody is to hear of it any more


@dataclass(frozen=True)
class Told:
    """Everything one message is about; nothing at all is a test. `waiting` counts the tables that wait for them."""

    facts: tuple[Fact, ...] = ()
    waiting: int = 0

    def good_for(self, now: float) -> float:
        """Seconds for which any of it is worth hearing."""
        ends = [now + OF_USE if fact.good_until is None else fact.good_until for fact in self.facts]
        return max(0.0, max(ends, default=now + OF_USE) - now)


@dataclass(frozen=True)
class Message:
    """What one way carries. `to` is a page of the house; a message takes the place of the last that led there."""

    title: str
    text: str
    to: str
    waiting: int
    language: str
    kind: str
    urgent: bool = False


def worded(told: Told, language: str, now: float) -> Message:
    """One fact in its own words, several in one sentence."""
    language = language if language in LANGUAGES else "en"
    texts = Texts(None, language, also=(TEXTS,))
    if not told.facts:
        return _message(texts, told, texts.text("alert-test"), texts.text("alert-test-line"), LOBBY, TEST)
    if len({fact.table_id for fact in told.facts}) > 1:
        return _several(texts, told)
    fact = min(told.facts, key=lambda each: RANKS.index(each.kind))
    game = Texts(fact.game, language).text("title")
    title = texts.text(f"alert-{fact.kind.value}{'-by' if fact.asker else ''}", game=game, who=fact.asker)
    return _message(texts, told, title, _line(texts, fact, now), f"/t/{fact.table_id}", fact.kind.value)


def _several(texts: Texts, told: Told) -> Message:
    turns, tables = [
        len({fact.table_id for fact in told.facts if fact.kind.lasts or not waits}) for waits in (True, False)
    ]
    games = dict.fromkeys(Texts(fact.game, texts.language).text("title") for fact in told.facts)
    title = texts.text("alert-turns", n=turns) if turns > 1 else texts.text("alert-news", n=tables)
    return _message(texts, told, title, texts.enumeration(list(games)), LOBBY, "several")


def _line(texts: Texts, fact: Fact, now: float) -> str:
    company = texts.text("alert-with", names=texts.enumeration(list(fact.names))) if fact.names else ""
    return " ".join(filter(None, (_time_left(texts, fact, now), company)))


def _time_left(texts: Texts, fact: Fact, now: float) -> str:
    if fact.until is None or fact.kind is Kind.ROUND:
        return ""
    left = max(0.0, fact.until - now)
    unit, size = ("days", DAY) if left >= 2 * DAY else ("hours", HOUR) if left >= HOUR else ("minutes", MINUTE)
    return texts.text(f"alert-left-{unit}", n=int(left // size))


def _message(texts: Texts, told: Told, title: str, text: str, to: str, kind: str) -> Message:
    urgent = any(fact.kind.urgent(fact.until) for fact in told.facts)
    return Message(title, text, to, told.waiting, texts.language, kind, urgent)


def in_letter(message: Message, base: str) -> str:
    """The same as a letter, with the way to the page and to where letters are stopped."""
    texts = Texts(None, message.language, also=(TEXTS,))
    links = {"link": f"{base}{message.to}", "stop": f"{base}/account"}
    return "\n".join(filter(None, (message.text, texts.text("alert-letter", **links))))
