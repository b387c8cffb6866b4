"""What a seat may know of a game of The Magnificent, built from an allow-list."""

from __future__ import annotations

from functools import cache

import msgspec

from spectacula.games.magnificent.box import (
    AREA,
    AREAS,
    BOARD_IDS,
    CELL_DOES,
    CELL_MUCH,
    CELLS,
    CLEAR,
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    GEMS,
    KEPT,
    MASTERS,
    PER_TRAINER,
    PLACES,
    POSTER_SYMBOL,
    RING,
    RINGS,
    ROUNDS,
    SCORE_PER,
    SCORE_POINTS,
    SCORE_WHAT,
    SETS,
    SLOTS,
    SOLO_RANKS,
    SPACE_ENERGY,
    SPACE_POSTERS,
    START_SPACES,
    SYMBOL,
    TENT_DOES,
    TENT_MUCH,
    TILE_NAMES,
    TILES,
    TRACK,
    TRAINERS,
    TURNS,
    TURNS_OF,
)
from spectacula.games.magnificent.camp import full_areas_with, full_columns, full_rows, spots, tiles_built
from spectacula.games.magnificent.energy import pips
from spectacula.games.magnificent.goods import all_gems
from spectacula.games.magnificent.opening import cards_in_hand
from spectacula.games.magnificent.perform import gems_missing, list_gems, show_coins, show_points
from spectacula.games.magnificent.pieces import (
    ALL_ABILITIES,
    ALL_CARDS,
    ALL_LEVELS,
    ALL_POSTERS,
    ALL_TENTS,
    GEM_NAMES,
    Ability,
    Bonus,
    Card,
    Die,
    Level,
    Poster,
    Tent,
    Tile,
    ability,
    card,
    effect,
    lacking,
    members,
    poster,
    repeated,
    tent,
    tile_at,
    tile_shape,
)
from spectacula.games.magnificent.round_end import coins_due, colour_sum, hats_above
from spectacula.games.magnificent.scoring import card_points, counted
from spectacula.games.magnificent.state import (
    DRAFT,
    OVER,
    PERFORMING,
    PHASES,
    PLAY_TURNS,
    SOURCES,
    STAGES,
    State,
)
from spectacula.games.magnificent.story import seen, tell

__all__ = ["Table", "seen", "tell", "view"]


class OwnCard(msgspec.Struct, frozen=True):
    """A card before its owner: the die on it, how many things it counts and what it would score now."""

    card: Card | None
    die: Die | None
    counted: int
    worth: int


class Place(msgspec.Struct, frozen=True):
    """A poster place and the tent space below it. `bonus` is what a tent there would bring, `points` and `coins` what a
    show would."""

    poster: Poster | None
    tent: Tent | None
    bonus: Bonus | None
    missing_tiles: tuple[str, ...]
    missing_gems: int
    ready: bool
    points: int = 0
    coins: int = 0


class Cell(msgspec.Struct, frozen=True):
    """A bonus cell of a camp."""

    cell: int
    bonus: Bonus
    covered: bool
    fresh: bool


class Area(msgspec.Struct, frozen=True):
    """A rectangle of a camp and how many of its cells are free."""

    cells: tuple[int, ...]
    free: int


class Camp(msgspec.Struct, frozen=True):
    """A camp: tiles in the order they were built, bonus cells, areas, completed rows and columns."""

    tiles: tuple[Tile, ...]
    bonuses: tuple[Cell, ...]
    areas: tuple[Area, ...]
    covered: int
    rows: int
    columns: int
    built: dict[str, int]


class Payment(msgspec.Struct, frozen=True):
    """Pips by die colour, the colours that count, what they cost at the round's end, and how the last payment went."""

    sums: dict[str, int]
    counted: tuple[str, ...]
    due: int
    missing: int
    last_due: int
    last_missing: int


class Player(msgspec.Struct, frozen=True):
    """One player's table. `chooses`: in which place they would choose a set now, as the hats stand; 0 alone."""

    seat: int
    points: int
    points_from: dict[str, int]
    race: tuple[int, ...]
    coins: int
    gems: dict[str, int]
    markers: int
    tired: int
    trainers: tuple[Ability, ...]
    board: str
    cards: tuple[OwnCard, ...]
    places: tuple[Place, ...]
    camp: Camp
    hats: tuple[int, ...]
    shows: int
    shown: tuple[Poster, ...]
    payment: Payment
    fillers: int
    rank: int
    chooses: int


class Space(msgspec.Struct, frozen=True):
    """A space of a ring: a gem colour, `poster` or nothing; the tent that covers a poster symbol."""

    symbol: str
    tent: Tent | None


class Road(msgspec.Struct, frozen=True):
    """A travel ring."""

    colour: str
    wagon: int
    spaces: tuple[Space, ...]


