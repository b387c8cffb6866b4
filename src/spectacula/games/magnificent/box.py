"""What is in the box: the tables of `components.toml`, and all placements of all camp tiles as masks."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from spectacula.kernel.rules import table

BOX = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))

SEATS = 4
ROUNDS, TURNS = 3, 4  # turns of each player in a round
ORANGE, GREEN, PURPLE, CLEAR = range(4)
COLOURS, GEMS = 3, 4  # colours of actions; colours of gems and dice
COLOUR_NAMES = ("orange", "green", "purple", "clear")
LETTERS = "OGPC"
ANY = 4  # a gem of any colour, in the cost of a tent

# what bonuses, trainers and spaces of the main board do
EFFECTS = (
    "energy",
    "coins",
    "points",
    "gem-die",
    "gem-clear",
    "gem-any",
    "gems-two",
    "poster",
    "two-posters",
    "marker",
    "marker-back",
    "colour",
    "die-value",
    "copy",
    "small-tile",
    "recolour",
    "survey",
    "double",
    "tent-passed",
    "extra-poster",
    "lack-tile",
)
(ENERGY, COINS, POINTS, GEM_DIE, GEM_CLEAR, GEM_ANY, GEMS_TWO, POSTER_GAIN, TWO_POSTERS, MARKER) = range(10)
(MARKER_BACK, NEW_COLOUR, NEW_VALUE, COPY, SMALL_TILE, RECOLOUR, SURVEY, DOUBLE, TENT_PASSED) = range(10, 19)
EXTRA_POSTER, LACK_TILE = range(19, 21)
NO_EFFECT = -1

# what master cards score
SCORES = (
    "row",
    "column",
    "area",
    "cell",
    "bonus",
    "small",
    "large",
    "orange",
    "green",
    "purple",
    "pair",
    "trio",
    "tent",
    "shown",
    "hand",
    "marker",
    "trainer",
    "gem",
    "clear",
    "gem-set",
    "coin",
    "hat",
    "die-colour",
    "die-low",
)
(PER_ROW, PER_COLUMN, PER_AREA, PER_CELL, PER_BONUS, PER_SMALL, PER_LARGE, PER_ORANGE, PER_GREEN) = range(9)
(PER_PURPLE, PER_PAIR, PER_TRIO, PER_TENT, PER_SHOWN, PER_HAND, PER_MARKER, PER_TRAINER, PER_GEM) = range(9, 18)
(PER_CLEAR, PER_GEM_SET, PER_COIN, PER_HAT, PER_DIE_COLOUR, PER_DIE_LOW) = range(18, 24)


def _effects(pairs: list[Any]) -> tuple[Any, Any]:
    """What and how much, as two tables."""
    return table([EFFECTS.index(what) for what, _ in pairs]), table([much for _, much in pairs])


def _count(letters: str, alphabet: str) -> list[int]:
    return [letters.count(letter) for letter in alphabet]


# limits
GEM_SLOTS: int = BOX["limits"]["gem_slots"]
MARKERS: int = BOX["limits"]["markers"]
GEM_ENERGY: int = BOX["limits"]["gem_energy"]
MOST_SHOWN: int = BOX["limits"]["posters_shown"]
COINS_PER_POINT: int = BOX["limits"]["coins_per_point"]
AREA_POINTS: int = BOX["limits"]["area_points"]
MISSING_COIN = table(BOX["limits"]["missing_coin"])
SOLO_RANKS: list[int] = BOX["limits"]["solo_ranks"]
SOLO_GOAL = SOLO_RANKS[0]

# dice, by number of players
DICE_ALL = table(BOX["dice"]["all"])
DICE_USED = table([[0] * GEMS] + [BOX["dice"]["players"][str(n)] for n in range(1, SEATS + 1)])
LOW_DIE: int = BOX["dice"]["low"]

# the display
SETS = max(BOX["display"]["sets"].values())
SETS_USED = table([0] + [BOX["display"]["sets"][str(n)] for n in range(1, SEATS + 1)])
TRAINER_DRAFT = table([0] + [BOX["display"]["draft"][str(n)] for n in range(1, SEATS + 1)])
DISPLAY: int = BOX["display"]["posters"]

# master cards
_MASTERS = BOX["masters"]
MASTERS = len(_MASTERS)
MASTER_IDS = tuple(m["id"] for m in _MASTERS)
ALL_MASTERS = (1 << MASTERS) - 1
BONUS_DOES, BONUS_MUCH = _effects([m["bonus"] for m in _MASTERS])
SCORE_WHAT = table([SCORES.index(m["score"][0]) for m in _MASTERS])
SCORE_POINTS = table([m["score"][1] for m in _MASTERS])
SCORE_PER = table([m["score"][2] for m in _MASTERS])
STARTERS = table([sum(1 << i for i, m in enumerate(_MASTERS) if m.get("set") == n) for n in range(1, SEATS + 1)])
ALL_STARTERS = sum(1 << i for i, m in enumerate(_MASTERS) if "set" in m)
SLOTS = 5  # four cards, and a fifth at the end of a round
HAND = 6  # most cards somebody chooses from in the draft
DEALT, DEALT_SOLO, KEPT = 5, HAND, 4

# posters and tents
_POSTERS = BOX["posters"]
POSTERS = len(_POSTERS)
POSTER_IDS = tuple(p["id"] for p in _POSTERS)
ALL_POSTERS = (1 << POSTERS) - 1
FOUR_START = sum(1 << i for i, p in enumerate(_POSTERS) if p.get("start") == 4)
SIX_START = sum(1 << i for i, p in enumerate(_POSTERS) if "start" in p)
TILE_CODES = ("Os", "Gs", "Ps", "OL", "GL", "PL")
POSTER_TILES = table([[p["tiles"].count(code) for code in TILE_CODES] for p in _POSTERS])
POSTER_GEMS = table([_count(p["gems"], LETTERS + "*") for p in _POSTERS])
POSTER_POINTS = table([p["points"] for p in _POSTERS])
POSTER_COINS = table([p["coins"] for p in _POSTERS])
_TENTS = BOX["tents"]
TENTS = len(_TENTS) - 1  # besides the printed one
TENT_IDS = tuple(t["id"] for t in _TENTS)
TENT_POINTS = table([t["points"] for t in _TENTS])
TENT_COINS = table([t["coins"] for t in _TENTS])
TENT_GEMS = table([_count(t["gems"], LETTERS + "*") for t in _TENTS])
PLACES = 5  # tent spaces, each with a poster place above it

# trainer tiles, then the spaces of the main board
TRAINERS, SPACES = len(BOX["trainer"]), len(BOX["space"])
TRAINER_IDS = tuple(t["id"] for t in BOX["trainer"])
SPACE_IDS = tuple(t["id"] for t in BOX["space"])
ALL_TRAINERS = (1 << TRAINERS) - 1
ABILITIES = TRAINERS + SPACES
ALL_SPACES = ((1 << SPACES) - 1) << TRAINERS
ABILITY_DOES, ABILITY_MUCH = _effects([t["does"] for t in [*BOX["trainer"], *BOX["space"]]])
SURVEYOR, SURVEY_ENERGY = next((i, t["does"][1]) for i, t in enumerate(BOX["trainer"]) if t["does"][0] == "survey")

# travel rings: 0 nothing, 1 + colour of a gem, 5 + number of a poster symbol
RINGS, RING = 3, len(BOX["rings"]["orange"])
POSTER_SYMBOL = GEMS + 1
STEPS = 60  # more than any energy


def _symbols(ring: str) -> list[int]:
    gem = {letter: 1 + i for i, letter in enumerate(LETTERS)}
    return [POSTER_SYMBOL + ring[:i].count("T") if c == "T" else gem.get(c, 0) for i, c in enumerate(ring)]


SYMBOL = table([_symbols(BOX["rings"][name]) for name in COLOUR_NAMES[:RINGS]])

# performance track: four start spaces, then spaces with a least energy
START_SPACES: int = BOX["performance"]["starts"]
SPACE_ENERGY = table(BOX["performance"]["energy"])
SPACE_POSTERS = table(BOX["performance"]["posters"])
TRACK = START_SPACES + len(BOX["performance"]["energy"])
MOST_ENERGY = 80
SPACES_UP_TO = table(
    [sum(1 << i for i, e in enumerate(BOX["performance"]["energy"]) if e <= n) for n in range(MOST_ENERGY)]
)

# build levels
LEVELS = tuple(int(level) for level in BOX["build"])
LEVEL_SMALL = table([boxes.count("s") for boxes in BOX["build"].values()])
LEVEL_LARGE = table([boxes.count("L") for boxes in BOX["build"].values()])
LEVELS_UP_TO = table([sum(1 << i for i, e in enumerate(LEVELS) if e <= n) for n in range(MOST_ENERGY)])

# the camp: bit 0 is the top left cell, reading order
WIDTH, HEIGHT = 10, 6
CELLS = WIDTH * HEIGHT
FULL = (1 << CELLS) - 1
ROWS = table([((1 << WIDTH) - 1) << (WIDTH * r) for r in range(HEIGHT)])
COLUMNS = table([sum(1 << (WIDTH * r + c) for r in range(HEIGHT)) for c in range(WIDTH)])
FIRST_COLUMN, LAST_COLUMN = COLUMNS[0], COLUMNS[WIDTH - 1]

# camp tiles: small in three colours, then large; a placement is (8 * tile + turn) * CELLS + cell
TILES = len(BOX["tile"])
TILE_NAMES = tuple(t["name"] for t in BOX["tile"])
SUPPLY_84 = table([t["supply"]["84"] for t in BOX["tile"]])
SUPPLY_72 = table([t["supply"]["72"] for t in BOX["tile"]])


def turns(shape: list[str]) -> list[list[tuple[int, int]]]:
    """The different ways a tile can lie: its cells as (row, column) in reading order, four turns, then flipped."""
    cells = [(r, c) for r, row in enumerate(shape) for c, mark in enumerate(row) if mark == "X"]
    ways: list[list[tuple[int, int]]] = []
    for flipped in (False, True):
        now = [(r, -c) for r, c in cells] if flipped else cells
        for _ in range(4):
            top, left = min(r for r, _ in now), min(c for _, c in now)
            way = sorted((r - top, c - left) for r, c in now)
            if way not in ways:
                ways.append(way)
            now = [(c, -r) for r, c in now]
    return ways


WAYS = [turns(t["shape"]) for t in BOX["tile"]]


def _anchored(way: list[tuple[int, int]]) -> list[int]:
    """Distances of the cells from the first one in reading order, padded by repeats."""
    distances = [WIDTH * (r - way[0][0]) + c - way[0][1] for r, c in way]
    return distances + distances[:1] * (6 - len(distances))


def _anchors(way: list[tuple[int, int]]) -> int:
    """Cells where the first cell of the tile may lie so that it stays inside the camp."""
    high, wide = max(r for r, _ in way), max(c for _, c in way)
    return sum(1 << (WIDTH * r + c + way[0][1]) for r in range(HEIGHT - high) for c in range(WIDTH - wide))


def _per_turn(what: Any, nothing: Any) -> list[Any]:
    return [[what(way) for way in ways] + [nothing] * (8 - len(ways)) for ways in WAYS]


TURNS_OF = table([len(ways) for ways in WAYS])
OFFSET = table(_per_turn(_anchored, [0] * 6))
ANCHORS = table(_per_turn(_anchors, 0))
SHAPE = table(_per_turn(lambda way: sum(1 << d for d in set(_anchored(way))), 0))

# player boards: 2 * number + side
BOARD_IDS = tuple(f"{b['id']}-{side}" for b in BOX["board"] for side in "AB")
AREAS = 7
_BONUS_CODES = {"--": NO_EFFECT, "c": COINS, "p": POINTS, "tr": MARKER, "po": POSTER_GAIN, "cg": GEM_CLEAR}


def _bonus(code: str) -> tuple[int, int]:
    """A printed bonus: c2 is two coins, tr one trainer marker."""
    much = int(code[1]) if code[1].isdigit() else 1
    return _BONUS_CODES[code.rstrip("0123456789")], much


def _sides(a_side: Any, b_side: Any) -> list[Any]:
    return [side(b) for b in BOX["board"] for side in (a_side, b_side)]


def _areas(board: Any) -> list[int]:
    cells = "".join(board["areas"])
    return [sum(1 << i for i, a in enumerate(cells) if a == letter) for letter in "ABCDEFG"]


def _turned(area: int) -> int:
    return sum(1 << (CELLS - 1 - i) for i in range(CELLS) if area >> i & 1)


def _cells(board: Any) -> list[tuple[int, int]]:
    return [_bonus(code) for row in board["bonuses"] for code in row.split()]


def _tents(board: Any) -> list[tuple[int, int]]:
    return [(NO_EFFECT, 0), *(_bonus(code) for code in board["tents"])]


AREA = table(_sides(_areas, lambda b: [_turned(a) for a in _areas(b)]))
_CELL_BONUS = _sides(_cells, lambda b: _cells(b)[::-1])
CELL_DOES = table([[does for does, _ in cells] for cells in _CELL_BONUS])
CELL_MUCH = table([[much for _, much in cells] for cells in _CELL_BONUS])
BONUS_CELLS = table([sum(1 << i for i, (does, _) in enumerate(cells) if does >= 0) for cells in _CELL_BONUS])
_TENT_BONUS = _sides(_tents, lambda b: [_tents(b)[0], *_tents(b)[:0:-1]])
TENT_DOES = table([[does for does, _ in places] for places in _TENT_BONUS])
TENT_MUCH = table([[much for _, much in places] for places in _TENT_BONUS])
_GOODS = [b[side] for b in BOX["board"] for side in "AB"]
START_COINS = table([g["coins"] for g in _GOODS])
START_GEMS = table([_count(g["gems"], LETTERS) for g in _GOODS])
START_MARKERS = table([g["markers"] for g in _GOODS])
START_POINTS = table([g.get("points", 0) for g in _GOODS])
START_EXTRA_POSTERS = table([g.get("posters", 0) for g in _GOODS])
