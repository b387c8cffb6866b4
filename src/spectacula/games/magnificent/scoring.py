"""What master cards are worth, and the points at the end of the game."""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    AREA_POINTS,
    BONUS_CELLS,
    CLEAR,
    COINS_PER_POINT,
    COLOURS,
    KEPT,
    LOW_DIE,
    PER_AREA,
    PER_BONUS,
    PER_CELL,
    PER_CLEAR,
    PER_COIN,
    PER_COLUMN,
    PER_DIE_COLOUR,
    PER_GEM,
    PER_GEM_SET,
    PER_HAND,
    PER_HAT,
    PER_LARGE,
    PER_MARKER,
    PER_ORANGE,
    PER_PAIR,
    PER_PURPLE,
    PER_ROW,
    PER_SHOWN,
    PER_SMALL,
    PER_TENT,
    PER_TRAINER,
    PER_TRIO,
    SCORE_PER,
    SCORE_POINTS,
    SCORE_WHAT,
    SLOTS,
    SOLO_GOAL,
    SPACE_POSTERS,
    START_SPACES,
)
from spectacula.games.magnificent.camp import full_areas, full_areas_with, full_columns, full_rows
from spectacula.games.magnificent.goods import add_points, all_gems, markers_owned, trainer_tiles
from spectacula.games.magnificent.posters import posters_of
from spectacula.games.magnificent.state import (
    E_AREAS,
    E_CARD_LEFT,
    E_COIN_POINTS,
    E_LOST,
    E_WON,
    FROM_AREAS,
    FROM_CARDS_LEFT,
    FROM_COINS,
    State,
)
from spectacula.games.magnificent.travel import tents_owned
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import count, tell


@rule
def card_points(s: State, p: int, card: int) -> int:
    """What a master card is worth now: points for every so many of what it counts."""
    return SCORE_POINTS[card] * (counted(s, p, SCORE_WHAT[card]) // SCORE_PER[card])


@rule
def counted(s: State, p: int, what: int) -> int:
    """How many of the things a card counts a player has."""
    if what <= PER_BONUS:
        return cells_counted(s, p, what)
    if what <= PER_TRIO:
        return tiles_counted(s, p, what)
    if what <= PER_TRAINER:
        return pieces_counted(s, p, what)
    if what <= PER_GEM_SET:
        return gems_counted(s, p, what)
    if what == PER_COIN:
        return s.coins[p]
    if what == PER_HAT:
        return highest_hat(s, p)
    return dice_counted(s, p, what)


@rule
def cells_counted(s: State, p: int, what: int) -> int:
    """Completed rows, columns and areas, covered cells, covered bonus cells."""
    if what == PER_ROW:
        return full_rows(s.camp[p])
    if what == PER_COLUMN:
        return full_columns(s.camp[p])
    if what == PER_AREA:
        return full_areas(s.camp[p], s.board[p])
    if what == PER_CELL:
        return count(s.camp[p])
    return count(s.camp[p] & BONUS_CELLS[s.board[p]])


@rule
def tiles_counted(s: State, p: int, what: int) -> int:
    """Camp tiles by size or colour, pairs of a colour, trios of colours."""
    small = s.built[p, 0] + s.built[p, 1] + s.built[p, 2]
    if what == PER_SMALL:
        return small
    if what == PER_LARGE:
        return s.built[p, 3] + s.built[p, 4] + s.built[p, 5]
    if what <= PER_PURPLE:
        return s.built[p, what - PER_ORANGE] + s.built[p, COLOURS + what - PER_ORANGE]
    pairs = 0
    trios = 99
    for colour in range(COLOURS):
        pairs += min(s.built[p, colour], s.built[p, COLOURS + colour])
        trios = min(trios, s.built[p, colour] + s.built[p, COLOURS + colour])
    return pairs if what == PER_PAIR else trios


@rule
def pieces_counted(s: State, p: int, what: int) -> int:
    """Tents, posters performed or waiting, trainer markers and tiles."""
    if what == PER_TENT:
        return tents_owned(s, p)
    if what == PER_SHOWN:
        return count(s.shown[p])
    if what == PER_HAND:
        return count(posters_of(s, p))
    if what == PER_MARKER:
        return markers_owned(s, p)
    return count(trainer_tiles(s, p))


@rule
def gems_counted(s: State, p: int, what: int) -> int:
    """Gems, clear gems, sets of all four colours."""
    if what == PER_GEM:
        return all_gems(s, p)
    if what == PER_CLEAR:
        return s.gems[p, CLEAR]
    return min(s.gems[p, 0], s.gems[p, 1], s.gems[p, 2], s.gems[p, CLEAR])


@rule
def highest_hat(s: State, p: int) -> int:
    """Posters allowed by the space of the highest hat; a hat that was not moved counts nothing."""
    space = max(s.hat[p, 0], s.hat[p, 1])
    return SPACE_POSTERS[space - START_SPACES] if space >= START_SPACES else 0


@rule
def dice_counted(s: State, p: int, what: int) -> int:
    """Different die colours, or dice with a low value, on the own cards."""
    colours = 0
    low = 0
    for slot in range(KEPT):
        if s.die_value[p, slot] > 0:
            colours |= 1 << s.die_colour[p, slot]
            if s.die_value[p, slot] <= LOW_DIE:
                low += 1
    return count(colours) if what == PER_DIE_COLOUR else low


# --- the end of the game


@rule
def final_scoring(s: State) -> None:
    """Half of every card left, coins, and areas filled with left-over gems."""
    for p in range(s.players):
        for slot in range(SLOTS):
            if s.card[p, slot] >= 0:
                points = card_points(s, p, s.card[p, slot]) // 2
                add_points(s, p, points, FROM_CARDS_LEFT)
                tell(s, E_CARD_LEFT, p, s.card[p, slot], points)
        add_points(s, p, s.coins[p] // COINS_PER_POINT, FROM_COINS)
        tell(s, E_COIN_POINTS, p, s.coins[p], s.coins[p] // COINS_PER_POINT)
        areas = full_areas_with(s.camp[p], s.board[p], all_gems(s, p))
        add_points(s, p, AREA_POINTS * areas, FROM_AREAS)
        tell(s, E_AREAS, p, areas, AREA_POINTS * areas)


@rule
def best_players(s: State) -> int:
    """Most points, then most coins, then most posters performed; alone at least the solo goal."""
    if s.players == 1:
        return 1 if s.points[0] >= SOLO_GOAL else 0
    best = 0
    winners = 1
    for p in range(1, s.players):
        ahead = compare(s, p, best)
        if ahead > 0:
            best = p
            winners = 1 << p
        elif ahead == 0:
            winners |= 1 << p
    return winners


@rule
def compare(s: State, p: int, q: int) -> int:
    """Above zero if the first player is ahead of the second, zero if they share their place."""
    if s.points[p] != s.points[q]:
        return s.points[p] - s.points[q]
    if s.coins[p] != s.coins[q]:
        return s.coins[p] - s.coins[q]
    return count(s.shown[p]) - count(s.shown[q])


@rule
def tell_winners(s: State) -> None:
    """Who has won."""
    winners = best_players(s)
    if winners == 0:
        tell(s, E_LOST, 0, s.points[0], 0)
    for p in range(s.players):
        if (winners >> p) & 1 != 0:
            tell(s, E_WON, p, s.points[p], 0)