class Stand(msgspec.Struct, frozen=True):
    """A space of the performance track from the bottom up: start spaces have no energy and allow no posters."""

    energy: int
    posters: int
    hats: tuple[int, ...]


class Set(msgspec.Struct, frozen=True):
    """A master card of the display and the trainer tile beside it. `worth`: what the card would score now if the viewer
    had both; nothing for the public and for who has taken a set already."""

    card: Card | None
    trainer: Ability | None
    worth: int | None


class Fit(msgspec.Struct, frozen=True):
    """A way to turn the tile in hand: its cells at the top left corner, and where its first cell may lie."""

    turn: int
    shape: tuple[tuple[int, int], ...]
    cells: tuple[int, ...]


class Turn(msgspec.Struct, frozen=True):
    """The turn in progress. `playing` is the poster whose gems are being paid."""

    seat: int
    stage: str
    die: Die | None
    card: Card | None
    colour: str | None
    energy: int
    own_dice: int
    gems_spent: dict[str, int]
    extra: int
    bonus_left: bool
    used: tuple[Ability, ...]
    small: int
    large: int
    recolour: bool
    jump: bool
    tile: str | None
    fits: tuple[Fit, ...]
    poster: Poster | None
    drawn: tuple[Poster, ...]
    arranging: tuple[Poster, ...]
    trip_posters: int
    tent: Tent | None
    limit: int
    done: int
    playing: Poster | None
    lack: bool
    busy: dict[str, int]
    to_pay: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it. `hand` and `kept` are the viewer's cards of the draft."""

    phase: str
    round: int
    rounds: int
    turn_number: int
    turns: int
    first: int
    order: tuple[int, ...]
    dice: tuple[Die, ...]
    reserve: dict[str, int]
    supply: dict[str, int]
    roads: tuple[Road, ...]
    track: tuple[Stand, ...]
    levels: tuple[Level, ...]
    posters: tuple[Poster | None, ...]
    posters_left: int
    posters_discarded: tuple[Poster, ...]
    masters_left: int
    trainers_left: int
    sets: tuple[Set, ...]
    trainer_draft: tuple[Ability, ...]
    board_spaces: tuple[Ability, ...]
    players: tuple[Player, ...]
    turn: Turn | None
    hand: tuple[Card, ...] | None
    kept: tuple[Card, ...] | None


