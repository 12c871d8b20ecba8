"""The entry that says which players of a team sit at a table."""

from dataclasses import dataclass

from chelem.core import Forbidden, Refused, Side
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.round_table import everybody_of
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.movements import entrants_of

MOST_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class PlayersFielded(EntryContent):
    """Which players of a team sit one way at a table in a round; without any, that is not known.

    It changes no result.
    """

    entry = "fielded"
    writers = "anybody"
    after_closing = True
    changes_results = False
    section: str
    round: int
    table: int
    side: Side
    players: tuple[str, ...]

    def check(self, event: Event, author: Author, /) -> None:
        """Raise `Refused` for players who cannot sit there, `Forbidden` for an author of another table."""
        state = event.state
        section = state.find_section(self.section)
        if not author.directs:
            self._check_table(state, section, author)
        at = self.round, self.table
        seated = [entrant for sitting in section.sittings(at) for entrant in sitting.side(self.side)]
        if not entrants_of(state.terms.kind).both_ways or not seated:
            raise Refused("event.log.nobody-fielded", table=self.table, round=self.round)
        players = set(self.players)
        own = any(players <= set(everybody_of(state, entrant)) for entrant in seated)
        if not own or len(players) != len(self.players) or len(players) > MOST_PLAYERS:
            raise Refused("event.log.fielded")

    def _check_table(self, state: EventState, section: EventSection, author: Author) -> None:
        """Raise an error unless the author is the table's own phone during its round."""
        if author.role != "table" or author.id != f"{section.name}{self.table}":
            raise Forbidden("event.log.other-table")
        if state.closed:
            raise Refused("event.log.closed-tables")
        if self.round < section.round:
            raise Refused("event.log.round-over", round=self.round)
        if self.round > section.round:
            raise Refused("event.log.not-yet", round=self.round)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Note the players of that side."""
        state.fielded[self.section, self.round, self.table, self.side] = self.players
