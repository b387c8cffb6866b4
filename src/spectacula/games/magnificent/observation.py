"""What a seat cannot know is drawn anew; what it knows is written down as a row of integers, for learning.

Everything lies open but the order of decks, dice to come and, in the advanced setup, the hands of the draft. Seats are
counted clockwise from the one that looks; whatever stood in a row before is written over.
"""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    ABILITIES,
    ALL_MASTERS,
    BOARD_IDS,
    CELLS,
    COLOUR_NAMES,
    DISPLAY,
    GEMS,
    HAND,
    MASTER_IDS,
    MASTERS,
    PLACES,
    POSTER_IDS,
    POSTERS,
    RING,
    RINGS,
    ROUNDS,
    SEATS,
    SETS,
    SLOTS,
    SPACE_IDS,
    TENT_IDS,
    TILE_NAMES,
    TILES,
    TRACK,
    TRAINER_IDS,
    TRAINERS,
    TURNS,
)
from spectacula.games.magnificent.opening import cards_in_hand, dealt, sort_hand
from spectacula.games.magnificent.rules import KINDS
from spectacula.games.magnificent.state import (
    ASK_DRAFT,
    ASK_SCORE,
    DRAFT,
    HANDS,
    NOTHING,
    OVER,
    PHASES,
    PLAY_TURNS,
    STAGES,
    State,
)
from spectacula.kernel.observation import (
    Observation,
    Part,
    around,
    blank,
    clear,
    numbered,
    place_of,
    put_bits,
    put_seat,
    put_two_sets,
    seat_at,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS, Cells
from spectacula.kernel.streams import below, count, draw

PLAYER, ANY = around(SEATS), (*COLOUR_NAMES, "any")
ALL_TENT_IDS, BOARDS = len(TENT_IDS), len(BOARD_IDS)
SYMBOLS = 5  # poster symbols of a ring, each with a tent at first
SCORES = (-255, 511)
RING_SPACES = tuple(f"{ring} ring, space" for ring in COLOUR_NAMES[:RINGS])
TURN = (
    "card of the die",
    "colour of the die taken",
    "value of the die taken",
    "colour of the action",
    "colour is fixed",
    "bonus of the card",
    "energy of bonuses",
    "energy",
    "pips the die may change",
    "posters to take",
    "gems to pick",
    "small tiles to build",
    "large tiles to build",
    "one tile of another colour",
    "tiles need not touch",
    "tile in hand",
    "turn of the tile",
    "markers brought",
    "posters on the way",
    "tents on the way",
    "tent of the last space",
    "tent may be left",
    "space of the hat",
    "posters allowed",
    "posters performed",
    "a small tile may lack",
    "place of the poster performed",
)

# where a poster or card lies that is on no player's board; in the deck otherwise
LYING = ("elsewhere", "on display", "discarded", "in hand", "to choose from", "to lay anew", "performed")
_, ON_DISPLAY, DISCARDED, IN_HAND, TO_CHOOSE, TO_LAY, PERFORMED = range(len(LYING))
LYING_CARDS = ("elsewhere", *(f"in set {n}" for n in numbered(SETS)), "out of the game", "in your hand", "kept by you")
GONE, IN_YOUR_HAND, KEPT_BY_YOU = range(SETS + 1, SETS + 4)

OBSERVATION = Observation(
    Part("question", (KINDS,)),
    Part("asked", (PLAYER,)),
    Part("players", low=1, high=SEATS),
    Part("start posters", low=4, high=6),
    Part("camp tiles", low=72, high=84),
    Part("advanced setup"),
    Part("turn order by hats"),
    Part("phase", (PHASES,)),
    Part("stage", (STAGES,)),
    Part("round", low=1, high=ROUNDS),
    Part("turns taken", high=SEATS * TURNS),
    Part("step", low=-1, high=HAND),
    Part("first player", (PLAYER,)),
    Part("place in the order", (PLAYER,), high=SEATS),
    Part("dice", (COLOUR_NAMES, numbered(6)), high=20),
    Part("dice in reserve", (COLOUR_NAMES,), high=20),
    Part("tiles left", (TILE_NAMES,), high=20),
    Part("wagons", (RING_SPACES, numbered(RING))),
    Part("tents on the rings", (TENT_IDS,), high=RINGS * SYMBOLS),
    Part("where posters lie", (POSTER_IDS,), high=len(LYING) - 1, words=LYING),
    Part("posters in the deck", high=POSTERS),
    Part("where cards lie", (MASTER_IDS,), high=len(LYING_CARDS) - 1, words=LYING_CARDS),
    Part("trainers on display", (TRAINER_IDS,), high=SETS),
    Part("trainers of the draft", (TRAINER_IDS,)),
    Part("cards in the deck", high=MASTERS),
    Part("points", (PLAYER,), low=SCORES[0], high=SCORES[1]),
    Part("coins", (PLAYER,), high=255),
    Part("markers", (PLAYER,), high=20),
    Part("tired markers", (PLAYER,), high=20),
    Part("shows this round", (PLAYER,), high=SEATS * TURNS),
    Part("hats", (PLAYER, numbered(2)), high=TRACK),
    Part("boards", (PLAYER, BOARD_IDS)),
    Part("gems", (PLAYER, COLOUR_NAMES), high=20),
    Part("trainers", (PLAYER, TRAINER_IDS)),
    Part("cards", (PLAYER, MASTER_IDS), high=SLOTS),
    Part("colours of dice on cards", (PLAYER, numbered(SLOTS)), high=GEMS, words=("none", *COLOUR_NAMES)),
    Part("values of dice on cards", (PLAYER, numbered(SLOTS)), high=6),
    Part("posters", (PLAYER, POSTER_IDS), high=PLACES),
    Part("posters performed", (PLAYER,), high=POSTERS),
    Part("tents", (PLAYER, TENT_IDS), high=PLACES),
    Part("tiles built", (PLAYER, TILE_NAMES), high=20),
    Part("camp", (PLAYER, numbered(CELLS))),
    Part("turn", (TURN,), low=-1, high=127),
    Part("abilities used", ((*TRAINER_IDS, *SPACE_IDS),)),
    Part("gems spent", (COLOUR_NAMES,), high=20),
    Part("gems to pick from", (COLOUR_NAMES,)),
    Part("gems to pay", (ANY,), high=20),
    Part("bonus cells just covered", (numbered(CELLS),)),
    Part("tiles in the show", (TILE_NAMES,), high=20),
    Part("tent in hand", (TENT_IDS,)),
)
OBSERVED = OBSERVATION.size
UNCHECKED = APART = True  # see `kernel.observation`
(AT_QUESTION, AT_ASKED, AT_PLAYERS, AT_OPTIONS, _, _, _, AT_PHASE, AT_STAGE) = OBSERVATION.starts[:9]
(AT_ROUND, AT_TURNS, AT_STEP, AT_FIRST, AT_ORDER, AT_DICE, AT_RESERVE, AT_SUPPLY) = OBSERVATION.starts[9:17]
(AT_WAGONS, AT_RING_TENTS, AT_LYING, AT_POSTER_DECK, AT_LYING_CARDS) = OBSERVATION.starts[17:22]
(AT_SET_TRAINERS, AT_OFFER, AT_MASTER_DECK) = OBSERVATION.starts[22:25]
(AT_POINTS, AT_COINS, AT_MARKERS, AT_TIRED, AT_SHOWS, AT_HATS, AT_BOARDS, AT_GEMS) = OBSERVATION.starts[25:33]
(AT_TRAINERS, AT_CARDS, AT_DIE_COLOUR, AT_DIE_VALUE, AT_POSTERS, AT_SHOWN, AT_TENTS) = OBSERVATION.starts[33:40]
(AT_BUILT, AT_CAMP, AT_TURN, AT_USED, AT_SPENT, AT_PICK, AT_NEED, AT_FRESH, AT_BUSY) = OBSERVATION.starts[40:49]
AT_PITCHING = OBSERVATION.starts[49]

HIDDEN = Observation(
    Part("rivals' hands of the draft", (PLAYER, MASTER_IDS)),
    Part("rivals' cards kept in the draft", (PLAYER, MASTER_IDS)),
    Part("cards chosen", (PLAYER, MASTER_IDS)),
)
OVERSEEN = HIDDEN.size
(HID_HAND, HID_KEPT, HID_CHOICE) = HIDDEN.starts


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """Replace the key, take back sealed choices of others, and deal anew what the seat has not seen."""
    s.key = key
    for stream in range(STREAMS):
        s.drawn[stream] = 0
    for p in range(s.players):
        if p != seat:
            s.choice[p] = NOTHING
    if s.phase == DRAFT and s.players > 1:
        conceal_hands(s, seat)


@rule
def first_seen(s: State, h: int, seat: int) -> int:
    """The step of the draft in which a hand comes to a seat for the first time; never for the public."""
    return (seat - h) % s.players if seat >= 0 else HAND


@rule
def conceal_hands(s: State, seat: int) -> None:
    """Cards the seat never saw come from the deck; cards it passed on may lie with anybody who had them since."""
    for h in range(s.players):
        for i in range(unseen_cards(s, h, seat)):
            s.masters |= 1 << s.hand[h, i]
    for h in range(s.players):
        for i in range(unseen_cards(s, h, seat)):
            s.hand[h, i] = draw(s, HANDS, s.masters)
            s.masters &= ~(1 << s.hand[h, i])
        if first_seen(s, h, seat) <= s.step:
            mix_passed(s, h, first_seen(s, h, seat))
        sort_hand(s, h)


@rule
def unseen_cards(s: State, h: int, seat: int) -> int:
    """Places of a hand, from the front, that the seat never saw: cards kept before it came, or all."""
    first = first_seen(s, h, seat)
    return first if first <= s.step else dealt(s)


@rule
def mix_passed(s: State, h: int, visit: int) -> None:
    """Between two visits of a hand nobody knows who kept what; after the last one the rest is as unknown."""
    while visit < s.step:
        back = visit + s.players
        mix_places(s, h, visit + 1, back if back <= s.step else dealt(s))
        visit = back


@rule
def mix_places(s: State, h: int, first: int, last: int) -> None:
    """Shuffle some places of a hand, starting from rising order."""
    for i in range(first, last):
        for k in range(i + 1, last):
            if s.hand[h, k] < s.hand[h, i]:
                swap(s, h, i, k)
    for i in range(last - 1, first, -1):
        swap(s, h, i, first + below(s, HANDS, i - first + 1))


@rule
def swap(s: State, h: int, i: int, k: int) -> None:
    """Exchange two cards of a hand."""
    card = s.hand[h, i]
    s.hand[h, i] = s.hand[h, k]
    s.hand[h, k] = card


# --- observation


@rule
def turned(s: State, seat: int, move: int, way: int) -> int:
    """No move names a seat."""
    return move


@rule
def discreet(s: State) -> int:
    """Which card was kept in which step of the draft never comes to light."""
    return 1 if s.asked == ASK_DRAFT else 0


@rule
def put_one(member: int, number: int, out: Cells, n: int) -> None:
    """A number at a member's place; for none where `observe` writes last of all, as a branch would cost more."""
    out[n + member if member >= 0 else AT_PLAYERS] = number


@rule
def put_places(members: Cells, row: int, places: int, number: int, step: int, width: int, out: Cells, n: int) -> None:
    """A number for the member in each place of a row; for none the one before them is written, and then put back."""
    before = out[n - 1]
    blank(out, n, n + width)
    for i in range(places):
        out[n + members[row, i]] = number + i * step
    out[n - 1] = before


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    """The course of the game, the main board, every player from the one that looks on, and the turn."""
    observe_course(s, seat, out)
    observe_board(s, out)
    observe_posters(s, out)
    observe_cards(s, seat, out)
    if s.players < SEATS:
        blank(out, AT_POINTS, AT_TURN)
    for i in range(s.players):
        p = seat_at(s, seat, i)
        observe_player(s, p, i, out)
        observe_places(s, p, i, out)
        observe_camp(s, p, i, out)
    if s.phase == PLAY_TURNS:
        observe_turn(s, out)
        observe_pieces(s, out)
    else:
        blank(out, AT_TURN, OBSERVED)
    out[AT_PLAYERS] = s.players
    return OBSERVED


@rule
def observe_course(s: State, seat: int, out: Cells) -> None:
    """The question, the options and whose turn it is; who has sealed a choice stays open."""
    blank(out, AT_QUESTION, AT_DICE)
    if s.asked == ASK_DRAFT or s.asked == ASK_SCORE:
        out[AT_QUESTION + s.asked] = 1
        out[AT_ASKED] = 1 if s.choice[seat] < 0 else 0
    elif s.phase != OVER:
        out[AT_QUESTION + s.asked] = 1
        put_seat(s, seat, s.seat, out, AT_ASKED)
    for i in range(4):
        out[AT_OPTIONS + i] = s.option[i]
    out[AT_PHASE + s.phase] = 1
    out[AT_ROUND] = s.round + 1
    out[AT_TURNS] = s.turn
    out[AT_STEP] = s.step
    put_seat(s, seat, s.first, out, AT_FIRST)
    for k in range(s.players):
        out[AT_ORDER + place_of(s, seat, s.order[k])] = k + 1


@rule
def observe_board(s: State, out: Cells) -> None:
    """Dice, rings and tiles."""
    for colour in range(GEMS):
        for value in range(6):
            out[AT_DICE + 6 * colour + value] = s.dice[colour, value]
        out[AT_RESERVE + colour] = s.reserve[colour]
    blank(out, AT_WAGONS, AT_LYING)
    for ring in range(RINGS):
        out[AT_WAGONS + RING * ring + s.wagon[ring]] = 1
        for i in range(SYMBOLS):
            put_one(s.ring_tent[ring, i], SYMBOLS * ring + i + 1, out, AT_RING_TENTS)
    for tile in range(TILES):
        out[AT_SUPPLY + tile] = s.supply[tile]


@rule
def observe_posters(s: State, out: Cells) -> None:
    """Posters that were performed or discarded, those on display, and how many are left."""
    shown = 0
    for p in range(s.players):
        shown |= s.shown[p]
    put_two_sets(s.poster_discard, DISCARDED, shown, PERFORMED, POSTERS, out, AT_LYING)
    for i in range(DISPLAY):
        put_one(s.display[i], ON_DISPLAY, out, AT_LYING)
    out[AT_POSTER_DECK] = count(s.poster_deck)


@rule
def observe_cards(s: State, seat: int, out: Cells) -> None:
    """Master cards and trainer tiles on display; in the draft the own hand and what was kept, later what is gone."""
    if s.phase == DRAFT:
        put_two_sets(cards_in_hand(s, seat), IN_YOUR_HAND, kept(s, seat), KEPT_BY_YOU, MASTERS, out, AT_LYING_CARDS)
    elif s.phase > DRAFT:
        put_two_sets(cards_gone(s), GONE, 0, 0, MASTERS, out, AT_LYING_CARDS)
    else:
        blank(out, AT_LYING_CARDS, AT_SET_TRAINERS)
    blank(out, AT_SET_TRAINERS, AT_OFFER)
    for i in range(SETS):
        put_one(s.set_card[i], i + 1, out, AT_LYING_CARDS)
        put_one(s.set_trainer[i], i + 1, out, AT_SET_TRAINERS)
    put_bits(s.trainer_offer, TRAINERS, out, AT_OFFER)
    out[AT_MASTER_DECK] = count(s.masters)


@rule
def kept(s: State, p: int) -> int:
    """The cards a player has kept in the draft so far."""
    cards = 0
    for k in range(s.step):
        cards |= 1 << s.hand[(p - k) % s.players, k]
    return cards


@rule
def cards_gone(s: State) -> int:
    """Master cards that are neither in the deck nor in a set nor with a player."""
    known = 0  # one place up: for none there is the lowest bit
    for i in range(SETS):
        known |= 1 << s.set_card[i] + 1
    for p in range(s.players):
        for slot in range(SLOTS):
            known |= 1 << s.card[p, slot] + 1
    return ALL_MASTERS & ~(s.masters | known >> 1)


@rule
def observe_player(s: State, p: int, place: int, out: Cells) -> None:
    """A player's points, goods, hats and cards."""
    out[AT_POINTS + place] = s.points[p]
    out[AT_COINS + place] = s.coins[p]
    out[AT_MARKERS + place] = s.markers[p]
    out[AT_TIRED + place] = s.tired[p]
    out[AT_SHOWS + place] = s.shows[p]
    out[AT_HATS + 2 * place] = s.hat[p, 0] + 1
    out[AT_HATS + 2 * place + 1] = s.hat[p, 1] + 1
    blank(out, AT_BOARDS + place * BOARDS, AT_BOARDS + (place + 1) * BOARDS)
    out[AT_BOARDS + place * BOARDS + s.board[p]] = 1
    for gem in range(GEMS):
        out[AT_GEMS + place * GEMS + gem] = s.gems[p, gem]
    put_places(s.trainer, p, ROUNDS, 1, 0, TRAINERS, out, AT_TRAINERS + place * TRAINERS)
    put_places(s.card, p, SLOTS, 1, 1, MASTERS, out, AT_CARDS + place * MASTERS)
    for slot in range(SLOTS):
        out[AT_DIE_VALUE + place * SLOTS + slot] = s.die_value[p, slot]
        out[AT_DIE_COLOUR + place * SLOTS + slot] = (s.die_colour[p, slot] + 1) * min(1, s.die_value[p, slot])


@rule
def observe_places(s: State, p: int, place: int, out: Cells) -> None:
    """A player's posters and tents."""
    put_places(s.poster, p, PLACES, 1, 1, POSTERS, out, AT_POSTERS + place * POSTERS)
    put_places(s.tent, p, PLACES, 1, 1, ALL_TENT_IDS, out, AT_TENTS + place * ALL_TENT_IDS)
    out[AT_SHOWN + place] = count(s.shown[p])


@rule
def observe_camp(s: State, p: int, place: int, out: Cells) -> None:
    """A player's tiles and the cells they cover."""
    for tile in range(TILES):
        out[AT_BUILT + place * TILES + tile] = s.built[p, tile]
    put_bits(s.camp[p], CELLS, out, AT_CAMP + place * CELLS)


@rule
def observe_turn(s: State, out: Cells) -> None:
    """What has been done in this turn and what may still be done, in the order of TURN."""
    out[AT_STAGE + s.stage] = 1
    out[AT_TURN] = s.slot
    out[AT_TURN + 1] = s.taken_colour
    out[AT_TURN + 2] = s.taken_value
    out[AT_TURN + 3] = s.colour
    out[AT_TURN + 4] = s.locked
    out[AT_TURN + 5] = s.bonus
    out[AT_TURN + 6] = s.extra
    out[AT_TURN + 7] = s.energy
    out[AT_TURN + 8] = s.reach
    out[AT_TURN + 9] = s.posters_due
    out[AT_TURN + 10] = s.gem_picks
    out[AT_TURN + 11] = s.small
    out[AT_TURN + 12] = s.large
    out[AT_TURN + 13] = s.recolour
    out[AT_TURN + 14] = s.jump
    out[AT_TURN + 15] = s.laying
    out[AT_TURN + 16] = s.turned
    out[AT_TURN + 17] = s.brought
    out[AT_TURN + 18] = s.trip
    out[AT_TURN + 19] = s.passed
    out[AT_TURN + 20] = s.stop
    out[AT_TURN + 21] = s.may_leave
    out[AT_TURN + 22] = s.space
    out[AT_TURN + 23] = s.limit
    out[AT_TURN + 24] = s.done
    out[AT_TURN + 25] = s.lack
    out[AT_TURN + 26] = s.playing


@rule
def observe_pieces(s: State, out: Cells) -> None:
    """Gems, tiles, posters and the tent that the turn is about."""
    put_bits(s.used, ABILITIES, out, AT_USED)
    put_bits(s.gem_choice, GEMS, out, AT_PICK)
    put_bits(s.fresh, CELLS, out, AT_FRESH)
    for gem in range(GEMS):
        out[AT_SPENT + gem] = s.spent[gem]
    for gem in range(GEMS + 1):
        out[AT_NEED + gem] = s.need[gem]
    for tile in range(TILES):
        out[AT_BUSY + tile] = s.busy[tile]
    put_one(s.hold, IN_HAND, out, AT_LYING)
    for i in range(2):
        put_one(s.pair[i], TO_CHOOSE, out, AT_LYING)
    for i in range(PLACES):
        put_one(s.rest[i], TO_LAY, out, AT_LYING)
    blank(out, AT_PITCHING, OBSERVED)
    if s.pitching >= 0:
        put_one(s.ring_tent[s.colour, s.pitching], 1, out, AT_PITCHING)


@rule
def oversee(s: State, seat: int, out: Cells) -> int:
    """What the seat cannot know: in the draft rivals' cards, and choices that are sealed."""
    clear(out)
    for i in range(1, s.players):
        p = seat_at(s, seat, i)
        if s.phase == DRAFT:
            put_bits(cards_in_hand(s, p), MASTERS, out, HID_HAND + i * MASTERS)
            put_bits(kept(s, p), MASTERS, out, HID_KEPT + i * MASTERS)
        if s.choice[p] >= 0:
            out[HID_CHOICE + i * MASTERS + s.choice[p]] = 1
    return OVERSEEN
