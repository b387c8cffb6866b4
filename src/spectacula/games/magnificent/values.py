"""What things are worth to a good beginner, in tenths of a point."""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    AREAS,
    BONUS_CELLS,
    BONUS_DOES,
    BONUS_MUCH,
    CELL_DOES,
    CELL_MUCH,
    CLEAR,
    COINS,
    COLOURS,
    COPY,
    ENERGY,
    FIRST_COLUMN,
    FULL,
    GEM_ANY,
    GEM_CLEAR,
    GEM_DIE,
    GEM_SLOTS,
    GEMS,
    GEMS_TWO,
    KEPT,
    LAST_COLUMN,
    MARKER,
    MARKER_BACK,
    PER_AREA,
    PER_BONUS,
    PER_CELL,
    PER_COLUMN,
    PER_LARGE,
    PER_ORANGE,
    PER_PAIR,
    PER_ROW,
    PER_SMALL,
    PER_TENT,
    PER_TRIO,
    PLACES,
    POINTS,
    POSTER_COINS,
    POSTER_GAIN,
    POSTER_GEMS,
    POSTER_POINTS,
    POSTER_TILES,
    ROUNDS,
    ROWS,
    SCORE_POINTS,
    SCORE_WHAT,
    SLOTS,
    TENT_COINS,
    TENT_GEMS,
    TENT_POINTS,
    TILES,
    TURNS,
    TWO_POSTERS,
    WIDTH,
)
from spectacula.games.magnificent.camp import full_areas, full_columns, full_rows
from spectacula.games.magnificent.posters import free_places
from spectacula.games.magnificent.scoring import card_points
from spectacula.games.magnificent.state import State
from spectacula.games.magnificent.travel import tents_owned
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count

COIN_SHORT, COIN_SPARE = 9, 3
COINS_WANTED = 7
GEM_WORTH, CLEAR_WORTH = 12, 17
MARKER_WORTH = 18
POSTER_WORTH = 28
CELL_WORTH = 7
ENERGY_WORTH = 7
SMALL_SHORT, LARGE_SHORT, GEM_SHORT = 20, 28, 10

# notes: what was found out while weighing the moves of a decision
UNKNOWN = -(1 << 40)
AREAS_DONE, ROW_SHARE, COLUMN_SHARE, BONUS_SHARE = 0, 1, 2, 3
CAMP_NOTES = 4


@rule
def turns_left(s: State) -> int:
    """Turns a player still has, this one included."""
    return ROUNDS * TURNS - s.round * TURNS - s.turn // s.players


@rule
def coin_worth(s: State, p: int) -> int:
    """A coin that will be missing at payment, or one to spare."""
    return COIN_SHORT + 4 * s.round if s.coins[p] < COINS_WANTED else COIN_SPARE


@rule
def gem_worth(s: State, p: int, gem: int) -> int:
    """A gem with a free slot, else the coin it becomes."""
    if s.gems[p, gem] >= GEM_SLOTS:
        return COIN_SPARE
    return CLEAR_WORTH if gem == CLEAR else GEM_WORTH


@rule
def effect_worth(s: State, p: int, does: int, much: int) -> int:
    """What a bonus or a trainer gives."""
    if does == COINS:
        return much * coin_worth(s, p)
    if does == POINTS:
        return 10 * much
    if does == ENERGY:
        return ENERGY_WORTH * much
    if does == GEM_CLEAR:
        return gem_worth(s, p, CLEAR)
    if does == GEM_DIE or does == GEM_ANY:
        return GEM_WORTH
    if does == GEMS_TWO:
        return 2 * GEM_WORTH
    if does == POSTER_GAIN or does == TWO_POSTERS:
        return POSTER_WORTH if free_places(s, p) != 0 and turns_left(s) > 2 else 4
    if does == MARKER or does == MARKER_BACK:
        return MARKER_WORTH
    return 16 if does == COPY else 14


@rule
def card_bonus_worth(s: State, p: int, card: int) -> int:
    """The top bonus of a master card."""
    return effect_worth(s, p, BONUS_DOES[card], BONUS_MUCH[card])


@rule
def tiles_missing(s: State, p: int, poster: int) -> int:
    """What building the missing tiles of a poster costs."""
    cost = 0
    for tile in range(TILES):
        short = max(0, POSTER_TILES[poster, tile] - s.built[p, tile])
        cost += short * (SMALL_SHORT if tile < COLOURS else LARGE_SHORT)
    return cost


@rule
def poster_worth(s: State, p: int, poster: int) -> int:
    """Points and coins of a poster, less what is missing for it and less towards the end."""
    worth = 10 * POSTER_POINTS[poster] + POSTER_COINS[poster] * coin_worth(s, p) - tiles_missing(s, p, poster)
    for gem in range(GEMS):
        worth -= GEM_WORTH * POSTER_GEMS[poster, gem]
        worth -= GEM_SHORT * max(0, POSTER_GEMS[poster, gem] - s.gems[p, gem])
    if turns_left(s) <= 3 and tiles_missing(s, p, poster) > 0:
        worth //= 4
    return max(0, worth)


