"""An objection of the coach to a move."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import Action, freeze


@dataclass(frozen=True, slots=True)
class Objection:
    """What a move costs or breaks, the better move, and why that one: sentences by language."""

    action: Action
    costs: Mapping[str, str]
    better: Action
    reasons: Mapping[str, str]

    def __post_init__(self) -> None:
        freeze(self, "costs", "reasons")
