"""Web push: a message that only the browser can read (RFC 8291), signed with the key of the house (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from spectacula.server.alerts.outside import BadAddress
from spectacula.server.store.rows import Insert
from spectacula.server.store.store import Conflict, Store

NAME = "vapid"
CURVE = ec.SECP256R1()
RECORD = 4096
HOLDS = 12 * 3600
"""Seconds for which a signature is good; a push service refuses more than a day."""


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Browser:
    """What a message to a browser is encrypted with: its public key, and a secret it shares with the house."""

    p256dh: str
    auth: str

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Browser:
        """Raises `BadAddress` unless these can be a browser's keys."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data_of(p256dh))
            sound = len(data_of(auth)) == 16
        except ValueError:
            sound = False
        if not sound:
            raise BadAddress("keys", "these are not the keys of a browser")
        return cls(p256dh, auth)

    def encrypted(self, plain: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
        """A message in one record; `own` and `salt` are used for no other."""
        theirs = data_of(self.p256dh)
        mine = point(own.public_key())
        shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = _derived(data_of(self.auth), shared, b"WebPush: info\0" + theirs + mine, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        head = salt + RECORD.to_bytes(4) + bytes([len(mine)]) + mine
        return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)

    def seal(self, plain: bytes) -> bytes:
        return self.encrypted(plain, ec.generate_private_key(CURVE), os.urandom(16))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class HouseKey:
    """The key by which push services know the house."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private = private

    @property
    def public(self) -> str:
        """What a browser is told when it is asked for an address."""
        return letters(point(self.private.public_key()))

    def signed(self, endpoint: str, subject: str) -> str:
        """The header by which a push service knows whose message it is, and where its sender can be reached."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HOLDS, "sub": subject}
        told = ".".join(letters(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self.private.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={told}.{letters(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


async def house_key(store: Store) -> HouseKey:
    """The key of this store, made when first asked for; all servers of the store have the same."""
    if not (found := await store.rows("keys", {"name": NAME})):
        number = ec.generate_private_key(CURVE).private_numbers().private_value
        with suppress(Conflict):  # another server was faster
            await store.write([Insert("keys", {"name": NAME, "value": letters(number.to_bytes(32))})])
        found = await store.rows("keys", {"name": NAME})
    return HouseKey(ec.derive_private_key(int.from_bytes(data_of(found[0]["value"])), CURVE))