@rule
def tent_worth(s: State, p: int, tent: int) -> int:
    """Another place for shows, its rewards, its costs, and cards that count tents."""
    worth = 42 - 9 * tents_owned(s, p) + 12 * TENT_POINTS[tent] + TENT_COINS[tent] * coin_worth(s, p)
    for gem in range(GEMS + 1):
        worth -= GEM_WORTH * TENT_GEMS[tent, gem]
    return max(2, worth * min(turns_left(s), 6) // 6) + card_share(s, p, PER_TENT)


@rule
def card_share(s: State, p: int, what: int) -> int:
    """What one more of a thing brings by the own cards, most of which count half."""
    share = 0
    for slot in range(SLOTS):
        if s.card[p, slot] >= 0 and SCORE_WHAT[s.card[p, slot]] == what:
            share += 6 * SCORE_POINTS[s.card[p, slot]]
    return share


@rule
def tile_worth(s: State, p: int, tile: int) -> int:
    """A tile in the camp: its cells, posters that ask for it, cards that count it."""
    small = tile < COLOURS
    worth = CELL_WORTH * (4 if small else 6) + card_share(s, p, PER_SMALL if small else PER_LARGE)
    worth += card_share(s, p, PER_ORANGE + tile % COLOURS)
    worth += (card_share(s, p, PER_PAIR) + card_share(s, p, PER_TRIO)) // 2
    for place in range(PLACES):
        poster = s.poster[p, place]
        if poster >= 0 and POSTER_TILES[poster, tile] > s.built[p, tile]:
            worth += SMALL_SHORT if small else LARGE_SHORT
    return worth


# --- where a tile lies well


@rule
def spread(cells: int) -> int:
    """Cells that share a side with one of these."""
    sides = ((cells << WIDTH) & FULL) | (cells >> WIDTH)
    return sides | ((cells & ~LAST_COLUMN) << 1) | ((cells & ~FIRST_COLUMN) >> 1)


@rule
def contacts(camp: int, cells: int) -> int:
    """Sides of a placement that touch tiles or the edge of the camp."""
    edge = count(cells & FIRST_COLUMN) + count(cells & LAST_COLUMN) + count(cells & ROWS[0]) + count(cells & ROWS[5])
    up = count((cells >> WIDTH) & camp) + count(((cells << WIDTH) & FULL) & camp)
    return edge + up + count(((cells & ~LAST_COLUMN) << 1) & camp) + count(((cells & ~FIRST_COLUMN) >> 1) & camp)


@rule
def note_camp(s: State, p: int, notes: Cells) -> None:
    """Note what every place for a tile is judged by."""
    notes[AREAS_DONE] = full_areas(s.camp[p], s.board[p])
    notes[ROW_SHARE] = card_share(s, p, PER_ROW)
    notes[COLUMN_SHARE] = card_share(s, p, PER_COLUMN)
    notes[BONUS_SHARE] = card_share(s, p, PER_BONUS) // 2


@rule
def placement_worth(s: State, p: int, cells: int, notes: Cells) -> int:
    """Bonuses covered, what it completes, how snugly it lies, and no single cell cut off."""
    if notes[AREAS_DONE] == UNKNOWN:
        note_camp(s, p, notes)
    after = s.camp[p] | cells
    free = FULL & ~after
    worth = 3 * contacts(s.camp[p], cells) - 12 * count(free & ~spread(free))
    worth += 30 * (full_areas(after, s.board[p]) - notes[AREAS_DONE])
    if notes[ROW_SHARE] > 0:
        worth += notes[ROW_SHARE] * (full_rows(after) - full_rows(s.camp[p]))
    if notes[COLUMN_SHARE] > 0:
        worth += notes[COLUMN_SHARE] * (full_columns(after) - full_columns(s.camp[p]))
    return worth + covered_worth(s, p, cells, notes)


@rule
def covered_worth(s: State, p: int, cells: int, notes: Cells) -> int:
    """Bonuses printed on these cells."""
    worth = 0
    cells &= BONUS_CELLS[s.board[p]]
    while cells != 0:
        cell = count((cells & -cells) - 1)
        effect = effect_worth(s, p, CELL_DOES[s.board[p], cell], CELL_MUCH[s.board[p], cell])
        worth += effect + notes[BONUS_SHARE]
        cells &= cells - 1
    return worth


# --- cards


@rule
def card_worth(s: State, p: int, card: int) -> int:
    """A card to own: its points now, what it may still grow to, and its bonus in the turns left."""
    worth = 10 * card_points(s, p, card) + growth(SCORE_WHAT[card]) * min(turns_left(s), 8)
    return worth + card_bonus_worth(s, p, card) * min(s.round + 3, ROUNDS) // ROUNDS


@rule
def growth(what: int) -> int:
    """How much a kind of card usually grows in a turn."""
    if what == PER_ROW or what == PER_AREA:
        return 11
    if what <= PER_CELL:
        return 10
    return 9 if what <= PER_TRIO else 6


@rule
def cards_value(s: State, p: int) -> int:
    """Expected points of the own cards: the best ones scored, the rest at half."""
    total = 0
    best = 0
    for slot in range(KEPT):
        if s.card[p, slot] >= 0:
            points = 10 * card_points(s, p, s.card[p, slot]) + growth(SCORE_WHAT[s.card[p, slot]]) * turns_left(s)
            total += points
            best = max(best, points)
    return (total + best * (ROUNDS - s.round)) // 2


@rule
def posters_value(s: State, p: int) -> int:
    """Expected points of the posters that wait."""
    total = 0
    for place in range(PLACES):
        if s.poster[p, place] >= 0:
            worth = poster_worth(s, p, s.poster[p, place])
            total += worth if s.tent[p, place] >= 0 else worth // 2
    return total * min(turns_left(s), 4) // 4


@rule
def areas_value(s: State, p: int) -> int:
    """Expected areas: full ones, and cells that grow into full ones."""
    done = full_areas(s.camp[p], s.board[p])
    return 40 * done + min(AREAS - done, 4) * count(s.camp[p]) * 4 // 10
