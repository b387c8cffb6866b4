"""Set a table for a test: cards and dice, gems, camps, posters, hats; then play moves in notation."""

from __future__ import annotations

from typing import Any

import spectacula
from spectacula.engine.match import Match
from spectacula.games.magnificent import box, rules
from spectacula.games.magnificent.round_end import coins_due
from spectacula.games.magnificent.state import CHOOSE_SETS, NOTHING, PLAY_TURNS
from spectacula.games.magnificent.turn import start_turn

POSTERS = {p.lower(): i for i, p in enumerate(box.POSTER_IDS)}
TENTS = {t.lower(): i for i, t in enumerate(box.TENT_IDS)}
CARDS = {c.lower(): i for i, c in enumerate(box.MASTER_IDS)}
TRAINERS = {t.lower(): i for i, t in enumerate(box.TRAINER_IDS)}
PLAIN_CARDS = ("m46", "m47", "m54", "m25")  # cards of which none gives anything by itself but energy


def cell(name: str) -> int:
    """`c5` as a number."""
    return (int(name[1]) - 1) * box.WIDTH + "abcdefghij".index(name[0])


def cells(*names: str) -> int:
    """Cells and rectangles such as `a1-c3` as a mask."""
    mask = 0
    for name in names:
        first, _, last = name.partition("-")
        a, b = cell(first), cell(last or first)
        for row in range(a // box.WIDTH, b // box.WIDTH + 1):
            for column in range(a % box.WIDTH, b % box.WIDTH + 1):
                mask |= 1 << (row * box.WIDTH + column)
    return mask


class Circus:
    """A game after the trainer draft in which seat 0 starts, with bare players on board I."""

    def __init__(self, players: int = 2, seed: int = 0, **options: object) -> None:
        game = spectacula.load("magnificent", players, **options)
        while game.deal(seed).first != 0:  # type: ignore[attr-defined]
            seed += 1
        self.match: Match = game.new(seed)
        while self.s.phase != PLAY_TURNS:
            seat = self.match.pending[0]
            self.match.play(seat, self.match.moves(seat)[0])
        for seat in range(players):
            self._strip(seat)
        self.ready()

    @property
    def s(self) -> Any:
        return self.match.state

    def _strip(self, p: int) -> None:
        self.s.board[p] = 0
        self.gems(p, "").coins(p, 0).markers(p, 0).trainers(p).cards(p, *PLAIN_CARDS)
        self.posters(p).tents(p, "t00")

    # --- set the table

    def ready(self) -> Circus:
        """Look at the table again and ask the question that follows."""
        rules.advance(self.s)
        return self

    def dice(self, *dice: str) -> Circus:
        """Dice of the main tent: `orange 4`."""
        for colour in range(box.GEMS):
            for value in range(6):
                self.s.dice[colour, value] = 0
        for die in dice:
            colour_name, value_name = die.split()
            self.s.dice[box.COLOUR_NAMES.index(colour_name), int(value_name) - 1] += 1
        return self.ready()

    def cards(self, p: int, *cards: str) -> Circus:
        for slot in range(box.SLOTS):
            self.s.card[p, slot] = CARDS[cards[slot]] if slot < len(cards) else NOTHING
        return self

    def holds(self, p: int, *dice: str) -> Circus:
        """Dice on the last of a player's four cards."""
        for slot, die in zip((3, 2, 1, 0), dice, strict=False):
            colour, value = die.split()
            self.s.die_colour[p, slot] = box.COLOUR_NAMES.index(colour)
            self.s.die_value[p, slot] = int(value)
        return self.ready()

    def gems(self, p: int, gems: str) -> Circus:
        for i, letter in enumerate("ogpc"):
            self.s.gems[p, i] = gems.count(letter)
        return self

    def coins(self, p: int, n: int) -> Circus:
        self.s.coins[p] = n
        return self

    def markers(self, p: int, n: int, tired: int = 0) -> Circus:
        self.s.markers[p], self.s.tired[p] = n, tired
        return self.ready() if self.s.asked >= 0 else self

    def trainers(self, p: int, *trainers: str) -> Circus:
        for i in range(box.ROUNDS):
            self.s.trainer[p, i] = TRAINERS[trainers[i]] if i < len(trainers) else NOTHING
        return self

    def posters(self, p: int, *posters: str) -> Circus:
        """Posters from the left; `-` for an empty place."""
        for place in range(box.PLACES):
            named = posters[place] if place < len(posters) else "-"
            self.s.poster[p, place] = NOTHING if named == "-" else POSTERS[named]
            if named != "-":
                self.s.poster_deck &= ~(1 << POSTERS[named])
        return self

    def display(self, *posters: str) -> Circus:
        for i, named in enumerate(posters):
            self.s.display[i] = POSTERS[named]
            self.s.poster_deck &= ~(1 << POSTERS[named])
        return self

    def tents(self, p: int, *tents: str) -> Circus:
        for place in range(box.PLACES):
            named = tents[place] if place < len(tents) else "-"
            self.s.tent[p, place] = NOTHING if named == "-" else TENTS[named]
        return self

    def built(self, p: int, **tiles: int) -> Circus:
        """Tiles by name: `small_orange=2`; only counted, not placed."""
        for name, n in tiles.items():
            self.s.built[p, box.TILE_NAMES.index(name.replace("_", " "))] = n
        return self

    def camp(self, p: int, *names: str) -> Circus:
        """Covered cells and rectangles."""
        self.s.camp[p] = cells(*names)
        return self

    def ring(self, ring: str, wagon: int, *tents: str) -> Circus:
        """A wagon's space and the tents of the five poster symbols, `-` where one is gone."""
        r = box.COLOUR_NAMES.index(ring)
        self.s.wagon[r] = wagon
        for i, named in enumerate(tents):
            self.s.ring_tent[r, i] = NOTHING if named == "-" else TENTS[named]
        return self

    def hats(self, p: int, *spaces: str) -> Circus:
        """Hats on the track: `#1` or the energy of a space."""
        energies = [box.SPACE_ENERGY[i] for i in range(16)]
        for h in range(2):
            named = spaces[h] if h < len(spaces) else ""
            if named.startswith("#"):
                self.s.hat[p, h] = int(named[1]) - 1
            else:
                self.s.hat[p, h] = box.START_SPACES + energies.index(int(named)) if named else NOTHING
        return self

    def last_turn(self, round_number: int = 1) -> Circus:
        """Everybody has taken four turns: the round ends."""
        self.s.round = round_number - 1
        self.s.turn = box.TURNS * self.s.players
        self.s.step = NOTHING
        self.s.phase = CHOOSE_SETS
        return self.ready()

    def round(self, number: int) -> Circus:
        self.s.round = number - 1
        return self

    def fresh_turn(self) -> Circus:
        """The acting seat's turn from its beginning."""
        start_turn(self.s)
        return self.ready()

    # --- play

    @property
    def seat(self) -> int:
        return self.match.pending[0]

    @property
    def kind(self) -> str | None:
        return None if self.match.over else self.match.kind(self.seat)

    @property
    def moves(self) -> list[str]:
        return self.match.moves(self.seat)

    def play(self, *moves: str) -> Circus:
        for move in moves:
            self.match.play(self.seat, move)
        return self

    def turn(self, die: str, card: str = "m54") -> Circus:
        """Take this die, put it on this card."""
        others = () if self.s.players > 1 else ("orange 1",)
        self.dice(die, "clear 1", "purple 1", *others)
        self.play(f"die {die}")
        return self.play(f"card {card}") if self.kind == "card" else self

    def why(self, move: str) -> str | None:
        said = self.match.why_not(self.seat, move)
        return said.id if said else None

    def finish(self) -> Circus:
        """End the turn without further choices."""
        seat = self.seat
        while self.match.pending == (seat,) and self.s.phase == PLAY_TURNS and self.kind != "die":
            preferred = [m for m in ("done", "leave", "keep") if m in self.moves]
            self.play(preferred[0] if preferred else self.moves[0])
        return self

    # --- look

    def told(self, name: str) -> list[tuple[int, int, int]]:
        return [(e.who, e.a, e.b) for e in self.match.events if e.name == name]

    def gem_letters(self, p: int) -> str:
        return "".join(letter * self.s.gems[p, i] for i, letter in enumerate("ogpc"))

    def posters_of(self, p: int) -> list[str]:
        ids = [self.s.poster[p, place] for place in range(box.PLACES)]
        return [box.POSTER_IDS[i].lower() if i >= 0 else "-" for i in ids]

    def tents_of(self, p: int) -> list[str]:
        ids = [self.s.tent[p, place] for place in range(box.PLACES)]
        return [box.TENT_IDS[i].lower() if i >= 0 else "-" for i in ids]

    def due(self, p: int) -> int:
        return coins_due(self.s, p)
