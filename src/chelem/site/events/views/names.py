"""The names of the players of an entrant."""

import re
from collections.abc import Iterable, Mapping

from chelem.events import EventState
from chelem.events.competitor import ROBOT, Competitor, CompetitorId, is_team_name, team_name_id
from chelem.events.log.round_table import everybody_of
from chelem.movements import entrants_of
from chelem.text.normalising import fold

A_ROBOT = Competitor(ROBOT, "Robot", consent=True)
SOME_ROBOTS = Competitor(ROBOT, "Robots", consent=True)
"""In a team, instead of each of several."""
LONGEST_ARTICLE = 3
"""Such as `les`, `the`, `des`."""
_WORDS = re.compile(r"\w+")


def entrant_names(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], *, public: bool
) -> list[str]:
    """Return the names of an entrant's players and of those who came in their place."""
    return [person.name for person in entrant_people(state, number, persons, public=public)]


def entrant_people(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], *, public: bool
) -> list[Competitor]:
    """Return an entrant's players and those who came in their place, where known.

    `public` are those who agree to be named; robots beside nobody who does would read as if they were the
    whole pair.
    """
    players = everybody_of(state, number)
    known = _without_repetition([A_ROBOT if player == ROBOT else persons.get(player) for player in players])
    named = [person for person in known if person and (person.consent or not public)]
    if public and set(players) != {ROBOT} and all(person.id == ROBOT for person in named):
        return []
    return named


def team_name(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], *, public: bool
) -> str:
    """Return a team's own name; empty without one.

    It is `public` if its own consent is stored, unless a word of it is a name of a player who does not
    agree to be named: a team is often called after one of its players.
    """
    named = persons.get(team_name_id(number)) if entrants_of(state.terms.kind).both_ways else None
    if named is None or not public:
        return "" if named is None else named.name
    people = (persons.get(player) for player in everybody_of(state, number))
    unnamed = {word for person in people if person and not person.consent for word in _words(person.name)}
    return "" if not named.consent or unnamed & _words(named.name) else named.name


def teams_called_after(names: Iterable[str], people: Iterable[Competitor]) -> list[CompetitorId]:
    """Return the ids of those names of teams that have a word of one of these names in them."""
    words = set[str]().union(*map(_words, names))
    return [person.id for person in people if is_team_name(person.id) and words & _words(person.name)]


def _words(name: str) -> set[str]:
    """Return the words of a name that may tell who it is; initials and articles do not."""
    return {word for word in _WORDS.findall(fold(name)) if len(word) > LONGEST_ARTICLE}


def _without_repetition(known: list[Competitor | None]) -> list[Competitor | None]:
    """Return people with the robots of a team of four named once, after them."""
    robots = known.count(A_ROBOT)
    if len(known) <= 2 or robots < 2:
        return known
    return [*(person for person in known if person != A_ROBOT), SOME_ROBOTS]
