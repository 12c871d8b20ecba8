"""Decide who may know what: the only place where secrets are removed."""

from dataclasses import dataclass, replace

from chelem.core import SEATS, Hand, Seat
from chelem.engine import events
from chelem.engine.holdings import Holdings
from chelem.engine.sheet import PlayerId
from chelem.engine.state import State


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the match; the id stays the same when they change chairs."""

    id: PlayerId


@dataclass(frozen=True, slots=True)
class Spectator:
    """A spectator, who may see the hands dealt to some seats."""

    seats: frozenset[Seat] = frozenset()


Viewer = Player | Spectator


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer knows of a match: a state without secrets, and the two counters of the log."""

    viewer: Viewer
    state: State
    version: int
    position: int

    @property
    def seat(self) -> Seat:
        """The player's seat; `ValueError` for a spectator."""
        seat = self.state.seat(self.viewer.id) if isinstance(self.viewer, Player) else None
        if seat is None:
            raise ValueError("this viewer has no seat")
        return seat

    @property
    def hand(self) -> Hand:
        """The cards that the player still holds; `ValueError` for a spectator, and between two deals."""
        board = self.state.board
        hand = None if board is None else board.hand(self.seat)
        if hand is None:
            raise ValueError("this viewer has no hand")
        return hand


def hide(state: State, viewer: Viewer) -> State:
    """Return the state without what the viewer may not know."""
    board = state.board
    if board is None:
        return state
    holdings = board.holdings
    north, east, south, west = (
        holdings.hands[seat] if _sees(state, viewer, seat) else None for seat in SEATS
    )
    known = Holdings((north, east, south, west), holdings.origin, holdings.seen, holdings.open)
    shown = board.holding(known)
    game, match, chairs, sheet = state.game, state.match, state.chairs, state.sheet
    return State(game, match, chairs, sheet, shown, state.promise, state.verdict, state.format, state.persons)


def _sees(state: State, viewer: Viewer, seat: Seat) -> bool:
    """Return whether the hand now at `seat` is exposed, or was ever the viewer's."""
    if state.board is None:
        return False
    holdings = state.board.holdings
    if seat in holdings.open:
        return True
    match viewer:
        case Player(player):
            return player in holdings.seen[seat]
        case Spectator(seats):
            return holdings.origin[seat] in seats


def redact(before: State | None, event: events.Event, viewer: Viewer) -> events.Event:
    """Return the event as the viewer may read it; `before` is the full state before the event."""
    match event:
        case events.Dealt(hands=hands, seating=seating):
            shown = {seat: hand for seat, hand in hands.items() if _dealt_to(viewer, seat, seating[seat])}
            return replace(event, hands=shown)
        case events.Seated(seat, player) if isinstance(viewer, Player) and viewer.id == player:
            return replace(event, cards=_waiting(before, seat))
        case events.Alerted() | events.Explained() | events.Chatted() if not _addressed(event, viewer):
            return events.Hidden()
        case _:
            return event


def _dealt_to(viewer: Viewer, seat: Seat, sitting: PlayerId | None) -> bool:
    match viewer:
        case Player(player):
            return player == sitting
        case Spectator(seats):
            return seat in seats


def _waiting(before: State | None, seat: Seat) -> Hand | None:
    """Return the dealt hand at an empty chair, which the player who sits down may see."""
    return before.board.holdings.hands[seat] if before and before.board else None


def _addressed(event: events.Alerted | events.Explained | events.Chatted, viewer: Viewer) -> bool:
    """Return whether a message is for this viewer: public, addressed to them, or their own."""
    if event.audience is None:
        return True
    return isinstance(viewer, Player) and viewer.id in (*event.audience, event.by)
