"""Whom the lines of a list of names mean in an event."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from chelem.core import ParseError, Unknown
from chelem.events.competitor import Competitor, CompetitorId, team_name_id
from chelem.events.files.names_csv import ListedEntrant
from chelem.events.log.entries.entrants import EntrantEntered
from chelem.events.log.registered_entrant import RegisteredEntrant
from chelem.events.log.state import EventState


def entrant_of_list(state: EventState, listed: ListedEntrant) -> int:
    """Return the entrant that a line means, by its number in a section, if that is named or the only one.

    Raises `ParseError` or `Unknown` for a line that means nobody.
    """
    if not listed.number.isdecimal():
        raise ParseError("event.names-number", text=listed.number)
    number = int(listed.number)
    sections = list(state.sections.values())
    if listed.section:
        sections = [known for known in sections if known.name == listed.section.upper()]
        if not sections:
            raise Unknown("event.log.section", section=listed.section)
    if len(sections) != 1:
        entrant, section = number, state.seat(number)[0]
    else:
        (section,) = sections
        entrant = section.places.get(number, 0)
    if entrant not in state.entrants_in_order():
        raise Unknown("event.no-such-entrant", number=number)
    known = None if section is None else section.line_of(entrant)
    if listed.line is not None and known is not None and known is not listed.line:
        raise ParseError("event.names-other-line", number=number, line=str(known))
    return entrant


def entrants_with_players(state: EventState, listed: Iterable[ListedEntrant]) -> Iterator[EntrantEntered]:
    """Yield entries that give players to entrants of a list who have none; errors as in `entrant_of_list`."""
    for entry in listed:
        entrant = entrant_of_list(state, entry)
        entered = state.entrants.get(entrant, RegisteredEntrant(entrant))
        if not entered.players:
            ids = [_invented(entrant, place) for place in range(len(entry.people))]
            yield EntrantEntered.of(replace(entered, players=tuple(ids)))


def persons_of_list(state: EventState, listed: Iterable[ListedEntrant]) -> Iterator[Competitor]:
    """Yield the people of a list as the players of its entrants, and the names of teams; errors as above."""
    for entry in listed:
        entrant = entrant_of_list(state, entry)
        entered = state.entrants.get(entrant)
        if entry.team:
            yield Competitor(team_name_id(entrant), entry.team, consent=True)
        for player, person in zip(entered.players if entered else (), entry.people, strict=False):
            yield Competitor(player, person.name, person.licence, consent=True)


def _invented(entrant: int, place: int) -> CompetitorId:
    return f"{entrant}-{place + 1}"
