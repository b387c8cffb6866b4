"""Records: a match as a file that can be loaded, replayed and verified."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from spectacula.engine.fairness import Fair, check
from spectacula.engine.game import Game, load, read_seed
from spectacula.kernel.errors import BadRecord, BadSeed, IllegalMove, SpectaculaError

if TYPE_CHECKING:
    from spectacula.engine.match import Match

FORMAT = "spectacula-record-1"
SNAPSHOT_FROM = 64


class Snapshot(msgspec.Struct, frozen=True):
    """A position late in the game, so that loading need not play from the start."""

    ply: int
    state: str
    check: str


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One move: seat, notation, and a check over the position it led to and all before it."""

    seat: int
    move: str
    check: str


class Record(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Set-up, secret seed and moves: save file, replay and bug report in one.

    >>> match.record().players
    3
    """

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str]
    seed: str
    dealt: str
    moves: list[Line]
    sealed: dict[str, str] = {}
    snapshot: Snapshot | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    fair: Fair | None = None
    seal: str = ""

    @classmethod
    def of(cls, match: Match) -> Record:
        """The record of a match as it stands.

        >>> spectacula.Record.of(match).game
        'histrio'
        """
        match.remember()
        game = match.game
        notation = game.definition.notation
        record = cls(
            format=FORMAT,
            game=game.id,
            rules=game.definition.version,
            players=game.players,
            options=game.options,
            seed=str(match.seed),
            dealt=match.dealt.hex()[:12],
            moves=[Line(p.seat, notation[p.move], p.check.hex()[:12]) for p in match.played],
            sealed={str(seat): notation[move] for seat, move in sorted(match.sealed_moves.items())},
        )
        if match.ply >= SNAPSHOT_FROM:
            check = match.played[-1].check
            record.snapshot = Snapshot(match.ply, base64.b64encode(match.position).decode(), check.hex())
        if match.over:
            record.scores, record.winners = list(match.scores), list(match.winners)
        record.fair = match.fair
        record.seal = record.sealing()
        return record

    @classmethod
    def read(cls, source: str | Path | bytes) -> Record:
        """A record from a file or its bytes; says what is wrong with one that is none.

        >>> spectacula.Record.read(match.record().encode()).seed
        '7'
        """
        try:
            data = source if isinstance(source, bytes) else Path(source).read_bytes()
        except OSError as error:
            raise BadRecord(f"cannot read {source!s}: {error.strerror}") from None
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"not a Spectacula record, or cut short: {error}") from None
        if record.format != FORMAT:
            raise BadRecord(f"the format is {record.format!r}, this reads {FORMAT!r}")
        return record

    def encode(self) -> bytes:
        """The record as the bytes of a file.

        >>> match.record().encode()[:35]
        b'{\\n "format": "spectacula-record-1",'
        """
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def save(self, path: str | Path) -> None:
        """Write the record to a file.

        >>> match.record().save(folder / "game.json")
        >>> spectacula.verify(folder / "game.json").ply
        0
        """
        Path(path).write_bytes(self.encode())

    def sealing(self) -> str:
        """A hash over everything in the record but the seal itself.

        >>> record = match.record()
        >>> record.sealing() == record.seal
        True
        """
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "seal"}
        if self.fair is None:  # as in records from before there were fair deals
            del fields["fair"]
        return hashlib.sha256(msgspec.json.encode(fields, order="deterministic")).hexdigest()

    def game_of(self) -> Game:
        """The game it was played with, if its rules are still the ones we play.

        >>> match.record().game_of().players
        3
        """
        try:
            game = load(self.game, self.players, **self.options)
        except SpectaculaError as error:
            raise BadRecord(str(error)) from None
        if game.definition.version != self.rules:
            theirs, ours = self.rules, game.definition.version
            raise BadRecord(f"recorded under rules version {theirs} of {self.game}; this plays version {ours}")
        return game

    def match(self) -> Match:
        """The match again: played from its start, every move checked against the rules.

        >>> match.record().match().position == match.position
        True
        """
        match = self._dealt()
        for ply, line in enumerate(self.moves, 1):
            self._replay(match, ply, line)
        self._replay_sealed(match)
        return match

    def resume(self) -> Match:
        """The match again, quickly: from its snapshot if it has one, trusting what was saved.

        >>> match.record().resume().position == match.position
        True
        """
        match = self._dealt()
        start = 0
        if self.snapshot is not None and 0 <= self.snapshot.ply <= len(self.moves):
            start = self.snapshot.ply
            self._take_up(match, self.snapshot)
        for ply, line in enumerate(self.moves[start:], start + 1):
            self._replay(match, ply, line)
        self._replay_sealed(match)
        return match

    def verify(self) -> Match:
        """Play everything again and compare every check; the first thing that does not hold is the answer.

        >>> record = match.record()
        >>> record.seed = "8"
        >>> record.verify()
        Traceback (most recent call last):
            ...
        spectacula.kernel.errors.BadRecord: the set-up does not hold: ...
        """
        match = self._dealt()
        if self.fair is not None:
            check(self.fair, match.seed, self.players)
        if match.dealt.hex()[:12] != self.dealt:
            raise BadRecord("the set-up does not hold: game, players, options or seed are not the recorded ones", 0)
        for ply, line in enumerate(self.moves, 1):
            self._replay(match, ply, line)
            if match.played[-1].check.hex()[:12] != line.check:
                text = f"move {ply} ({line.move} by seat {line.seat}) is not the one that was recorded"
                raise BadRecord(f"{text}, or was moved", ply)
            if self.snapshot is not None and self.snapshot.ply == ply and self._snapshot_state() != match.position:
                raise BadRecord(f"the snapshot after move {ply} is not the position the moves lead to", ply)
        self._replay_sealed(match)
        result = (list(match.scores), list(match.winners)) if match.over else (None, None)
        if (self.scores, self.winners) != result:
            raise BadRecord("the recorded result is not the one the moves lead to", match.ply)
        if self.seal != self.sealing():
            raise BadRecord(
                f"the seal is broken: moves after {match.ply} are missing or a field was changed", match.ply
            )
        return match

    def _dealt(self) -> Match:
        from spectacula.engine.match import Match

        try:
            match = Match(self.game_of(), read_seed(self.seed))
        except BadSeed as error:
            raise BadRecord(str(error)) from None
        match.fair = self.fair
        return match

    def _take_up(self, match: Match, kept: Snapshot) -> None:
        """Go on from a snapshot; what the moves before it told is not known yet."""
        from spectacula.engine.match import Played

        known, position = match.game.definition, self._snapshot_state()
        try:
            past = [Played(m.seat, known.ids[m.move], 0, b"", ()) for m in self.moves[: kept.ply]]
            past[-1] = past[-1]._replace(check=bytes.fromhex(kept.check))
        except (KeyError, IndexError, ValueError):
            raise BadRecord("the snapshot cannot be read") from None
        if len(position) != known.layout.body:
            raise BadRecord("the snapshot is not a position of this game")
        match.resume_at(past, position)

    def _snapshot_state(self) -> bytes:
        assert self.snapshot is not None
        try:
            return base64.b64decode(self.snapshot.state, validate=True)
        except ValueError:
            raise BadRecord("the snapshot cannot be read") from None

    def _replay(self, match: Match, ply: int, line: Line) -> None:
        try:
            match.replay_move(line.seat, line.move)
        except IllegalMove as error:
            raise BadRecord(f"move {ply} by seat {line.seat} is not possible: {error}", ply) from None
        except SpectaculaError as error:
            raise BadRecord(f"move {ply}: {error}", ply) from None

    def _replay_sealed(self, match: Match) -> None:
        for seat, move in self.sealed.items():
            try:
                match.play(int(seat), move)
            except (SpectaculaError, ValueError) as error:
                raise BadRecord(f"the sealed choice of seat {seat} is not possible: {error}", match.ply) from None


def replay(source: str | Path | bytes) -> Match:
    """Load a record and play it again, every move checked.

    >>> spectacula.replay(match.record().encode()).ply
    0
    """
    return Record.read(source).match()


def verify(source: str | Path | bytes) -> Match:
    """Check that a record holds; raises `BadRecord` with the first move that does not.

    >>> spectacula.verify(match.record().encode()).ply
    0
    """
    return Record.read(source).verify()
