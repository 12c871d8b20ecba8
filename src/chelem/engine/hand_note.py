"""What players of a game count in a hand."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import freeze
from chelem.i18n import Fact


@dataclass(frozen=True, slots=True)
class HandNote:
    """A count of a hand: the messages `{code}-name`, `{code}` and `{code}-why` say what, how much, and why.

    If `brief`, the message `{code}-brief` belongs in a line beside the hand. Notes that are `advice` estimate
    the tricks to come; others count the cards.
    """

    code: str
    facts: Mapping[str, Fact]
    brief: bool = False
    advice: bool = False

    def __post_init__(self) -> None:
        freeze(self, "facts")
