"""Build: tiles in the camp, one word of 60 bits per player."""

from __future__ import annotations

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
from spectacula.games.magnificent.state import ASK_CELL, ASK_ROTATE, BUILDING, E_BUILD, E_TILE, NOTHING, State
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import count, lowest, tell


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


@rule
def turn_tile(s: State, turn: int) -> None:
    """Turn or flip the tile in hand."""
    s.turned = turn
    s.detail = ASK_CELL


@rule
def place_tile(s: State, p: int, cell: int) -> None:
    """Lay the tile down and take the bonuses under it at once."""
    cells = SHAPE[s.laying, s.turned] << cell
    s.supply[s.laying] -= 1
    s.tile[p, tiles_built(s, p)] = (8 * s.laying + s.turned) * CELLS + cell
    s.built[p, s.laying] += 1
    s.camp[p] |= cells
    tell(s, E_TILE, p, s.laying, cell)
    s.laying = NOTHING
    s.detail = NOTHING
    covered = cells & BONUS_CELLS[s.board[p]]
    s.fresh |= covered
    while covered != 0:
        s.brought += camp_bonus(s, p, lowest(covered))
        covered &= covered - 1


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
