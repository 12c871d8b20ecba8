"""What the questions of a system are about: for each topic the auctions that they come from."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Topic:
    """Auctions, the dealer's call first; `kind`: what the opening bid must be, such as `preemptive`.

    With `part_scores`, one of them is drawn: the points below the line of the learner's side and the other's.
    """

    auctions: tuple[str, ...]
    kind: str = ""
    part_scores: tuple[tuple[int, int], ...] = ()


TOPICS: Mapping[str, Topic] = {
    "openings": Topic(("", "P", "P P", "P P P")),
    "major": Topic(("1H P", "1S P", "P P 1S P", "P 1H P")),
    "minor": Topic(("1C P", "1D P")),
    "notrump": Topic(("1NT P", "2NT P")),
    "stayman": Topic(
        (
            *("1NT P 2C P", "1NT P 2D P", "1NT P 2H P"),
            *("1NT P 2C P 2D P", "1NT P 2C P 2H P", "1NT P 2C P 2S P"),
            *("1NT P 2D P 2H P", "1NT P 2H P 2S P"),
        )
    ),
    "rebids": Topic(
        (
            *("1C P 1H P", "1C P 1S P", "1D P 1H P", "1D P 1S P", "1H P 1S P", "1H P 1NT P"),
            *("1S P 1NT P", "1S P 2C P", "1H P 2D P", "1H P 2H P", "1S P 3S P"),
        )
    ),
    "strong": Topic(("2C P", "2C P 2D P", "2C P 2D P 2H P", "2C P 2D P 2S P", "2C P 2D P 2NT P")),
    "weak": Topic(("2H P", "2S P", "2D P"), kind="preemptive"),
    "slams": Topic(
        (
            *("1S P 3S P", "1H P 3H P 4NT P", "1S P 3S P 4NT P"),
            *("1S P 3S P 4NT P 5D P", "1S P 3S P 4NT P 5H P"),
        )
    ),
    "overcalls": Topic(("1C", "1D", "1H", "1S", "1C P 1H", "1D P 1S", "1NT", "2S", "2H")),
    "takeout": Topic(("1C X P", "1D X P", "1H X P", "1S X P", "1H X 2H", "1S X 2S")),
    "competition": Topic(
        (
            *("1C 1S", "1D 1H", "1D 1S", "1H 1S", "1H 2C", "1S 2H"),
            *("1NT 2H", "1H X", "1C 1H P P", "1S 2D P P"),
        )
    ),
    "part-score": Topic(
        (
            *("", "P P", "1H P", "1S P", "1D P", "1NT P", "1D P 1S P", "1C P 1H P", "1H P 2H P", "1S P 2S P"),
            *("1H P 1S P 2D P", "1H 1S", "1S", "1H P 2H", "1D 1S 2D P P"),
        ),
        part_scores=((60, 0), (40, 0), (30, 0), (70, 0), (90, 0), (0, 60), (60, 60)),
    ),
}
"""The topics of questions, in the order in which players learn them."""
