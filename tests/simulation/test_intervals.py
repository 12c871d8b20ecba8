"""Confidence intervals, checked against tables and by simulation."""

from random import Random
from statistics import fmean, stdev

import pytest

from chelem.simulation.answers import mean_interval, proportion_interval, student_t

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 8: 2.306, 15: 2.131, 30: 2.042, 120: 1.980}


@pytest.mark.parametrize(("freedom", "expected"), TABLE.items())
def test_student(freedom, expected):
    """The 97.5 % quantile of published tables of Student's t."""
    assert expected == pytest.approx(student_t(freedom), rel=2e-3)


@pytest.mark.parametrize("freedom", [1, 4, 10])
def test_wilson_interval(freedom):
    """Each end is 1.96 of its standard errors from the observed proportion (Wilson's definition)."""
    found, count = freedom, 3 * freedom + 1
    for end in proportion_interval(found, count):
        assert 1.959964 == pytest.approx(
            abs(found / count - end) / (end * (1 - end) / count) ** 0.5, rel=1e-5
        )


def test_a_proportion_interval_stays_within_0_and_1():
    """The interval of 0 of 5 begins at 0, that of 5 of 5 ends at 1."""
    assert 0 == proportion_interval(0, 5)[0]
    assert 1 == proportion_interval(5, 5)[1]


def test_intervals_cover_the_true_value():
    """The true value lies in the interval about 95 times in 100."""
    rng = Random(3)  # noqa: S311 - a test must repeat itself
    means = proportions = 0
    for _ in range(1000):
        sample = [rng.gauss(5, 2) for _ in range(12)]
        low, high = mean_interval(fmean(sample), stdev(sample), len(sample))
        means += low <= 5 <= high
        low, high = proportion_interval(sum(rng.random() < 0.3 for _ in range(40)), 40)
        proportions += low <= 0.3 <= high
    assert 930 <= means <= 970
    assert 920 <= proportions <= 980
