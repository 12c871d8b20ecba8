"""Lots: numbers that anyone can compute, and nobody can choose, from the seed of an event."""

from hashlib import sha256

LOT_BITS = 40
"""That two equally good draws of 1 000 entrants have the same sum of lots has a chance of 2 in 100 million
(20 000 possible matches / 2⁴⁰, by the isolation lemma)."""


def lot(seed: int, round_: int, *entrants: int) -> int:
    """Return the first 40 bits of the SHA-256 of the numbers in decimal, separated by spaces.

    >>> lot(0, 1, 5, 8)
    368119180096
    """
    text = " ".join(map(str, (seed, round_, *entrants)))
    return int.from_bytes(sha256(text.encode("ascii")).digest()[: LOT_BITS // 8], "big")
