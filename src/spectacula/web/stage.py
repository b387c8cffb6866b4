"""A table as one viewer sees it: prompt, players, log, talk and the game's own scene, ready for the templates."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from spectacula.engine.match import Match, View
from spectacula.kernel.words import Say
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.draft import NOTHING, Draft, goes_on, imagine, written
from spectacula.web.games import Board, Choice, Scene, Sitting, Story, board_of
from spectacula.web.log import Line, log_lines
from spectacula.web.review.ending import ending
from spectacula.web.rulebook.links import address_of
from spectacula.web.words import Words

AWAY_AFTER = 45.0
LOG_LINES = 70
TALK_LINES = 40


@dataclass(frozen=True)
class Person:
    """A seat in the list of players."""

    seat: int
    name: str
    me: bool
    shared: bool
    tag: str
    status: str
    symbol: str
    ok: bool
    deciding: bool
    pick: bool
    invite: str | None
    can_stand_in: bool
    can_take_back: bool
    hints: int
    """How often this seat has asked for one."""


@dataclass(frozen=True)
class Prompt:
    """The bar that says whose turn it is and what to do."""

    badges: tuple[tuple[int, str], ...]
    headline: str
    line: str
    asks: bool = False
    busy: bool = False
    again: bool = False
    error: str = ""
    rule: str | None = None
    """Where the rulebook explains the question."""


@dataclass(frozen=True)
class Offer:
    """Somebody asks to take a move back."""

    text: str
    mine: bool
    answers: tuple[int, ...]


@dataclass(frozen=True)
class Said:
    key: str
    seat: int | None
    name: str
    text: str


@dataclass(frozen=True)
class Stage:
    """Everything common to all games that the table's templates need."""

    table: Table
    view: View
    words: Words
    seat: int | None
    prompt: Prompt
    scene: Scene
    people: tuple[Person, ...]
    log: tuple[Line, ...]
    talk: tuple[Said, ...]
    offer: Offer | None
    can_undo: bool
    ask_undo: int | None
    others_here: tuple[int, ...]
    rematch: str | None
    can_talk: bool
    hint: bool
    """Whether the viewer may ask for a hint now."""
    draft: Draft = NOTHING
    """What the viewer has laid out; `view` and `scene` show the table with it."""
    rules: dict[str, str] = field(default_factory=dict)
    """Where the rulebook explains why something is forbidden, by the reason's words."""

    @property
    def drafted(self) -> str:
        return written(self.draft.steps)

    @property
    def one_step_back(self) -> str:
        return written(self.draft.steps[:-1])

    @property
    def legal_picks(self) -> frozenset[str]:
        return frozenset(pick for choice in self.scene.choices for pick in choice.picks)

    @property
    def cls(self) -> str:
        """The colour of the bar: the viewer's when they are asked, else that of the one all wait for."""
        seat = self.prompt.badges[0][0] if self.prompt.badges else 0
        return f"p{seat + 1}"

    @property
    def bots(self) -> bool:
        """Whether a bot decides for a seat."""
        return any(info.bot_level for info in self.table.seats)

    @property
    def paces(self) -> tuple[str, ...]:
        return tuple(pace.value for pace in Pace)

    def quiet_choices(self) -> list[Choice]:
        return [choice for choice in self.scene.choices if choice.move in self.scene.quiet]


def sit(
    table: Table, player_id: str | None, language: str, error: str | Say = "", steps: tuple[str, ...] = ()
) -> Stage:
    """The table for one viewer, with the steps laid out; only what the viewer's seat may know goes in."""
    seat = table.viewing_seat(player_id)
    match, draft = imagine(table.match, seat, steps, board_of(table.game.id))
    view = match.view(seat)
    story = table.match.story(seat)
    names = table.names(language)
    words = Words(language, table.game.id, names)
    board = board_of(table.game.id)
    sitting = _sitting(match, draft, view, story, words, names, board, lambda: table.match.view(seat))
    scene = board.scene(sitting)
    mine = table.seats_of(player_id)
    return Stage(
        table=table,
        view=view,
        words=words,
        seat=seat,
        prompt=_prompt(table, match, view, words, names, error),
        scene=scene,
        people=tuple(_person(table, view, words, names, seat, player_id, scene, n) for n in range(len(names))),
        log=tuple(log_lines(story, table.game, board, words.texts, _log_start(story))),
        talk=tuple(_said(table, words)),
        offer=_offer(table, words, names, mine),
        can_undo=seat is not None and not table.over and table.match.can_undo(seat),
        ask_undo=_ask_undo(table, seat),
        others_here=tuple(n for n in table.faces_of(player_id) if n != seat) if len(mine) > 1 else (),
        rematch=table.rematch,
        can_talk=player_id is not None and (player_id in table.people or player_id == table.owner),
        hint=table.hints and seat in view.pending and len(view.moves) > 1,
        draft=draft,
        rules=sitting.rules,
    )


