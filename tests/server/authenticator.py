"""A device that holds passkeys, in software: it answers whatever it is asked, truly or falsely."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

ORIGIN = "https://house.example"
PRESENT, VERIFIED, HOLDS_KEY = 0x01, 0x04, 0x40


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey of one person for one house."""

    def __init__(self, origin: str = ORIGIN, verifies: bool = True) -> None:
        self.origin = origin
        self.flags = PRESENT | (VERIFIED if verifies else 0)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.holder = ""
        self.count = 0

    def make(self, asked: str) -> dict[str, Any]:
        """The answer to a question to keep a passkey."""
        options = json.loads(asked)
        self.holder = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        held = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], HOLDS_KEY) + held
        told = {"fmt": "none", "attStmt": {}, "authData": data}
        response = {"attestationObject": letters(cbor2.dumps(told))}
        return self._answer(response, self._client("webauthn.create", options["challenge"]))

    def sign(self, asked: str) -> dict[str, Any]:
        """The answer to the question who holds it."""
        options = json.loads(asked)
        self.count += 1
        data, client = self._data(options["rpId"]), self._client("webauthn.get", options["challenge"])
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"authenticatorData": letters(data), "signature": letters(signed), "userHandle": self.holder}
        return self._answer(response, client)

    def _data(self, house: str, more: int = 0) -> bytes:
        return hashlib.sha256(house.encode()).digest() + bytes([self.flags | more]) + struct.pack(">I", self.count)

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str], client: bytes) -> dict[str, Any]:
        name = letters(self.id)
        response["clientDataJSON"] = letters(client)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
