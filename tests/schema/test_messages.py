"""A message is checked against its type, and the invalid field is named (docs/protocol.md)."""

import pytest

from chelem.core.errors import Refused, Unusable
from chelem.site.tables.api.message_types import LARGEST, LONGEST_ID
from chelem.site.tables.api.messages import check_message, read_message

ACT = {"t": "act", "id": "q3x-7", "position": 12, "action": "HT"}
CLAIM = {"t": "claim", "id": "q3x-8", "position": 40, "tricks": 5}


@pytest.mark.parametrize("message", [ACT, CLAIM, {"t": "ping"}, {"t": "meaning", "call": "1NT"}])
def test_a_message_is_taken_as_it_is(message):
    """Nothing is added to it, nothing is changed."""
    assert message == check_message(message)


def test_what_nobody_asked_for_is_left_out():
    """A newer page may send more fields."""
    assert ACT == check_message(ACT | {"mood": "good"})


@pytest.mark.parametrize("kind", [None, "", "table", 3, ["act"], {"t": "act"}])
def test_an_unknown_kind_is_named(kind):
    """A message with any `t`, or without one, is refused with a reason."""
    with pytest.raises(Refused) as refused:
        check_message({"t": kind})
    assert ("message.kind", str(kind)) == (refused.value.code, refused.value.facts["kind"])


@pytest.mark.parametrize(
    ("message", "field"),
    [
        (ACT | {"id": ""}, "id"),
        (ACT | {"id": "x" * (LONGEST_ID + 1)}, "id"),
        (ACT | {"id": 7}, "id"),
        (ACT | {"position": "12"}, "position"),
        (ACT | {"position": True}, "position"),
        (ACT | {"position": 12.0}, "position"),
        (ACT | {"position": LARGEST + 1}, "position"),
        (ACT | {"position": -LARGEST - 1}, "position"),
        (ACT | {"action": None}, "action"),
        (CLAIM | {"tricks": None}, "tricks"),
        ({"t": "answer", "id": "a", "position": 1, "accept": 1}, "accept"),
        ({"t": "chat", "text": "hello"}, "to"),
        ({"t": "chat", "text": "hello", "to": "partner"}, "to"),
        ({"t": "chat", "text": "hello", "to": ""}, "to"),
        ({"t": "typed", "text": ["?"]}, "text"),
        ({"t": "hello", "protocol": 4, "version": "3"}, "version"),
    ],
)
def test_a_field_that_is_wrong_is_named(message, field):
    """Missing, of another type, too long or too large."""
    with pytest.raises(Refused) as refused:
        check_message(message)
    assert ("message.field", field) == (refused.value.code, refused.value.facts["field"])


@pytest.mark.parametrize("text", ['{"t": "chat", "text": "a\\u0000b"}', '{"t": "chat", "\\u001b": 1}'])
def test_controls_in_a_message_are_refused(text):
    """In its values and in the names of its fields."""
    with pytest.raises(Unusable, match="cannot be shown"):
        read_message(text)


def test_the_texts_of_a_message_are_cleaned():
    """What turns its neighbours is left out, at any depth, and letters are composed."""
    read = read_message('{"t": "chat", "text": " Zoe\\u0301\\u202e ", "more": [{"a": "\\u2066x"}], "n": 1}')
    assert {"t": "chat", "text": "Zoé", "more": [{"a": "x"}], "n": 1} == read
