"""The results of an event in service with the names of the players, which are kept apart from them."""

from dataclasses import replace

from chelem.events import Entrant, EventResults
from chelem.site.events.views.names import entrant_people, team_name
from chelem.site.events.views.serviced_event import EventInService


def named_results(serviced: EventInService, *, public: bool, licences: bool = False) -> EventResults:
    """Return the results of an event with the names of its entrants, by their numbers in it.

    `public` are the names of those who agree to be named; `licences` are of the same people.
    """
    results, state, persons = serviced.event.results(), serviced.event.state, serviced.competitors
    numbered = zip(serviced.event.entrants, results.entrants, strict=True)
    named: list[Entrant] = []
    for number, entrant in numbered:
        people = entrant_people(state, number, persons, public=public)
        known = tuple(person.licence for person in people) if licences else ()
        named.append(
            replace(
                entrant,
                names=tuple(person.name for person in people),
                team=team_name(state, number, persons, public=public),
                licences=known if any(known) else (),
            )
        )
    return replace(results, entrants=tuple(named))
