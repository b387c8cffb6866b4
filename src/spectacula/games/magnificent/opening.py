"""Setup: the main board, boards and start goods, the drafts of master cards and trainer tiles."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices, list_members
from spectacula.games.magnificent.box import (
    ALL_MASTERS,
    ALL_POSTERS,
    ALL_STARTERS,
    ALL_TRAINERS,
    CELLS,
    DEALT,
    DEALT_SOLO,
    DICE_ALL,
    DICE_USED,
    DISPLAY,
    FOUR_START,
    GEMS,
    HAND,
    KEPT,
    PLACES,
    RINGS,
    ROUNDS,
    SEATS,
    SETS,
    SETS_USED,
    SIX_START,
    SLOTS,
    START_COINS,
    START_EXTRA_POSTERS,
    START_GEMS,
    START_MARKERS,
    START_POINTS,
    STARTERS,
    SUPPLY_72,
    SUPPLY_84,
    TENTS,
    TILES,
    TRAINER_DRAFT,
)
from spectacula.games.magnificent.goods import add_points, add_trainer
from spectacula.games.magnificent.moves import CARD, SIDE, TRAINER
from spectacula.games.magnificent.names import card_name
from spectacula.games.magnificent.posters import poster_from_deck, refill_posters
from spectacula.games.magnificent.state import (
    ADVANCED,
    ASK_DRAFT,
    ASK_SIDE,
    ASK_TRAINER,
    CAMP_TILES,
    DICE,
    DRAFT,
    DRAFT_TRAINERS,
    E_BOARD,
    E_CARDS,
    E_FIRST,
    E_ROUND,
    E_SIDE,
    E_START_POSTER,
    E_TRAINER,
    FROM_BONUSES,
    GAME_STEPS,
    HANDS,
    MASTER_DECK,
    NOTHING,
    PLAY_TURNS,
    POSTER_DECK,
    SEATING,
    SETUP,
    SIDES,
    START_POSTERS,
    TENT_PILE,
    TRAINER_PILE,
    State,
    question,
)
from spectacula.games.magnificent.turn import start_turn
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import below, draw, lowest, tell, unveil
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def set_up_board(s: State) -> None:
    """Dice, wagons, tents, posters, tiles and trainer tiles on the main board."""
    for tile in range(TILES):
        s.supply[tile] = SUPPLY_84[tile] if s.option[CAMP_TILES] == 84 else SUPPLY_72[tile]
    tents = ((1 << TENTS) - 1) << 1
    for ring in range(RINGS):
        for symbol in range(5):
            s.ring_tent[ring, symbol] = draw(s, TENT_PILE, tents)
            tents &= ~(1 << s.ring_tent[ring, symbol])
    start = start_posters(s)
    s.poster_deck = ALL_POSTERS & ~start
    for i in range(DISPLAY):
        s.display[i] = NOTHING
    refill_posters(s)
    s.masters = ALL_MASTERS
    s.trainer_deck = ALL_TRAINERS
    for i in range(SETS):
        s.set_card[i] = NOTHING
        s.set_trainer[i] = NOTHING
    fill_trainers(s)


@rule
def start_posters(s: State) -> int:
    """Posters with a green back as a mask."""
    return FOUR_START if s.option[START_POSTERS] == 4 else SIX_START


@rule
def roll_dice(s: State) -> None:
    """Roll the dice for this number of players into the main tent; in a solo game the others are the reserve."""
    for colour in range(GEMS):
        for value in range(6):
            s.dice[colour, value] = 0
        for _ in range(DICE_USED[s.players, colour]):
            s.dice[colour, below(s, DICE, 6)] += 1
        if s.players == 1:
            s.reserve[colour] = DICE_ALL[colour] - DICE_USED[1, colour]


@rule
def draw_trainer(s: State) -> int:
    """A tile from the trainer pile."""
    trainer = draw(s, TRAINER_PILE, s.trainer_deck)
    s.trainer_deck &= ~(1 << trainer)
    return trainer


@rule
def fill_trainers(s: State) -> None:
    """Fill the display of trainer tiles."""
    for i in range(SETS_USED[s.players]):
        s.set_trainer[i] = draw_trainer(s)


@rule
def fill_masters(s: State) -> None:
    """Fill the display of master cards."""
    for i in range(SETS_USED[s.players]):
        s.set_card[i] = draw(s, MASTER_DECK, s.masters)
        s.masters &= ~(1 << s.set_card[i])


@rule
def set_up_players(s: State) -> None:
    """Everybody's pieces: empty places, a random board, a start poster above the printed tent, a hat in order."""
    boards = (1 << SEATS) - 1
    posters = start_posters(s)
    for p in range(SEATS):
        clear_places(s, p)
    for k in range(s.players):
        p = (s.first + k) % s.players
        s.order[k] = p
        s.hat[p, 0] = k
        board = draw(s, SEATING, boards)
        boards &= ~(1 << board)
        s.board[p] = 2 * board
        s.tent[p, 0] = 0
        s.poster[p, 0] = draw(s, POSTER_DECK, posters)
        posters &= ~(1 << s.poster[p, 0])
        tell(s, E_BOARD, p, s.board[p], 0)
        tell(s, E_START_POSTER, p, s.poster[p, 0], 0)


