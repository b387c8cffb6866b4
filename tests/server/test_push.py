"""Messages to browsers: as RFC 8291 has them, byte by byte; and webhooks in the shapes their receivers expect."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from spectacula.server.alerts import hooks
from spectacula.server.alerts.outside import BadAddress
from spectacula.server.alerts.push import CURVE, Browser, data_of, letters
from spectacula.server.alerts.ways import Sort, Way
from spectacula.server.alerts.wording import Message

from .receivers import PushBrowser, Receiver

# the example of RFC 8291, appendix A
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
MESSAGE = Message("Histrio: your turn", "With *Ann*.", "/t/abc", 2, "en", "turn")
LINK = "https://house.example/t/abc"


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    own = ec.derive_private_key(int.from_bytes(data_of(SENDER)), CURVE)
    assert letters(Browser.read(THEIRS, AUTH).encrypted(PLAIN, own, data_of(SALT))) == SEALED


def test_no_two_messages_look_alike() -> None:
    browser = PushBrowser(Receiver())
    sealed = [Browser.read(**browser.keys).seal(PLAIN) for _ in range(2)]
    assert sealed[0] != sealed[1] and [browser.decrypted(each) for each in sealed] == [PLAIN, PLAIN]


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("AAAA", AUTH), (THEIRS, "AAAA"), (f"{THEIRS[:-4]}AAAA", AUTH), ("é", AUTH)]
)
def test_keys_that_no_browser_can_have_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadAddress, match="keys of a browser"):
        Browser.read(p256dh, auth)


def way(sort: Sort, address: str, place: str = "", token: str = "") -> Way:
    return Way("way", "bob", sort, "", *hooks.read(sort, address, place, token), "", "en", "", 0.0)


def said(each: Way) -> tuple[str, str, str | None, object]:
    post = hooks.request(each, MESSAGE, "https://house.example", "number")
    return post.method, post.url, post.headers.get("Authorization"), msgspec.json.decode(post.body)


def test_discord_calls_nobody_and_takes_names_for_names() -> None:
    content = f"**Histrio: your turn**\nWith \\*Ann\\*.\n<{LINK}>"
    told = {"username": "Spectacula", "content": content, "allowed_mentions": {"parse": []}}
    assert said(way("discord", "https://discord.example/hook")) == ("POST", "https://discord.example/hook", None, told)


def test_a_matrix_room_gets_a_notice_once() -> None:
    room = "https://matrix.example/_matrix/client/v3/rooms/%21abc%3Amatrix.example/send/m.room.message/number"
    told = {"msgtype": "m.notice", "body": f"Histrio: your turn\nWith *Ann*.\n{LINK}"}
    matrix = way("matrix", "https://matrix.example/", "!abc:matrix.example", "token")
    assert said(matrix) == ("PUT", room, "Bearer token", told)


def test_ntfy_gets_title_text_and_where_a_click_leads() -> None:
    told = {"topic": "mine", "title": "Histrio: your turn", "message": "With *Ann*.", "priority": 3, "click": LINK}
    assert said(way("ntfy", "https://ntfy.example/mine")) == ("POST", "https://ntfy.example/", None, told)


@pytest.mark.parametrize(
    ("sort", "given", "reason"),
    [
        ("ntfy", ("https://ntfy.example/", "", ""), "topic"),
        ("matrix", ("https://matrix.example", "", "token"), "room"),
        ("matrix", ("https://matrix.example", "!abc:matrix.example", ""), "room"),
        ("matrix", ("https://matrix.example", "!abc:matrix.example", "to\r\nken"), "url"),
    ],
)
def test_what_a_webhook_lacks_is_said(sort: Sort, given: tuple[str, str, str], reason: str) -> None:
    with pytest.raises(BadAddress) as refused:
        hooks.read(sort, *given)
    assert refused.value.reason == reason
