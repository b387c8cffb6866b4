"""The desk where names are kept: passkeys, sessions, codes, letters, tokens. It tells nobody who is known here."""

from __future__ import annotations

import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from spectacula.server.errors import NotNow, OutOfService, Refused
from spectacula.server.people import passkeys, recovery
from spectacula.server.people.invited import Invitations
from spectacula.server.people.joining import join
from spectacula.server.people.looks import check_free, looks_kept
from spectacula.server.people.once import Once, OnceOnly, Spent, digest_of
from spectacula.server.people.passkeys import TIME_TO_ANSWER, Answer, BadAnswer, Passkey, Place
from spectacula.server.people.sessions import Sessions, ended, new_session
from spectacula.server.player import Player, clean_name
from spectacula.server.store.rows import Delete, Insert, Update, Write
from spectacula.server.store.store import Conflict

if TYPE_CHECKING:
    from spectacula.server.house import House
    from spectacula.server.people.letters import Mailer

KEEP, WHO, LETTER, ADDRESS, MOVE = "keep", "who", "letter", "address", "move"
LETTER_HOLDS = 900.0
ADDRESS_HOLDS = 24 * 3600.0
MOVE_HOLDS = 600.0
TOKENS = 20


@dataclass(frozen=True)
class Token:
    """What a program shows to act for somebody; `id` is its digest."""

    id: str
    name: str
    created: float
    used: float | None


@dataclass(frozen=True)
class SignedIn:
    """Somebody at a browser, and what its cookie is to hold from now on."""

    player: Player
    secret: str
    joined: int = 0
    """How many tables of the guest who was here have come along."""


