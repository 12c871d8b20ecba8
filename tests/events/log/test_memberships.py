"""Which field the results of an event belong to, as its log says."""

from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.membership import MembershipChanged
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.promising import BoardsCommitted
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.fields import field_of, wanted_simultaneous

OPENED = EventOpened("Evening", "", online=True)
ASKED = MembershipChanged("abcdefgh", "asked")
GIVEN = BoardsCommitted("00", "abcdefgh")


def field(*contents: EntryContent) -> tuple[str, str]:
    """The field after these entries, and the simultaneous that is played or was asked."""
    state = Event.fold(
        [EventEntry(at, content, PROGRAM) for at, content in enumerate((OPENED, *contents))]
    ).state
    return field_of(state), wanted_simultaneous(state)


def test_an_event_still_asks_once_boards_of_its_own_are_promised() -> None:
    """The program promises those of an online event; boards of the simultaneous take their place."""
    own = BoardsCommitted("11")
    assert ("asked", "abcdefgh") == field(ASKED, own) == field(own, ASKED)
    assert ("member", "abcdefgh") == field(ASKED, own, GIVEN)


def test_what_was_decided_last_counts() -> None:
    """An event that is removed keeps the boards; one that was refused never had them."""
    removed = MembershipChanged("abcdefgh", "removed")
    assert ("own", "") == field()
    assert "refused" == field(ASKED, removed)[0]
    assert "removed" == field(ASKED, GIVEN, removed)[0]
    assert "member" == field(ASKED, GIVEN, removed, MembershipChanged("abcdefgh", "member"))[0]
    assert ("member", "zyxwvuts") == field(ASKED, removed, BoardsCommitted("22", "zyxwvuts"))
