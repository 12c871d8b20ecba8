"""A person who plays in an event; kept apart from its log, so that they can be forgotten."""

import re
from dataclasses import dataclass

CompetitorId = str
ROBOT: CompetitorId = "robot"
"""In place of a player: the chair is a robot's."""
ANYONE: CompetitorId = "anyone"
"""In place of a player: whoever else comes alone; a robot if nobody does."""
INVITED: CompetitorId = "invited"
"""In place of a player: whom the others invite; a robot if they do not come."""
STAND_INS = frozenset({ROBOT, ANYONE, INVITED})
_NAMELESS = re.compile(r"(?=[a-z]*[0-9])[0-9a-z]{1,20}")
"""With a digit, so that no word, which may be a name, is one."""
_TEAM_NAME = re.compile(r"team[0-9]+")


def team_name_id(entrant: int) -> CompetitorId:
    """Return the id under which a team's own name is kept, beside the names of its players."""
    return f"team{entrant}"


def is_team_name(person: CompetitorId) -> bool:
    """Return whether an id is that of a team's own name, which no player may have."""
    return _TEAM_NAME.fullmatch(person) is not None


def names_nobody(person: CompetitorId) -> bool:
    """Return whether an id may be in a log, which is kept when names are forgotten.

    >>> names_nobody("p4711"), names_nobody("dupont"), names_nobody("Jean 2")
    (True, False, False)
    """
    return _NAMELESS.fullmatch(person) is not None


@dataclass(frozen=True, slots=True)
class Competitor:
    """A name, as the director typed it; with `consent`, public pages show it instead of the pair's number.

    `visitor` is the browser of somebody who plays online, or claims a seat; empty for others.
    """

    id: CompetitorId
    name: str
    licence: str = ""
    consent: bool = False
    visitor: str = ""
