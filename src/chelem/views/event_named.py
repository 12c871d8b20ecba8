"""The results of an event in service with the names of who plays, which are kept apart from them."""

from dataclasses import replace

from chelem.events.event_results import EventResults
from chelem.views.event import EventInService
from chelem.views.event_names import entrant_names, team_name


def named_results(serviced: EventInService, *, public: bool) -> EventResults:
    """Return the results of an event with the names of its entrants, by their numbers in it.

    `public` are the names of those who agree to be named.
    """
    results, state, persons = serviced.event.results(), serviced.event.state, serviced.competitors
    numbered = zip(serviced.event.entrants, results.entrants, strict=True)
    named = (
        replace(
            one,
            names=tuple(entrant_names(state, number, persons, public=public)),
            team=team_name(state, number, persons, public=public),
        )
        for number, one in numbered
    )
    return replace(results, entrants=tuple(named))
