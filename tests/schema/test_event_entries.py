"""The published definitions of an event's entries fit what is in its log, and are one for each entry."""

import pytest

from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.entry_json import CODECS, entry_content_json, event_entry_json
from tests.events.log.evenings import played
from tests.events.log.test_entry_json import OUTCOMES
from tests.support.published import fits, schema

STAMP = ("version", "by", "device", "client", "at")


def test_each_entry_has_a_definition():
    """Under the name of its class; `event` tells them apart."""
    definitions = schema("protocol")["$defs"]
    names = [part["$ref"].rpartition("/")[2] for part in definitions["EventLogEntry"]["oneOf"]]
    assert list(CODECS) == [definitions[name]["properties"]["event"]["const"] for name in names]


def test_the_log_of_an_evening_fits():
    """Each entry, and what the server adds to it."""
    for entry in played().entries:
        line = event_entry_json(entry)
        fits("EventEntryStamp", {name: line[name] for name in STAMP if name in line})
        fits("EventLogEntry", entry_content_json(entry.content))


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_every_outcome_fits(outcome):
    """Of all kinds."""
    fits("EventLogEntry", entry_content_json(BoardRuled("A", 1, 2, 3, outcome, "why")))


def test_an_entry_with_other_fields_does_not_fit():
    """One of another entry is one too many, and none may be missing."""
    started = {"event": "started", "section": "A", "round": 1}
    fits("EventLogEntry", started)
    for wrong in (
        {**started, "minutes": 7},
        {"event": "started", "section": "A"},
        {**started, "event": "begun"},
    ):
        with pytest.raises(AssertionError):
            fits("EventLogEntry", wrong)