def _sitting(
    match: Match,
    draft: Draft,
    view: View,
    story: Story,
    words: Words,
    names: tuple[str, ...],
    board: Board,
    before: Callable[[], View] | None = None,
) -> Sitting:
    definition, seat = match.game.definition, view.seat
    describe = definition.module("moves").describe
    labels = {move: words.say(describe(definition.ids[move])) for move in view.moves}
    why: dict[str, str] = {}
    rules: dict[str, str] = {}
    if view.seat is not None and view.kind is not None:
        for move, reason in match.refusals(view.seat, board.askable(view)).items():
            why[str(move)] = said = words.say(reason)
            rules[said] = address_of(match.game.id, reason.id) or ""
    on = cache(lambda move: seat is not None and goes_on(match, seat, move, board))
    return Sitting(view, story, words, names, why, labels, draft, on, rules, before)


def _log_start(story: Story) -> int:
    """The ply from which the log is shown: long games do not carry their whole past in every update."""
    return story[-LOG_LINES][0] if len(story) > LOG_LINES else 0


def _prompt(table: Table, match: Match, view: View, words: Words, names: tuple[str, ...], refused: str | Say) -> Prompt:
    """What to do now; after a move that was refused, why, with the way to the rule that forbids it."""
    if view.over:
        return _over(view, words, names, table)
    if isinstance(refused, str):
        return _asked(table, match, view, words, names, refused)
    prompt = _asked(table, match, view, words, names, words.say(refused))
    return replace(prompt, rule=address_of(match.game.id, refused.id) or prompt.rule)


def _asked(table: Table, match: Match, view: View, words: Words, names: tuple[str, ...], error: str) -> Prompt:
    seat = view.seat
    waiting = [n for n in view.pending if n != seat]
    if seat is not None and seat in view.pending:
        said = match.prompt(seat) or Say("why-not-now")
        line = words("only-one") if len(view.moves) == 1 else words("choose-first")
        badges = ((seat, words("your-turn", name=names[seat])),)
        rule = address_of(match.game.id, said.id)
        return Prompt(badges, words.say(said), line, asks=True, error=error, rule=rule)
    listed = words.list([names[n] for n in waiting])
    if seat is not None and view.choice is not None:
        definition = table.game.definition
        choice = words.say(definition.module("moves").describe(definition.ids[view.choice]))
        line = words("sealed-waiting", names=listed)
        return Prompt(((seat, names[seat]),), words("sealed-mine", choice=choice), line, again=True, error=error)
    return _waiting(table, view, words, names, listed, waiting, error)


def _waiting(
    table: Table, view: View, words: Words, names: tuple[str, ...], listed: str, waiting: list[int], error: str
) -> Prompt:
    badges = tuple((n, names[n]) for n in waiting)
    bots = [n for n in waiting if table.seats[n].bot_level is not None]
    if len(bots) == 1 and len(waiting) == 1:
        return Prompt(
            badges, words("waiting-bot", name=names[bots[0]]), words("waiting-bot-line"), busy=True, error=error
        )
    unclaimed = [names[n] for n in waiting if table.seats[n].open]
    line = words("watching-line") if view.seat is None else words("waiting-line")
    if unclaimed and view.seat is not None:
        line = words("waiting-open", names=words.list(unclaimed))
    return Prompt(badges, words("waiting-for", names=listed), line, error=error)


def _over(view: View, words: Words, names: tuple[str, ...], table: Table) -> Prompt:
    winners = words.list([names[n] for n in view.winners])
    score = board_of(table.game.id).score(max(view.scores), words)
    shared = len(view.winners) > 1
    headline = words("won-shared" if shared else "won-line", names=winners, score=score)
    badges = tuple((n, words("st-won") if shared else words("won-badge", names=names[n])) for n in view.winners)
    return Prompt(badges[:1] if not shared else badges, headline, words("over-line"))


