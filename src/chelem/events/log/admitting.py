"""Which entries may be added to an event's log: what holds for all of them."""

from chelem.core import Forbidden, Refused
from chelem.events.log.author import Author
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.event import EntryContent, Event
from chelem.events.log.reasons import check_reason
from chelem.events.log.state import EventState


def admit_entry(event: Event, content: EntryContent, author: Author) -> None:
    """Raise `Refused` if an entry is impossible, `Forbidden` if its author may not write it.

    `BadOption` says which setting of a new event is wrong.
    """
    _check_stage(event.state, content, author)
    check_reason(content)
    _check_author(content, author)
    content.check(event, author)


def _check_stage(state: EventState, content: EntryContent, author: Author) -> None:
    """Raise `Refused` for what is not written before an event is opened, or after it is closed."""
    if (state.opened is None) != isinstance(content, EventOpened):
        raise Refused("event.log.opened")
    if state.closed and not content.after_closing:
        raise Refused("event.log.closed" if author.directs else "event.log.closed-tables")


def _check_author(content: EntryContent, author: Author) -> None:
    """Raise `Forbidden` for an entry of directors, or of the program, by somebody else."""
    if content.writers != "anybody":
        author.check_directs()
    if content.writers == "program" and author.role != "program":
        raise Forbidden("event.log.program")
