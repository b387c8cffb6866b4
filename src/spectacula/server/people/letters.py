"""Letters: errands for the operator's own mail server, so that nobody can tell whether one went out."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import SplitResult, unquote, urlsplit

from spectacula.server.errands import Errands, HandOver, Never, NotYet, Told, errand
from spectacula.server.settings import Settings
from spectacula.server.store.rows import Insert

log = logging.getLogger(__name__)
KIND = "letter"
A_DAY = 24 * 3600.0
PATIENCE = 20.0
WAITING = 200
ADDRESS = re.compile(r"[^\s@<>\"(),:;\\\x00-\x1f]{1,64}@[a-z0-9]([a-z0-9.-]{0,185})\.[a-z0-9-]{2,63}")


def clean_address(text: str) -> str | None:
    """An address in small letters; None for what cannot be one."""
    address = text.strip().lower()
    return address if len(address) <= 254 and ADDRESS.fullmatch(address) else None


class Mailer:
    """Where letters are posted. They lie in the store until they are handed to the mail server."""

    def __init__(self, settings: Settings, errands: Errands) -> None:
        self.sender = settings.mail_from
        self.errands = errands
        self._looking: set[asyncio.Task[None]] = set()

    def see_to(self, writing: Coroutine[None, None, None]) -> None:
        """Write a letter by and by. Where very many are being written already, it is not."""
        if len(self._looking) >= WAITING:
            log.warning("too many letters are being written; one was dropped")
            writing.close()
            return
        task = asyncio.create_task(writing)
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def post(
        self, address: str, subject: str, text: str, holds: float = A_DAY, player_id: str | None = None
    ) -> None:
        """A letter, of use for so many seconds; whoever is forgotten gets none."""
        await self.errands.store.write([self.letter(address, subject, text, holds, player_id)])
        self.errands.wake()

    def letter(self, address: str, subject: str, text: str, holds: float, player_id: str | None) -> Insert:
        """The same as a row, to be stored with whatever it is about."""
        told = {"to": address, "subject": subject, "text": text, "date": formatdate(), "id": self._new_id()}
        return errand(KIND, told, holds, player_id)

    async def stop(self) -> None:
        """Returns when all letters are written."""
        while self._looking:
            await asyncio.gather(*self._looking, return_exceptions=True)

    def _new_id(self) -> str:
        return make_msgid(domain=parseaddr(self.sender)[1].rpartition("@")[2])


class Postman:
    """A mail server somewhere: `smtp://[name:password@]host[:port]`, with TLS from the start where it is `smtps:`."""

    def __init__(self, settings: Settings) -> None:
        self.server = urlsplit(settings.smtp)
        self.sender = settings.mail_from

    async def carry(self, told: Told, hand_over: HandOver) -> None:
        try:
            smtp = await asyncio.to_thread(begin, self.server, parseaddr(self.sender)[1], told["to"])
        except smtplib.SMTPResponseException as error:
            raise _refusal(error.smtp_code) from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotYet(type(error).__name__) from None
        try:
            await hand_over()
            code = await asyncio.to_thread(finish, smtp, self._written(told))
        finally:
            smtp.close()
        if code != 250:
            raise _refusal(code)

    def _written(self, told: Told) -> bytes:
        letter = EmailMessage(SMTP.clone(cte_type="7bit", utf8=not told["to"].isascii()))
        letter["From"], letter["To"], letter["Subject"] = self.sender, told["to"], told["subject"]
        letter["Date"], letter["Message-ID"] = told["date"], told["id"]
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(told["text"])
        return letter.as_bytes()


def begin(server: SplitResult, sender: str, address: str) -> smtplib.SMTP:
    """All that comes before a letter itself; what the mail server wants to know of us goes over TLS only."""
    safe = ssl.create_default_context()
    if server.scheme == "smtps":
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.hostname or "", server.port or 465, timeout=PATIENCE, context=safe)
    else:
        smtp = smtplib.SMTP(server.hostname or "", server.port or 587, timeout=PATIENCE)
    try:
        smtp.ehlo_or_helo_if_needed()
        if server.scheme == "smtp" and (server.username or smtp.has_extn("starttls")):
            smtp.starttls(context=safe)
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        for code, said in (smtp.mail(sender, [] if address.isascii() else ["SMTPUTF8"]), smtp.rcpt(address)):
            if code not in (250, 251):
                raise smtplib.SMTPSenderRefused(code, said, sender)
    except BaseException:
        smtp.close()
        raise
    return smtp


def finish(smtp: smtplib.SMTP, letter: bytes) -> int:
    """The letter itself; what the mail server says to it."""
    try:
        code, _ = smtp.data(letter)
    except smtplib.SMTPDataError as error:
        return error.smtp_code
    try:
        smtp.quit()
    except (OSError, smtplib.SMTPException):
        log.debug("the mail server hung up first")
    return code


def _refusal(code: int) -> Exception:
    """A mail server means it for good from 550 on; before that somebody has set it or us up wrongly."""
    return Never(f"the mail server refuses it ({code})") if code >= 550 else NotYet(f"the mail server says {code}")
