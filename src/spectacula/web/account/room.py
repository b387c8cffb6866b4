"""All pages about who I am, where the house offers accounts."""

from __future__ import annotations

from spectacula.web.account import acts, ceremonies, farewell, invited, offer, pages, ways
from spectacula.web.profile import pages as profile

ROOMS = (ways, invited, ceremonies, pages, acts, farewell, offer, profile)
HANDLERS = [handler for room in ROOMS for handler in room.HANDLERS]
