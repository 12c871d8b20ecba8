"""Entries of an event's log are written as JSON and read back."""

import json
import re
from contextlib import suppress
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.errors import BadLog, ChelemError, ParseError
from chelem.core.seats import Side
from chelem.events.files.files import read_event
from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import EntrantEntered
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.registry import ENTRIES
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.entry_json import CODECS, event_entry_json, read_entry_content, read_event_entry
from chelem.events.log.event import Event, EventEntry
from chelem.events.log.log_file import read_event_log, write_event_log
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, PlayedScore, SplitScore, WeightedScore
from chelem.events.table_result import TableResult
from chelem.movements.generators.individual import rainbow
from tests.events.log.evenings import played

AWARD = Award.parse("45")
WEIGHTED = WeightedScore(((620, Fraction(7, 10)), (-100, Fraction(3, 10))))
OUTCOMES = (
    None,
    PlayedScore(-50),
    PlayedScore(0, passed=True),
    PlayedScore.of(Contract.parse("4SX by N"), 8, 1),
    ArtificialScore(Award.parse("60"), AWARD),
    WEIGHTED,
    SplitScore(WEIGHTED, AWARD),
    NotPlayed(),
)
results = st.one_of(
    st.sampled_from([TableResult(ended="passed"), TableResult(ended="unplayed")]),
    st.builds(
        lambda contract, tricks, lead: TableResult(Contract.parse(contract), tricks, lead),
        st.sampled_from(["1C by N", "3NTX by E", "7SXX by W"]),
        st.integers(0, 13),
        st.none() | st.sampled_from([Card.parse("ST"), Card.parse("C2")]),
    ),
)


@given(results)
def test_a_result_is_read_back(result: TableResult) -> None:
    """As text and as JSON."""
    assert TableResult.parse(str(result)) == result
    entry = EventEntry(3, ResultReported("A", 1, 2, 3, result), Author("table", "A2"), "phone", "x", "t")
    assert read_event_entry(json.loads(json.dumps(event_entry_json(entry)))) == entry


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_a_ruling_is_read_back(outcome: object) -> None:
    """Of every kind."""
    entry = EventEntry(3, BoardRuled("A", 1, 2, 3, outcome, "why"), Author("director", "d"))
    assert read_event_entry(json.loads(json.dumps(event_entry_json(entry)))) == entry


def test_fractions_and_absent_fields() -> None:
    """A handicap is exact; what is not given is not written."""
    entered = EntrantEntered(7, ("p1",), Side.EW, handicap=Fraction(1, 3))
    written = event_entry_json(EventEntry(0, entered, Author("organiser")))
    assert ("1/3", False) == (written["handicap"], "carried" in written)
    assert read_entry_content(written) == entered
    assert read_entry_content({**written, "handicap": None}) == EntrantEntered(7, ("p1",), Side.EW)
    assert read_entry_content(
        event_entry_json(EventEntry(0, EntrantPenalised(1, Fraction(-2)), Author("organiser")))
    )


@pytest.mark.parametrize("amount", ["1e999999999", "1/0", " 5", "1_0", "٣", "9" * 5000, "inf"])
def test_numbers_that_would_take_long_are_refused(amount: str) -> None:
    """A power of ten that somebody typed must not occupy the server; decimals are exact."""
    written = event_entry_json(EventEntry(0, EntrantPenalised(1, Fraction(1)), Author("organiser")))
    assert read_entry_content({**written, "amount": "0.1"}) == EntrantPenalised(1, Fraction(1, 10))
    with pytest.raises(ChelemError):
        read_entry_content({**written, "amount": amount})
    with pytest.raises(ParseError):
        Award.parse(amount)


def test_a_log_is_a_file() -> None:
    """One object a line; its event is the same, also read among other files of events."""
    for event in (played(), played(rainbow(5, 1))):
        written = write_event_log(event.entries)
        assert read_event_log(BytesIO(written)).ranking() == event.ranking()
        assert read_event(BytesIO(written), "").results == event.results()


@given(st.data())
def test_a_damaged_entry_is_refused(data: st.DataObject) -> None:
    """Whatever takes the place of a field: nothing else is raised."""
    entry = data.draw(st.sampled_from(played().entries))
    values = event_entry_json(entry)
    name = data.draw(st.sampled_from(sorted(values)))
    odd = st.none() | st.integers() | st.text(max_size=3) | st.lists(st.integers(), max_size=2) | st.just({})
    values[name] = data.draw(odd)
    with suppress(ChelemError):
        assert read_event_entry(values).version in (entry.version, values["version"])


def test_a_log_has_no_gaps() -> None:
    """A line that is left out is missed at the next one, whose number and the expected one are told."""
    lines = write_event_log(played().entries).splitlines(keepends=True)
    with pytest.raises(BadLog, match="Its version is 3 instead of 2") as refused:
        read_event_log(BytesIO(b"".join(lines[:2] + lines[3:])))
    assert 2 == refused.value.entry


def test_the_page_marks_the_fields_that_must_be_there() -> None:
    """In bold, for every entry: the fields that the log requires; what it names beside them exists."""
    page = (Path(__file__).parents[3] / "docs" / "event-log.md").read_text()
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    marked = {
        name: re.findall(r"\*\*`(\w+)`\*\*", fields)
        for _, names, fields, *_ in rows
        for name in re.findall(r"`(\w+)`", names)
        if name in CODECS
    }
    assert {name: codec.schema["required"] for name, codec in CODECS.items()} == marked


def test_the_page_lists_what_is_written_after_closing() -> None:
    """In the row of `closed`: every entry that says so itself, and no other."""
    page = (Path(__file__).parents[3] / "docs" / "event-log.md").read_text()
    (row,) = [line for line in page.splitlines() if line.startswith("| `closed` |")]
    listed = set(re.findall(r"`(\w+)`", row)) - {"closed"}
    assert {kind.entry for kind in ENTRIES if kind.after_closing} == listed


def test_an_event_that_joined_without_an_invitation_is_a_member() -> None:
    """As in logs of earlier versions: one code was for all, and nobody was asked."""
    opened = {"event": "opened", **CODECS["opened"].write(EventOpened("All", "", simultaneous=True))}
    opened.pop("club_invitations", None)
    joined = {"event": "joined", "member": "abcdefgh"}
    by = {"by": {"role": "program", "id": ""}}
    entries = [read_event_entry({"version": at, **by, **each}) for at, each in enumerate((opened, joined))]
    memberships = Event.fold(entries).state.memberships
    assert ["abcdefgh"] == memberships.members
    assert {} == memberships.invited


def test_every_entry_has_a_name_of_its_own() -> None:
    """As docs/event-log.md lists them."""
    assert len(ENTRIES) == len(CODECS)
    assert {"opened", "reported", "cell", "ruled", "undone"} <= set(CODECS)
