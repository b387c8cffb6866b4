"""A table as one viewer's screen shows it: prompt, players, log, talk and the game's own scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

from msgspec import structs

from spectacula.engine.match import Match, View
from spectacula.kernel.words import Say
from spectacula.server.tables.table import Table
from spectacula.web.daily.days import withheld
from spectacula.web.games import Board, Choice, Scene, Sitting, Story, board_of
from spectacula.web.manners.view import manners_at
from spectacula.web.rating.told import told
from spectacula.web.rulebook.links import address_of
from spectacula.web.tables.draft import NOTHING, Draft, Imagined, goes_on, written
from spectacula.web.tables.ending import ending
from spectacula.web.tables.log import Line, log_lines
from spectacula.web.tables.people import Person, people
from spectacula.web.tables.prompt import Prompt, prompt
from spectacula.web.tables.talk import Said, said_at
from spectacula.web.terms.words import Agreed, agreed
from spectacula.web.words import Words

LOG_LINES = 70


@dataclass(frozen=True)
class Offer:
    """Somebody asks to take a move back."""

    text: str
    mine: bool
    answers: tuple[int, ...]


@dataclass(frozen=True)
class Screen:
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
    manners: str
    """Where others are muted and blocked; empty where there is nobody else."""
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
        return f"player-{seat + 1}"

    @property
    def agreed(self) -> list[Agreed]:
        """What the table has agreed on beyond what is usual."""
        return agreed(self.table.terms, self.words)

    @property
    def withheld(self) -> str:
        """When its record can be had, as long as others still play the same cards."""
        return withheld(self.table, self.words)

    @property
    def in_company(self) -> bool:
        """Whether a rematch waits for others."""
        return len({info.player_id for info in self.table.seats if info.kind == "person"}) > 1

    @property
    def bots(self) -> bool:
        """Whether a bot decides for a seat."""
        return any(info.bot_level for info in self.table.seats)

    @property
    def sat_in(self) -> str:
        """That weaker bots had to decide for some, if they had to."""
        names = [self.words.names[n] for n, info in enumerate(self.table.seats) if info.kind == "bot" and info.stand_in]
        return self.words("sat-in", names=self.words.list(names)) if names else ""

    @property
    def answered(self) -> str:
        """What the viewer has decided, as long as the others are not told."""
        described, ids = self.table.game.definition.describe, self.table.game.definition.ids
        moves = [self.words.say(described(ids[move])) for move in self.table.answered(self.seat) if move in ids]
        return self.words("answered", moves=self.words.list(moves)) if moves else ""

    def quiet_choices(self) -> list[Choice]:
        return [choice for choice in self.scene.choices if choice.move in self.scene.quiet]


def sit(
    table: Table,
    player_id: str | None,
    language: str,
    error: str | Say = "",
    imagined: Imagined | None = None,
    unheard: frozenset[str] = frozenset(),
) -> Screen:
    """The table for one viewer, with their turn as it is laid out; only what their seat may know goes in."""
    seat = table.viewing_seat(player_id)
    match, draft = imagined or Imagined(table.match, NOTHING)
    view = _asked(table, match.view(seat))
    story = table.match.story(seat)
    words = Words(language, table.game.id, table.names(language))
    board = board_of(table.game.id)
    told = partial(match.story, seat, since=table.match.ply)
    sitting = _sitting(match, draft, view, story, words, board, lambda: table.match.view(seat), told)
    scene = board.scene(sitting)
    mine = table.seats_of(player_id)
    return Screen(
        table=table,
        view=view,
        words=words,
        seat=seat,
        prompt=prompt(table, match, view, words, error),
        scene=scene,
        people=people(table, view, words, player_id, scene),
        log=tuple(log_lines(story, table.game, words.texts, _log_start(story))),
        talk=said_at(table, words, unheard),
        manners=manners_at(table, player_id),
        offer=_offer(table, words, mine),
        can_undo=_can_undo(table, seat),
        ask_undo=_ask_undo(table, seat),
        others_here=tuple(n for n in table.faces_of(player_id) if n != seat) if len(mine) > 1 else (),
        rematch=table.rematch,
        can_talk=player_id is not None and (player_id in table.people or player_id == table.owner),
        hint=table.hints and seat in view.pending and len(view.moves) > 1,
        draft=draft,
        rules=sitting.rules,
    )


def _asked(table: Table, view: View) -> View:
    """Whoever a bot decides for is asked nothing."""
    minded = view.seat is not None and table.seats[view.seat].stand_in is not None
    return structs.replace(view, kind=None, moves=()) if minded else view


def _sitting(
    match: Match,
    draft: Draft,
    view: View,
    story: Story,
    words: Words,
    board: Board,
    before: Callable[[], View],
    told: Callable[[], Story],
) -> Sitting:
    definition, seat = match.game.definition, view.seat
    describe = definition.describe
    labels = {move: words.say(describe(definition.ids[move])) for move in view.moves}
    why: dict[str, str] = {}
    rules: dict[str, str] = {}
    if view.seat is not None and view.kind is not None:
        for move, reason in match.refusals(view.seat, board.askable(view)).items():
            why[str(move)] = said = words.say(reason)
            rules[said] = address_of(match.game.id, reason.id) or ""
    on = cache(lambda move: seat is not None and goes_on(match, seat, move, board))
    ahead = cache(lambda move: () if seat is None else match.preview(seat, move))
    return Sitting(view, story, words, words.names, why, labels, draft, on, rules, before, ahead, told)


def _log_start(story: Story) -> int:
    """The ply from which the log is shown: long games do not carry their whole past in every update."""
    return story[-LOG_LINES][0] if len(story) > LOG_LINES else 0


def _offer(table: Table, words: Words, mine: list[int]) -> Offer | None:
    undo, names = table.undo, words.names
    if undo is None:
        return None
    waiting = words.list([names[n] for n in undo.waiting])
    if undo.seat in mine:
        return Offer(words("undo-mine", names=waiting), True, (undo.seat,))
    answers = tuple(n for n in undo.waiting if n in mine)
    return Offer(words("undo-asked", name=names[undo.seat], what=_move_at(table, words, undo.to_ply)), False, answers)


def _move_at(table: Table, words: Words, ply: int) -> str:
    played = table.match.played[ply]
    return words.say(table.game.definition.describe(played.move))


def _can_undo(table: Table, seat: int | None) -> bool:
    """Whether the viewer takes something back alone; at a rated table only what nobody has seen."""
    if seat is None or table.over or table.seats[seat].stand_in is not None:
        return False
    if table.terms.rated and seat not in table.match.sealed_moves:
        return False
    return table.match.can_undo(seat)


def _ask_undo(table: Table, seat: int | None) -> int | None:
    """The ply before the viewer's last decision, when it is too late to take it back alone."""
    if seat is None or table.over or table.undo is not None or _can_undo(table, seat):
        return None
    if table.contest or any(info.open for info in table.seats):
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
    *("door", "flag", "bell", "globe", "prev"),
)


def described(screen: Screen) -> dict[str, Any]:
    """The names templates know the parts by."""
    return {
        "screen": screen,
        "words": screen.words,
        "view": screen.view,
        "b": screen.scene.board,
        "names": screen.words.names,
        "picks": screen.legal_picks,
        "game": screen.table.game.id,
        "rated": told(screen.table, screen.seat, screen.words),
        "ending": ending(screen.table, screen.words) if screen.view.over else None,
    }
