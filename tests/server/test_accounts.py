"""Names that are kept: passkeys, sessions, recovery codes, tokens, and what hostile visitors try with them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from spectacula.server.building import build
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.place import place_of
from spectacula.server.people import desk
from spectacula.server.people.devices import device_of
from spectacula.server.people.once import Spent
from spectacula.server.people.passkeys import BadAnswer, NoPasskeys
from spectacula.server.people.recovery import as_written

from .at_table import engine_of
from .authenticator import Authenticator
from .conftest import settings_in
from .databases import new_database
from .members import HERE, LAPTOP, keep, member, sign_in

pytestmark = pytest.mark.anyio


# --- keeping a name, and coming back to it


async def test_a_guest_keeps_the_name_and_signs_in_on_a_second_device(house: House) -> None:
    clara, device, _ = await member(house)
    signed = await sign_in(house, device)
    assert signed.player.id == clara.id
    assert await house.accounts.known({"player": clara.id, "session": signed.secret}) == clara


async def test_a_guest_needs_no_session_and_a_kept_name_does(small_house: House) -> None:
    guest = await small_house.new_player("Guest")
    assert await small_house.accounts.known({"player": guest.id}) == guest
    clara, _, session = await member(small_house)
    assert await small_house.accounts.known(session) == clara
    for copied in ({"player": clara.id}, {"player": clara.id, "session": "x"}, {"player": clara.id, "session": None}):
        assert await small_house.accounts.known(copied) is None


async def test_a_session_speaks_for_its_own_player_only(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    _, _, eves = await member(small_house, "Eve")
    assert await small_house.accounts.known({"player": clara.id, "session": eves["session"]}) is None


async def test_one_name_has_several_passkeys_of_which_each_signs_in(small_house: House) -> None:
    clara, first, _ = await member(small_house)
    spare = Authenticator()
    assert await keep(small_house, clara, spare) is None
    for device in (first, spare):
        assert (await sign_in(small_house, device)).player.id == clara.id
    names = [key.name for key in await small_house.accounts.passkeys(clara.id)]
    assert names == [LAPTOP, LAPTOP]


async def test_a_passkey_is_called_what_its_holder_likes_and_by_nobody_else(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    eve, _, _ = await member(small_house, "Eve")
    [key] = await small_house.accounts.passkeys(clara.id)
    await small_house.accounts.rename_passkey(eve.id, key.id, "Mine now")
    await small_house.accounts.rename_passkey(clara.id, key.id, "Security key")
    assert [key.name for key in await small_house.accounts.passkeys(clara.id)] == ["Security key"]


async def test_the_last_way_in_stays(small_house: House) -> None:
    clara, device, _ = await member(small_house)
    [key] = await small_house.accounts.passkeys(clara.id)
    with pytest.raises(NotNow, match="last way in"):
        await small_house.accounts.remove_passkey(clara.id, key.id)
    await small_house.accounts.new_codes(clara.id)
    await small_house.accounts.remove_passkey(clara.id, key.id)
    with pytest.raises(BadAnswer):
        await sign_in(small_house, device)


async def test_nobody_removes_the_passkey_of_somebody_else(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    eve, _, _ = await member(small_house, "Eve")
    [key] = await small_house.accounts.passkeys(clara.id)
    await small_house.accounts.remove_passkey(eve.id, key.id)
    assert await small_house.accounts.passkeys(clara.id) == [key]


# --- hostile answers


async def test_an_answer_counts_once(house: House) -> None:
    _, device, _ = await member(house)
    secret, asked = await house.accounts.ask_who(HERE)
    answer = device.sign(asked)
    tries = [house.accounts.sign_in(HERE, secret, answer, LAPTOP) for _ in range(2)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["SignedIn", "Spent"]


async def test_an_answer_is_to_the_question_of_this_browser(small_house: House) -> None:
    _, device, _ = await member(small_house)
    _, asked_elsewhere = await small_house.accounts.ask_who(HERE)
    secret, _ = await small_house.accounts.ask_who(HERE)
    with pytest.raises(BadAnswer):
        await small_house.accounts.sign_in(HERE, secret, device.sign(asked_elsewhere), LAPTOP)


async def test_a_wrong_answer_uses_the_question_up(small_house: House) -> None:
    _, device, _ = await member(small_house)
    secret, asked = await small_house.accounts.ask_who(HERE)
    with pytest.raises(BadAnswer):
        await small_house.accounts.sign_in(HERE, secret, Authenticator().sign(asked), LAPTOP)
    with pytest.raises(Spent):
        await small_house.accounts.sign_in(HERE, secret, device.sign(asked), LAPTOP)


async def test_a_question_runs_out(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, device, _ = await member(small_house)
    monkeypatch.setattr(desk, "TIME_TO_ANSWER", -1.0)
    secret, asked = await small_house.accounts.ask_who(HERE)
    with pytest.raises(Spent):
        await small_house.accounts.sign_in(HERE, secret, device.sign(asked), LAPTOP)


async def test_a_question_to_sign_in_keeps_no_passkey(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    secret, _ = await small_house.accounts.ask_who(HERE)
    _, asked = await small_house.accounts.ask_to_keep(clara, HERE)
    with pytest.raises(Spent):
        await small_house.accounts.keep(clara, HERE, secret, Authenticator().make(asked), LAPTOP)


async def test_nobody_answers_a_question_that_somebody_else_was_asked(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    eve = await small_house.new_player("Eve")
    secret, asked = await small_house.accounts.ask_to_keep(clara, HERE)
    with pytest.raises(BadAnswer, match="somebody else"):
        await small_house.accounts.keep(eve, HERE, secret, Authenticator().make(asked), LAPTOP)


@pytest.mark.parametrize("origin", ["https://evil.example", "http://house.example", "https://house.example:8443"])
async def test_an_answer_given_to_another_house_does_not_count(small_house: House, origin: str) -> None:
    guest = await small_house.new_player("Clara")
    with pytest.raises(BadAnswer):
        await keep(small_house, guest, Authenticator(origin))
    _, device, _ = await member(small_house)
    device.origin = origin
    with pytest.raises(BadAnswer):
        await sign_in(small_house, device)


async def test_a_device_that_has_not_asked_who_holds_it_does_not_count(small_house: House) -> None:
    guest = await small_house.new_player("Clara")
    with pytest.raises(BadAnswer):
        await keep(small_house, guest, Authenticator(verifies=False))


async def test_a_copied_passkey_is_noticed_by_its_count(small_house: House) -> None:
    _, device, _ = await member(small_house)
    await sign_in(small_house, device)
    await sign_in(small_house, device)
    device.count = 0
    with pytest.raises(BadAnswer):
        await sign_in(small_house, device)


async def test_a_passkey_says_for_whom_it_is(small_house: House) -> None:
    _, device, _ = await member(small_house)
    _, eves, _ = await member(small_house, "Eve")
    device.holder = eves.holder
    with pytest.raises(BadAnswer):
        await sign_in(small_house, device)


async def test_a_passkey_is_kept_once(small_house: House) -> None:
    clara, device, _ = await member(small_house)
    with pytest.raises(BadAnswer, match="already"):
        await keep(small_house, clara, device)


@pytest.mark.parametrize(
    "answer", [{}, {"id": 7}, {"id": "\0", "response": []}, {"id": "x", "response": {"userHandle": "é"}}]
)
async def test_nonsense_is_no_answer(small_house: House, answer: dict[str, object]) -> None:
    secret, _ = await small_house.accounts.ask_who(HERE)
    with pytest.raises(BadAnswer):
        await small_house.accounts.sign_in(HERE, secret, answer, LAPTOP)


async def test_the_question_who_is_the_same_for_everybody(small_house: House) -> None:
    await member(small_house)
    _, asked = await small_house.accounts.ask_who(HERE)
    assert '"allowCredentials": []' in asked


@pytest.mark.parametrize("address", ["http://127.0.0.1:8000", "https://192.168.1.5", "http://[::1]:8000"])
def test_a_passkey_belongs_to_a_name_not_to_a_number(address: str) -> None:
    with pytest.raises(NoPasskeys):
        place_of(address, named=False)


def test_a_house_without_a_stated_address_is_the_one_the_browser_calls() -> None:
    place = place_of("http://House.example:8000", named=False)
    assert place.name == "house.example"
    assert place.origins == ("https://house.example:8000", "http://house.example:8000")


# --- recovery codes


async def test_a_recovery_code_signs_in_once(house: House) -> None:
    clara, _, _ = await member(house)
    codes = await house.accounts.new_codes(clara.id)
    typed = codes[0].lower().replace("-", " ")
    tries = [house.accounts.sign_in_with_code(typed, LAPTOP) for _ in range(2)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["SignedIn", "Spent"]
    assert await house.accounts.codes_left(clara.id) == len(codes) - 1


async def test_new_codes_take_the_place_of_the_old(small_house: House) -> None:
    clara, _, _ = await member(small_house)
    old, new = [await small_house.accounts.new_codes(clara.id) for _ in range(2)]
    with pytest.raises(Spent):
        await small_house.accounts.sign_in_with_code(old[0], LAPTOP)
    assert (await small_house.accounts.sign_in_with_code(new[0], LAPTOP)).player.id == clara.id


async def test_no_secret_is_stored(small_house: House) -> None:
    clara, _, session = await member(small_house)
    codes = await small_house.accounts.new_codes(clara.id)
    token = await small_house.accounts.new_token(clara.id, "bot")
    async with engine_of(small_house).connect() as connection:
        kept = [
            str((await connection.execute(text(f"SELECT * FROM {table}"))).all())
            for table in ("once", "sessions", "tokens", "players", "passkeys")
        ]
    assert not [secret for secret in (*codes, token, session["session"]) if secret in "".join(kept)]


def test_a_code_is_read_however_it_is_typed() -> None:
    assert as_written(" 7kx2 9qwm-40tb hc5r ") == "7KX2-9QWM-40TB-HC5R"
    assert as_written("OIL1") == "0111"


# --- sessions and tokens


async def test_a_session_is_ended_from_another(house: House) -> None:
    clara, device, laptop = await member(house)
    phone = {"player": clara.id, "session": (await sign_in(house, device)).secret}
    ending = next(found for found in await house.accounts.sessions.of(clara.id) if found.device == LAPTOP)
    await house.accounts.end_session(clara.id, ending.id)
    assert await house.accounts.known(laptop) is None
    assert await house.accounts.known(phone) is not None


async def test_everywhere_else_is_everywhere_but_here(small_house: House) -> None:
    clara, device, laptop = await member(small_house)
    for _ in range(2):
        await sign_in(small_house, device)
    here = next(found for found in await small_house.accounts.sessions.of(clara.id) if found.device == LAPTOP)
    await small_house.accounts.end_others(clara.id, here.id)
    assert await small_house.accounts.known(laptop) is not None
    assert [found.id for found in await small_house.accounts.sessions.of(clara.id)] == [here.id]


async def test_nobody_ends_the_session_of_somebody_else(small_house: House) -> None:
    clara, _, session = await member(small_house)
    eve, _, _ = await member(small_house, "Eve")
    [hers] = await small_house.accounts.sessions.of(clara.id)
    await small_house.accounts.end_session(eve.id, hers.id)
    assert await small_house.accounts.known(session) is not None


async def test_what_has_run_out_is_cleared_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, session = await member(house)
    await house.accounts.ask_who(HERE)
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 3600)
    await house.accounts.clear_out()
    assert await house.store.rows("once", {}) == []
    assert await house.accounts.known(session) is not None


async def test_a_token_that_is_revoked_opens_nothing(house: House) -> None:
    clara, _, _ = await member(house)
    token = await house.accounts.new_token(clara.id, "my-little-bot")
    assert await house.player_by_token(token) == clara
    [found] = await house.accounts.tokens(clara.id)
    assert found.name == "my-little-bot" and found.used is not None
    await house.accounts.revoke(clara.id, found.id)
    assert await house.player_by_token(token) is None


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("Mozilla/5.0 (iPhone; like Mac OS X) Version/18.5 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_maker_and_system(agent: str, device: str) -> None:
    assert device_of(agent) == device


# --- several servers


@pytest.fixture
async def servers(postgres: str, tmp_path: Path) -> AsyncIterator[list[House]]:
    """Two of one house."""
    database = await new_database(postgres)
    servers = [build(settings_in(tmp_path, database)) for _ in range(2)]
    for server in servers:
        await server.start()
    yield servers
    for server in servers:
        await server.stop()


async def test_what_is_ended_in_one_server_is_ended_in_all(
    servers: list[House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = servers
    clara, _, session = await member(here)
    token = await here.accounts.new_token(clara.id, "bot")
    assert await there.accounts.known(session) == clara and await there.player_by_token(token) == clara
    heard = _hears_of(there, clara.id, monkeypatch)
    [here_only] = await here.accounts.sessions.of(clara.id)
    await here.accounts.end_session(clara.id, here_only.id)
    await here.accounts.revoke(clara.id, (await here.accounts.tokens(clara.id))[0].id)
    while await there.accounts.known(session) or await there.player_by_token(token):
        await heard.get()  # of what happened before, too


async def test_a_question_counts_once_in_all_servers_together(servers: list[House]) -> None:
    _, device, _ = await member(servers[0])
    secret, asked = await servers[0].accounts.ask_who(HERE)
    answer = device.sign(asked)
    tries = [server.accounts.sign_in(HERE, secret, answer, LAPTOP) for server in servers]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["SignedIn", "Spent"]


def _hears_of(house: House, player_id: str, monkeypatch: pytest.MonkeyPatch) -> asyncio.Queue[str]:
    """Everything a server is told of somebody from now on."""
    told: asyncio.Queue[str] = asyncio.Queue()
    forget = house.accounts.forget

    def hear(who: str | None = None) -> None:
        forget(who)
        if who == player_id:
            told.put_nowait(who)

    monkeypatch.setattr(house.accounts, "forget", hear)
    return told