def _person(
    table: Table,
    view: View,
    words: Words,
    names: tuple[str, ...],
    seat: int | None,
    player: str | None,
    scene: Scene,
    n: int,
) -> Person:
    info = table.seats[n]
    mine = info.player_id is not None and info.player_id == player
    status, symbol, ok = _status(table, view, words, info, n)
    member = player is not None and player in table.people
    stalled = info.open or (info.player_id is not None and not mine and _away(table, info))
    picks = {pick for choice in scene.choices for pick in choice.picks}
    return Person(
        seat=n,
        name=names[n],
        me=n == seat,
        shared=mine and n != seat,
        tag=_tag(info, words, n == seat),
        status=status,
        symbol=symbol,
        ok=ok,
        deciding=n in view.pending,
        pick=f"player-{n}" in picks,
        invite=info.invite if info.open and player == table.owner else None,
        can_stand_in=member and not view.over and info.kind == "person" and info.stand_in is None and stalled,
        can_take_back=mine and info.stand_in is not None and not view.over,
        hints=info.hints_asked,
    )


def _tag(info: SeatInfo, words: Words, me: bool) -> str:
    if me:
        return words("you")
    if info.kind == "bot":
        return words("bot")
    if info.stand_in is not None:
        return words("stand-in")
    return words("open-seat") if info.open else ""


def _away(table: Table, info: SeatInfo) -> bool:
    if info.kind == "bot" or info.player_id is None or table.streams[info.player_id] > 0:
        return False
    return info.last_seen is None or time.time() - info.last_seen > AWAY_AFTER


def _status(table: Table, view: View, words: Words, info: SeatInfo, n: int) -> tuple[str, str, bool]:
    if view.over:
        return (words("st-won"), "crown", True) if n in view.winners else ("", "", False)
    if n in view.committed:
        return words("st-ready"), "check", True
    if n in view.pending:
        if info.open:
            return words("open-seat"), "link", False
        if info.bot_level is None and _away(table, info):
            return words("st-away"), "clock", False
        return words("st-choosing" if view.sealed else "st-thinking"), "clock", False
    return (words("st-away"), "clock", False) if info.bot_level is None and _away(table, info) else ("", "", False)


def _said(table: Table, words: Words) -> list[Said]:
    return [
        Said(
            f"talk-{talk.number}",
            talk.seat,
            talk.name if talk.seat is not None else words("talk-watcher", name=talk.name),
            talk.text,
        )
        for talk in table.talk[-TALK_LINES:]
    ]


def _offer(table: Table, words: Words, names: tuple[str, ...], mine: list[int]) -> Offer | None:
    undo = table.undo
    if undo is None:
        return None
    waiting = words.list([names[n] for n in undo.waiting])
    if undo.seat in mine:
        return Offer(words("undo-mine", names=waiting), True, (undo.seat,))
    answers = tuple(n for n in undo.waiting if n in mine)
    return Offer(words("undo-asked", name=names[undo.seat], what=_move_at(table, words, undo.to_ply)), False, answers)


def _move_at(table: Table, words: Words, ply: int) -> str:
    played = table.match.played[ply]
    return words.say(table.game.definition.module("moves").describe(played.move))


def _ask_undo(table: Table, seat: int | None) -> int | None:
    """The ply before the viewer's last decision, when it is too late to take it back alone."""
    if seat is None or table.over or table.undo is not None or table.match.can_undo(seat):
        return None
    played = table.match.played
    return next((ply for ply in range(len(played) - 1, -1, -1) if played[ply].seat == seat), None)


def symbols_of(game: str) -> frozenset[str]:
    """Drawings any state of a table may need."""
    common = {f"ps-{n}" for n in range(1, 6)} | {f"i-{name}" for name in ICONS} | {"logo"}
    return frozenset(common) | board_of(game).SYMBOLS


ICONS = (
    *("undo", "check", "help", "menu", "moon", "sun", "bulb", "bot", "people", "link", "clock", "arrow", "eye", "lock"),
    *("x", "star", "route", "chat", "copy", "crown", "eyeoff", "user", "screen", "play", "book", "down", "plus"),
)


def describe_stage(stage: Stage) -> dict[str, Any]:
    """The names templates know the parts by."""
    return {
        "stage": stage,
        "words": stage.words,
        "view": stage.view,
        "b": stage.scene.board,
        "names": stage.words.names,
        "picks": stage.legal_picks,
        "game": stage.table.game.id,
        "ending": ending(stage.table, stage.words) if stage.view.over else None,
    }
