"""Fair deals: numbers that were sealed before anybody knew the others', and the seed that follows from all of them."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

import msgspec

from spectacula.engine.game import SEEDS
from spectacula.kernel.errors import BadRecord

MIX = "spectacula-deal-1"
BYTES = 32
NUMBER = re.compile(rf"[0-9a-f]{{{2 * BYTES}}}")
"""A number or a seal, as it is written everywhere: 64 digits of sixteen."""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat has given to the deal: a seal before, its number after; a bot gives neither."""

    seal: str = ""
    number: str = ""


class Fair(msgspec.Struct, frozen=True, omit_defaults=True):
    """The house's number and the seats', with their seals. `name` is what was dealt: a table, or the deal of a day.

    Without seats the deal is the same for many tables, and comes from the house's number alone.
    """

    name: str
    seal: str
    number: str
    seats: tuple[Share, ...] = ()

    @property
    def seed(self) -> int:
        """What the numbers deal. A seat that has not opened its number takes part with its seal."""
        drawn = bytes.fromhex(self.number)
        if self.seats:
            drawn = hmac.digest(drawn, self.mixed.encode(), "sha256")
        return int.from_bytes(drawn[:8], "big") % SEEDS

    @property
    def mixed(self) -> str:
        """What is mixed into the house's number, line by line."""
        return "\n".join([MIX, self.name, *(_line(share) for share in self.seats)])


def new_number() -> str:
    """256 bits from the system's own randomness."""
    return secrets.token_hex(BYTES)


def seal_of(number: str) -> str:
    """SHA-256: tells nothing of the number, and fits no other."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def is_number(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None


def check(fair: Fair, seed: int, players: int) -> None:
    """Raises `BadRecord` with what does not fit."""
    if not is_number(fair.number) or len(fair.seats) not in (0, players):
        raise BadRecord("the part about the fair deal cannot be read: a number is missing or cut short")
    if seal_of(fair.number) != fair.seal:
        raise BadRecord("the house's seal does not fit its number: this is not the number that was sealed")
    for seat, share in enumerate(fair.seats):
        if share.number and not (is_number(share.number) and seal_of(share.number) == share.seal):
            raise BadRecord(f"the seal of seat {seat} does not fit its number: this is not the number that was sealed")
        if share.seal and not is_number(share.seal):
            raise BadRecord(f"the seal of seat {seat} cannot be read")
    if fair.seed != seed:
        raise BadRecord(f"the seed {seed} is not the one that the opened numbers deal, which is {fair.seed}")


def told(fair: Fair | None, seal: str = "") -> str:
    """A few words about a deal that was checked; raises `BadRecord` if it is not under the seal somebody has noted."""
    noted = "".join(seal.split()).lower()
    if noted and (fair is None or not fair.seal.startswith(noted)):
        raise BadRecord("the deal was not made under the seal you name")
    if fair is None:
        return ""
    opened = sum(bool(share.number) for share in fair.seats)
    return f", fairly dealt for {fair.name} under seal {fair.seal[:16]} with {opened} numbers of players"


def _line(share: Share) -> str:
    if share.number:
        return f"number {share.number}"
    return f"seal {share.seal}" if share.seal else "-"
