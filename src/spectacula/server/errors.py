"""What the house refuses, and why. Every refusal has a short code and an HTTP status."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.kernel.errors import SpectaculaError

if TYPE_CHECKING:
    from spectacula.server.tables.table import Table


class Refused(SpectaculaError):
    """The house does not do it; the message says why."""

    status = 400
    code = "refused"


class NoSuchTable(Refused):
    """No table of that name."""

    status = 404
    code = "no-such-table"


class NoSuchInvite(Refused):
    """Nobody is invited by that link."""

    status = 404
    code = "no-such-invite"


class InviteUsed(Refused):
    """Somebody else has taken the seat."""

    status = 409
    code = "invite-used"


class OneSeatEach(Refused):
    """Whoever sits at a table cannot take a second seat there."""

    status = 409
    code = "one-seat-each"


class TooManyOpen(Refused):
    """Somebody has as many tables that look for people as one person may have."""

    status = 409
    code = "too-many-open"


class NotYourSeat(Refused):
    """The seat belongs to somebody else."""

    status = 403
    code = "not-your-seat"


class NotRated(Refused):
    """It cannot be done at a rated table; `why` is a word for the reason."""

    status = 409
    code = "rated"

    def __init__(self, why: str, message: str) -> None:
        super().__init__(message)
        self.why = why


class NoHints(Refused):
    """Hints are not allowed at this table."""

    status = 403
    code = "no-hints"


class Stale(Refused):
    """The table has moved on; `table` is where it stands now."""

    status = 409
    code = "stale"

    def __init__(self, table: Table) -> None:
        super().__init__(f"the table has moved on: it is at ply {table.match.ply} now")
        self.table = table


class NotNow(Refused):
    """It cannot be done at this moment."""

    status = 409
    code = "not-now"


class Unplayable(Refused):
    """A stored table that can no longer be played, for instance after a change of its rules."""

    status = 410
    code = "unplayable"


class Damaged(Unplayable):
    """What is stored of a table cannot be read."""

    code = "damaged"


class OutOfService(Refused):
    """The store cannot be reached, or cannot take anything now. Nothing has changed."""

    status = 503
    code = "out-of-service"
    come_again = 5  # seconds
