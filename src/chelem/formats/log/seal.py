"""The server's signatures: Ed25519 over the chain of a log, and over what it has received."""

from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from chelem.engine.events import Sealed


@dataclass(frozen=True, slots=True)
class Signer:
    """A private key; its 32 secret bytes are never written into a log."""

    secret: bytes

    @classmethod
    def new(cls) -> "Signer":
        """Return a signer with a new random key."""
        return cls(Ed25519PrivateKey.generate().private_bytes_raw())

    @property
    def key(self) -> str:
        """The public key: 64 hexadecimal digits."""
        return self._private.public_key().public_bytes_raw().hex()

    def seal(self, chain: str) -> Sealed:
        """Return the entry that signs a log whose last entry has this chain."""
        return Sealed(chain, self.sign(chain), self.key)

    def sign(self, text: str) -> str:
        """Return the signature of UTF-8 text: 128 hexadecimal digits."""
        return self._private.sign(text.encode()).hex()

    @property
    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.secret)

    def __repr__(self) -> str:
        return f"Signer({self.key})"


def is_signed(seal: Sealed) -> bool:
    """Return whether the signature is that of the seal's chain by the seal's key."""
    return is_signature(seal.chain, seal.signature, seal.key)


def is_signature(text: str, signature: str, key: str) -> bool:
    """Return whether a signature is that of UTF-8 text by a public key, both in hexadecimal."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), text.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
