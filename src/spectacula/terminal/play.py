"""Play a game against bots in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from spectacula.bots import BotWarmup, read_level, task_for, think
from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.engine.preview import in_words
from spectacula.engine.record import Record
from spectacula.engine.texts import Texts
from spectacula.kernel.errors import CannotUndo, IllegalMove, SpectaculaError
from spectacula.terminal import TEXTS
from spectacula.terminal.tables import describe_table

TROUPES = ("Scapin", "Colombina", "Matamore", "Isabelle")
ME = 0


class Quit(Exception):
    """The player leaves the table."""


def play_in_terminal(
    game: str,
    players: int | None,
    bots: str,
    language: str,
    seed: str | None,
    options: dict[str, object],
    resume: Path | None,
) -> None:
    """A whole game: the player has the first seat, bots the others."""
    if resume is not None:
        match = Record.read(resume).match()
    else:
        chosen = load(game, players, **options)
        match = chosen.new() if seed is None else chosen.new(seed)  # type: ignore[arg-type]
    level = read_level(bots, match.game.id)
    words = Texts(match.game.id, language, also=(TEXTS,))
    words.names = (words.text("terminal-me"), *TROUPES)
    warmup = BotWarmup(match.game.id)
    warmup.start()
    try:
        Sitting(match, words, level, warmup).play()
    except (Quit, KeyboardInterrupt, EOFError):
        _leave(match, words)
    finally:
        warmup.stop()


class Sitting:
    """One person at a terminal, at one table."""

    def __init__(self, match: Match, words: Texts, level: str, warmup: BotWarmup) -> None:
        self.match, self.words, self.level, self.warmup = match, words, level, warmup
        self.luck = secrets.randbits(48)
        self.told = 0
        self.compiling = ""

    def play(self) -> None:
        words, match = self.words, self.match
        _say(f"{words.text('title')}\n{words.text('tagline')}\n", self._help())
        while not match.over:
            if ME in match.pending:
                self._tell_news()
                self._my_decision()
            else:
                self._bot_decision(match.pending[0])
        self._tell_news()
        self._tell_result()

    def _help(self) -> str:
        return self.words.text("terminal-help", name=self.words.name_of(ME))

    def _bot_decision(self, seat: int) -> None:
        self.match.play(seat, think(task_for(self.match, seat, self.level, self.luck)))

    def _tell_news(self) -> None:
        tell = self.match.game.definition.tell
        for _, event in self.match.story(ME, self.told):
            _say(f"  {self.words.say(tell(event))}")
        self.told = self.match.ply

    def _tell_compilation(self) -> None:
        if self.warmup.running and self.warmup.total:
            line = self.words.text("terminal-compiling", done=self.warmup.done, total=self.warmup.total)
            if line != self.compiling:
                self.compiling = line
                _say(f"  ({line})")

    def _my_decision(self) -> None:
        describe = self.match.game.definition.describe
        prompt = self.match.prompt(ME)
        assert prompt is not None
        self._tell_compilation()
        moves = self.match.ids(ME)
        _say("", self.words.say(prompt))
        for number, move in enumerate(moves, 1):
            _say(f"{number:3}  {self.words.say(describe(move))}")
        while not self._answer(input("> ").strip(), moves):
            pass

    def _answer(self, typed: str, moves: list[int]) -> bool:
        """Whether what was typed changed the game."""
        if typed in ("q", "quit"):
            raise Quit
        if typed in ("", "?", "h", "help"):
            _say(self._help())
        elif typed.startswith("?"):
            self._foretell(typed[1:].strip(), moves)
        elif typed in ("t", "table"):
            _say(*describe_table(self.match.view(ME), self.words))
        elif typed in ("s", "save"):
            _save(self.match, self.words)
        elif typed in ("u", "undo"):
            return self._undo()
        else:
            return self._play(typed, moves)
        return False

    def _foretell(self, typed: str, moves: list[int]) -> None:
        """What a choice would do, before it is made."""
        if not typed.isdecimal() or not 1 <= int(typed) <= len(moves):
            _say(self.words.text("terminal-number", most=len(moves)))
            return
        for preview in self.match.preview(ME, moves[int(typed) - 1]):
            _say(f"     {in_words(self.match.game.definition, preview, self.words).line}")

    def _undo(self) -> bool:
        try:
            self.match.undo(ME)
        except CannotUndo:
            _say(self.words.text("terminal-no-undo"))
            return False
        self.told = min(self.told, self.match.ply)
        return True

    def _play(self, typed: str, moves: list[int]) -> bool:
        number = int(typed) if typed.isdecimal() else 0
        if typed.isdecimal() and not 1 <= number <= len(moves):
            _say(self.words.text("terminal-number", most=len(moves)))
            return False
        try:
            self.match.play(ME, moves[number - 1] if number else typed)
        except IllegalMove as error:
            _say(self.words.say(error.reason))
            return False
        return True

    def _tell_result(self) -> None:
        scores = self.match.scores
        for seat in sorted(range(self.match.game.players), key=lambda p: -scores[p]):
            _say(f"{scores[seat]:4}  {self.words.name_of(seat)}")
        names = [self.words.name_of(seat) for seat in self.match.winners]
        message = "terminal-winners" if names else "terminal-lost"
        _say(self.words.text(message, n=len(names), names=names))


def _leave(match: Match, words: Texts) -> None:
    """On the way out, by command or Ctrl-C: offer to save."""
    _say("")
    if match.over or not match.played or not sys.stdin.isatty():
        return
    try:
        if input(words.text("terminal-save-question") + " ").strip().lower() in ("", "y", "yes", "j", "ja", "o", "oui"):
            _save(match, words)
    except (KeyboardInterrupt, EOFError):
        _say("")


def _save(match: Match, words: Texts) -> None:
    number = 1
    while (path := Path(f"{match.game.id}-{number}.json")).exists():
        number += 1
    try:
        match.record().save(path)
    except OSError as error:
        raise SpectaculaError(f"cannot save {path}: {error.strerror}") from None
    _say(words.text("terminal-saved", path=str(path), game=match.game.id))


def _say(*lines: str) -> None:
    for line in lines:
        print(line, flush=True)