class Accounts:
    """Everything about the people of one house that is not about tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.once = OnceOnly(house.store)
        self.invitations = Invitations(house.settings, self.once)
        self.sessions = Sessions(house.store)

    @cached_property
    def mailer(self) -> Mailer | None:
        if not self.house.settings.smtp:
            return None
        from spectacula.server.people.letters import Mailer  # needs sockets, a house without letters does not

        return Mailer(self.house.settings, self.house.errands)

    async def stop(self) -> None:
        if self.mailer is not None:
            await self.mailer.stop()

    async def known(self, session: Mapping[str, Any]) -> Player | None:
        """Who a browser's session says it is; behind a name that is kept stands a session that can be ended."""
        player_id = session.get("player")
        player = await self.house.people.find(player_id) if isinstance(player_id, str) else None
        if player is None or player.kept is None:
            return player
        return player if await self.sessions.holds(session.get("session"), player.id) else None

    def forget(self, player_id: str | None = None) -> None:
        self.house.people.forget(player_id)
        self.sessions.forget(player_id)
        self.house.alerts.forget(player_id)

    async def clear_out(self) -> None:
        """Whatever has run out goes."""
        now = time.time()
        with suppress(OutOfService, Conflict):
            await self.house.store.write([Delete(table, {}, until=now) for table in ("once", "sessions")])

    async def write(self, player_id: str, *writes: Write) -> None:
        """Store something about somebody; every server asks anew who they are."""
        await self.house.store.write([*writes, *self.house.notes_about(player_id)])
        self.house.tell_about(player_id)
        self.forget(player_id)

    # --- passkeys

    async def ask_to_keep(self, player: Player, place: Place, invitation: str = "") -> tuple[str, str]:
        """A question for a device that is to hold a passkey, and the secret of whoever may answer it."""
        if player.kept is None:
            await self.invitations.check(invitation)
            await check_free(self.house.store, player.name, player.id)
        known = await self.house.store.rows("passkeys", {"player_id": player.id})
        if len(known) >= passkeys.MOST:
            raise NotNow(f"a name has {passkeys.MOST} passkeys at most: remove one first")
        challenge = passkeys.new_challenge()
        secret = await self.once.issue(KEEP, TIME_TO_ANSWER, player.id, challenge)
        return secret, passkeys.question_to_keep(place, player, challenge, known)

    async def keep(
        self, player: Player, place: Place, secret: str, answer: Answer, device: str, invitation: str = ""
    ) -> SignedIn | None:
        """A new passkey. With the first one a guest's name is kept, and this browser is signed in."""
        asked = await self.once.take(KEEP, secret)
        if asked.player_id != player.id:
            raise BadAnswer("somebody else was asked that")
        writes: list[Write] = [
            Insert("passkeys", passkeys.kept_passkey(place, player.id, asked.told, answer, clean_name(device)))
        ]
        session, row = new_session(player.id, device)
        if player.kept is None:
            kept = Update("players", {"id": player.id, "name": player.name, "kept": None}, {"kept": time.time()})
            writes += [*self.invitations.spent(invitation), kept, *looks_kept(player.name, player.id), row]
        try:
            await self.write(player.id, *writes)
        except Conflict:
            await check_free(self.house.store, player.name, player.id)
            if player.kept is None:
                await self.invitations.check(invitation)
            raise BadAnswer("this passkey is known here already") from None
        if player.kept is None:
            await self.house.alerts.signed_in(player.id, digest_of(session))
        return SignedIn(player, session) if player.kept is None else None

    async def passkeys(self, player_id: str) -> list[Passkey]:
        rows = await self.house.store.rows("passkeys", {"player_id": player_id})
        return sorted(map(passkeys.passkey, rows), key=lambda found: found.created)

    async def rename_passkey(self, player_id: str, passkey_id: str, name: str) -> None:
        where = {"id": passkey_id, "player_id": player_id}
        with suppress(Conflict):
            await self.house.store.write([Update("passkeys", where, {"name": clean_name(name)})])

    async def remove_passkey(self, player_id: str, passkey_id: str) -> None:
        """Raises `NotNow` where nothing would be left to come back with."""
        others = [found for found in await self.passkeys(player_id) if found.id != passkey_id]
        if not others and not await self.codes_left(player_id) and not await self._gets_letters(player_id):
            raise NotNow("this is the last way in: make recovery codes or another passkey first")
        await self.write(player_id, Delete("passkeys", {"id": passkey_id, "player_id": player_id}))

    # --- signing in

    async def ask_who(self, place: Place) -> tuple[str, str]:
        """A question for any device that holds a passkey of this house."""
        challenge = passkeys.new_challenge()
        return await self.once.issue(WHO, TIME_TO_ANSWER, told=challenge), passkeys.question_who(place, challenge)

    async def sign_in(
        self, place: Place, secret: str, answer: Answer, device: str, guest: Player | None = None
    ) -> SignedIn:
        """By passkey. The tables of a guest who was at this browser come along."""
        asked = await self.once.take(WHO, secret)
        found = await self.house.store.rows("passkeys", {"id": str(answer.get("id", ""))})
        if not found or passkeys.holder_of(answer) != found[0]["player_id"]:
            raise BadAnswer("this house does not know that passkey")
        count = passkeys.new_count(place, found[0], asked.told, answer)
        used = Update("passkeys", {"id": found[0]["id"]}, {"count": count, "used": time.time()})
        return await self._begin(found[0]["player_id"], device, guest, used)

    async def sign_in_with_code(self, code: str, device: str, guest: Player | None = None) -> SignedIn:
        """By a recovery code, which is used up."""
        found = await self.once.take(recovery.KIND, recovery.as_written(code))
        return await self._begin(found.player_id, device, guest)

    async def sign_in_by_letter(self, secret: str, device: str, guest: Player | None = None) -> SignedIn:
        """By the link in a letter, which is used up."""
        found = await self.once.take(LETTER, secret)
        return await self._begin(found.player_id, device, guest)

    async def _begin(self, player_id: str | None, device: str, guest: Player | None, *writes: Write) -> SignedIn:
        player = None if player_id is None else await self.house.people.find(player_id)
        if player is None or player.kept is None:
            raise Spent("there is nobody of that name any more")
        secret, row = new_session(player.id, device)
        await self.house.store.write([*writes, row])
        joined = await join(self.house, guest, player) if guest is not None and guest.kept is None else 0
        await self.house.alerts.signed_in(player.id, digest_of(secret))
        return SignedIn(player, secret, joined)

    # --- where somebody is signed in

    async def end_session(self, player_id: str, session_id: str) -> None:
        await self.write(player_id, *_ended(player_id, session_id))

    async def end_others(self, player_id: str, session_id: str) -> None:
        found = await self.sessions.of(player_id)
        others = [each.id for each in found if each.id != session_id]
        await self.write(player_id, *(write for other in others for write in _ended(player_id, other)))

    # --- recovery codes

    async def codes_left(self, player_id: str) -> int:
        return len(await self.house.store.rows("once", {"player_id": player_id, "kind": recovery.KIND}))

    async def new_codes(self, player_id: str) -> list[str]:
        codes, writes = recovery.new_codes(player_id)
        await self.house.store.write(writes)
        return codes

    # --- letters

    async def letter_to(self, address: str) -> tuple[Player, str] | None:
        """A secret that signs in whoever confirmed this address, and their name; None for anybody else."""
        found = await self.house.store.rows("players", {"mail": address})
        player = await self.house.people.find(found[0]["id"]) if found else None
        return None if player is None else (player, await self.once.issue(LETTER, LETTER_HOLDS, player.id))

    async def look_at_letter(self, secret: str) -> Player:
        """Whom the link in a letter is for, which is not used up by looking."""
        found = await self.once.look(LETTER, secret)
        player = None if found.player_id is None else await self.house.people.find(found.player_id)
        if player is None:
            raise Spent("there is nobody of that name any more")
        return player

    async def ask_address(self, player_id: str, address: str) -> str:
        """A secret that confirms an address for somebody."""
        return await self.once.issue(ADDRESS, ADDRESS_HOLDS, player_id, address)

    async def confirm_address(self, player_id: str, secret: str) -> str:
        """Letters go to this address from now on; whoever signs in by them must be its only holder."""
        found = await self.once.look(ADDRESS, secret)
        if found.player_id != player_id:
            raise Spent("this link is for somebody else: sign in as them first")
        await self.once.take(ADDRESS, secret)
        try:
            await self.write(player_id, Update("players", {"id": player_id}, {"mail": found.told}))
        except Conflict:
            raise NotNow("another name of this house has that address already") from None
        return found.told

    async def forget_address(self, player_id: str) -> None:
        if not await self.passkeys(player_id) and not await self.codes_left(player_id):
            raise NotNow("this is the last way in: make recovery codes or a passkey first")
        await self.write(player_id, Update("players", {"id": player_id}, {"mail": None}))

    async def address_of(self, player_id: str) -> str | None:
        row = await self.house.store.player(player_id)
        return None if row is None else row["mail"]

    async def _gets_letters(self, player_id: str) -> bool:
        return self.mailer is not None and await self.address_of(player_id) is not None

    # --- programs

    async def tokens(self, player_id: str) -> list[Token]:
        rows = await self.house.store.rows("tokens", {"player_id": player_id})
        found = [Token(row["digest"], row["name"], row["created"], row["used"]) for row in rows]
        return sorted(found, key=lambda token: token.created)

    async def new_token(self, player_id: str, name: str) -> str:
        if len(await self.tokens(player_id)) >= TOKENS:
            raise NotNow(f"a name has {TOKENS} tokens at most: revoke one first")
        return await self.house.people.new_token(player_id, name)

    async def revoke(self, player_id: str, token_id: str) -> None:
        await self.write(player_id, Delete("tokens", {"digest": token_id, "player_id": player_id}))

    # --- the rest

    async def speak(self, player: Player, language: str) -> None:
        """The language the house speaks with somebody, on all their devices."""
        await self.write(player.id, Update("players", {"id": player.id}, {"language": language}))

    async def moving(self, guest: Player) -> str:
        """A secret with which a guest goes on under another name of this machine."""
        return await self.once.issue(MOVE, MOVE_HOLDS, guest.id)

    async def moved(self, secret: str, here: Player | None) -> Player:
        """The guest who comes from there; where somebody is here already, their tables join."""
        found: Once = await self.once.take(MOVE, secret)
        guest = await self.house.people.find(found.player_id or "")
        if guest is None or guest.kept is not None:
            raise Refused("only a guest can move")
        if here is None or here.id == guest.id:
            return guest
        await join(self.house, guest, here)
        return here


def _ended(player_id: str, session_id: str) -> list[Write]:
    """A browser is nobody's any more: alerts do not go there either."""
    return [ended(player_id, session_id), Delete("alert_ways", {"player_id": player_id, "session": session_id})]
