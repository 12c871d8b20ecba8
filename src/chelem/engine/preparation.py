"""What players know of a prepared deal before they see a card."""

from dataclasses import dataclass

from chelem.core import Hand, Side


@dataclass(frozen=True, slots=True)
class Preparation:
    """How likely it is that a `side` was dealt n of some `cards`.

    Each deal that gives it n of them has a likelihood proportional to `likelihood[n]`.
    """

    side: Side
    cards: Hand
    likelihood: tuple[int, ...]
