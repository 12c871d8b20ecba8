"""The events of a log, one class each; docs/log.md defines their fields."""

from chelem.engine.events.dealing import (
    Committed,
    DealNumber,
    Dealt,
    Origin,
    PassedOut,
    Pledged,
    Revealed,
    Sealed,
    Unrevealed,
)
from chelem.engine.events.event import NEUTRAL_EVENTS, Event, TextEvent
from chelem.engine.events.match import Finished, Hidden, Started
from chelem.engine.events.people import Left, Seated
from chelem.engine.events.play import Acted, Answered, Claimed, Exposed, Scored, Swapped
from chelem.engine.events.undoing import Allowed, Asked, Undone
from chelem.engine.events.words import Alerted, Chatted, Explained

__all__ = [
    "NEUTRAL_EVENTS",
    "Acted",
    "Alerted",
    "Allowed",
    "Answered",
    "Asked",
    "Chatted",
    "Claimed",
    "Committed",
    "DealNumber",
    "Dealt",
    "Event",
    "Explained",
    "Exposed",
    "Finished",
    "Hidden",
    "Left",
    "Origin",
    "PassedOut",
    "Pledged",
    "Revealed",
    "Scored",
    "Sealed",
    "Seated",
    "Started",
    "Swapped",
    "TextEvent",
    "Undone",
    "Unrevealed",
]
