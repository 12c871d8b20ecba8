"""Entries about the promise of the deals. The program alone writes them: others could not keep it."""

from dataclasses import dataclass

from chelem.core import Refused
from chelem.engine.promise_checks import check_hash
from chelem.events.log.author import Author
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.state import EventState


@dataclass(frozen=True, slots=True)
class BoardsCommitted(EntryContent):
    """The deals of all boards are fixed: SHA-256 of `salt` (LOG, format 2), before anyone sees a card.

    With a `simultaneous`, they are those of that event; others play them too.
    """

    entry = "committed"
    taken_back = "never"
    writers = "program"
    hash: str
    simultaneous: str | None = None

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` once boards are played."""
        if _have_begun(event.state):
            raise Refused("event.simultaneous.begun")

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Promise these boards, without the pledges for others."""
        state.committed, state.simultaneous = self.hash, self.simultaneous or ""
        state.pledges = ()
        if self.simultaneous:
            state.memberships.own = None


@dataclass(frozen=True, slots=True)
class BoardsPledged(EntryContent):
    """The hash of a nonce from which the deals follow too: a director's device has drawn it."""

    entry = "pledged"
    taken_back = "never"
    writers = "program"
    hash: str

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` once boards are played, for a second pledge, and before the server's hash."""
        check_hash(self.hash)
        state = event.state
        if not state.committed or state.pledges or state.memberships.have_boards or _have_begun(state):
            raise Refused("event.promise.late")

    def check_taken_back(self, _: Event, __: EventEntry, /) -> None:
        """Raise `Refused`: what was added to the promise stays."""
        raise Refused("event.promise.undone")

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Add the pledge."""
        state.pledges = (*state.pledges, self.hash)


@dataclass(frozen=True, slots=True)
class BoardsRevealed(EntryContent):
    """The salt and the nonces from which the deals were drawn, published when all have played.

    Older logs have no nonces: the server drew the deals alone.
    """

    entry = "revealed"
    taken_back = "never"
    writers = "program"
    after_closing = True
    salt: str
    nonces: tuple[str, ...] | None = None

    def check_taken_back(self, _: Event, __: EventEntry, /) -> None:
        """Raise `Refused`: what opens the promise stays."""
        raise Refused("event.promise.undone")

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Open the promise."""
        state.revealed, state.nonces = self.salt, self.nonces or ()


def _have_begun(state: EventState) -> bool:
    return any(section.round for section in state.sections.values())
