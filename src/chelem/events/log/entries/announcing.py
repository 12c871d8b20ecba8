"""The entry that says what a pair plays."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.state import EventState
from chelem.movements import entrants_of

MOST_CHARACTERS = 8000
"""Of a card: those of one with all agreements fit."""


@dataclass(frozen=True, slots=True)
class CardAnnounced(EntryContent):
    """The convention card of a pair, or of one of the two pairs of a team; an empty one takes it back.

    It has the system and the agreements alone, as a log names nobody. It changes no result.
    """

    entry = "card"
    writers = "program"
    changes_results = False
    taken_back = "never"
    entrant: int
    pair: int
    card: str

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for no such pair, or a card that is too long."""
        event.check_entrant(self.entrant)
        kind = entrants_of(event.state.terms.kind)
        if self.pair not in ((1,) if kind.one_pair else (1, 2) if kind.both_ways else ()):
            raise Refused("event.card-pair")
        if len(self.card) > MOST_CHARACTERS:
            raise Refused("card-file.long", most=MOST_CHARACTERS)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Keep the card in place of an earlier one."""
        if self.card:
            state.cards[self.entrant, self.pair] = self.card
        else:
            state.cards.pop((self.entrant, self.pair), None)
