"""What earlier deals have brought when a board of a team match begins, drawn or given."""

from dataclasses import dataclass
from random import Random

from chelem.arena.earlier_deals import match_at
from chelem.arena.scoring import AT_IMPS, Scoring
from chelem.arena.standing import Standing
from chelem.core import SEATS, Deal, Refused, Seat, Vulnerability
from chelem.engine import Log
from chelem.matches import deal_event

WITH_A_PART_SCORE = 0.6
"""The share of boards on which somebody has a part-score."""

BOTH = 0.2
"""The share of these on which both sides have one."""

_OFTEN = {20: 1, 30: 2, 40: 24, 50: 1, 60: 45, 70: 7, 80: 4, 90: 16}
"""How often a part-score is drawn, in per cent: as `instant:sayc` makes them double dummy in 1 500 deals.

50 and 20, which hardly any contract of theirs scores, are drawn once in a hundred times.
"""

_ALL = tuple(Vulnerability)


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How the boards of a team match are scored, and the part-scores of all of them if they are not drawn.

    >>> MatchTerms(Scoring.parse("rubber"), Standing((60, 0))).standing.below
    (60, 0)
    """

    scoring: Scoring = AT_IMPS
    standing: Standing | None = None

    def check(self) -> None:
        """Raise `Refused` if the given part-scores do not occur in this form of match."""
        if self.scoring.form and self.standing is not None:
            self.before(SEATS[0], Random(0))  # noqa: S311 - not secret

    def before(self, dealer: Seat, rng: Random) -> Log:
        """Return the log of a match before a deal by `dealer`, whose vulnerability is drawn.

        `Refused` if the given part-scores cannot be in this form of match.
        """
        while True:
            standing = draw_standing(rng) if self.standing is None else self.standing
            for vulnerable in rng.sample(_ALL, len(_ALL)):
                try:
                    return match_at(self.scoring.form, standing, dealer, vulnerable)
                except Refused as error:
                    refused = error
            if self.standing is not None:
                raise refused


AT_DUPLICATE = MatchTerms()
"""At IMPs, without anything before."""


def draw_standing(rng: Random) -> Standing:
    """Return part-scores as they are in the course of a rubber."""
    points = list(_OFTEN)
    first, second = rng.choices(points, list(_OFTEN.values()), k=2)
    if rng.random() >= WITH_A_PART_SCORE:
        return Standing()
    if rng.random() < BOTH:
        return Standing((first, second))
    return Standing((first, 0) if rng.random() < 0.5 else (0, first))


def with_next_deal(before: Log, dealer: Seat, deal: Deal) -> Log:
    """Return the log with its next deal, that of these cards."""
    state = before.state
    before.add(deal_event(state, state.match.next(state.game, state.sheet, dealer), deal))
    return before
