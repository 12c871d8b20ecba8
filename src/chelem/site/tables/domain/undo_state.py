"""The part of the log that undo depends on, updated entry by entry."""

from dataclasses import dataclass, field
from typing import Self

from chelem.core import Seat
from chelem.engine import Entry, Log, events

VersionedAction = tuple[int, events.Acted]
"""A call or card with its version."""


@dataclass(slots=True)
class UndoState:
    """The effective calls and cards of the last deal, in order, and the last undo request.

    `request` is None once a call, a card or the like has cancelled it; `answers` holds the answers to it.
    `earliest` is the version of the last change of players: nothing before it can be undone.
    """

    actions: list[VersionedAction] = field(default_factory=list)
    request: events.Asked | None = None
    answers: dict[Seat, bool] = field(default_factory=dict)
    earliest: int = 0

    @classmethod
    def of(cls, log: Log | None) -> Self:
        """Return the state after the whole log."""
        state = cls()
        if log is None:
            return state
        state.actions = _actions(log)
        for entry in log:
            state._update_request(entry)
        return state

    def update(self, log: Log, entry: Entry) -> None:
        """Update for an entry just added to the log."""
        match entry.event:
            case events.Acted() as event:
                self.actions.append((entry.version, event))
            case events.Dealt():
                self.actions = []
            case events.Undone():
                self.actions = _actions(log)
            case _:
                pass
        self._update_request(entry)

    def _update_request(self, entry: Entry) -> None:
        match entry.event:
            case events.Asked() as request:
                self.request, self.answers = request, {}
            case events.Allowed(by, accept):
                self.answers.setdefault(by, accept)
            case events.Seated() | events.Left():
                self.earliest = entry.version
            case event if type(event) not in events.NEUTRAL_EVENTS:
                self.request = None


def _actions(log: Log) -> list[VersionedAction]:
    """Return the effective calls and cards since the last deal."""
    found: list[VersionedAction] = []
    for entry in log.backwards():
        if isinstance(entry.event, events.Dealt):
            break
        if isinstance(entry.event, events.Acted):
            found.append((entry.version, entry.event))
    return found[::-1]
