"""Who is in the lists of an event, and who was and is no more."""

from chelem.events.competitor import CompetitorId
from chelem.events.log.directing import EntryTakenBack
from chelem.events.log.entry import EntryContent
from chelem.events.log.event import Event
from chelem.events.log.organising import EntrantEntered, PlayerSubstituted
from chelem.events.log.round_table import everybody_of

CHANGES_LISTS = (EntrantEntered, PlayerSubstituted, EntryTakenBack)
"""The entries after which somebody may be in no list any more."""


def no_longer_listed(event: Event) -> set[CompetitorId]:
    """Return the people whom an entry names, and none that holds: others were entered in their place.

    Nothing that anybody sees depends on them, so their names are deleted. People whom no entry names yet are
    about to be entered.
    """
    named = {player for entry in event.entries for player in _players(entry.content)}
    return named.difference(*(everybody_of(event.state, entrant) for entrant in event.state.entrants))


def _players(content: EntryContent) -> tuple[CompetitorId, ...]:
    return content.players if isinstance(content, EntrantEntered | PlayerSubstituted) else ()
