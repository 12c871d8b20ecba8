"""A turnstile lets what comes at the same moment through one after another, and nobody waits for long."""

import pytest

from chelem.site.edge.turnstile import Turnstile


def test_one_after_another():
    turnstile = Turnstile(100, longest=1)
    assert pytest.approx([0, 0.01, 0.02]) == [turnstile.wait_from(7) for _ in range(3)]
    assert pytest.approx(0.005) == turnstile.wait_from(7.025)
    assert 0 == turnstile.wait_from(8)


def test_a_burst_goes_through_at_once():
    """After a quiet time the burst is whole again, and no larger."""
    turnstile = Turnstile(100, longest=1, burst=3)
    for now in (7, 10_000):
        assert pytest.approx([0, 0, 0, 0.01, 0.02]) == [turnstile.wait_from(now) for _ in range(5)]


def test_the_longest_wait():
    turnstile = Turnstile(100, longest=0.5)
    assert pytest.approx(0.5) == max(turnstile.wait_from(7) for _ in range(1000))
