"""A mail server on this machine that keeps what it is sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy

from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message
from aiosmtpd.smtp import SMTP, Envelope, Session

from .houses import free_port


class Postbox(Message):
    """Gives the answers it is told to give, and takes letters otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[tuple[str, str, str]] = []
        self.answers: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        return self.answers.pop() if self.answers else str(await super().handle_DATA(server, session, envelope))

    def handle_message(self, message: object) -> None:
        read = message_from_bytes(bytes(message), policy=policy.default)  # type: ignore[call-overload]
        self.letters.append((str(read["To"]), str(read["Subject"]), read.get_content()))


@contextmanager
def delivering(box: object) -> Iterator[int]:
    """The port at which letters are taken meanwhile."""
    port = free_port()
    post = Controller(box, hostname="127.0.0.1", port=port)
    post.start()
    yield port
    post.stop()
