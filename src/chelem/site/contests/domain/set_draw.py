"""What the boards of a new set are drawn from: a salt of the server's, and what others add to it."""

import hmac
import secrets
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256

from chelem.core import Refused, hash_of_text
from chelem.engine.promise import RevealedNonce
from chelem.engine.promise_checks import check_hash
from chelem.site.edge import new_code

ORGANISER = "organiser"
"""Who adds the nonce of a set, in what the server signs."""


@dataclass(frozen=True, slots=True)
class SetDraw:
    """The code of a new set, the server's salt, and the nonces of others."""

    code: str
    salt: str
    nonces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetAddition:
    """What a device adds to a set: the code and the hash that the server has promised it, and its nonce."""

    code: str
    hash: str
    nonce: str


def draw_alone() -> SetDraw:
    """Return what a set is drawn from where nobody else adds to it."""
    return SetDraw(new_code(), secrets.token_hex(16))


def promise_set(secret: bytes, code: str, day: date) -> SetDraw:
    """Return what the server adds to the set with a code, as often as it is asked that day."""
    label = f"boards of the set {code}, {day.isoformat()}"
    return SetDraw(code, hmac.digest(secret, label.encode(), sha256).hex()[:32])


def draw_together(secret: bytes, addition: SetAddition, day: date) -> SetDraw:
    """Return what a set is drawn from once a device has added its nonce to what the server promised.

    Raise `Refused` unless the server has promised that hash for that code, on this day or on the one before:
    nobody else can tell it, so nobody can choose a code, nor one whose set was opened and deleted long ago.
    """
    check_hash(addition.hash)
    check_hash(addition.nonce)
    for promised in (day, day - timedelta(days=1)):
        own = promise_set(secret, addition.code, promised)
        if hmac.compare_digest(hash_of_text(own.salt), addition.hash):
            return replace(own, nonces=(addition.nonce,))
    raise Refused("set.not_promised")


def received_nonce(draw: SetDraw) -> RevealedNonce | None:
    """Return what the server signs to have received; None where nobody else has added anything."""
    if not draw.nonces:
        return None
    return RevealedNonce(draw.code, 0, 0, hash_of_text(draw.salt), ORGANISER, draw.nonces[0])
