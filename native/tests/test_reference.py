"""The kernel gives the answers of plain minimax."""

import random

import pytest

from chelem_dd import reference, solve, solve_cards
from dealing import position, seeds


@pytest.mark.parametrize("seed", seeds(6, 50))
def test_the_kernel_agrees_with_the_reference(seed: int) -> None:
    """In endings of up to six cards a hand, at the start of a trick and within it."""
    rng = random.Random(seed)
    for size in [1, 2, 2, 2, *[3] * 6, *[4] * 6, *[5] * 3, 6]:
        p = position(rng, size)
        assert reference.solve(*p.arguments) == solve(*p.arguments), str(p)
        assert reference.solve_cards(*p.arguments) == solve_cards(*p.arguments), str(p)


def test_the_reference_reads_what_the_kernel_reads() -> None:
    assert 1 == reference.solve(" E:kq.-.. A10... J9... 87...", "NT", "E")
    assert {"SA": 1, "SQ": 2} == reference.solve_cards("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    assert {"SA": 1, "SQ": 2} == reference.solve_cards("N:AQ... K... 4... 5...", "NT", "E", [39, "s3", 48])
