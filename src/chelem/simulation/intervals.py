"""Confidence intervals of 95 %: of a mean (Student), of a proportion (Wilson)."""

from math import pi, sqrt, tan
from statistics import NormalDist

Interval = tuple[float, float]

CONFIDENCE = 0.95
_TAIL = (1 + CONFIDENCE) / 2
_Z = NormalDist().inv_cdf(_TAIL)


def of_mean(mean: float, deviation: float, count: int) -> Interval:
    """The interval of a mean: `count` values, 2 or more, with this standard deviation.

    >>> [round(end, 2) for end in of_mean(9, 1.5, 100)]
    [8.7, 9.3]
    """
    half = student(count - 1) * deviation / sqrt(count)
    return mean - half, mean + half


def of_proportion(found: int, count: int) -> Interval:
    """The interval of a proportion (E. B. Wilson, 1927), for `found` out of `count`, 1 or more.

    >>> [round(end, 3) for end in of_proportion(0, 10)], [round(end, 3) for end in of_proportion(81, 263)]
    ([0.0, 0.278], [0.255, 0.366])
    """
    share, square = found / count, _Z * _Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = _Z * sqrt(share * (1 - share) / count + square / (4 * count * count)) / (1 + square / count)
    return middle - half if found else 0.0, middle + half if found < count else 1.0


def student(freedom: int) -> float:
    """Student's t for the confidence, with so many degrees of freedom, to a thousandth or better from 4 on.

    Exact for 1 and 2, else Fisher and Cornish's expansion from the normal law.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 4, 10, 100)]
    [12.706, 4.303, 2.776, 2.228, 1.984]
    """
    if freedom == 1:
        return tan(pi * (_TAIL - 0.5))
    if freedom == 2:
        spread = 2 * _TAIL - 1
        return spread * sqrt(2 / (1 - spread * spread))
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
