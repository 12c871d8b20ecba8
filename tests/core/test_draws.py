"""Draws from a digest: known vectors, and all numbers equally likely (LOG, Format 2)."""

import json
from collections import Counter
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.draws import DigestDraws, hash_of_text, promise_digest

VECTORS = json.loads(Path(__file__).with_name("draws.json").read_text(encoding="utf-8"))
"""Vectors that programs in other languages check too."""
DIGEST = promise_digest(VECTORS["salt"], VECTORS["nonces"])


def test_the_digest_is_of_salt_and_nonces_in_order():
    """SHA-256(`salt:nonce:nonce…`), the nonces in the order of their pledges (LOG, Format 2)."""
    assert bytes.fromhex(VECTORS["digest"]) == DIGEST == sha256(b"salt:a:b").digest()
    assert promise_digest("salt", ("b", "a")) != DIGEST
    assert promise_digest("sél", ()) == sha256("sél:".encode()).digest()
    assert hash_of_text("sél") == sha256("sél".encode()).hexdigest()


@pytest.mark.parametrize("vector", VECTORS["draws"], ids=lambda vector: vector["label"] or "cards")
def test_known_draws(vector):
    """The same numbers on every machine and in every version."""
    draws = DigestDraws(DIGEST, vector["label"])
    assert list(map(int, vector["drawn"])) == [draws.randbelow(int(n)) for n in vector["below"]]


def by_the_text(digest, label, limits):
    """Draw as docs/log.md says it, written a second time: with whole numbers instead of bytes."""
    blocks = b"".join(sha256(digest + label + bytes(7) + bytes([k])).digest() for k in range(40))
    place, drawn = 0, []
    for n in limits:
        width = next(bytes_ for bytes_ in count() if 256**bytes_ > n - 1)
        while True:
            number = int.from_bytes(blocks[place : place + width])
            place += width
            number %= 2 ** (n - 1).bit_length()
            if number < n:
                break
        drawn.append(number)
    return drawn


def test_a_deal_without_nonces_is_not_the_published_hash():
    """The hash of the salt is public before the deal: whoever has it must not have the digest."""
    assert promise_digest("salt", ()) == sha256(b"salt:").digest() != bytes.fromhex(hash_of_text("salt"))


def test_draws_follow_the_text():
    """SHA-256 in counter mode, with rejection (LOG, Format 2)."""
    limits = [*range(1, 53), 1000, 2**64 + 1, 4, 1] * 3
    for label in ("", "dealer"):
        draws = DigestDraws(DIGEST, label)
        assert by_the_text(DIGEST, label.encode(), limits) == [draws.randbelow(n) for n in limits]


def test_an_ordinary_deal_is_the_digest_itself():
    """Its number is the digest as a number, modulo the number of deals (LOG, Format 2)."""
    deal = Deal.draw(DigestDraws(DIGEST).randbelow)
    assert deal.number == int.from_bytes(DIGEST) % DEAL_COUNT == int(VECTORS["deal"])


def test_a_game_may_draw_deals_until_one_fits():
    """Only the first one is the digest itself: the next ones differ."""
    draws = DigestDraws(DIGEST)
    assert len({draws.randbelow(DEAL_COUNT) for _ in range(20)}) == 20


@pytest.mark.parametrize("n", [2, 3, 4, 13, 52, 200, 257])
def test_all_numbers_are_equally_likely(n):
    """Chi squared of 20 000 draws stays below 1.7 times its mean and 20: far out only once in a million."""
    draws, many = DigestDraws(sha256(b"even").digest()), 20_000
    counted = Counter(draws.randbelow(n) for _ in range(many))
    assert set(counted) == set(range(n))
    assert sum((one - many / n) ** 2 for one in counted.values()) / (many / n) < 1.7 * (n - 1) + 20


def test_nothing_is_below_nothing():
    """A draw needs a number to draw from."""
    with pytest.raises(ValueError, match="positive"):
        DigestDraws(DIGEST).randbelow(0)
