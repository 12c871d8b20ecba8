"""Whom a director may enter, seat instead of somebody, or let leave."""

from collections.abc import Collection

from chelem.core.errors import Refused
from chelem.events.competitor import STAND_INS, CompetitorId, is_team_name, names_nobody
from chelem.events.log.entry import EntryContent
from chelem.events.log.event import Event
from chelem.events.log.organising import (
    EntrantArrived,
    EntrantEntered,
    EntrantWithdrew,
    PlayerSubstituted,
    StandingSet,
)
from chelem.events.log.state import EventState

MOST_PLAYERS = 12
"""Of an entrant: a team has six players, and some take reserves."""


def check_entering(event: Event, content: EntryContent) -> None:
    """Raise `Refused` for an entrant that the event has not, or an id of a player that may be a name."""
    match content:
        case EntrantEntered(entrant, players):
            if entrant < 1:
                raise Refused("event.log.entrant", number=entrant)
            _check_players(event.state, players)
        case PlayerSubstituted(entrant, players, number):
            check_entrant(event, entrant)
            _check_since(event.state, entrant, number)
            _check_players(event.state, players)
        case EntrantWithdrew(entrant, number):
            check_entrant(event, entrant)
            _check_since(event.state, entrant, number)
        case StandingSet() | EntrantArrived():
            check_entrant(event, content.entrant)
        case _:
            pass


def check_entrant(event: Event, entrant: int) -> None:
    """Raise `Refused` for a number that nobody has."""
    if entrant not in event.entrants:
        raise Refused("event.no-such-entrant", number=entrant)


def _check_players(state: EventState, players: Collection[CompetitorId]) -> None:
    """Raise `Refused` for too many, or for an id that may be a name, unless the log has it already."""
    if len(players) > MOST_PLAYERS:
        raise Refused("event.log.players", most=MOST_PLAYERS)
    new = {one for one in players if not names_nobody(one) or is_team_name(one)} - STAND_INS
    known = {one for entered in state.entrants.values() for one in entered.players} if new else set()
    if not new <= known:
        raise Refused("event.person")


def _check_since(state: EventState, entrant: int, number: int) -> None:
    """Raise `Refused` for a round from which nobody can leave; one may leave after the last."""
    section, _ = state.seat(entrant)
    if number < 1 or (section is not None and number > section.rounds + 1):
        raise Refused("event.log.round", round=number)
