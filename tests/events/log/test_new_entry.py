"""A new entry is a class: all that concerns every entry follows from it."""

from dataclasses import dataclass
from io import BytesIO

import pytest

from chelem.core.errors import Forbidden, Refused
from chelem.events.log import entry_json
from chelem.events.log.admitting import admit_entry
from chelem.events.log.author import Author
from chelem.events.log.changes import find_differences
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.log_file import read_event_log, write_event_log
from chelem.events.log.results import KnownResults
from chelem.events.log.schema import entry_schemas
from chelem.events.log.state import EventState
from chelem.events.log.subject import Subject
from chelem.events.log.values import event_codec_of
from chelem.formats.log.codec import derived
from tests.events.log.evenings import DIRECTOR, RESULTS, played, write


@dataclass(frozen=True, slots=True)
class BoardForgotten(EntryContent):
    """A board of a section that counts at no table."""

    entry = "forgotten"
    after_closing = True
    section: str
    board: int
    reason: str = ""

    def check(self, event: Event, _: Author, /) -> None:
        """Raise `Refused` for a board that the section has not."""
        if self.board not in event.state.find_section(self.section).boards:
            raise Refused("event.log.unplanned", board=self.board)

    def apply(self, state: EventState, _: EventEntry, /) -> None:
        """Forget its results."""
        reports = state.find_section(self.section).reports
        for at in [at for at in reports if at[2] == self.board]:
            del reports[at]

    def forget(self, known: KnownResults, _: EventState, /) -> None:
        """Forget the board."""
        known.forget_board(self.section, self.board)

    @property
    def subject(self) -> Subject:
        """The board at all tables."""
        return Subject("board", self.board)


@pytest.fixture
def event(monkeypatch: pytest.MonkeyPatch) -> Event:
    """An evening that is over; the new entry is in the list of all."""
    monkeypatch.setitem(entry_json.CODECS, "forgotten", derived(BoardForgotten, event_codec_of))
    return played()


def test_it_is_admitted_and_refused(event: Event) -> None:
    """By its own check, after those that hold for all entries: stage, reason, author."""
    with pytest.raises(Refused, match="99"):
        admit_entry(event, BoardForgotten("A", 99), DIRECTOR)
    with pytest.raises(Forbidden):
        admit_entry(event, BoardForgotten("A", 99), Author("table", "A1"))
    with pytest.raises(Refused) as refused:
        admit_entry(event, BoardForgotten("A", 1, "Mr Smith"), Author("table", "A1"))
    assert "event.log.reason" == refused.value.code


def test_it_changes_the_results_and_is_taken_back(event: Event) -> None:
    """At once, and in a log that is folded anew; a difference names it."""
    before = event.ranking()
    version = write(event, BoardForgotten("A", 1))
    assert before != event.ranking() == Event.fold(event.entries).ranking()
    differences = find_differences(event.as_of(version), event)
    assert {1} == {changed.at[3] for changed in differences}
    write(event, EntryTakenBack(version))
    assert before == event.ranking()


def test_it_is_written_and_read(event: Event) -> None:
    """In a file, and in the schema of what clients send."""
    write(event, ResultCorrected("A", 1, 1, 1, RESULTS[1]))
    write(event, BoardForgotten("A", 1))
    again = read_event_log(BytesIO(write_event_log(event.entries)))
    assert event.entries[-1].content == again.entries[-1].content
    assert again.ranking() == event.ranking()
    *_, schema = entry_schemas().values()
    assert "forgotten" == schema["properties"]["event"]["const"]
