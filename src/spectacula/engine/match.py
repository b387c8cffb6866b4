"""A match: one game being played, move by move, with its history."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from spectacula.engine.game import Game
from spectacula.engine.preview import Preview, previews
from spectacula.kernel.errors import BadSeat, CannotUndo, IllegalMove, SpectaculaError
from spectacula.kernel.state import Table
from spectacula.kernel.words import Event, Say

if TYPE_CHECKING:
    from spectacula.engine.fairness import Fair
    from spectacula.engine.record import Record

CHECKPOINT_EVERY = 32
RECENT = 8
"""So many of the latest positions are at hand: whoever looks on asks for one of these."""
LONGEST_TOLD = 80


class Played(NamedTuple):
    """One decision of the history. `mark` says whether it used chance or revealed something."""

    seat: int
    move: int
    mark: int
    check: bytes
    events: tuple[Event, ...]


class View(msgspec.Struct, frozen=True):
    """What one seat, or the public (`seat` is None), may know of a match."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    seat: int | None
    ply: int
    pending: tuple[int, ...]
    committed: tuple[int, ...]
    sealed: bool
    choice: str | None
    kind: str | None
    moves: tuple[str, ...]
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    table: Any


class Match:
    """A game in progress. Seats are numbered from 0; moves are notation strings or ids."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.fair: Fair | None = None  # where the seed comes from, if it can be shown
        self.state = game.deal(seed)
        self.opening = self.game.definition.news(self.state)
        self.played: list[Played] = []
        self.sealed_moves: dict[int, int] = {}
        self._whole = True  # False after a resume: the moves are known, what they told is not
        self._checkpoints = {0: self.position}
        self.dealt = self._check(b"", self._setup_line())

    # --- where the game stands

    @property
    def ply(self) -> int:
        """How many decisions have been played.

        >>> match.ply
        0
        """
        return len(self.played)

    @property
    def position(self) -> bytes:
        """Everything there is to know about where the game stands, as bytes.

        >>> match.position == game.new(seed=7).position
        True
        """
        return self.game.definition.layout.bytes_of(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> match.over
        False
        """
        return bool(self._verbs.over(self.state))

    @property
    def sealed(self) -> bool:
        """Whether the open decision is made secretly by several seats at once.

        >>> match.sealed  # all troupes travel at once
        True
        """
        return not self.over and bool(self._verbs.sealed(self.state))

    @property
    def owing(self) -> tuple[int, ...]:
        """Every seat of the open decision, those that have sealed a choice included.

        >>> match.play(0, "travel 3")
        >>> match.owing
        (0, 1, 2)
        """
        return () if self.over else _seats(self._verbs.pending(self.state))

    @property
    def pending(self) -> tuple[int, ...]:
        """Every seat that still owes a decision.

        >>> match.play(0, "travel 3")
        >>> match.pending
        (1, 2)
        """
        return tuple(seat for seat in self.owing if seat not in self.sealed_moves)

    @property
    def committed(self) -> tuple[int, ...]:
        """Seats whose sealed choice lies on the table; they may change it until the last seat commits.

        >>> match.play(0, "travel 3")
        >>> match.committed
        (0,)
        """
        return tuple(sorted(self.sealed_moves))

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat has earned so far.

        >>> match.scores
        (3, 3, 3)
        """
        return tuple(self._verbs.score(self.state, seat) for seat in range(self.game.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over.

        >>> match.winners
        ()
        """
        return _seats(self._verbs.winners(self.state)) if self.over else ()

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, secrets included; `story` is what a seat may see of it.

        >>> match.events[0]
        Event(name='season', who=-1, a=1, b=0)
        """
        self.remember()
        return self.opening + tuple(event for played in self.played for event in played.events)

    def kind(self, seat: int) -> str | None:
        """Which question the seat is asked.

        >>> match.kind(0)
        'travel'
        """
        if self._seat(seat) not in self.owing:
            return None
        kind: int = self._verbs.kind(self.state, seat)
        return self.game.definition.kinds[kind]

    def ids(self, seat: int) -> list[int]:
        """Legal move ids of a seat.

        >>> match.ids(0)
        [0, 1, 2, 3, 4, 5, 6, 7]
        """
        if self._seat(seat) not in self.owing:
            return []
        buffer = array("q", bytes(8 * self.game.definition.most_moves))
        n = self._verbs.legal(self.state, seat, buffer)
        return buffer[:n].tolist()

    def moves(self, seat: int) -> list[str]:
        """Legal moves of a seat in notation.

        >>> match.moves(0)[:3]
        ['travel 1', 'travel 2', 'travel 3']
        """
        notation = self.game.definition.notation
        return [notation[i] for i in self.ids(seat)]

    def view(self, seat: int | None) -> View:
        """What this seat may know; `None` for the public.

        >>> match.view(0).table.cities[2].cards[0].name
        'raven'
        """
        if seat is not None:
            self._seat(seat)
        mine = None if seat is None else self.sealed_moves.get(seat)
        return View(
            game=self.game.id,
            players=self.game.players,
            options=self.game.options,
            seat=seat,
            ply=self.ply,
            pending=self.pending,
            committed=self.committed,
            sealed=self.sealed,
            choice=None if mine is None else self.game.definition.notation[mine],
            kind=None if seat is None else self.kind(seat),
            moves=() if seat is None else tuple(self.moves(seat)),
            over=self.over,
            scores=self.scores,
            winners=self.winners,
            table=self.game.definition.table(self.position, -1 if seat is None else seat),
        )

    def story(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """Events from ply `since` on as this seat, or the public, may see them, each with the ply it followed.

        >>> match.turn(0, ["travel 3"])
        >>> match.turn(1, ["travel 5"])
        >>> match.turn(2, ["travel 3"])
        >>> [event.name for ply, event in match.story(None, since=2)][:3]
        ['travelled', 'travelled', 'travelled']
        """
        seen = self.game.definition.seen
        who = -1 if seat is None else self._seat(seat)
        self.remember()
        told = [(0, event) for event in self.opening] if since == 0 else []
        told += [(ply, event) for ply, p in enumerate(self.played[since:], since + 1) for event in p.events]
        shown = [(ply, seen(event, who, self.game.options)) for ply, event in told]
        return [(ply, event) for ply, event in shown if event is not None]

    def concealed(self, seat: int, key: int) -> bytes:
        """The position with everything this seat cannot know drawn anew from a key: what a bot may think about.

        >>> match.concealed(seat=0, key=1) == match.concealed(seat=0, key=1)
        True
        """
        return self.game.definition.conceal(self.position, self._seat(seat), key)

    def prompt(self, seat: int) -> Say | None:
        """What the seat is asked, ready to be put into words.

        >>> match.prompt(0).id
        'prompt-travel'
        """
        if self._seat(seat) not in self.owing:
            return None
        return self.game.definition.prompt(self.state, seat)

    def why_not(self, seat: int, move: str | int) -> Say | None:
        """The rule that forbids a move now; None for a legal one.

        >>> match.why_not(0, "keep all").id
        'why-not-now'
        >>> match.why_not(0, "travel 1") is None
        True
        """
        return self.refusals(seat, [move]).get(move)

    def refusals(self, seat: int, moves: Iterable[str | int]) -> dict[str | int, Say]:
        """Those of some moves that are forbidden now, and why.

        >>> list(match.refusals(0, ["travel 1", "keep all"]))
        ['keep all']
        """
        if self.over:
            return dict.fromkeys(moves, Say("why-over"))
        if self._seat(seat) not in self.owing:
            return dict.fromkeys(moves, Say("why-not-your-turn"))
        legal = set(self.ids(seat))
        return {move: self._forbidden_by(seat, move) for move in moves if self._id(move) not in legal}

    def _forbidden_by(self, seat: int, move: str | int) -> Say:
        number = self._id(move)
        if number is None:
            return _unknown(move)
        return self.game.definition.why_not(self.state, seat, number) or Say("why-not-now")

    def preview(self, seat: int, move: str | int) -> tuple[Preview, ...]:
        """What a legal move would do, before it is played, as far as the seat can know.

        >>> first, *others = match.preview(0, "travel 3")
        >>> first.then
        'others'
        """
        reason, number = self.why_not(seat, move), self._id(move)
        if reason is not None or number is None:
            reason = reason or _unknown(move)
            raise IllegalMove(self._refusal(seat, move, reason), reason)
        return previews(self, seat, number)

    # --- playing

    def play(self, seat: int, move: str | int) -> None:
        """Play a decision. A sealed one is held back, and may be changed, until the last seat has committed.

        >>> match.play(0, "travel 3")
        >>> match.play(0, "keep all")
        Traceback (most recent call last):
            ...
        spectacula.kernel.errors.IllegalMove: keep all: ... Allowed: travel 1, travel 2, ...
        """
        reason = self.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(self._refusal(seat, move, reason), reason)
        number = self._id(move)
        assert number is not None
        if self.sealed:
            self.sealed_moves[seat] = number
            if not self.pending:
                self._open_sealed()
        else:
            self._apply(seat, number)

    def turn(self, seat: int, moves: Sequence[str | int]) -> None:
        """Play several decisions of one seat as one: all of them, or none if one is illegal.

        >>> match.turn(0, ["travel 3"])
        >>> match.committed
        (0,)
        """
        before, sealed = self.ply, dict(self.sealed_moves)
        try:
            for move in moves:
                self.play(seat, move)
        except SpectaculaError:
            self.rewind(before)
            self.sealed_moves = sealed
            raise

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last decision alone: nothing revealed, no chance, nobody else moved.

        >>> match.can_undo(0)
        False
        """
        if self._seat(seat) in self.sealed_moves:
            return True
        if not self.played or self.sealed_moves:
            return False
        self.remember()
        last = self.played[-1]
        return last.seat == seat and last.mark == 0

    def undo(self, seat: int) -> None:
        """Take back a sealed choice, or the seat's last decision if the horizon allows it.

        >>> match.play(0, "travel 3")
        >>> match.undo(0)
        >>> match.committed
        ()
        """
        if not self.can_undo(seat):
            raise CannotUndo("nothing to take back: somebody else has moved or something was revealed since")
        if seat in self.sealed_moves:
            del self.sealed_moves[seat]
        else:
            self.rewind(self.ply - 1)

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply: for replays, and for an undo everybody has agreed to.

        >>> for seat in range(3):
        ...     match.play(seat, "travel 3")
        >>> match.rewind(1)
        >>> match.ply
        1
        """
        if not 0 <= ply <= self.ply:
            raise CannotUndo(f"the match has plies 0 to {self.ply}, not {ply}")
        self.remember()
        start = max(at for at in self._checkpoints if at <= ply)
        again = self.played[start:ply]
        self.state = self.game.definition.layout.new(self._checkpoints[start])
        self.sealed_moves = {}
        del self.played[start:]
        for at in [at for at in self._checkpoints if at > start]:
            del self._checkpoints[at]
        for played in again:
            self._apply(played.seat, played.move)

    def replay_move(self, seat: int, move: str | int) -> None:
        """Play a decision of a record: choices that were sealed then are open now, in seat order.

        >>> match.replay_move(0, "travel 3")
        >>> match.ply
        1
        """
        reason = self.why_not(seat, move)
        number = self._id(move)
        if number is None or (reason is not None and not self._once_offered(seat, number)):
            reason = reason or _unknown(move)
            raise IllegalMove(self._refusal(seat, move, reason), reason)
        self._apply(seat, number)

    def resume_at(self, played: list[Played], position: bytes) -> None:
        """Take up a saved position after these moves, without playing them again.

        >>> later = match.copy()
        >>> later.replay_move(0, "travel 3")
        >>> match.resume_at(later.played, later.position)
        >>> match.ply
        1
        """
        self.played = played
        self.state = self.game.definition.layout.new(position)
        self._whole = False

    def copy(self) -> Match:
        """A match of its own that stands where this one does.

        >>> twin = match.copy()
        >>> twin.play(0, "travel 3")
        >>> match.committed
        ()
        """
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.game.definition.layout.new(self.position)
        twin.played = list(self.played)
        twin.sealed_moves = dict(self.sealed_moves)
        twin._checkpoints = dict(self._checkpoints)
        return twin

    def record(self) -> Record:
        """The match as a record: set-up, seed and moves, enough to play it again bit for bit.

        >>> match.record().seed
        '7'
        """
        from spectacula.engine.record import Record

        return Record.of(self)

    # --- inside

    @property
    def _verbs(self) -> Any:
        return self.game.definition.plain

    def _seat(self, seat: int) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadSeat(f"seats are 0 to {self.game.players - 1}, not {seat}")
        return seat

    def _id(self, move: str | int) -> int | None:
        if isinstance(move, int):
            return move if 0 <= move < len(self.game.definition.notation) else None
        return self.game.definition.ids.get(" ".join(move.split()).lower())

    def _once_offered(self, seat: int, move: int) -> bool:
        """Whether a game still knows a move that it no longer offers: records may hold it."""
        known = getattr(self.game.definition.module("rules"), "once_offered", None)
        return known is not None and seat in self.owing and bool(known(self.state, move))

    def _refusal(self, seat: int, move: str | int, reason: Say) -> str:
        from spectacula.engine.texts import Texts

        why = Texts(self.game.id, "en").say(reason)
        legal = self.moves(seat)
        allowed = f" Allowed: {', '.join(legal[:8])}{', …' if len(legal) > 8 else ''}." if legal else ""
        return f"{move}: {why}{allowed}"

    def remember(self) -> None:
        """After a resume: play the game again for what its moves told, marked and checked.

        >>> match.remember()
        >>> len(match.events) > 0
        True
        """
        if self._whole:
            return
        again = Match(self.game, self.seed)
        for played in self.played:
            again._apply(played.seat, played.move)
        self.played, self._checkpoints, self._whole = again.played, again._checkpoints, True

    def _open_sealed(self) -> None:
        choices, self.sealed_moves = sorted(self.sealed_moves.items()), {}
        for seat, move in choices:
            self._apply(seat, move)

    def _apply(self, seat: int, move: int) -> None:
        state: Table = self.state
        several = bool(self._verbs.sealed(state))
        state.mark, state.listen, state.told = 0, 1, 0
        self._verbs.play(state, seat, move)
        events = self.game.definition.news(self.state)
        line = f"{seat} {self.game.definition.notation[move]}"
        previous = self.played[-1].check if self.played else self.dealt
        check = self._check(previous, line)
        self.played.append(Played(seat, move, state.mark | (2 if several else 0), check, events))
        self._keep_position()

    def _keep_position(self) -> None:
        self._checkpoints[self.ply] = self.position
        if (self.ply - RECENT) % CHECKPOINT_EVERY:
            self._checkpoints.pop(self.ply - RECENT, None)

    def _check(self, previous: bytes, line: str) -> bytes:
        return hashlib.sha256(previous + line.encode() + b"\0" + self.position).digest()

    def _setup_line(self) -> str:
        game = self.game
        return json.dumps([game.id, game.definition.version, game.players, game.options, self.seed], sort_keys=True)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _unknown(move: str | int) -> Say:
    """Of a move that no game has, as much as anybody would read."""
    return Say("why-unknown-move", {"move": str(move)[:LONGEST_TOLD]})
