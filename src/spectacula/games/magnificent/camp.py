"""Build: tiles in the camp, one word of 60 bits per player."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices
from spectacula.games.magnificent.box import (
    ANCHORS,
    AREA,
    AREAS,
    BONUS_CELLS,
    CELL_DOES,
    CELL_MUCH,
    CELLS,
    CLEAR,
    COINS,
    COLOURS,
    COLUMNS,
    FIRST_COLUMN,
    FULL,
    GEM_CLEAR,
    HEIGHT,
    LAST_COLUMN,
    LEVEL_LARGE,
    LEVEL_SMALL,
    MARKER,
    OFFSET,
    POINTS,
    ROWS,
    SHAPE,
    TILES,
    TURNS_OF,
    WIDTH,
)
from spectacula.games.magnificent.goods import gain_coins, gain_gems, gain_marker, gain_points
from spectacula.games.magnificent.moves import CELL, TURN
from spectacula.games.magnificent.names import cell_name, colour_name, the_tile, tile_name
from spectacula.games.magnificent.state import (
    ASK_CELL,
    ASK_DOUBLE,
    ASK_ROTATE,
    BUILDING,
    E_BUILD,
    E_TILE,
    NOTHING,
    State,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def start_build(s: State, p: int, level: int) -> None:
    """Choose a level: so many small and large tiles in the colour of the action."""
    s.stage = BUILDING
    s.small = LEVEL_SMALL[level]
    s.large = LEVEL_LARGE[level]
    tell(s, E_BUILD, p, level, s.energy)


@rule
def beside(camp: int) -> int:
    """Free cells that share a side with a covered one."""
    down = (camp << WIDTH) & FULL
    up = camp >> WIDTH
    right = (camp & ~LAST_COLUMN) << 1
    left = (camp & ~FIRST_COLUMN) >> 1
    return (down | up | right | left) & FULL & ~camp


@rule
def spots(camp: int, jump: int, tile: int, turn: int) -> int:
    """Cells where the first cell of a tile may lie: all its cells free, one of them beside an own tile."""
    free = FULL & ~camp
    fits = ANCHORS[tile, turn]
    for k in range(6):
        fits &= free >> OFFSET[tile, turn, k]
    if fits == 0 or camp == 0 or jump != 0:
        return fits
    edge = beside(camp)
    touches = 0
    for k in range(6):
        touches |= edge >> OFFSET[tile, turn, k]
    return fits & touches


@rule
def tile_turns(camp: int, jump: int, tile: int) -> int:
    """Ways to turn a tile in which it fits somewhere."""
    ways = 0
    for turn in range(TURNS_OF[tile]):
        if spots(camp, jump, tile, turn) != 0:
            ways |= 1 << turn
    return ways


@rule
def tile_fits(s: State, p: int, tile: int) -> int:
    """Whether a tile is left in the supply and fits into the camp."""
    if s.supply[tile] == 0:
        return 0
    for turn in range(TURNS_OF[tile]):
        if spots(s.camp[p], s.jump, tile, turn) != 0:
            return 1
    return 0


@rule
def tiles_to_build(s: State, p: int) -> int:
    """Tiles that can be built next as a mask: of the action's colour, one of another where that is allowed."""
    tiles = 0
    for tile in range(TILES):
        left = s.small if tile < COLOURS else s.large
        if left > 0 and (tile % COLOURS == s.colour or s.recolour != 0):
            if tile_fits(s, p, tile) != 0:
                tiles |= 1 << tile
    return tiles


@rule
def other_colour_fits(s: State, p: int) -> int:
    """Whether a tile of this action could be built in another colour."""
    for tile in range(TILES):
        left = s.small if tile < COLOURS else s.large
        if left > 0 and tile % COLOURS != s.colour and tile_fits(s, p, tile) != 0:
            return 1
    return 0


@rule
def take_tile(s: State, tile: int) -> None:
    """Take a tile of the level in hand."""
    s.laying = tile
    s.turned = NOTHING
    s.detail = ASK_ROTATE
    if tile < COLOURS:
        s.small -= 1
    else:
        s.large -= 1
    if tile % COLOURS != s.colour:
        s.recolour = 0


def why_not_build(s: State, tile: int) -> Say:
    """A tile that is not in the level, has another colour, is gone or does not fit."""
    name = {"name": tile_name(tile)}
    if (s.small if tile < COLOURS else s.large) == 0:
        return Say("why-not-in-level", name)
    if tile % COLOURS != s.colour and not s.recolour:
        return Say("why-tile-colour", {"colour": colour_name(s.colour)})
    return Say("why-no-supply", name) if s.supply[tile] == 0 else Say("why-no-fit", {"name": the_tile(tile)})


# --- the tile in hand


def say_tile_in_hand(s: State, seat: int) -> Say:
    turning = s.asked == ASK_ROTATE
    return Say("prompt-rotate" if turning else "prompt-cell", {"tile": the_tile(s.laying)})


@rule
def ask_rotation(s: State) -> None:
    """How the tile in hand is turned."""
    ask(s, ASK_ROTATE, tile_turns(s.camp[s.seat], s.jump, s.laying), 0)


@rule
def rotation_moves(s: State, seat: int, ids: Cells) -> int:
    """Ways to turn the tile in hand."""
    return list_choices(s, ids, TURN)


@rule
def turn_tile(s: State, seat: int, move: int) -> None:
    """Turn or flip the tile in hand."""
    s.turned = move - TURN
    s.detail = ASK_CELL


