"""What a view of Colosseum's table is made of."""

from __future__ import annotations

import msgspec


class Good(msgspec.Struct, frozen=True):
    """So many of a kind of token (`token-<kind>`), or of coins."""

    kind: str
    count: int


class Prospect(msgspec.Struct, frozen=True):
    """What a program would draw for a player as things stand; `spectators` is None with too few tokens."""

    usable: int
    missing: int
    spectators: int | None
    lacks: tuple[Good, ...]
    fits_arena: bool


class Program(msgspec.Struct, frozen=True):
    """A program: `table` holds the spectators with 0, 1, 2 … tokens missing; `owner` None and not for sale: gone."""

    number: int
    arena: int
    cost: int
    needs: tuple[Good, ...]
    size: int
    fewest: int
    table: tuple[int, ...]
    owner: int | None
    for_sale: bool
    performed: bool
    prospect: Prospect | None
    """For the viewer."""
    owners: Prospect | None
    """For its owner."""


class Arena(msgspec.Struct, frozen=True):
    """An arena on the track, its squares clockwise, and where it may still grow."""

    city: str
    squares: tuple[int, ...]
    parts: int
    loge: bool
    seats: int
    seats_most: int
    grows_back: int | None
    grows_on: int | None


class Show(msgspec.Struct, frozen=True):
    """Spectators of a show by source (`source-<name>`)."""

    program: int
    total: int
    sources: dict[str, int]


class Player(msgspec.Struct, frozen=True):
    """Everything before one player."""

    seat: int
    coins: int
    medals: int
    record: int
    tokens: tuple[Good, ...]
    programs: tuple[int, ...]
    performed: tuple[int, ...]
    last_program: int | None
    arena: Arena
    podiums: int
    stars: tuple[str, ...]
    nobles: int
    latest: Show | None
    best: Show | None
    best_round: int | None
    performed_this_round: bool
    won_market: int | None
    can_bid: bool
    has_opened: bool
    earned: int
    spent: int
    purse: int
    """Coins the player could lay down now, medals and additional actions cashed."""
    wealth: int
    """What decides between equal records."""


class Noble(msgspec.Struct, frozen=True):
    """A noble on the track; `arena` is whose arena he stands in."""

    name: str
    id: str
    square: int
    spectators: int
    arena: int | None


class Gain(msgspec.Struct, frozen=True):
    """What a lot would do for a program of the viewer, or one the viewer may still buy: spectators and tokens."""

    program: int
    now: int
    then: int
    have: int
    will: int


class StarMove(msgspec.Struct, frozen=True):
    """A star that would change hands; None: it is set aside."""

    kind: str
    before: int | None
    after: int | None


class Market(msgspec.Struct, frozen=True):
    """A market, its tokens, who took them since the last refill, and what they would do for the viewer."""

    number: int
    tokens: tuple[str, ...]
    sold_to: int | None
    gains: tuple[Gain, ...]
    stars: tuple[StarMove, ...]


class Auction(msgspec.Struct, frozen=True):
    """The auctions of this round: who opens, what is under the hammer, who is in."""

    opener: int
    market: int | None
    bid: int
    bidder: int | None
    passed: tuple[int, ...]
    locked: tuple[int, ...]
    been_active: tuple[int, ...]


class Bundle(msgspec.Struct, frozen=True):
    """What somebody gives and wants; coins stand among the goods as `coins`."""

    by: int
    gives: tuple[Good, ...]
    wants: tuple[Good, ...]


class Trade(msgspec.Struct, frozen=True):
    """The trading turn: `to` None means all; `partner` is who answers."""

    active: int
    offers_left: int
    offers_most: int
    to: int | None
    partner: int | None
    answered: tuple[int, ...]
    offer: Bundle | None
    counter: Bundle | None


class Stage(msgspec.Struct, frozen=True):
    """The show being given. A die is (least, most) of its face; `spectators` is what it would draw now."""

    performer: int
    dice: tuple[tuple[int, int], ...]
    dice_used: int
    moved: str | None
    program: int | None
    cast: tuple[Good, ...]
    held_back: tuple[Good, ...]
    medals: int
    stageable: tuple[int, ...]
    stagings: tuple[Show, ...]
    spectators: Show | None


class Table(msgspec.Struct, frozen=True):
    """The whole table."""

    round: int
    rounds: int
    phase: str
    ask: str | None
    asked: int | None
    start: int
    active: int
    investments_left: int
    players: tuple[Player, ...]
    nobles: tuple[Noble, ...]
    squares: int
    resting: tuple[int, ...]
    markets: tuple[Market, ...]
    programs: tuple[Program, ...]
    medals_left: int
    seats_left: int
    podiums_left: int
    stars_aside: tuple[str, ...]
    bag: tuple[Good, ...]
    green_left: str | None
    gone: tuple[Good, ...]
    auction: Auction | None
    trade: Trade | None
    stage: Stage | None
    laureate: int | None
