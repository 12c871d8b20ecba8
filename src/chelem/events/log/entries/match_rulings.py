"""Entries of the director about matches: those that were not played, and wrong opponents."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.results import form_of_event
from chelem.events.log.rulings import MatchRuling
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject
from chelem.events.match_rulings import MatchFault, MismatchSide


@dataclass(frozen=True, slots=True)
class MatchVoided(EntryContent):
    """A match of two entrants in a round that was not played, and whose fault that is.

    Without a fault, an earlier ruling is withdrawn, and the boards count.
    """

    entry = "voided"
    after_closing = True
    round: int
    first: int
    second: int
    fault: MatchFault | None
    reason: str = ""

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` unless results are those of matches, and there is this one in this round."""
        _check_matches(event.state)
        both = {self.first, self.second}
        meet = any(
            both <= set(sitting.entrants)
            for section in event.state.sections.values()
            for at in section.places_to_play()
            if at[0] == self.round
            for sitting in section.sittings(at)
        )
        if len(both) < 2 or not meet:
            raise Refused("event.log.no-match", first=self.first, second=self.second, round=self.round)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the match count as not played, or its boards."""
        match = self.round, frozenset((self.first, self.second))
        if self.fault is None:
            state.voided.pop(match, None)
        else:
            state.voided[match] = MatchRuling(self.first, self.second, self.fault, self.reason)

    @property
    def subject(self) -> Subject:
        """The match."""
        return Subject("match", (self.round, frozenset((self.first, self.second))))


@dataclass(frozen=True, slots=True)
class OpponentsMismatched(EntryContent):
    """An entrant that met the wrong opponents in a round of a Swiss: too strong ones, or too weak ones.

    Without a side, an earlier ruling is withdrawn.
    """

    entry = "mismatched"
    after_closing = True
    round: int
    entrant: int
    side: MismatchSide | None
    reason: str = ""

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` unless results are those of matches, and the entrant begins one in this round."""
        _check_matches(event.state)
        event.check_entrant(self.entrant)
        section = event.state.seat(self.entrant)[0]
        sittings = [
            sitting
            for at in (() if section is None else section.places_of(self.entrant))
            if at[0] == self.round
            for sitting in (section.sittings(at) if section else ())
        ]
        plays = any(sitting.is_played and self.entrant in sitting.entrants for sitting in sittings)
        if section is None or not plays:
            raise Refused("event.log.no-opponents", entrant=self.entrant, round=self.round)
        name = section.name if len(event.state.sections) > 1 else ""
        began = event.results().schedule.begun.get((name, self.round), self.round)
        if began != self.round:
            raise Refused("event.log.match-began", entrant=self.entrant, round=self.round, began=began)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the entrant's victory points change, or not."""
        if self.side is None:
            state.mismatched.pop((self.round, self.entrant), None)
        else:
            state.mismatched[self.round, self.entrant] = self.side

    @property
    def subject(self) -> Subject:
        """The opponents of the entrant in the round."""
        return Subject("opponents", (self.round, self.entrant))


def _check_matches(state: EventState) -> None:
    """Raise `Refused` unless results are those of matches."""
    if form_of_event(state).matches is None:
        raise Refused("event.log.no-matches")
