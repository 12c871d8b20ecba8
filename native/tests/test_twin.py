"""The kernel says what plain minimax says."""

import random

import pytest

from chelem_dd import solve, solve_cards, twin
from dealing import CAMPAIGN, position


@pytest.mark.parametrize("seed", range(50 * CAMPAIGN))
def test_the_kernel_agrees_with_its_twin(seed: int) -> None:
    """On endings of up to six cards a hand, at a trick's start and within it."""
    rng = random.Random(seed)
    for size in [1, 2, 2, 2, *[3] * 6, *[4] * 6, *[5] * 3, 6]:
        p = position(rng, size)
        assert twin.solve(*p.arguments) == solve(*p.arguments), str(p)
        assert twin.solve_cards(*p.arguments) == solve_cards(*p.arguments), str(p)


def test_the_twin_reads_what_the_kernel_reads() -> None:
    assert 1 == twin.solve(" E:kq.-.. A10... J9... 87...", "NT", "E")
    assert {"SA": 1, "SQ": 2} == twin.solve_cards("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    assert {"SA": 1, "SQ": 2} == twin.solve_cards("N:AQ... K... 4... 5...", "NT", "E", [39, "s3", 48])
