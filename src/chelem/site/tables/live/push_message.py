"""Messages to browsers as push services take them: encrypted (RFC 8291) and signed (RFC 8292).

The libraries for it are an extra of the package, `chelem[push]`.
"""

import base64
import time
from dataclasses import dataclass
from importlib.util import find_spec

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from chelem.core import Refused

NEEDED = ("http_ece", "py_vapid", "urllib3")
"""The modules of the extra."""
DAY = 24 * 3600
"""The seconds for which a push service keeps a message for a device that is off."""
SIGNED_FOR = 3600
"""The seconds for which a signature is valid."""
SECRET_BYTES = 16
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256: a private key is a number from 1 to the one before."""


def can_push() -> bool:
    """Return whether the libraries are installed."""
    return all(find_spec(name) is not None for name in NEEDED)


@dataclass(frozen=True, slots=True)
class Recipient:
    """A browser that can decrypt a message: its public key, a point, and the secret that it shared."""

    public_key: bytes
    secret: bytes

    @classmethod
    def parse(cls, public_key: str, secret: str) -> "Recipient":
        """Return the recipient of two base64url texts; raise `Refused` if they are not such keys."""
        try:
            point, shared = _decoded(public_key), _decoded(secret)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except ValueError:
            raise Refused("push.keys") from None
        if len(shared) != SECRET_BYTES:
            raise Refused("push.keys")
        return cls(point, shared)


@dataclass(frozen=True, slots=True)
class PushMessage:
    """The headers and the body of a request to a push service."""

    headers: dict[str, str]
    body: bytes


class PushKey:
    """The key by which push services know this server (VAPID), made of 32 secret bytes."""

    def __init__(self, secret: bytes) -> None:
        number = int.from_bytes(secret) % (ORDER - 1) + 1
        self._private = ec.derive_private_key(number, ec.SECP256R1())
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).decode().rstrip("=")
        """The public key, as base64url, with which browsers subscribe."""

    def message(self, text: bytes, recipient: Recipient, origin: str, contact: str) -> PushMessage:
        """Return a message that only the recipient can read, for the push service of that origin."""
        import http_ece  # noqa: PLC0415 - an extra
        from py_vapid import Vapid02  # noqa: PLC0415

        body: bytes = http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=recipient.public_key,
            auth_secret=recipient.secret,
            version="aes128gcm",
        )
        claims = {"aud": origin, "exp": int(time.time()) + SIGNED_FOR, "sub": contact}
        signed: dict[str, str] = Vapid02(self._private, {"no-strict": True}).sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(DAY), "Urgency": "high"}
        return PushMessage(headers | signed, body)


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
