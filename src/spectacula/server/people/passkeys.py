"""Passkeys: what a device is asked, and whether its answer is one to this very question, from this very house."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any

from msgspec import MsgspecError, json

from spectacula.server.errors import Refused
from spectacula.server.player import Player
from spectacula.server.store.rows import Row

TIME_TO_ANSWER = 300.0
MOST = 20
Answer = dict[str, Any]


class BadAnswer(Refused):
    """Not the answer of a passkey to the question it was asked, or of one this house does not know."""

    status = 403
    code = "bad-passkey"


class NoPasskeys(Refused):
    """The house is called by a name to which no passkey can belong."""

    status = 409
    code = "no-passkeys-here"


@dataclass(frozen=True)
class Place:
    """What the house is called, as devices know it: a passkey belongs to that name and to no other."""

    name: str
    origins: tuple[str, ...]


@dataclass(frozen=True)
class Passkey:
    """A key that somebody's device holds; the house has only its public half."""

    id: str
    name: str
    created: float
    used: float | None
    synced: bool


def new_challenge() -> str:
    return secrets.token_urlsafe(32)


def question_to_keep(place: Place, player: Player, challenge: str, known: list[Row]) -> str:
    """What a device is asked that is to make a passkey, as JSON."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    asked = generate_registration_options(
        rp_id=place.name,
        rp_name="Spectacula",
        user_name=player.name or "Spectacula",
        user_id=player.id.encode(),
        challenge=challenge.encode(),
        timeout=int(TIME_TO_ANSWER * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(row["id"])) for row in known],
    )
    return options_to_json(asked)


def kept_passkey(place: Place, player_id: str, challenge: str, answer: Answer, device: str) -> dict[str, Any]:
    """The row of a new passkey, if the answer is one to this question."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=list(place.origins),
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, LookupError):
        raise BadAnswer("this is no answer to the question that was asked here") from None
    return {
        "id": bytes_to_base64url(found.credential_id),
        "player_id": player_id,
        "public_key": found.credential_public_key,
        "count": found.sign_count,
        "name": device,
        "created": time.time(),
        "used": None,
        "synced": found.credential_backed_up,
    }


def question_who(place: Place, challenge: str) -> str:
    """What a device is asked that is to say who holds it, as JSON. It names nobody."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    asked = generate_authentication_options(
        rp_id=place.name,
        challenge=challenge.encode(),
        timeout=int(TIME_TO_ANSWER * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return options_to_json(asked)


def new_count(place: Place, row: Row, challenge: str, answer: Answer) -> int:
    """How often a passkey has been used, if this is its answer to this question."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.name,
            expected_origin=list(place.origins),
            credential_public_key=row["public_key"],
            credential_current_sign_count=row["count"],
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, LookupError):
        raise BadAnswer("this is no answer to the question that was asked here") from None
    return found.new_sign_count


def read_answer(body: bytes) -> Answer:
    try:
        return json.decode(body, type=dict[str, Any])
    except MsgspecError:
        raise BadAnswer("this is no answer of a passkey") from None


def passkey(row: Row) -> Passkey:
    return Passkey(row["id"], row["name"], row["created"], row["used"], row["synced"])


def holder_of(answer: Answer) -> str:
    """The person a passkey says it was made for, in the letters of an id."""
    response = answer.get("response")
    said = response.get("userHandle") if isinstance(response, dict) else None
    try:
        return _bytes(said).decode() if isinstance(said, str) else ""
    except ValueError:
        return ""


def _bytes(text: str) -> bytes:
    from webauthn import base64url_to_bytes

    return base64url_to_bytes(text)