@rule
def clear_places(s: State, p: int) -> None:
    """Nothing on any place of a player yet."""
    for i in range(PLACES):
        s.poster[p, i] = NOTHING
        s.tent[p, i] = NOTHING
    for i in range(SLOTS):
        s.card[p, i] = NOTHING
    for i in range(ROUNDS):
        s.trainer[p, i] = NOTHING
    for i in range(HAND):
        s.hand[p, i] = NOTHING
    for i in range(CELLS // 4):
        s.tile[p, i] = NOTHING
    s.hat[p, 0] = NOTHING
    s.hat[p, 1] = NOTHING
    s.choice[p] = NOTHING


@rule
def set_up(s: State) -> None:
    """The game up to its first decision."""
    s.hold = NOTHING
    s.detail = NOTHING
    s.laying = NOTHING
    s.pitching = NOTHING
    s.playing = NOTHING
    for i in range(2):
        s.pair[i] = NOTHING
    for i in range(PLACES):
        s.rest[i] = NOTHING
    s.first = below(s, SEATING, s.players)
    tell(s, E_FIRST, s.first, 0, 0)
    set_up_board(s)
    set_up_players(s)
    start_turn(s)
    roll_dice(s)
    s.phase = SIDES
    s.step = s.players - 1
    s.seat = s.order[s.step]


# --- sides and start goods


@rule
def side_step(s: State) -> None:
    """Start goods from the last player to the first; in the advanced game everybody chooses a side before."""
    if s.step < 0:
        give_first_coin(s)
        start_draft(s)
    elif s.option[SETUP] == ADVANCED:
        s.seat = s.order[s.step]
        ask(s, ASK_SIDE, 3, 0)
    else:
        give_goods(s, s.order[s.step])
        s.step -= 1


@rule
def side_moves(s: State, seat: int, ids: Cells) -> int:
    """Both sides of the own board."""
    return list_choices(s, ids, SIDE)


@rule
def choose_side(s: State, seat: int, move: int) -> None:
    """The A side or the B side of the own board."""
    side = move - SIDE
    s.board[seat] += side
    tell(s, E_SIDE, seat, side, s.board[seat])
    give_goods(s, seat)
    if START_EXTRA_POSTERS[s.board[seat]] > 0:
        poster_from_deck(s, seat)
    s.step -= 1


GAME_STEPS.step(SIDES, side_step)
question(ASK_SIDE, "side", legal=side_moves, play=choose_side, moves=(SIDE,))


@rule
def give_goods(s: State, p: int) -> None:
    """Coins, gems, markers and points of a board's side."""
    board = s.board[p]
    s.coins[p] = START_COINS[board]
    s.markers[p] = START_MARKERS[board]
    for gem in range(GEMS):
        s.gems[p, gem] = START_GEMS[board, gem]
    add_points(s, p, START_POINTS[board], FROM_BONUSES)


@rule
def give_first_coin(s: State) -> None:
    """The first player gives the last one a coin."""
    s.coins[s.order[0]] -= 1
    s.coins[s.order[s.players - 1]] += 1


# --- master cards


@rule
def start_draft(s: State) -> None:
    """The four cards of the own board, or a draft."""
    s.step = 0
    if s.players > 1 and s.option[SETUP] != ADVANCED:
        take_starters(s)
        start_trainer_draft(s)
    else:
        s.phase = DRAFT
        s.seat = s.order[0]
        deal_hands(s)


@rule
def take_starters(s: State) -> None:
    """Cards with the board's number; the display is filled before the unused ones are shuffled in."""
    unused = ALL_STARTERS
    for p in range(s.players):
        cards = STARTERS[s.board[p] // 2]
        unused &= ~cards
        for slot in range(KEPT):
            s.card[p, slot] = lowest(cards)
            cards &= cards - 1
    s.masters = ALL_MASTERS & ~ALL_STARTERS
    fill_masters(s)
    s.masters |= unused


@rule
def dealt(s: State) -> int:
    """Cards of a hand in the draft."""
    return DEALT_SOLO if s.players == 1 else DEALT


@rule
def deal_hands(s: State) -> None:
    """A hand for everybody. Hand h is with seat h + step; the card kept in step k moves to its place k."""
    for h in range(s.players):
        for i in range(dealt(s)):
            s.hand[h, i] = draw(s, HANDS, s.masters)
            s.masters &= ~(1 << s.hand[h, i])
        sort_hand(s, h)


@rule
def sort_hand(s: State, h: int) -> None:
    """The cards of a hand that nobody has kept yet, in rising order."""
    for i in range(s.step + 1, dealt(s)):
        k = i
        while k > s.step and s.hand[h, k] < s.hand[h, k - 1]:
            card = s.hand[h, k]
            s.hand[h, k] = s.hand[h, k - 1]
            s.hand[h, k - 1] = card
            k -= 1


@rule
def hand_of(s: State, p: int) -> int:
    """Which hand is with a player now."""
    return (p - s.step) % s.players


@rule
def cards_in_hand(s: State, p: int) -> int:
    """The hand of a player in the draft as a mask."""
    cards = 0
    for i in range(s.step, dealt(s)):
        cards |= 1 << s.hand[hand_of(s, p), i]
    return cards


@rule
def draft_step(s: State) -> None:
    """Everybody keeps a card and passes the rest to the left, four times."""
    for p in range(s.players):
        if s.choice[p] < 0:
            ask(s, ASK_DRAFT, 0, 0)
    if s.asked == NOTHING:
        unveil(s)
        for p in range(s.players):
            keep_card(s, p, hand_of(s, p))
        s.step += 1
        for h in range(s.players):
            sort_hand(s, h)
        if s.step == KEPT:
            end_draft(s)


@rule
def draft_moves(s: State, seat: int, ids: Cells) -> int:
    """The cards of the own hand."""
    return list_members(ids, 0, CARD, cards_in_hand(s, seat))


@rule
def seal_kept_card(s: State, seat: int, move: int) -> None:
    """The card to keep, which stays hidden until all have chosen."""
    s.choice[seat] = move - CARD


def say_draft(s: State, seat: int) -> Say:
    return Say("prompt-draft-alone" if s.players == 1 else "prompt-draft")


def why_not_in_hand(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-your-card", {"name": card_name(*move.values)})


GAME_STEPS.step(DRAFT, draft_step)
question(
    ASK_DRAFT,
    "draft",
    legal=draft_moves,
    play=seal_kept_card,
    moves=(CARD,),
    sealed=True,
    prompt=say_draft,
    why_not=why_not_in_hand,
)


@rule
def keep_card(s: State, p: int, h: int) -> None:
    """Move the chosen card to the place of this step."""
    for i in range(s.step, dealt(s)):
        if s.hand[h, i] == s.choice[p]:
            s.hand[h, i] = s.hand[h, s.step]
            s.hand[h, s.step] = s.choice[p]
    s.choice[p] = NOTHING


@rule
def end_draft(s: State) -> None:
    """Kept cards are laid open, the others go back into the deck, then the display is filled."""
    for h in range(s.players):
        for k in range(KEPT):
            s.card[(h + k) % s.players, k] = s.hand[h, k]
        for i in range(KEPT, dealt(s)):
            s.masters |= 1 << s.hand[h, i]
        for i in range(HAND):
            s.hand[h, i] = NOTHING
        tell(s, E_CARDS, h, 0, 0)
    fill_masters(s)
    start_trainer_draft(s)


# --- trainer tiles


@rule
def start_trainer_draft(s: State) -> None:
    """Open tiles for the draft; the last player chooses first."""
    for _ in range(TRAINER_DRAFT[s.players]):
        s.trainer_offer |= 1 << draw_trainer(s)
    s.phase = DRAFT_TRAINERS
    s.step = s.players - 1


@rule
def trainer_step(s: State) -> None:
    """Against the turn order everybody takes a tile; what is left leaves the game."""
    if s.step < 0:
        s.trainer_offer = 0
        s.phase = PLAY_TURNS
        s.seat = s.first
        start_turn(s)
        tell(s, E_ROUND, s.first, 1, 0)
    else:
        s.seat = s.order[s.step]
        ask(s, ASK_TRAINER, s.trainer_offer, 0)


@rule
def trainer_moves(s: State, seat: int, ids: Cells) -> int:
    """The tiles of the draft."""
    return list_choices(s, ids, TRAINER)


@rule
def choose_trainer(s: State, seat: int, move: int) -> None:
    """Take a tile of the draft."""
    trainer = move - TRAINER
    s.trainer_offer &= ~(1 << trainer)
    add_trainer(s, seat, trainer)
    s.step -= 1
    tell(s, E_TRAINER, seat, trainer, 0)


GAME_STEPS.step(DRAFT_TRAINERS, trainer_step)
question(ASK_TRAINER, "trainer", legal=trainer_moves, play=choose_trainer, moves=(TRAINER,))
