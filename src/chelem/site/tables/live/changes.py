"""What a change to the log changes on a page: a move, which the page applies itself, or sections."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from chelem.core import Card
from chelem.engine import Entry, events

PublicName = Literal["chairs", "watching", "deal", "contract", "play", "turn", "between", "clock", "promise"]
"""A section that is the same for everyone."""
PersonalName = Literal["table", "you", "hands", "calls", "legal", "claim", "undo", "chat", "seen"]
"""A section that differs from reader to reader."""
SectionName = Literal[PublicName, PersonalName, "sheet"]
"""A section; the sheet differs from viewer to viewer only."""
ALL_SECTIONS: frozenset[SectionName] = frozenset(get_args(SectionName))
"""The names of all sections."""
PRESENCE_SECTIONS: frozenset[SectionName] = frozenset({"chairs", "between"})
"""The sections that change when a visitor comes, leaves or is ready."""
_TURN_SECTIONS: frozenset[SectionName] = frozenset({"turn", "legal", "undo", "clock"})
_SECTIONS_OF_EVENT: dict[type[events.Event], frozenset[SectionName]] = {
    events.Chatted: frozenset({"chat"}),
    events.Alerted: frozenset({"calls"}),
    events.Explained: frozenset({"calls"}),
    events.Committed: frozenset({"promise", "between"}),
    events.Pledged: frozenset({"promise"}),
    events.Unrevealed: frozenset({"promise"}),
    events.Asked: frozenset({"undo"}),
    events.Allowed: frozenset({"undo"}),
}


@dataclass(frozen=True, slots=True)
class PageChange:
    """The sections that may have changed, and those that the page updates itself from the entries of a move.

    `move` is the call or card, if the change is one. A page must have the version `after` to apply it; None
    is any version.
    """

    names: frozenset[SectionName] = ALL_SECTIONS
    derived: frozenset[SectionName] = frozenset()
    move: events.Acted | None = None
    after: int | None = None

    @classmethod
    def of(cls, entries: Sequence[Entry]) -> "PageChange":
        """Return what these entries change; a call or card, with the hand that it may expose, is a move."""
        new = [entry.event for entry in entries]
        after = entries[0].version - 1 if entries else None
        match new:
            case [events.Acted(action=Card()) as card, *rest] if all(
                isinstance(event, events.Exposed) for event in rest
            ):
                return cls(_TURN_SECTIONS, frozenset({"hands", "play"}), card, after)
            case [events.Acted() as call, *rest] if all(isinstance(event, events.Exposed) for event in rest):
                return cls(_TURN_SECTIONS | {"contract", "play"}, frozenset({"hands", "calls"}), call, after)
            case [_, *_] if all(type(event) in _SECTIONS_OF_EVENT for event in new):
                names = frozenset().union(*(_SECTIONS_OF_EVENT[type(event)] for event in new))
                return cls(names, after=after)
            case _:
                return cls()
