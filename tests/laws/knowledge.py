"""Which cards each viewer may know, derived independently from the log, to check the laws against."""

from dataclasses import fields

from chelem.core.cards import Card
from chelem.core.hands import PACK, Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, Spectator, Viewer
from chelem.engine.events import (
    Acted,
    Alerted,
    Chatted,
    Dealt,
    Event,
    Explained,
    Exposed,
    Hidden,
    Left,
    Revealed,
    Seated,
    Started,
    Swapped,
    Undone,
)

NOTHING = Hand()


class Knowledge:
    """What each viewer has seen of the current deal; undo does not erase it."""

    def __init__(self, started: Started, viewers: list[Viewer]) -> None:
        self.known = dict.fromkeys(viewers, NOTHING)
        self.chairs: dict[Seat, str | None] = {seat: started.players.get(seat) for seat in SEATS}
        self.behind: dict[Seat, Hand] = {}
        self.past = {0: (dict(self.chairs), dict(self.behind))}

    def update(self, event: Event) -> None:
        """Take in the next entry of the log."""
        match event:
            case Dealt(_, hands, seating):
                self.behind = dict(hands)
                for viewer in self.known:
                    own = [hand for seat, hand in hands.items() if _dealt_to(viewer, seat, seating[seat])]
                    self.known[viewer] = _union(own)
            case Seated(seat, player):
                self.chairs[seat] = player
                self.reveal(self.behind.get(seat, NOTHING), Player(player))
            case Left(seat):
                self.chairs[seat] = None
            case Exposed(_, cards):
                self.reveal(cards)
            case Acted(action=Card() as card):
                self.reveal(Hand.of([card]))
            case Swapped((a, b)):
                for places in (self.chairs, self.behind):
                    places[a], places[b] = places[b], places[a]
            case Revealed():
                self.reveal(PACK)
            case Undone(to):
                chairs, behind = self.past[to]
                self.chairs, self.behind = dict(chairs), dict(behind)
        self.past[len(self.past)] = (dict(self.chairs), dict(self.behind))

    def reveal(self, cards: Hand, viewer: Viewer | None = None) -> None:
        """Record that these cards are now known to one viewer or to everybody."""
        for other in self.known if viewer is None else (viewer,):
            self.known[other] |= cards


def _dealt_to(viewer: Viewer, seat: Seat, sitting: str | None) -> bool:
    match viewer:
        case Player(player):
            return player == sitting
        case Spectator(seats):
            return seat in seats


def _union(hands: list[Hand]) -> Hand:
    union = NOTHING
    for hand in hands:
        union |= hand
    return union


def cards_in(event: Event) -> Hand:
    """Return all the cards in an event."""
    return _cards(getattr(event, field.name) for field in fields(event))


def _cards(values: object) -> Hand:
    found = NOTHING
    for value in values:  # type: ignore[attr-defined]
        match value:
            case Hand():
                found |= value
            case Card():
                found |= Hand.of([value])
            case dict():
                found |= _cards(value.values())
    return found


def may_read(event: Event, viewer: Viewer) -> bool:
    """A message with an audience is for that audience and its author (LOG, Who sees what)."""
    if not isinstance(event, (Alerted, Explained, Chatted)) or event.audience is None:
        return not isinstance(event, Hidden)
    return isinstance(viewer, Player) and (viewer.id == event.by or viewer.id in event.audience)
