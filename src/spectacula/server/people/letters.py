"""Letters: sent in the background by the operator's own mail server, so that nobody can tell whether one went out."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from spectacula.server.settings import Settings

log = logging.getLogger(__name__)
PATIENCE = 20.0
AT_ONCE = 4
WAITING = 200
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\x00-\x1f]{1,64}@[a-z0-9]([a-z0-9.-]{0,185})\.[a-z0-9-]{2,63}")


def clean_address(text: str) -> str | None:
    """An address in small letters; None for what cannot be one."""
    address = text.strip().lower()
    return address if len(address) <= 254 and ADDRESS.fullmatch(address) else None


class Mailer:
    """A mail server somewhere: `smtp://[name:password@]host[:port]`, with TLS from the start where it is `smtps:`."""

    def __init__(self, settings: Settings) -> None:
        self.server = urlsplit(settings.smtp)
        self.sender = settings.mail_from
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._posted: set[asyncio.Task[None]] = set()

    def see_to(self, errand: Coroutine[None, None, None]) -> None:
        """Do something about a letter by and by. Where very many wait already, it is not done."""
        if len(self._posted) >= WAITING:
            log.warning("too many letters wait for the mail server; one was dropped")
            errand.close()
            return
        task = asyncio.create_task(errand)
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    def post(self, address: str, subject: str, text: str) -> None:
        """Send a letter by and by."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, subject
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">")),
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        self.see_to(self._send(letter))

    async def stop(self) -> None:
        """Returns when all letters are on their way, or cannot be sent."""
        while self._posted:
            await asyncio.gather(*self._posted, return_exceptions=True)

    async def _send(self, letter: EmailMessage) -> None:
        async with self._turn:
            try:
                await asyncio.to_thread(deliver, self.server, letter)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("a letter could not be sent: %s", type(error).__name__)


def deliver(server: SplitResult, letter: EmailMessage) -> None:
    """Hand a letter to a mail server; what it wants to know of us goes over TLS only."""
    safe = ssl.create_default_context()
    if server.scheme == "smtps":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.hostname or "", server.port or 465, timeout=PATIENCE, context=safe)
    else:
        smtp = smtplib.SMTP(server.hostname or "", server.port or 587, timeout=PATIENCE)
    with smtp:
        if server.scheme == "smtp":
            smtp.ehlo()
            if server.username or smtp.has_extn("starttls"):
                smtp.starttls(context=safe)
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(letter)
