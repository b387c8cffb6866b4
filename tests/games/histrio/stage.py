"""Set a table for a test: cards in cities, Ecus, Acrobats, then let the round begin."""

from __future__ import annotations

from typing import Any, cast

import spectacula
from spectacula.engine.match import Match
from spectacula.games.histrio import rules, travel
from spectacula.games.histrio.state import ALL_CARDS, ALL_REQUESTS, CITIES, EVENTS, RAVEN_WINDOW, REQUEST_NAMES
from spectacula.games.histrio.view import ALL


class Stage:
    """A game of Histrio with everything cleared away, to be set up piece by piece."""

    def __init__(self, players: int = 3, needle: int = 0, **options: object) -> None:
        self.match: Match = spectacula.load("histrio", players, **options).new(1)
        self.s = cast(Any, self.match.state)
        self.told: list[tuple[str, int, int, int]] = []
        self.s.deck = ALL_CARDS
        self.s.needle = needle
        for city in range(CITIES):
            self.s.height[city] = 0

    def card(self, name: str) -> int:
        """An unused Encounter card such as `comedian 2`, `bonus 3`, `ox`."""
        wanted = name.replace(" ", "-")
        found = next(c.id for c in ALL if c.name == wanted and self.s.deck >> c.id & 1)
        self.s.deck &= ~(1 << found)
        return found

    def city(self, number: int, *cards: str) -> Stage:
        """A stack, oldest card first."""
        for name in cards:
            self.s.stack[number - 1, self.s.height[number - 1]] = self.card(name)
            self.s.height[number - 1] += 1
        return self

    def troupe(self, seat: int, *cards: str) -> Stage:
        for name in cards:
            self.s.troupe[seat] |= 1 << self.card(name)
        return self

    def acrobats(self, seat: int, *cards: str) -> Stage:
        for name in cards:
            self.s.acrobats[seat] |= 1 << self.card(name)
        return self

    def ecus(self, *ecus: int) -> Stage:
        for seat, n in enumerate(ecus):
            self.s.ecus[seat] = n
        return self

    def travel(self, seat: int, *cities: int) -> Stage:
        """Only these Travel cards are left in hand."""
        self.s.travel[seat] = sum(1 << (c - 1) for c in cities)
        return self

    def requests(self, seat: int, *names: str) -> Stage:
        for name in names:
            card = REQUEST_NAMES.index(name)
            self.s.request_deck &= ~(1 << card)
            self.s.request_hand[seat] |= 1 << card
        return self

    def request_deck(self, *names: str) -> Stage:
        """Only these requests are left to draw; the others have been discarded."""
        self.s.request_deck = sum(1 << REQUEST_NAMES.index(n) for n in names)
        held = sum(self.s.request_hand[p] for p in range(self.s.players))
        self.s.request_discard = ALL_REQUESTS & ~self.s.request_deck & ~held
        return self

    def deck(self, *cards: str) -> Stage:
        """Only these Encounter cards are left to deal; the rest has been discarded."""
        rest = self.s.deck
        keep = 0
        for name in cards:
            keep |= 1 << self.card(name)
        self.s.deck = keep
        self.s.discard = rest & ~keep
        return self

    def season(self, number: int) -> Stage:
        self.s.season = number - 1
        return self

    def begin(self) -> Stage:
        """A round begins with what lies on the table."""
        self.s.asked = 0
        travel.begin_travel(self.s)
        rules.advance(self.s)
        return self

    def _advance(self) -> None:
        """Go on outside a decision, and keep what is told."""
        self.s.listen, self.s.told = 1, 0
        rules.advance(self.s)
        news = self.s.news
        self.told += [(EVENTS[news[i, 0]], news[i, 1], news[i, 2], news[i, 3]) for i in range(self.s.told)]

    def go(self, *cities: int) -> Stage:
        """Every seat travels, in seat order."""
        for seat, city in enumerate(cities):
            if seat in self.match.owing:
                self.match.play(seat, f"travel {city}")
        return self

    def ally(self, seat: int, city: int) -> Stage:
        """The allied troupe of a seat travels here this round; call between `begin` and `go`."""
        self.s.ally_deck[seat] |= 1 << self.s.ally[seat]
        self.s.ally_deck[seat] &= ~(1 << (city - 1))
        self.s.ally[seat] = city - 1
        return self

    def play(self, seat: int, move: str) -> Stage:
        self.match.play(seat, move)
        return self

    def festival(self) -> Stage:
        """The season ends now: windows, totals, requests."""
        self.s.asked = 0
        self.s.deck = 0
        self.s.stage = RAVEN_WINDOW
        for seat in range(self.s.players):
            self.s.chameleons[seat] = -1
            self.s.playing[seat] = -1
        self._advance()
        return self

    # --- what the tests look at

    @property
    def field(self) -> int:
        """The needle as printed: 1 and up on comedy, -1 and down on tragedy."""
        needle: int = self.s.needle
        return needle + 1 if needle >= 0 else needle

    def names(self, mask: int) -> list[str]:
        return [c.name.replace("-", " ") for c in ALL if mask >> c.id & 1]

    def hand(self, seat: int) -> list[str]:
        """Request names a seat holds."""
        return [n for i, n in enumerate(REQUEST_NAMES) if self.s.request_hand[seat] >> i & 1]

    def purse(self) -> list[int]:
        return [self.s.ecus[p] for p in range(self.s.players)]

    def events(self, name: str) -> list[tuple[int, int, int]]:
        told = [*self.told, *(e for played in self.match.played for e in played.events)]
        return [(who, a, b) for called, who, a, b in told if called == name]

    def moves(self, seat: int) -> list[str]:
        return self.match.moves(seat)

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.pending
