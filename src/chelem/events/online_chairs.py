"""Who plays for an entrant of an online event: one id for each chair, some of which wait for somebody.

A team of four has two pairs, the first two chairs and the last two.
"""

from typing import Literal

from chelem.events.competitor import ANYONE, INVITED, ROBOT, CompetitorId
from chelem.movements import EventKind

CHAIRS: dict[EventKind, int] = {"pairs": 2, "teams": 4, "individual": 1}
"""How many play for an entrant."""
Company = Literal["robot", "anyone", "invited", "team"]
"""Whom somebody brings: nobody, and robots fill the chairs, or others who come without company; a partner; or
three others."""

TakenChairs = tuple[CompetitorId, ...]


def chairs_taken(kind: EventKind, person: CompetitorId, company: Company) -> TakenChairs:
    """Return the chairs of an entrant whose first player has just come.

    >>> chairs_taken("teams", "anne", "invited")
    ('anne', 'invited', 'anyone', 'anyone')
    """
    partner = {"robot": ROBOT, "anyone": ANYONE}.get(company, INVITED)
    mates = {"robot": ROBOT, "team": INVITED}.get(company, ANYONE)
    return (person, partner, mates, mates)[: CHAIRS[kind]]


def all_chairs(kind: EventKind, players: TakenChairs) -> TakenChairs:
    """Return the players with the chairs that nobody has been named for."""
    return players + (INVITED,) * (CHAIRS[kind] - len(players))


def sit_with_anyone(players: TakenChairs, person: CompetitorId, company: Company) -> TakenChairs | None:
    """Return the players with somebody who comes without company, or as a pair that wants a pair; else None.

    >>> sit_with_anyone(("anne", "ben", "anyone", "anyone"), "cleo", "invited")
    ('anne', 'ben', 'cleo', 'invited')
    """
    if company == "anyone" and ANYONE in players:
        return _seated(players, players.index(ANYONE), person)
    if company == "invited" and players[2:] == (ANYONE, ANYONE):
        return (*players[:2], person, INVITED)
    return None


def sit_invited(players: TakenChairs, person: CompetitorId, pair: int) -> TakenChairs | None:
    """Return the players with somebody who was invited into the first or second pair; None if it is full."""
    first = 2 * (pair - 1)
    free = [chair for chair in range(first, first + 2) if players[chair : chair + 1] == (INVITED,)]
    return _seated(players, free[0], person) if free else None


def without_player(players: TakenChairs, person: CompetitorId) -> TakenChairs | None:
    """Return the players once one has left, whose chair waits for another; None if nobody stays."""
    waits = ANYONE if ANYONE in players else INVITED
    rest = tuple(waits if player == person else player for player in players)
    return None if {ROBOT, ANYONE, INVITED}.issuperset(rest) else rest


def filled_with_robots(players: TakenChairs) -> TakenChairs:
    """Return the players with a robot in each chair that waits for somebody."""
    return tuple(ROBOT if player in (ANYONE, INVITED) else player for player in players)


def _seated(players: TakenChairs, chair: int, person: CompetitorId) -> TakenChairs:
    return (*players[:chair], person, *players[chair + 1 :])
