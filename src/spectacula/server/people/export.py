"""Everything the house knows of somebody, in one archive; of games that are not over nothing that is hidden."""

from __future__ import annotations

import io
import zipfile
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import msgspec

from spectacula.server.errors import Refused
from spectacula.server.people.joining import MANY
from spectacula.server.player import Player
from spectacula.server.tables.table import TableCard
from spectacula.server.tournaments import people as tournaments

if TYPE_CHECKING:
    from spectacula.server.house import House


async def export(house: House, player: Player) -> bytes:
    """All about the person as JSON, from tables to ratings, and a record of every game that is over."""
    tables = await house.tables_of(player.id, MANY)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("profile.json", _json(await profile(house, player)))
        archive.writestr("tables.json", _json([_card(card) for card in tables]))
        archive.writestr("talk.json", _json([said for card in tables for said in await _said(house, card)]))
        archive.writestr("orders.json", _json(await _orders(house, player)))
        archive.writestr("daily.json", _json(await _tries(house, player)))
        archive.writestr("friends.json", _json([friend.name for friend in await house.friends.of(player.id)]))
        archive.writestr("muted.json", _json(await _muted(house, player)))
        archive.writestr("reports.json", _json(await _reports(house, player)))
        archive.writestr("tournaments.json", _json(await tournaments.exported(house, player)))
        archive.writestr("ratings.json", _json(await _ratings(house, player)))
        for card in tables:
            with suppress(Refused):
                table = await house.table(card.id)
                archive.writestr(f"records/{table.game.id}-{table.id}.json", table.record().encode())
    return packed.getvalue()


async def profile(house: House, player: Player) -> dict[str, Any]:
    """Name, ways in, devices and programs."""
    desk = house.accounts
    return {
        "name": player.name,
        "kept_since": _when(player.kept),
        "language": player.language,
        "mail": await desk.address_of(player.id),
        "passkeys": [
            {"name": key.name, "made": _when(key.created), "last_used": _when(key.used)}
            for key in await desk.passkeys(player.id)
        ],
        "recovery_codes_left": await desk.codes_left(player.id),
        "sessions": [
            {"device": found.device, "since": _when(found.began), "last_seen": _when(found.seen)}
            for found in await desk.sessions.of(player.id)
        ],
        "alerts": await _alerts(house, player),
        "vacations": [
            {"from": _when(each.since), "to": _when(each.until)} for each in await house.time.vacations.of(player.id)
        ],
        "tokens": [
            {"name": token.name, "made": _when(token.created), "last_used": _when(token.used)}
            for token in await desk.tokens(player.id)
        ],
    }


async def _alerts(house: House, player: Player) -> dict[str, Any]:
    """Ways and wishes; the secrets of a way stay where they are used."""
    wishes = await house.alerts.wishes(player.id)
    return {
        "ways": [
            {"sort": way.sort, "name": way.name, "address": way.address, "place": way.place, "made": _when(way.made)}
            for way in await house.alerts.ways(player.id)
        ],
        "told_of": wishes.choices,
        "quiet_hours": {"from": wishes.quiet_from, "to": wishes.quiet_to, "zone": wishes.zone},
    }


def _card(card: TableCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "game": card.game,
        "names": card.names,
        "your_seats": card.seats,
        "opened": _when(card.created),
        "last_move": _when(card.touched),
        "moves": card.ply,
        "over": _when(card.finished),
        "scores": card.scores,
        "winners": card.winners,
    }


async def _said(house: House, card: TableCard) -> list[dict[str, Any]]:
    """What they said themselves; the words of others are not theirs to take away."""
    rows = await house.store.rows("talk", {"table_id": card.id})
    mine = [row for row in rows if row["seat"] in card.seats and row["text"]]
    return [{"table": card.id, "at": _when(row["at"]), "text": row["text"]} for row in mine]


async def _muted(house: House, player: Player) -> list[dict[str, Any]]:
    found = await house.manners.of(player.id)
    return [{"name": each.name, "blocked": each.blocked, "since": _when(each.since)} for each in found]


async def _reports(house: House, player: Player) -> dict[str, Any]:
    """What they have told the host, and what the host has said to them."""
    return {
        "made": [
            {"at": _when(row["at"]), "table": row["table_id"], "kind": row["kind"], "text": row["line"]}
            for row in await house.reports.made_by(player.id)
        ],
        "warned": player.warned,
        "silent_until": _when(player.silent_until or None),
    }


async def _orders(house: House, player: Player) -> list[dict[str, Any]]:
    """What they have ordered, which is nobody else's business."""
    given = await house.orders.of_everywhere(player.id)
    return [
        {"table": each.table_id, "order": each.order.name, "values": each.order.values, "made": _when(each.made)}
        for each in given
    ]


async def _tries(house: House, player: Player) -> list[dict[str, Any]]:
    rows = await house.store.rows("daily", {"player_id": player.id})
    return [{"day": row["day"], "game": row["game"], "table": row["table_id"]} for row in rows]


async def _ratings(house: House, player: Player) -> dict[str, Any]:
    """Where they stand, and every line of the log that is about them."""
    standings, lines = await house.ratings.of(player.id), await house.ratings.history(player.id)
    return {
        "now": {
            game: {"rating": found.rating.value, "give_or_take": found.rating.spread, "games": found.games}
            for game, found in standings.items()
        },
        "log": [
            {
                "table": line.table_id,
                "game": line.game,
                "at": _when(line.at),
                "place": line.place,
                "of": line.players,
                "expected_place": line.expected,
                "weight": line.weight,
                "left": line.left,
                "before": [line.before.value, line.before.spread],
                "after": [line.after.value, line.after.spread],
                "taken_out": _when(line.out),
            }
            for line in lines
        ],
    }


def _when(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _json(value: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=2)
