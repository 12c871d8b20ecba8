"""The people in the lists of an event, and those who were in them and are no more."""

from chelem.events.competitor import CompetitorId
from chelem.events.log.event import Event
from chelem.events.log.round_table import everybody_of


def no_longer_listed(event: Event) -> set[CompetitorId]:
    """Return the people whom an entry names, and none that holds: others were entered in their place.

    Nothing that anybody sees depends on them, so their names are deleted. People whom no entry names yet are
    about to be entered.
    """
    named = {player for entry in event.entries for player in entry.content.listed}
    return named.difference(*(everybody_of(event.state, entrant) for entrant in event.state.entrants))
