"""Receivers on this machine: any web server that is told something, and a push service with its browsers."""

from __future__ import annotations

import asyncio
import os
import ssl
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from spectacula.server.alerts.push import data_of, letters, point

CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Received:
    """One request as it came in."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass
class Receiver:
    """Answers with the statuses it is given, then with 200; `async with` opens it."""

    statuses: list[str] = field(default_factory=list)
    trust: ssl.SSLContext | None = None
    received: list[Received] = field(default_factory=list)
    url: str = ""

    async def __aenter__(self) -> Receiver:
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0, ssl=self.trust)
        scheme = "https" if self.trust else "http"
        self.url = f"{scheme}://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not (said := await _head(reader)):
            writer.close()
            return
        head = said.decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.received.append(Received(method, path, headers, body))
        status = self.statuses.pop(0) if self.statuses else "200 OK"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
        writer.close()


def self_signed(folder: Path) -> ssl.SSLContext:
    """For a server whose certificate nobody but itself vouches for."""
    key, name = ec.generate_private_key(CURVE), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(days=1), now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "server.pem").write_bytes(private + certificate.public_bytes(Encoding.PEM))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "server.pem")
    return context


async def _head(reader: asyncio.StreamReader) -> bytes:
    """The head of a request; nothing of a caller who hangs up without a word, as one does who finds it is told."""
    try:
        return await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as cut:
        if cut.partial:
            raise
        return b""


class PushBrowser:
    """A browser with an address at a push service, and the keys of that subscription."""

    def __init__(self, service: Receiver, name: str = "browser") -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.endpoint = f"{service.url}/push/{name}"

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": letters(point(self.private.public_key())), "auth": letters(self.auth)}

    def read(self, received: Received) -> Any:
        """What a message says, if it is for this browser and no bit of it was changed."""
        return msgspec.json.decode(self.decrypted(received.body))

    def decrypted(self, body: bytes) -> bytes:
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        about = b"WebPush: info\0" + point(self.private.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, about).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def sender_of(received: Received, service: Receiver) -> dict[str, Any]:
    """What a push service reads in the signature of a message; raises if it is not good, or for another service."""
    scheme, _, rest = received.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    told, _, signature = fields["t"].rpartition(".")
    r, s = (int.from_bytes(half) for half in (data_of(signature)[:32], data_of(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(fields["k"]))
    key.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(data_of(told.split(".")[1]))
    parts = urlsplit(service.url)
    assert claims["aud"] == f"{parts.scheme}://{parts.netloc}"
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    return {**claims, "key": fields["k"]}
