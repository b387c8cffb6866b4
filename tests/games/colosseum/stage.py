"""Set a table for a test: hands, coins, programs, nobles and markets, then let a phase begin."""

from __future__ import annotations

from typing import Any, cast

import spectacula
from spectacula.engine.match import Match
from spectacula.games.colosseum import rules
from spectacula.games.colosseum.auction import begin_auctions
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.state import (
    ACQUIRING,
    CEREMONY,
    INVESTING,
    KINDS_OF_TOKEN,
    MARKET_SIZE,
    MARKETS,
    NOBLES,
    PERFORMING,
    STAR_KIND,
    STAR_KINDS,
    TO_ANNOUNCE,
    TO_INVEST,
    TO_OPENER,
    TO_PODIUM,
    TO_TRADE,
    TOKENS,
    TRADING,
)
from spectacula.games.colosseum.tokens import update_stars

FREE = 0  # the die's face from 1 to 3


class Stage:
    """A game of Colosseum with empty hands and no programs, to be set up piece by piece."""

    def __init__(self, players: int = 3, seed: int = 1, **options: object) -> None:
        self.match: Match = spectacula.load("colosseum", players, **options).new(seed)
        self.s = cast(Any, self.match.state)
        self.opening = len(self.match.events)
        for seat in range(players):
            self.hand(seat)
            self.s.programs[seat] = 0

    # --- what lies on the table

    def hand(self, seat: int, **tokens: int) -> Stage:
        """Exactly these tokens before a player."""
        for kind in range(KINDS_OF_TOKEN):
            self.s.hand[seat, kind] = tokens.get(TOKENS[kind], 0)
        update_stars(self.s)
        return self

    def coins(self, *coins: int) -> Stage:
        return self._each("coins", coins)

    def medals(self, *medals: int) -> Stage:
        self._each("medals", medals)
        self.s.medal_supply = 18 - sum(medals)
        return self

    def records(self, *records: int) -> Stage:
        return self._each("record", records)

    def parts(self, *parts: int) -> Stage:
        return self._each("parts", parts)

    def podiums(self, *podiums: int) -> Stage:
        return self._each("podiums", podiums)

    def seats(self, *seats: int) -> Stage:
        self.s.seat_supply = 10 - sum(seats)
        return self._each("seats", seats)

    def loges(self, *seats: int) -> Stage:
        for seat in seats:
            self.s.loge[seat] = 1
        return self

    def programs(self, seat: int, *numbers: int) -> Stage:
        for number in numbers:
            self.s.programs[seat] |= 1 << number
            self.s.sale &= ~(1 << number)
        return self

    def performed(self, seat: int, *numbers: int) -> Stage:
        """Programs of earlier rounds, the last one last."""
        self.programs(seat, *numbers)
        for number in numbers:
            self.s.performed[seat] |= 1 << number
            self.s.last[seat] = number
        return self

    def nobles(self, *squares: int) -> Stage:
        """Squares of the Emperor, two Consuls and three Senators; the rest waits on square 16."""
        for noble in range(NOBLES):
            self.s.noble[noble] = squares[noble] if noble < len(squares) else 16
        return self

    def market(self, number: int, *tokens: str) -> Stage:
        for place in range(MARKET_SIZE):
            self.s.market[number - 1, place] = TOKENS.index(tokens[place]) if place < len(tokens) else -1
        return self

    def bag(self, **tokens: int) -> Stage:
        for kind in range(KINDS_OF_TOKEN):
            self.s.bag[kind] = tokens.get(TOKENS[kind], 0)
        self.s.in_bag = sum(tokens.values())
        self.s.green_left = -1
        return self

    def medal_supply(self, left: int) -> Stage:
        self.s.medal_supply = left
        return self

    def round(self, number: int) -> Stage:
        self.s.round = number
        return self

    def start(self, seat: int) -> Stage:
        self.s.start = seat
        return self

    def dice(self, *faces: int) -> Stage:
        """Turn the rolled dice to these faces: a number, or FREE."""
        for die in range(2):
            face = faces[die] if die < len(faces) else -1
            self.s.dice[die] = face - 1 if face > 0 else face
        return self

    # --- a phase begins

    def investing(self) -> Stage:
        return self._begin(INVESTING, TO_INVEST)

    def auctions(self) -> Stage:
        self.s.phase = ACQUIRING
        begin_auctions(self.s)
        return self._begin(ACQUIRING, TO_OPENER)

    def trading(self) -> Stage:
        return self._begin(TRADING, TO_TRADE)

    def shows(self) -> Stage:
        return self._begin(PERFORMING, TO_ANNOUNCE)

    def ceremony(self) -> Stage:
        """Everybody with a cast has performed."""
        for seat in range(self.s.players):
            if any(self.s.cast[seat, kind] for kind in range(13)):
                self.s.shown |= 1 << seat
        return self._begin(CEREMONY, TO_PODIUM)

    def cast(self, seat: int, **tokens: int) -> Stage:
        """Tokens a player has and has used in this round's show."""
        self.hand(seat, **tokens)
        for name, n in tokens.items():
            self.s.cast[seat, TOKENS.index(name)] = n
        return self

    def _begin(self, phase: int, todo: int) -> Stage:
        begin_phase(self.s, phase, todo)
        rules.advance(self.s)
        return self

    def _each(self, field: str, values: tuple[int, ...]) -> Stage:
        for seat, value in enumerate(values):
            getattr(self.s, field)[seat] = value
        return self

    # --- moves and what the tests look at

    def play(self, seat: int, *moves: str) -> Stage:
        for move in moves:
            self.match.play(seat, move)
        return self

    def show(self, seat: int, *moves: str, dice: tuple[int, ...] = (2,)) -> Stage:
        """Announce, let the last Senator take the dice, then these moves, as far as they are left to choose."""
        self.play(seat, "announce show")
        self.dice(*dice)
        steps = [max(face, 1) for face in dice]
        self.play(seat, f"move senator-3 {steps[0]}")
        if len(steps) > 1:
            self.play(seat, f"move senator-2 {steps[1]}")
        for move in moves:
            if not self.s.shown >> seat & 1 and move != f"stage program {self.s.staged}":
                self.play(seat, move)
        return self

    @property
    def asked(self) -> tuple[int, str | None]:
        """Who is asked what."""
        seat = self.match.pending[0]
        return seat, self.match.kind(seat)

    def moves(self, beginning: str = "") -> list[str]:
        """Legal moves of who is asked that begin like this."""
        return [m for m in self.match.moves(self.match.pending[0]) if m.startswith(beginning)]

    def why(self, move: str) -> str:
        """The message that says why a move is forbidden."""
        reason = self.match.why_not(self.match.pending[0], move)
        assert reason is not None
        return reason.id

    def holds(self, seat: int) -> dict[str, int]:
        return {TOKENS[k]: self.s.hand[seat, k] for k in range(KINDS_OF_TOKEN) if self.s.hand[seat, k]}

    def stars(self) -> dict[str, int]:
        """Who owns which star; stars set aside are missing."""
        return {TOKENS[STAR_KIND[i]]: self.s.star[i] for i in range(STAR_KINDS) if self.s.star[i] >= 0}

    def lot(self, number: int) -> list[str]:
        places = [self.s.market[number - 1, place] for place in range(MARKET_SIZE)]
        return [TOKENS[kind] for kind in places if kind >= 0]

    def filled(self) -> list[int]:
        """Numbers of the markets that hold tokens."""
        return [number for number in range(1, MARKETS + 1) if self.lot(number)]

    def purses(self) -> list[int]:
        return [self.s.coins[seat] for seat in range(self.s.players)]

    def told(self, *names: str) -> list[tuple[str, int, int, int]]:
        """Events of these names since the table was set."""
        return [(e.name, e.who, e.a, e.b) for e in self.match.events[self.opening :] if e.name in names]

    def crowd(self, seat: int) -> dict[str, int]:
        """Spectators of a player's latest show by source."""
        latest = self.match.view(None).table.players[seat].latest
        assert latest is not None
        return {source: n for source, n in latest.sources.items() if n}
