"""Which open tables somebody wants to see: chosen by a link, and kept to by rows that come later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from urllib.parse import urlencode

from spectacula.server.finding.board import Notice
from spectacula.server.house import House
from spectacula.web.games import OFFERED
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

ALL, LIVE, DAYS, FITS = "", "live", "days", "fits"
LABELS = {ALL: "board-show-all", LIVE: "clock-choose-live", DAYS: "clock-choose-days", FITS: "board-show-fits"}


@dataclass(frozen=True)
class Wanted:
    """What is chosen; `ratings` are the visitor's by game, known only where they matter."""

    show: str = ALL
    game: str = ""
    ratings: Mapping[str, int] = field(default_factory=dict)

    def fits(self, notice: Notice) -> bool:
        if self.game and notice.game != self.game:
            return False
        if self.show == FITS:
            return notice.terms.takes(self.ratings.get(notice.game, 0))
        return self.show in (ALL, pace_of(notice))

    @property
    def address(self) -> str:
        """The lobby with this choice, at the list it is about."""
        chosen = {"show": self.show, "game": self.game}
        return f"/?{urlencode({'house': '1', **{name: value for name, value in chosen.items() if value}})}#open-tables"


@dataclass(frozen=True)
class Chip:
    """A choice as the board offers it; of those by rating nobody counts how many there are."""

    value: str
    label: str
    address: str
    chosen: bool
    count: int | None = None


def pace_of(notice: Notice) -> str:
    """A table without a clock is played in one go too."""
    return DAYS if notice.terms.by_days else LIVE


async def wanted(house: House, visitor: Visitor, show: str, game: str) -> Wanted:
    """What a link asks for, as far as it can be had: a rating belongs to a name that is kept."""
    chosen = Wanted(show if show in (LIVE, DAYS) else ALL, game if game in OFFERED else "")
    if show != FITS or visitor.id is None or not may_fit(house, visitor):
        return chosen
    admission = house.ratings.admission
    return replace(chosen, show=FITS, ratings={each: await admission.counts_as(visitor.id, each) for each in OFFERED})


def may_fit(house: House, visitor: Visitor) -> bool:
    return visitor.kept and house.ratings.offered


def paces(looking: Sequence[Notice], chosen: Wanted, by_rating: bool, words: Words) -> list[Chip]:
    """All, live, by days, and those for my rating; each with the game that is chosen."""
    found = []
    for show in (ALL, LIVE, DAYS, *((FITS,) if by_rating else ())):
        other = replace(chosen, show=show)
        count = None if show == FITS else sum(other.fits(notice) for notice in looking)
        found.append(Chip(show, words(LABELS[show]), other.address, show == chosen.show, count))
    return found


def games(chosen: Wanted, words: Words) -> list[Chip]:
    """Every game or one, each at the pace that is chosen; nothing where there is but one."""
    if len(OFFERED) < 2:
        return []
    titles = {"": words("board-games"), **{game: words.about(game).own("title") for game in OFFERED}}
    return [
        Chip(game, title, replace(chosen, game=game).address, game == chosen.game) for game, title in titles.items()
    ]
