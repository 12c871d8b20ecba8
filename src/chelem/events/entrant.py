"""Who is ranked: a pair, a team, or a person in an individual."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from chelem.core import Side

EntrantStanding = Literal["ranked", "unranked", "withdrawn"]
"""Ranked; counted for opponents but not ranked (without standing); withdrawn before half, nothing counts."""

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant by its number, which may be that of another in the other line or section.

    `line` is the direction of a pair that never changes it in an event with two winners. `names` are
    those in a file, in the order of their `licences` where these are known, empty for a player without;
    `team` is a team's own name; events of Chelem keep names apart. `handicap`, what is
    `carried` forward and an `adjustment` are added to the percentage, the IMPs or the victory points of the
    event; `penalty`, in the same unit, is subtracted.
    """

    number: str
    line: Side | None = None
    section: str = ""
    names: tuple[str, ...] = ()
    handicap: Fraction = NOTHING
    penalty: Fraction = NOTHING
    carried: Fraction = NOTHING
    standing: EntrantStanding = "ranked"
    adjustment: Fraction = NOTHING
    team: str = ""
    licences: tuple[str, ...] = ()

    @property
    def short_names(self) -> tuple[str, ...]:
        """A team's own name; without one, the names of its players."""
        return (self.team,) if self.team else self.names

    @property
    def full_name(self) -> str:
        """The names of its players on one line, after a team's own name."""
        return team_and_players(self.team, self.names)

    @property
    def added(self) -> Fraction:
        """What is added to the result of the boards."""
        if not (self.handicap or self.carried or self.adjustment or self.penalty):
            return NOTHING  # as nearly always
        return self.handicap + self.carried + self.adjustment - self.penalty


def team_and_players(team: str, names: Sequence[str]) -> str:
    """Return names on one line, after a team's own name.

    >>> team_and_players("Trumps", ("Ann", "Bob")), team_and_players("", ("Ann", "Bob"))
    ('Trumps (Ann – Bob)', 'Ann – Bob')
    """
    players = " – ".join(names)
    return f"{team} ({players})" if team and players else team or players
