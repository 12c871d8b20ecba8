"""All events together."""

from chelem.engine.events.dealing import Committed, Dealt, PassedOut, Pledged, Revealed, Sealed, Unrevealed
from chelem.engine.events.match import Finished, Hidden, Started
from chelem.engine.events.people import Left, Seated
from chelem.engine.events.play import Acted, Answered, Claimed, Exposed, Scored, Swapped
from chelem.engine.events.undoing import Allowed, Asked, Undone
from chelem.engine.events.words import Alerted, Chatted, Explained

TextEvent = Alerted | Explained | Chatted
Event = (
    Started
    | Seated
    | Left
    | Committed
    | Pledged
    | Unrevealed
    | Dealt
    | Exposed
    | Acted
    | Swapped
    | Claimed
    | Answered
    | Asked
    | Allowed
    | Undone
    | PassedOut
    | Scored
    | Revealed
    | Sealed
    | TextEvent
    | Finished
    | Hidden
)

NEUTRAL_EVENTS: frozenset[type[Event]] = frozenset(
    {
        Seated,
        Left,
        Committed,
        Pledged,
        Unrevealed,
        Exposed,
        Asked,
        Allowed,
        Revealed,
        Sealed,
        Alerted,
        Explained,
        Chatted,
        Hidden,
    }
)
"""Events that change neither the turn nor the legal moves, so they leave `position` unchanged."""
