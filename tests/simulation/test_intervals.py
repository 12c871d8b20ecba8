"""Confidence intervals, against tables and by how often they hold."""

from random import Random
from statistics import fmean, stdev

import pytest

from chelem.simulation.answers import mean_interval, proportion_interval, student_t

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 8: 2.306, 15: 2.131, 30: 2.042, 120: 1.980}


@pytest.mark.parametrize(("freedom", "wanted"), TABLE.items())
def test_student(freedom, wanted):
    """The 97.5 % point of any table of Student's law."""
    assert wanted == pytest.approx(student_t(freedom), rel=2e-3)


@pytest.mark.parametrize("freedom", [1, 4, 10])
def test_wilson_is_where_the_score_test_stands(freedom):
    """At its ends, the proportion found lies 1.96 standard errors away (Wilson's own definition)."""
    found, count = freedom, 3 * freedom + 1
    for end in proportion_interval(found, count):
        assert 1.959964 == pytest.approx(
            abs(found / count - end) / (end * (1 - end) / count) ** 0.5, rel=1e-5
        )


def test_the_ends_of_a_proportion():
    """Never below 0 or above 1."""
    assert 0 == proportion_interval(0, 5)[0]
    assert 1 == proportion_interval(5, 5)[1]


def test_nineteen_times_in_twenty():
    """The truth lies in the interval about 95 times in 100."""
    chance = Random(3)  # noqa: S311 - a test must repeat itself
    means = proportions = 0
    for _ in range(1000):
        sample = [chance.gauss(5, 2) for _ in range(12)]
        low, high = mean_interval(fmean(sample), stdev(sample), len(sample))
        means += low <= 5 <= high
        low, high = proportion_interval(sum(chance.random() < 0.3 for _ in range(40)), 40)
        proportions += low <= 0.3 <= high
    assert 930 <= means <= 970
    assert 920 <= proportions <= 980