def view(s: State, seat: int) -> Table:
    """The table as this seat sees it; -1 for the public."""
    drafting = s.phase == DRAFT and seat >= 0
    return Table(
        phase=PHASES[s.phase],
        round=s.round + 1,
        rounds=ROUNDS,
        turn_number=min(s.turn // s.players + 1, TURNS),
        turns=TURNS,
        first=s.first,
        order=tuple(s.order[k] for k in range(s.players)),
        dice=_dice(s, seat),
        reserve={COLOUR_NAMES[g]: s.reserve[g] for g in range(GEMS)},
        supply={TILE_NAMES[t]: s.supply[t] for t in range(TILES)},
        roads=tuple(_road(s, ring) for ring in range(RINGS)),
        track=tuple(_stand(s, space) for space in range(TRACK)),
        levels=ALL_LEVELS,
        posters=tuple(poster(s.display[i]) for i in range(DISPLAY)),
        posters_left=s.poster_deck.bit_count(),
        posters_discarded=_posters(s.poster_discard),
        masters_left=s.masters.bit_count(),
        trainers_left=s.trainer_deck.bit_count(),
        sets=tuple(_set(s, i, seat) for i in range(SETS)),
        trainer_draft=tuple(ALL_ABILITIES[t] for t in members(s.trainer_offer, TRAINERS)),
        board_spaces=ALL_ABILITIES[TRAINERS:],
        players=tuple(_player(s, p) for p in range(s.players)),
        turn=_turn(s) if s.phase == PLAY_TURNS else None,
        hand=tuple(ALL_CARDS[c] for c in members(cards_in_hand(s, seat), MASTERS)) if drafting else None,
        kept=_kept(s, seat) if drafting else None,
    )


def _posters(mask: int) -> tuple[Poster, ...]:
    return tuple(ALL_POSTERS[p] for p in members(mask, len(ALL_POSTERS)))


def _kept(s: State, seat: int) -> tuple[Card, ...]:
    """The cards a seat has kept so far: in step k from the hand that was with it then."""
    return tuple(ALL_CARDS[s.hand[(seat - k) % s.players, k]] for k in range(s.step))


def _dice(s: State, seat: int) -> tuple[Die, ...]:
    """Dice of the main tent; energy for the viewer, clear ones in the viewer's strongest colour."""
    dice = []
    for colour in range(GEMS):
        colours = range(COLOURS) if colour == CLEAR else (colour,)
        own = max(colour_sum(s, seat, c) for c in colours) if seat >= 0 else 0
        for value in range(1, 7):
            dice += [Die(COLOUR_NAMES[colour], value, value + own)] * s.dice[colour, value - 1]
    return tuple(dice)


def _set(s: State, i: int, seat: int) -> Set:
    """Dice count on whichever card they lie, so the new card needs none; its trainer tile joins the own ones."""
    held, beside = s.set_card[i], s.set_trainer[i]
    worth = None
    if held >= 0 and seat >= 0 and s.card[seat, KEPT] < 0:
        what = SCORE_WHAT[held]
        joins = 1 if what == PER_TRAINER and beside >= 0 else 0
        worth = SCORE_POINTS[held] * ((counted(s, seat, what) + joins) // SCORE_PER[held])
    return Set(card(held), ability(beside), worth)


def _road(s: State, ring: int) -> Road:
    spaces = []
    for i in range(RING):
        symbol = SYMBOL[ring, i]
        if symbol >= POSTER_SYMBOL:
            spaces.append(Space("poster", tent(s.ring_tent[ring, symbol - POSTER_SYMBOL])))
        else:
            spaces.append(Space(COLOUR_NAMES[symbol - 1] if symbol else "", None))
    return Road(COLOUR_NAMES[ring], s.wagon[ring], tuple(spaces))


def _stand(s: State, space: int) -> Stand:
    hats = tuple(p for p in range(s.players) for h in range(2) if s.hat[p, h] == space)
    if space < START_SPACES:
        return Stand(0, 0, hats)
    return Stand(SPACE_ENERGY[space - START_SPACES], SPACE_POSTERS[space - START_SPACES], hats)


# --- players


def _player(s: State, p: int) -> Player:
    areas = full_areas_with(s.camp[p], s.board[p], all_gems(s, p))
    return Player(
        seat=p,
        points=s.points[p],
        points_from={source: s.points_from[p, i] for i, source in enumerate(SOURCES)},
        race=_race(s, p),
        coins=s.coins[p],
        gems={COLOUR_NAMES[g]: s.gems[p, g] for g in range(GEMS)},
        markers=s.markers[p],
        tired=s.tired[p],
        trainers=tuple(ALL_ABILITIES[s.trainer[p, i]] for i in range(ROUNDS) if s.trainer[p, i] >= 0),
        board=BOARD_IDS[s.board[p]],
        cards=tuple(_own_card(s, p, slot) for slot in range(SLOTS)),
        places=tuple(_place(s, p, place) for place in range(PLACES)),
        camp=_camp(s, p),
        hats=tuple(s.hat[p, h] for h in range(2) if s.hat[p, h] >= 0),
        shows=s.shows[p],
        shown=_posters(s.shown[p]),
        payment=_payment(s, p),
        fillers=_fillers(s, p, areas),
        rank=sum(s.points[p] >= goal for goal in SOLO_RANKS),
        chooses=1 + hats_above(s, p) if s.players > 1 else 0,
    )


def _race(s: State, p: int) -> tuple[int, ...]:
    """Points after every turn, round end and the end, as far as the game has come."""
    if s.phase == OVER:
        return tuple(s.race[p, i] for i in range(ROUNDS * (TURNS + 1) + 1))
    moved = [s.order[k] for k in range(s.turn % s.players)]
    known = s.round * (TURNS + 1) + s.turn // s.players + (p in moved)
    return tuple(s.race[p, i] for i in range(known))


def _own_card(s: State, p: int, slot: int) -> OwnCard:
    value = s.die_value[p, slot]
    die = Die(COLOUR_NAMES[s.die_colour[p, slot]], value) if value else None
    own = s.card[p, slot]
    if own < 0:
        return OwnCard(None, die, 0, 0)
    return OwnCard(ALL_CARDS[own], die, counted(s, p, SCORE_WHAT[own]), card_points(s, p, own))


def _place(s: State, p: int, place: int) -> Place:
    shown, below = s.poster[p, place], s.tent[p, place]
    does = TENT_DOES[s.board[p], place]
    bonus = effect(does, TENT_MUCH[s.board[p], place]) if below < 0 else None
    if shown < 0:
        return Place(None, tent(below), bonus, (), 0, False)
    show = p == s.seat and s.stage == PERFORMING
    free = {TILE_NAMES[t]: s.built[p, t] - (s.busy[t] if show else 0) for t in range(TILES)}
    short = lacking(ALL_POSTERS[shown], free)
    if below < 0:
        return Place(poster(shown), None, bonus, short, 0, ready=False)
    gems = _gems_short(s, p, place)
    ready = not short and not gems
    return Place(
        poster(shown), tent(below), bonus, short, gems, ready, show_points(s, p, place), show_coins(s, p, place)
    )


def _gems_short(s: State, p: int, place: int) -> int:
    held = [s.need[g] for g in range(GEMS + 1)]
    list_gems(s, p, place)
    short = gems_missing(s, p)
    for g in range(GEMS + 1):
        s.need[g] = held[g]
    return short


def _camp(s: State, p: int) -> Camp:
    board, camp = s.board[p], s.camp[p]
    bonuses = tuple(Cell(c, bonus, bool(camp >> c & 1), _fresh(s, p, c)) for c, bonus in _bonus_cells(board))
    areas = tuple(Area(members(AREA[board, a], CELLS), (AREA[board, a] & ~camp).bit_count()) for a in range(AREAS))
    return Camp(
        tiles=tuple(tile_at(s.tile[p, i]) for i in range(tiles_built(s, p))),
        bonuses=bonuses,
        areas=areas,
        covered=camp.bit_count(),
        rows=full_rows(camp),
        columns=full_columns(camp),
        built={TILE_NAMES[t]: s.built[p, t] for t in range(TILES)},
    )


@cache
def _bonus_cells(board: int) -> tuple[tuple[int, Bonus], ...]:
    """Cells of a camp with what is printed on them."""
    printed = [c for c in range(CELLS) if CELL_DOES[board, c] >= 0]
    return tuple((c, effect(CELL_DOES[board, c], CELL_MUCH[board, c])) for c in printed)


def _fresh(s: State, p: int, cell: int) -> bool:
    return p == s.seat and bool(s.fresh >> cell & 1)


def _payment(s: State, p: int) -> Payment:
    due = coins_due(s, p)
    sums = {COLOUR_NAMES[c]: colour_sum(s, p, c) for c in range(GEMS)}
    highest = due - sums[COLOUR_NAMES[CLEAR]]
    counted = tuple(
        colour for colour, pips in sums.items() if pips and (pips == highest or colour == COLOUR_NAMES[CLEAR])
    )
    return Payment(sums, counted, due, max(0, due - s.coins[p]), s.due[p], s.missing[p])


def _fillers(s: State, p: int, areas: int) -> int:
    """Gems that would fill areas if the game ended now."""
    free = sorted((AREA[s.board[p], a] & ~s.camp[p]).bit_count() for a in range(AREAS))
    return sum(free[:areas])


# --- the turn


def _turn(s: State) -> Turn:
    p, placed = s.seat, s.slot >= 0
    die = Die(COLOUR_NAMES[s.taken_colour], s.taken_value) if s.stage > 0 else None
    if placed:
        die = Die(COLOUR_NAMES[s.die_colour[p, s.slot]], s.die_value[p, s.slot])
    return Turn(
        seat=p,
        stage=STAGES[s.stage],
        die=die,
        card=card(s.card[p, s.slot]) if placed else None,
        colour=COLOUR_NAMES[s.colour] if s.colour >= 0 else None,
        energy=s.energy,
        own_dice=pips(s, p, s.colour) if s.colour >= 0 else 0,
        gems_spent={COLOUR_NAMES[g]: s.spent[g] for g in range(GEMS)},
        extra=s.extra,
        bonus_left=bool(s.bonus),
        used=tuple(ALL_ABILITIES[a] for a in members(s.used, len(ALL_ABILITIES))),
        small=s.small,
        large=s.large,
        recolour=bool(s.recolour),
        jump=bool(s.jump),
        tile=TILE_NAMES[s.laying] if s.laying >= 0 else None,
        fits=_fits(s, p) if s.laying >= 0 else (),
        poster=poster(s.hold),
        drawn=tuple(ALL_POSTERS[s.pair[i]] for i in range(2) if s.pair[i] >= 0),
        arranging=tuple(ALL_POSTERS[s.rest[i]] for i in range(PLACES) if s.rest[i] >= 0),
        trip_posters=s.trip,
        tent=ALL_TENTS[s.ring_tent[s.colour, s.pitching]] if s.pitching >= 0 else None,
        limit=s.limit,
        done=s.done,
        playing=poster(s.poster[p, s.playing]) if s.playing >= 0 else None,
        lack=bool(s.lack),
        busy={TILE_NAMES[t]: s.busy[t] for t in range(TILES)},
        to_pay=repeated([s.need[g] for g in range(GEMS + 1)], GEM_NAMES),
    )


def _fits(s: State, p: int) -> tuple[Fit, ...]:
    """All ways to lay the tile in hand."""
    fits = []
    for turn in range(TURNS_OF[s.laying]):
        cells = spots(s.camp[p], s.jump, s.laying, turn)
        if cells and s.turned in (-1, turn):
            fits.append(Fit(turn + 1, tile_shape(s.laying, turn), members(cells, CELLS)))
    return tuple(fits)
