"""Webhooks: the same message in the shape that Discord, a Matrix room, ntfy or any program expects."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from spectacula.server.alerts.outside import LONGEST, BadAddress, Post
from spectacula.server.alerts.ways import Sort, Way
from spectacula.server.alerts.wording import Message

ROOM = re.compile(r"![!-~]{1,200}")
TOKEN = re.compile(r"[!-~]{1,400}")
TOPIC = re.compile(r"[A-Za-z0-9_-]{1,64}")
MARKS = re.compile(r"([\\*_~`|>#\[\]()<@-])")
JSON = {"Content-Type": "application/json"}


def read(sort: Sort, address: str, place: str, token: str) -> tuple[str, str, str]:
    """Address, place and secret of a webhook as they are kept; raises `BadAddress` with what is missing."""
    url, place, token = address.strip(), place.strip(), token.strip()
    if len(url) > LONGEST or (token and not TOKEN.fullmatch(token)):
        raise BadAddress("url", "this is not the address of a web server")
    if sort == "ntfy":
        before, _, topic = url.rstrip("/").rpartition("/")
        if not TOPIC.fullmatch(topic) or not urlsplit(before).hostname:
            raise BadAddress("topic", "an address of ntfy ends with a topic: https://ntfy.example/my-topic")
        return before, topic, token
    if sort == "matrix":
        if not ROOM.fullmatch(place) or not token:
            raise BadAddress("room", "a Matrix room needs its server, its id (!abc:matrix.example) and an access token")
        return url.rstrip("/"), place, token
    return url, "", ""


def request(way: Way, message: Message, base: str, number: str) -> Post:
    """What is sent for a message. `number` is the same whenever this message is sent."""
    link = f"{base}{message.to}" if base else ""
    return SHAPES[way.sort](way, message, link, number)


def _discord(way: Way, message: Message, link: str, number: str) -> Post:
    """Nobody is called by it, and what names contain is not taken for marks."""
    title, text = (MARKS.sub(r"\\\1", part) for part in (message.title, message.text))
    content = "\n".join(filter(None, (f"**{title}**", text, f"<{link}>" if link else "")))
    return _json(way.address, {"username": "Spectacula", "content": content, "allowed_mentions": {"parse": []}})


def _matrix(way: Way, message: Message, link: str, number: str) -> Post:
    room = f"{way.address}/_matrix/client/v3/rooms/{quote(way.place, safe='')}"
    said = {"msgtype": "m.notice", "body": "\n".join(filter(None, (message.title, message.text, link)))}
    return _json(f"{room}/send/m.room.message/{number}", said, way.secret, "PUT")


def _ntfy(way: Way, message: Message, link: str, number: str) -> Post:
    said: dict[str, Any] = {"topic": way.place, "title": message.title, "message": message.text or message.title}
    said |= {"priority": 4 if message.urgent else 3, **({"click": link} if link else {})}
    return _json(f"{way.address}/", said, way.secret)


def _plain(way: Way, message: Message, link: str, number: str) -> Post:
    told = {"id": number, "kind": message.kind, "title": message.title, "text": message.text}
    return _json(way.address, {**told, "link": link or None, "waiting": message.waiting, "language": message.language})


def _json(url: str, said: dict[str, Any], token: str = "", method: str = "POST") -> Post:
    headers = {**JSON, "Authorization": f"Bearer {token}"} if token else JSON
    return Post(url, headers, msgspec.json.encode(said), method)


SHAPES = {"discord": _discord, "matrix": _matrix, "ntfy": _ntfy, "json": _plain}
