"""Entries about entrants: who they are, who is here, who leaves, and whether they are ranked."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from chelem.core import Refused
from chelem.events.competitor import STAND_INS, CompetitorId, is_team_name, names_nobody
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.registered_entrant import RegisteredEntrant, Substitution
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject

MOST_PLAYERS = 12
"""Of an entrant: a team has six players, and some take reserves."""


@dataclass(frozen=True, slots=True)
class EntrantEntered(EntryContent, RegisteredEntrant):
    """An entrant by its number in the event, from 1, and the ids of its players, whose names lie elsewhere.

    An earlier entry about it is replaced.
    """

    entry = "entered"
    changes_lists = True

    @classmethod
    def of(cls, entrant: RegisteredEntrant) -> "EntrantEntered":
        """Return the entry that registers an entrant."""
        return cls(
            entrant.entrant,
            entrant.players,
            entrant.line,
            entrant.stationary,
            entrant.handicap,
            entrant.carried,
        )

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a number below 1, or players whose ids may be names."""
        if self.entrant < 1:
            raise Refused("event.log.entrant", number=self.entrant)
        _check_players(event.state, self.players)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Register the entrant, in place of what was known of it."""
        state.entrants[self.entrant] = self
        state.player_changes += 1

    @property
    def subject(self) -> Subject:
        """The entrant."""
        return Subject("entrant", self.entrant)

    @property
    def listed(self) -> tuple[CompetitorId, ...]:
        """Its players."""
        return self.players


@dataclass(frozen=True, slots=True)
class PlayerSubstituted(EntryContent):
    """Somebody plays in an entrant's place, or in place of one of its players, from a round on."""

    entry = "substituted"
    changes_lists = True
    entrant: int
    players: tuple[str, ...]
    round: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an entrant, a round or players that cannot be."""
        event.check_entrant(self.entrant)
        _check_since(event.state, self.entrant, self.round)
        _check_players(event.state, self.players)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let them play from that round on."""
        state.substitutes.setdefault(self.entrant, []).append(Substitution(self.players, self.round))
        state.player_changes += 1

    @property
    def listed(self) -> tuple[CompetitorId, ...]:
        """The players from then on."""
        return self.players


@dataclass(frozen=True, slots=True)
class EntrantWithdrew(EntryContent):
    """An entrant leaves before a round: it plays nothing from then on."""

    entry = "withdrew"
    entrant: int
    round: int

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for an entrant or a round that cannot be."""
        event.check_entrant(self.entrant)
        _check_since(event.state, self.entrant, self.round)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Let the entrant play no more from that round on."""
        state.withdrawn[self.entrant] = self.round
        state.player_changes += 1

    @property
    def subject(self) -> Subject:
        """The entrant."""
        return Subject("entrant", self.entrant)


@dataclass(frozen=True, slots=True)
class StandingSet(EntryContent):
    """Whether an entrant is ranked: one without standing counts for its opponents, but has no place."""

    entry = "standing"
    entrant: int
    standing: Literal["ranked", "unranked"]

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a number that nobody has."""
        event.check_entrant(self.entrant)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Rank the entrant, or not."""
        change = state.unranked.add if self.standing == "unranked" else state.unranked.discard
        change(self.entrant)

    @property
    def subject(self) -> Subject:
        """The entrant."""
        return Subject("entrant", self.entrant)


@dataclass(frozen=True, slots=True)
class EntrantArrived(EntryContent):
    """A director has seen that an entrant is here, or was wrong to think so; it changes no result."""

    entry = "arrived"
    taken_back = "at-once"
    entrant: int
    here: bool = True

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a number that nobody has."""
        event.check_entrant(self.entrant)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Note that it is here, or not."""
        change = state.here.add if self.here else state.here.discard
        change(self.entrant)


def _check_players(state: EventState, players: Collection[CompetitorId]) -> None:
    """Raise `Refused` for too many, or for an id that may be a name, unless the log has it already."""
    if len(players) > MOST_PLAYERS:
        raise Refused("event.log.players", most=MOST_PLAYERS)
    new = {player for player in players if not names_nobody(player) or is_team_name(player)} - STAND_INS
    known = {player for entered in state.entrants.values() for player in entered.players} if new else set()
    if not new <= known:
        raise Refused("event.person")


def _check_since(state: EventState, entrant: int, number: int) -> None:
    """Raise `Refused` for a round from which nobody can leave; one may leave after the last."""
    section, _ = state.seat(entrant)
    if number < 1 or (section is not None and number > section.rounds + 1):
        raise Refused("event.log.round", round=number)
