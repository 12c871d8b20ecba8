"""The server's signature of a log: Ed25519 over the chain."""

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
        return Sealed(chain, self._private.sign(chain.encode()).hex(), self.key)

    @property
    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.secret)

    def __repr__(self) -> str:
        return f"Signer({self.key})"


def is_signed(seal: Sealed) -> bool:
    """Return whether the signature is that of the seal's chain by the seal's key."""
    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(seal.key))
        public.verify(bytes.fromhex(seal.signature), seal.chain.encode())
    except (InvalidSignature, ValueError):
        return False
    return True
