"""The names of who plays for an entrant."""

from collections.abc import Mapping

from chelem.events.competitor import ROBOT, Competitor, CompetitorId
from chelem.events.log.state import EventState

A_ROBOT = Competitor(ROBOT, "Robot", consent=True)
SOME_ROBOTS = Competitor(ROBOT, "Robots", consent=True)
"""In a team, instead of each of several."""


def entrant_names(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], *, public: bool
) -> list[str]:
    """Return the names of an entrant's players and of those who came in their place.

    `public` are the names of those who agree to be named.
    """
    entered = state.entrants.get(number)
    players = () if entered is None else entered.players
    players += tuple(
        player
        for each in state.substitutes.get(number, ())
        for player in each.players
        if player not in players
    )
    known = _without_repetition([A_ROBOT if each == ROBOT else persons.get(each) for each in players])
    return [one.name for one in known if one and (one.consent or not public)]


def _without_repetition(known: list[Competitor | None]) -> list[Competitor | None]:
    """Return people with the robots of a team of four named once, after them."""
    robots = known.count(A_ROBOT)
    if len(known) <= 2 or robots < 2:
        return known
    return [*(one for one in known if one != A_ROBOT), SOME_ROBOTS]
