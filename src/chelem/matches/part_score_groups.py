"""Part-scores that are worth about the same, for tables of what a match in progress is worth."""

PART_SCORES = (0, 30, 40, 60, 90)
"""The part-score that stands for each group: none, 20–30, 40–50, 60–70, 80–90."""

_LEAST = (20, 40, 60, 80)


def part_score_group(points: int) -> int:
    """Return the number of the group of a part-score.

    >>> [part_score_group(points) for points in (0, 20, 50, 60, 90)]
    [0, 1, 2, 3, 4]
    """
    return sum(points >= least for least in _LEAST)
