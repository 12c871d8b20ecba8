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

_OFTEN = {20: 2, 30: 3, 40: 6, 50: 1, 60: 9, 70: 3, 80: 1, 90: 5}
"""How often a part-score is drawn: two of a major and one notrump are the usual ones."""

_TRIES = 1000


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How the boards of a team match are scored, and the part-scores of all of them if they are not drawn.

    >>> MatchTerms(Scoring.parse("rubber"), Standing((60, 0))).standing.below
    (60, 0)
    """

    scoring: Scoring = AT_IMPS
    standing: Standing | None = None

    def check(self) -> None:
        """Raise `Refused` if the given part-scores cannot be in this form of match, whoever deals."""
        if self.scoring.form and self.standing is not None:
            self.before(SEATS[0], Random(0))  # noqa: S311 - not secret

    def before(self, dealer: Seat, rng: Random) -> Log:
        """Return the log of a match before a deal by `dealer`, whose vulnerability is drawn.

        `Refused` if the given part-scores cannot be in this form of match.
        """
        for last in reversed(range(_TRIES)):
            vulnerable = rng.choice(tuple(Vulnerability))
            standing = draw_standing(rng) if self.standing is None else self.standing
            try:
                return match_at(self.scoring.form, standing, dealer, vulnerable)
            except Refused:
                if not last:
                    raise
        raise AssertionError


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
