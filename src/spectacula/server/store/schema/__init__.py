"""What is stored. Every constraint has a name of its own, so that SQLite and PostgreSQL agree on them."""

from __future__ import annotations

from spectacula.server.store.schema.alerting import alert_ways, alert_wishes, alerts, errands, keys
from spectacula.server.store.schema.base import metadata
from spectacula.server.store.schema.company import asks, cautions, friends, mutes, reports
from spectacula.server.store.schema.contests import entrants, tournament_rooms, tournaments
from spectacula.server.store.schema.finding import rooms, seekers
from spectacula.server.store.schema.host import announcements, blocks, hosts
from spectacula.server.store.schema.passing import due, lookbacks, screens, visits
from spectacula.server.store.schema.people import looks, once, passkeys, players, sessions, tokens
from spectacula.server.store.schema.playing import (
    daily,
    daily_browsers,
    deals,
    moves,
    seats,
    tables,
    talk,
    undo_offers,
)
from spectacula.server.store.schema.rating import rating_browsers, rating_leavers, rating_log, ratings, unlisted
from spectacula.server.store.schema.timing import breaks, hours, orders

__all__ = [
    "alert_ways",
    "alert_wishes",
    "alerts",
    "announcements",
    "asks",
    "blocks",
    "breaks",
    "cautions",
    "daily",
    "daily_browsers",
    "deals",
    "due",
    "entrants",
    "errands",
    "friends",
    "hosts",
    "hours",
    "keys",
    "lookbacks",
    "looks",
    "metadata",
    "moves",
    "mutes",
    "once",
    "orders",
    "passkeys",
    "players",
    "rating_browsers",
    "rating_leavers",
    "rating_log",
    "ratings",
    "reports",
    "rooms",
    "screens",
    "seats",
    "seekers",
    "sessions",
    "tables",
    "talk",
    "tokens",
    "tournament_rooms",
    "tournaments",
    "undo_offers",
    "unlisted",
    "visits",
]
