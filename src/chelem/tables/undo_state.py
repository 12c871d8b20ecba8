"""The part of the log that undo depends on, updated entry by entry."""

from dataclasses import dataclass, field
from typing import Self

from chelem.core.seats import Seat
from chelem.engine.events import STILL, Acted, Allowed, Asked, Dealt, Left, Seated, Undone
from chelem.engine.log import Entry, Log

VersionedAction = tuple[int, Acted]
"""A call or card with its version."""


@dataclass(slots=True)
class UndoState:
    """The calls and cards of the last deal that count, in order, and the last undo request.

    `asked` is None once a call, a card or the like has cancelled the request; `answers` holds the answers to
    it. `settled` is the version of the last change of players: nothing before it can be undone.
    """

    actions: list[VersionedAction] = field(default_factory=list)
    asked: Asked | None = None
    answers: dict[Seat, bool] = field(default_factory=dict)
    settled: int = 0

    @classmethod
    def of(cls, log: Log | None) -> Self:
        """The state after the whole log."""
        state = cls()
        if log is None:
            return state
        state.actions = _actions(log)
        for entry in log:
            state._answer(entry)
        return state

    def follow(self, log: Log, entry: Entry) -> None:
        """Update for an entry that was just added to the log."""
        match entry.event:
            case Acted() as event:
                self.actions.append((entry.version, event))
            case Dealt():
                self.actions = []
            case Undone():
                self.actions = _actions(log)
            case _:
                pass
        self._answer(entry)

    def _answer(self, entry: Entry) -> None:
        match entry.event:
            case Asked() as asked:
                self.asked, self.answers = asked, {}
            case Allowed(by, accept):
                self.answers.setdefault(by, accept)
            case Seated() | Left():
                self.settled = entry.version
            case event if type(event) not in STILL:
                self.asked = None


def _actions(log: Log) -> list[VersionedAction]:
    """The calls and cards since the last deal that are not undone."""
    found: list[VersionedAction] = []
    for entry in log.backwards():
        if isinstance(entry.event, Dealt):
            break
        if isinstance(entry.event, Acted):
            found.append((entry.version, entry.event))
    return found[::-1]
