"""The entry by which a director takes something from an entrant, or gives it."""

from dataclasses import dataclass
from fractions import Fraction

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.penalty_bounds import check_amount
from chelem.events.log.rulings import Penalty, PenaltyUnit
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject


@dataclass(frozen=True, slots=True)
class EntrantPenalised(EntryContent):
    """An amount taken from an entrant; a negative one is a bonus."""

    entry = "penalised"
    entrant: int
    amount: Fraction
    unit: PenaltyUnit = "result"
    reason: str = ""

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an entrant, a unit or an amount that cannot be."""
        event.check_entrant(self.entrant)
        if self.unit == "top" and not event.results().form.has_tops:
            raise Refused("event.log.no-tops")
        check_amount(event.results(), self.amount, self.unit)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Take the amount beside those of earlier entries."""
        state.penalties.append(Penalty(self.entrant, self.amount, self.unit))

    @property
    def subject(self) -> Subject:
        """The entrant."""
        return Subject("entrant", self.entrant)
