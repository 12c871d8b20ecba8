"""The log as JSON: the fields of each event, and errors that name any other input (LOG)."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.contracts import Contract
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat, Side
from chelem.engine.events import (
    Chatted,
    Exposed,
    Scored,
    Swapped,
)
from chelem.engine.log import Entry
from chelem.formats.log.read import read_entry, read_log
from chelem.formats.log.write import write_log
from tests.formats.log.examples import EXAMPLES, NEWER
from tests.support.deals import SOLID

every_event = pytest.mark.parametrize("name", EXAMPLES)


def without_reasons(fields):
    return json.loads(json.dumps(fields), object_hook=lambda o: {k: v for k, v in o.items() if k != "reason"})


@every_event
def test_an_event_is_written_with_its_fields(name):
    """An entry is one line of JSON with the version, the event and its fields (LOG)."""
    event, fields = EXAMPLES[name]
    (line,) = write_log([Entry(5, event)])
    assert "\n" not in line
    assert without_reasons(json.loads(line)) == {"version": 5, "event": name, **fields}


@every_event
def test_an_event_is_read_from_its_fields(name):
    """An event is read from its fields, without the reasons of score lines (LOG, Points)."""
    event, fields = EXAMPLES[name]
    assert read_entry(json.dumps({"version": 5, "event": name, **fields})) == Entry(5, event)


@pytest.mark.parametrize("name", NEWER)
def test_an_event_of_format_2(name):
    """Names are left out; the origin of the cards, nonces and salts are there (LOG, Format 2)."""
    event, fields = NEWER[name]
    (line,) = write_log([Entry(5, event)])
    assert {"version": 5, "event": name, **fields} == json.loads(line)
    assert Entry(5, event) == read_entry(line)


@every_event
def test_any_entry_may_have_time_and_id(name):
    """Any entry may have a time `at` (UTC) and the client's `id`; both are kept (LOG)."""
    entry = Entry(5, EXAMPLES[name][0], "2026-01-01T20:00:00Z", "c-1")
    (line,) = write_log([entry])
    assert read_entry(line) == entry
    assert (json.loads(line)["at"], json.loads(line)["id"]) == ("2026-01-01T20:00:00Z", "c-1")


def test_reasons_are_in_the_given_language():
    """The `reason` of a score line is written in the given language (LOG, Points)."""
    entry = Entry(5, EXAMPLES["scored"][0])
    reasons = {
        language: json.loads(next(write_log([entry], language)))["lines"][0]["reason"]
        for language in ("fr", "en")
    }
    assert reasons["fr"] != reasons["en"]
    assert all(reasons.values())


EXAMPLE = """\
{"version": 0, "event": "started", "format": 1, "game": "whiz", "match": {"kind": "deals", "deals": 9}, \
"options": {}, "players": {"E": "E", "S": "S", "W": "W"}}
{"version": 3, "event": "acted", "seat": "E", "by": "E", "action": "9S"}
{"version": 6, "event": "swapped", "seats": ["E", "S"]}
{"version": 8, "event": "acted", "seat": "N", "by": "S", "action": "HA"}
{"version": 59, "event": "scored", "deal": 1, \
"contract": {"strain": "S", "tricks": 9, "stake": 1, "declarer": "S"}, "tricks": {"NS": 10, "EW": 3}, \
"lines": [{"to": ["S"], "points": 18, "below": false, "code": "whiz.made", "args": {"tricks": 9}, \
"reason": "9 plis demandés et faits : 2 × 9"}]}
"""


def test_the_example_in_the_specification():
    """The example of LOG is read unchanged (LOG, Example)."""
    entries = list(read_log(EXAMPLE.splitlines()))
    assert [entry.version for entry in entries] == [0, 3, 6, 8, 59]
    assert entries[2].event == Swapped((Seat.E, Seat.S))
    scored = Scored(
        1,
        Contract.parse("3S by S"),
        {Side.NS: 10, Side.EW: 3},
        (Line((Seat.S,), 18, "whiz.made", {"tricks": 9}),),
    )
    assert entries[4].event == scored


@given(st.text(max_size=30), st.text(max_size=10))
def test_any_chat_text_round_trips(text, by):
    """Any chat text is written on one line of JSON and read back (LOG, chatted)."""
    entry = Entry(0, Chatted(by, text))
    (line,) = write_log([entry])
    assert {"\n", "\r"} & set(line) == set()
    assert read_entry(line) == entry


@given(st.lists(st.sampled_from([*SOLID[Seat.N]]), unique=True))
def test_cards_are_read_in_any_order(cards):
    """A list of cards in any order is read as a hand (LOG, exposed)."""
    hand = Hand.of(cards)
    line = json.dumps({"version": 0, "event": "exposed", "seat": "N", "cards": list(map(str, cards))})
    assert read_entry(line).event == Exposed(Seat.N, hand)
