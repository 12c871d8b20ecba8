"""The results of an event with the names of a list, which are kept apart from them."""

from collections.abc import Iterable
from dataclasses import replace

from chelem.core import ParseError, Unknown
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.names_csv import ListedEntrant


def with_names(results: EventResults, listed: Iterable[ListedEntrant]) -> EventResults:
    """Return the results with the people and the team names of a list.

    Raises `Unknown` for a line that names no entrant of the event, `ParseError` for one that could name
    several: then it needs the section, or the line.
    """
    entrants = list(results.entrants)
    for entry in listed:
        found = [index for index, entrant in enumerate(entrants) if _is_meant(entrant, entry)]
        if not found:
            raise Unknown("event.no-such-entrant", number=entry.number)
        if len(found) > 1:
            raise ParseError("event.csv-which-entrant", number=entry.number)
        known = entrants[found[0]]
        names = tuple(person.name for person in entry.people)
        licences = tuple(person.licence for person in entry.people)
        entrants[found[0]] = replace(
            known,
            names=names or known.names,
            team=entry.team or known.team,
            licences=licences if any(licences) else known.licences if not names else (),
        )
    return replace(results, entrants=tuple(entrants))


def _is_meant(entrant: Entrant, listed: ListedEntrant) -> bool:
    return (
        entrant.number == listed.number
        and (not listed.section or entrant.section.upper() == listed.section.upper())
        and (listed.line is None or entrant.line in (None, listed.line))
    )
