"""What a learner trains at a table: a theme, what they do of a deal, and whether they get the best hand."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

ThemeName = Literal[
    "any", "games", "slams", "doubled", "preempts", "notrump", "stayman", "weak-twos", "takeout"
]
"""The themes of deals, as in `themes.toml`."""
Activity = Literal["deal", "bid", "declare", "defend"]
"""What the learner does: the whole deal, the auction only, declarer's play only, the defence only."""


@dataclass(frozen=True, slots=True)
class Training:
    """The training at a table, where the learner sits South.

    With `best_hand` nobody has more high-card points than South.
    """

    theme: ThemeName = "any"
    activity: Activity = "deal"
    best_hand: bool = False

    @property
    def possible(self) -> bool:
        """Whether there are such deals: not with the best hand for a defender, or beside a weak opening.

        A defender's opponents have the points; and where South has them, nobody opens weak after South.
        """
        return not self.best_hand or (
            self.activity != "defend" and self.theme not in ("preempts", "weak-twos")
        )

    @property
    def robots_bid(self) -> bool:
        """Whether robots make all calls, also South's."""
        return self.activity in ("declare", "defend")

    @property
    def selects(self) -> bool:
        """Whether deals are selected; otherwise they are shuffled fairly, as in any match."""
        return self.theme != "any" or self.best_hand or self.robots_bid

    def json(self) -> dict[str, Any]:
        """Return the JSON stored in the database."""
        return asdict(self)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any] | None) -> "Training | None":
        """Return the value that `json` wrote; None for None."""
        return None if stored is None else cls(stored["theme"], stored["activity"], stored["best_hand"])
