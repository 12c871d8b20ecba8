"""What a rubber in progress is worth to a side: the points that it still wins on average, net."""

PART_SCORES = (0, 30, 40, 60, 90)
"""The part-score that stands for each group: none, 20–30, 40–50, 60–70, 80–90."""


def part_score_group(points: int) -> int:
    """Return the number of the group of a part-score."""
    return sum(points >= least for least in (20, 40, 60, 80))
