"""Random draws that anyone can repeat: from the digest of a server's salt and of the players' nonces."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from chelem.core.deals import DEAL_COUNT


def promise_digest(salt: str, nonces: Iterable[str]) -> bytes:
    """Return SHA-256 of UTF-8 `salt:nonce:nonce…`, the nonces in the order of their pledges.

    Without nonces the text is `salt:`: the digest of the salt alone is published before the deal.

    >>> promise_digest("salt", ("a", "b")).hex()[:16]
    '1380373d881fc926'
    """
    return sha256(f"{salt}:{':'.join(nonces)}".encode()).digest()


def hash_of_text(text: str) -> str:
    """Return SHA-256 of UTF-8 text in hexadecimal, as salts and nonces are published."""
    return sha256(text.encode()).hexdigest()


def board_salt(salt: str, nonces: Iterable[str], board: int, attempt: int = 1) -> str:
    """Return the salt of a board that several tables play, from what was drawn for all of them.

    It is SHA-256 of UTF-8 `salt:nonce…:board` in hexadecimal; a later attempt has its number after that.

    >>> board_salt("salt", ("a",), 2)[:16]
    'cbc0f936f21cf6d9'
    """
    parts = (salt, *nonces, str(board), *([str(attempt)] if attempt > 1 else []))
    return hash_of_text(":".join(parts))


def earlier_board_salt(salt: str, board: int, attempt: int = 1) -> str:
    """Return the salt of such a board where the server drew alone, by the rule of earlier versions."""
    return hash_of_text(f"{salt}:{board}:{attempt}")


class DigestDraws:
    """Numbers drawn from a digest of 32 bytes, the same ones for the same digest and label.

    The bytes are SHA-256(digest ‖ label ‖ k) for k = 0, 1, 2 …, eight bytes with the highest first. A draw
    below n takes as few whole bytes as n − 1 needs, drops the highest bits that n − 1 does not need, and
    repeats with the next bytes while the number is not below n. There is one exception: without a label, a
    first draw among all deals is the digest itself, as a number, modulo their number.

    >>> draws = DigestDraws(promise_digest("salt", ("a", "b")), "dealer")
    >>> [draws.randbelow(4) for _ in range(8)]
    [3, 2, 0, 0, 0, 1, 2, 1]
    """

    def __init__(self, digest: bytes, label: str = "") -> None:
        self._digest = digest
        self._label = label.encode()
        self._bytes = self._stream()
        self._begun = False

    def randbelow(self, n: int) -> int:
        """Return a number from 0 to n − 1, all equally likely; `ValueError` unless n is positive."""
        if n < 1:
            raise ValueError("n is not positive")
        first, self._begun = not self._begun, True
        if first and not self._label and n == DEAL_COUNT:
            return int.from_bytes(self._digest) % n
        bits = (n - 1).bit_length()
        while True:
            drawn = bytes(next(self._bytes) for _ in range((bits + 7) // 8))
            number = int.from_bytes(drawn) & ((1 << bits) - 1)
            if number < n:
                return number

    def _stream(self) -> Iterator[int]:
        count = 0
        while True:
            yield from sha256(self._digest + self._label + count.to_bytes(8)).digest()
            count += 1
