"""Means and their standard errors."""

from math import isclose, sqrt
from statistics import mean, stdev

from hypothesis import given
from hypothesis import strategies as st

from chelem.arena.sample_mean import SampleMean


@given(st.lists(st.integers(-24, 24), min_size=2))
def test_mean_and_standard_error(values):
    """The standard error is the sample's standard deviation divided by the root of its size."""
    estimate = SampleMean.of(values)
    assert isclose(mean(values), estimate.mean, abs_tol=1e-12)
    assert isclose(stdev(values) / sqrt(len(values)), estimate.standard_error, abs_tol=1e-9)


def test_too_few_numbers():
    """Without a number there is no mean, with one no standard error."""
    assert (None, None) == (SampleMean().mean, SampleMean().standard_error)
    assert (3.0, None) == (SampleMean.of([3]).mean, SampleMean.of([3]).standard_error)


@given(st.lists(st.integers(-24, 24)))
def test_one_more_number(values):
    """An estimate may grow number by number."""
    grown = SampleMean()
    for value in values:
        grown = grown.plus(value)
    assert SampleMean.of(values) == grown
