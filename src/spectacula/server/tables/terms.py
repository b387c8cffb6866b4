"""What was agreed before the curtain rose; nothing of it changes while the game is played."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from spectacula.server.errors import Refused

DAY: Final = 24 * 3600
BOUNDS: Final = {"seconds": ((5, 3600), (0, 4 * 3600)), "days": ((1, 14), (0, 30))}
"""Of either unit: how long a decision may take, and how large the reserve may be."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for every decision, and a reserve for the whole game: seconds where people meet, days where they do not."""

    unit: Literal["seconds", "days"]
    move: int
    reserve: int = 0

    def __post_init__(self) -> None:
        """Raises `ValueError` for what nobody could play by."""
        moves, reserves = BOUNDS[self.unit]
        if not moves[0] <= self.move <= moves[1] or not reserves[0] <= self.reserve <= reserves[1]:
            raise ValueError(
                f"a clock in {self.unit} gives {_range(moves)} for a decision and {_range(reserves)} in reserve"
            )

    @property
    def live(self) -> bool:
        """Whether people play in one go; otherwise by days."""
        return self.unit == "seconds"

    @property
    def allowance(self) -> float:
        """Seconds for a decision."""
        return float(self.move if self.live else self.move * DAY)

    @property
    def whole_reserve(self) -> float:
        """Seconds beside that, for the whole game."""
        return float(self.reserve if self.live else self.reserve * DAY)


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Stored with the table and kept by a rematch. Every field has a default: what tables without it agreed on."""

    clock: Clock | None = None
    tournament: str | None = None  # the one this table is part of
    same_deal: bool = False  # others play the same cards: nobody looks on, and bots have the same luck everywhere
    rated: bool = False
    lowest: Annotated[int, Meta(ge=0, le=4000)] | None = None
    highest: Annotated[int, Meta(ge=0, le=4000)] | None = None

    @property
    def by_days(self) -> bool:
        """Whether people decide when they find the time, each within days."""
        return self.clock is not None and not self.clock.live

    def check(self, invites: bool) -> None:
        """Raises `Refused` where a table cannot be played on these terms."""
        if self != replace(self, tournament=None, same_deal=False):
            raise Refused("tables of a tournament are laid out by the tournament")
        if self != self.among(invites):
            raise Refused("a clock is for tables to which somebody is invited, and so are ratings")

    def among(self, invites: bool) -> Terms:
        """What is left of it where nobody is invited."""
        return self if invites else replace(self, clock=None).friendly()

    def friendly(self) -> Terms:
        """The same without ratings."""
        return replace(self, rated=False, lowest=None, highest=None)

    def takes(self, rating: int) -> bool:
        """Whether somebody of this rating may sit down."""
        return (self.lowest is None or rating >= self.lowest) and (self.highest is None or rating <= self.highest)

    def again(self, invites: bool) -> Terms:
        """What holds for a rematch: it is nobody's tournament any more."""
        return replace(self.among(invites), tournament=None, same_deal=False)


NOTHING_AGREED: Final = Terms()
RATED_CLOCK: Final = Clock("seconds", 45, 600)
"""By which a rated table is played where nobody has chosen another clock."""


def _range(bounds: tuple[int, int]) -> str:
    return f"{bounds[0]} to {bounds[1]}"


def terms_text(terms: Terms) -> str | None:
    """As they are stored; nothing where nothing was agreed."""
    return None if terms == NOTHING_AGREED else json.encode(terms).decode()


def read_terms(text: str | None) -> Terms:
    """Raises `msgspec.ValidationError` over anything it does not know: terms are kept as agreed, or not at all."""
    return NOTHING_AGREED if text is None else json.decode(text, type=Terms)