def why_not_turn(s: State, seat: int, move: Move) -> Say | None:
    """It looks like an earlier position, or fits nowhere."""
    same = move.values[0] > TURNS_OF[s.laying]
    return Say("why-same-turn" if same else "why-no-fit", {"name": the_tile(s.laying)})


question(
    ASK_ROTATE,
    "rotate",
    ask=ask_rotation,
    legal=rotation_moves,
    play=turn_tile,
    moves=(TURN,),
    prompt=say_tile_in_hand,
    why_not=why_not_turn,
)


@rule
def ask_cell(s: State) -> None:
    """Where the tile in hand goes."""
    ask(s, ASK_CELL, spots(s.camp[s.seat], s.jump, s.laying, s.turned), 0)


@rule
def cell_moves(s: State, seat: int, ids: Cells) -> int:
    """Cells to choose from."""
    return list_choices(s, ids, CELL)


@rule
def place_tile(s: State, seat: int, move: int) -> None:
    """Lay the tile down and take the bonuses under it at once."""
    cell = move - CELL
    cells = SHAPE[s.laying, s.turned] << cell
    s.supply[s.laying] -= 1
    s.tile[seat, tiles_built(s, seat)] = (8 * s.laying + s.turned) * CELLS + cell
    s.built[seat, s.laying] += 1
    s.camp[seat] |= cells
    tell(s, E_TILE, seat, s.laying, cell)
    s.laying = NOTHING
    s.detail = NOTHING
    covered = cells & BONUS_CELLS[s.board[seat]]
    s.fresh |= covered
    while covered != 0:
        s.brought += camp_bonus(s, seat, lowest(covered))
        covered &= covered - 1


def why_not_cell(s: State, seat: int, move: Move) -> Say | None:
    """The tile would leave the camp, lie on another one or touch none."""
    (cell,) = move.values
    if not ANCHORS[s.laying, s.turned] >> cell & 1:
        return Say("why-outside", {"cell": cell_name(cell)})
    covered = (SHAPE[s.laying, s.turned] << cell) & s.camp[seat]
    return Say("why-covered" if covered else "why-not-beside", {"cell": cell_name(cell)})


question(
    ASK_CELL,
    "cell",
    ask=ask_cell,
    legal=cell_moves,
    play=place_tile,
    moves=(CELL,),
    prompt=say_tile_in_hand,
    why_not=why_not_cell,
)


# --- bonuses


@rule
def camp_bonus(s: State, p: int, cell: int) -> int:
    """The bonus printed on a cell; says how many markers it brought."""
    does = CELL_DOES[s.board[p], cell]
    return printed_bonus(s, p, does, CELL_MUCH[s.board[p], cell])


@rule
def printed_bonus(s: State, p: int, does: int, much: int) -> int:
    """A bonus of the camp or the tent row; says how many markers it brought."""
    if does == COINS:
        gain_coins(s, p, much)
    elif does == POINTS:
        gain_points(s, p, much)
    elif does == GEM_CLEAR:
        gain_gems(s, p, CLEAR, much)
    elif does == MARKER:
        return gain_marker(s, p)
    else:
        s.posters_due += much
    return 0


@rule
def tiles_built(s: State, p: int) -> int:
    """Tiles in a camp."""
    n = 0
    for tile in range(TILES):
        n += s.built[p, tile]
    return n


@rule
def double_cells(s: State, p: int, ready: int) -> int:
    """Bonus cells that can be doubled: not the one that has just brought the only marker that is ready."""
    trainers = 0
    rest = s.fresh
    while rest != 0:
        if CELL_DOES[s.board[p], lowest(rest)] == MARKER:
            trainers |= rest & -rest
        rest &= rest - 1
    if s.brought == 1 and ready == 1 and count(trainers) == 1:
        return s.fresh & ~trainers
    return s.fresh


@rule
def ask_double(s: State) -> None:
    """Which bonus is received once more; the marker on the trainer has just been ready."""
    ask(s, ASK_DOUBLE, double_cells(s, s.seat, s.markers[s.seat] + 1), 0)


@rule
def double_bonus(s: State, seat: int, move: int) -> None:
    """The bonus of a covered cell once more."""
    s.detail = NOTHING
    camp_bonus(s, seat, move - CELL)


def why_not_double(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-cannot-double", {"cell": cell_name(*move.values)})


question(
    ASK_DOUBLE, "double", ask=ask_double, legal=cell_moves, play=double_bonus, moves=(CELL,), why_not=why_not_double
)


# --- what is full


@rule
def full_rows(camp: int) -> int:
    """Completed rows."""
    n = 0
    for i in range(HEIGHT):
        if camp & ROWS[i] == ROWS[i]:
            n += 1
    return n


@rule
def full_columns(camp: int) -> int:
    """Completed columns."""
    n = 0
    for i in range(WIDTH):
        if camp & COLUMNS[i] == COLUMNS[i]:
            n += 1
    return n


@rule
def full_areas(camp: int, board: int) -> int:
    """Completed areas."""
    n = 0
    for a in range(AREAS):
        if AREA[board, a] & ~camp == 0:
            n += 1
    return n


@rule
def full_areas_with(camp: int, board: int, fillers: int) -> int:
    """Completed areas; fillers each cover one more cell, the emptiest areas last."""
    n = 0
    for missing in range(CELLS):
        for a in range(AREAS):
            if count(AREA[board, a] & ~camp) == missing and missing <= fillers:
                fillers -= missing
                n += 1
        if missing >= fillers:
            return n
    return n
