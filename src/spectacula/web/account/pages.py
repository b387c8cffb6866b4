"""The account: name, passkeys and devices, recovery codes, language, programs, one's data."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from spectacula.server.house import House
from spectacula.server.people.devices import hand_held
from spectacula.server.people.once import digest_of
from spectacula.web.account.place import Asked, passkeys_here
from spectacula.web.alerts.view import alerts_of, is_problem, notice_of
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

NOTICES = {
    "kept": "account-kept",
    "welcome": "account-welcome",
    "joined": "account-joined",
    "passkey": "account-passkey-added",
    "removed": "account-passkey-removed",
    "others": "account-others-ended",
    "ended": "account-session-ended",
    "revoked": "account-token-revoked",
    "letter": "account-address-sent",
    "mail": "account-address-confirmed",
    "nomail": "account-address-forgotten",
}
PROBLEMS = {
    "last": "account-last-way",
    "address": "account-address-bad",
    "taken": "account-address-taken",
    "spent": "account-spent",
    "tokens": "account-tokens-full",
    "name": "passkey-422",
}
LOCALES = {"en": "en_GB", "de": "de", "fr": "fr"}
LANGUAGES = (("en", "English"), ("de", "Deutsch"), ("fr", "Français"))


@dataclass(frozen=True)
class Row:
    """A passkey, a browser or a program, with one line about it."""

    id: str
    name: str
    icon: str
    line: str
    mine: bool = False


@get("/account", include_in_schema=False)
async def account(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], notice: FromQuery[str] = ""
) -> Response[Any]:
    if visitor.player is None or visitor.player.kept is None:
        return back_to("/keep")
    return await account_page(request, visitor, house, notice=notice)


async def account_page(
    request: Asked,
    visitor: Visitor,
    house: House,
    notice: str = "",
    codes: list[str] | None = None,
    token: tuple[str, str] | None = None,
) -> Response[str]:
    """The whole page; new codes and a new token are on it once."""
    player = visitor.player
    assert player is not None and player.kept is not None
    words, desk = Words(visitor.language), house.accounts
    said = NOTICES.get(notice) or PROBLEMS.get(notice) or notice_of(notice)
    return page(
        request,
        visitor,
        "account/account.html",
        since=words("account-since", date=on_day(player.kept, words)),
        passkeys=[
            Row(key.id, key.name or words("account-passkey"), "key", _used(key.created, key.used, words))
            for key in await desk.passkeys(player.id)
        ],
        sessions=await _sessions(request, house, player.id, words),
        codes_left=await desk.codes_left(player.id),
        codes=codes,
        letters=desk.mailer is not None,
        mail=await desk.address_of(player.id),
        tokens=[
            Row(each.id, each.name or words("account-token"), "hook", _used(each.created, each.used, words))
            for each in await desk.tokens(player.id)
        ],
        token=token,
        languages=LANGUAGES,
        tables=len(await house.tables_of(player.id, 1000)),
        alerts=await alerts_of(request, visitor, house),
        **passkeys_here(request, house),
        notice=words(said) if said else "",
        problem=notice in PROBLEMS or is_problem(notice),
    )


async def _sessions(request: Asked, house: House, player_id: str, words: Words) -> list[Row]:
    here = digest_of(str(request.session.get("session", "")))
    return [
        Row(
            found.id,
            found.device or words("account-some-browser"),
            "phone" if hand_held(found.device) else "screen",
            words("account-here") if found.id == here else words("account-seen", date=on_day(found.seen, words)),
            found.id == here,
        )
        for found in await house.accounts.sessions.of(player_id)
    ]


def on_day(at: float, words: Words) -> str:
    return format_date(datetime.fromtimestamp(at, UTC).date(), "long", LOCALES[words.language])


def _used(made: float, used: float | None, words: Words) -> str:
    made_on = on_day(made, words)
    return (
        words("account-unused", made=made_on)
        if used is None
        else words("account-used", made=made_on, used=on_day(used, words))
    )


HANDLERS = [account]
