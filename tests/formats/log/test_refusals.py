"""Entries of the log that are refused: the errors name the rule, the entry and the field (LOG)."""

import json

import pytest

from chelem.core.errors import BadLog, ParseError
from chelem.formats.log.read import read_entry, read_log
from tests.formats.log.examples import EXAMPLES, NEWER, OPTIONAL


def test_an_origin_is_one_of_those_known():
    """Anything else is refused by name (LOG, Format 2)."""
    fields = NEWER["dealt"][1] | {"origin": "sky"}
    with pytest.raises(ParseError) as error:
        read_entry(json.dumps({"version": 5, "event": "dealt", **fields}))
    assert (error.value.code, error.value.facts) == ("log.field", {"field": "origin", "value": "sky"})


MISSING = [
    (name, field)
    for name, (_, fields) in EXAMPLES.items()
    for field in fields
    if field not in OPTIONAL.get(name, ())
]


@pytest.mark.parametrize(("name", "field"), MISSING)
def test_a_missing_field_is_named(name, field):
    """A missing required field is refused by name (LOG)."""
    fields = {key: value for key, value in EXAMPLES[name][1].items() if key != field}
    with pytest.raises(ParseError) as error:
        read_entry(json.dumps({"version": 5, "event": name, **fields}))
    assert (error.value.code, error.value.facts) == ("log.missing", {"field": field})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "log.json"),
        ("[" * 100000, "log.json"),
        ("9" * 5000, "log.json"),
        ('{"text": "\\ud800"}', "log.json"),
        ('{"text": "\ud800"}', "log.json"),
        ("[]", "log.field"),
        ("null", "log.field"),
        ('"started"', "log.field"),
        ("{}", "log.missing"),
        ('{"version": 0}', "log.missing"),
        ('{"version": 0, "event": "shuffled"}', "log.event"),
        ('{"version": "0", "event": "hidden"}', "log.field"),
        ('{"version": true, "event": "hidden"}', "log.field"),
        ('{"version": 0.0, "event": "hidden"}', "log.field"),
        ('{"version": 0, "event": ["hidden"]}', "log.field"),
        ('{"version": 0, "event": "hidden", "at": 3}', "log.field"),
        ('{"version": 0, "event": "hidden", "id": 3}', "log.field"),
        ('{"version": 0, "event": "undone", "to": null}', "log.field"),
        ('{"version": 0, "event": "acted", "seat": "O", "by": "N", "action": "P"}', "seat.unknown"),
        ('{"version": 0, "event": "acted", "seat": "N", "by": "N", "action": "Passe"}', "action.unknown"),
        ('{"version": 0, "event": "exposed", "seat": "N", "cards": ["S10"]}', "card.unknown"),
        ('{"version": 0, "event": "exposed", "seat": "N", "cards": ["SA", "SA"]}', "hand.twice"),
        ('{"version": 0, "event": "swapped", "seats": ["N", "N"]}', "log.field"),
        ('{"version": 0, "event": "swapped", "seats": ["N", "E", "S"]}', "log.field"),
    ],
    ids=lambda value: value[:40].encode("ascii", "backslashreplace").decode(),
)
def test_invalid_entries_are_refused(line, code):
    """An invalid entry is refused with its index and the rule that it breaks (LOG, Laws)."""
    with pytest.raises(BadLog) as error:
        list(read_log(['{"version": 0, "event": "hidden"}', "", line]))
    assert (error.value.entry, error.value.cause.code) == (1, code)


@pytest.mark.parametrize(
    ("name", "change", "code", "field"),
    [
        ("scored", {"lines": [{"to": []}]}, "log.missing", "lines.0.points"),
        ("scored", {"tricks": {"NS": 7}}, "log.missing", "tricks.EW"),
        ("scored", {"contract": {"strain": "S", "tricks": "8"}}, "log.field", "contract.tricks"),
        ("dealt", {"hands": {"N": ["SA", 3]}}, "log.field", "hands.N.1"),
        ("dealt", {"seating": {"N": 3}}, "log.field", "seating.N"),
        ("dealt", {"vulnerable": ["N", "N"]}, "log.field", "vulnerable"),
        ("finished", {"winner": [True]}, "log.field", "winner.0"),
        ("finished", {"totals": {"NS": 1.5, "EW": 0}}, "log.field", "totals.NS"),
        ("chatted", {"audience": "N"}, "log.field", "audience"),
        ("started", {"match": {"deals": 9}}, "log.missing", "match.kind"),
        ("started", {"match": {"kind": "deals"}}, "log.missing", "match.deals"),
    ],
)
def test_the_path_of_an_invalid_value_is_named(name, change, code, field):
    """The error names the path from the entry to the value, with list indices (LOG)."""
    with pytest.raises(ParseError) as error:
        read_entry(json.dumps({"version": 0, "event": name, **EXAMPLES[name][1], **change}))
    assert (error.value.code, error.value.facts["field"]) == (code, field)


STARTED = {"version": 0, "event": "started", **EXAMPLES["started"][1]}


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("format", 4, "log.format"),
        ("format", 0, "log.format"),
        ("game", "tarot", "game.unknown"),
        ("match", {"kind": "rubber"}, "match.unknown"),
        ("match", {"kind": "deals", "deals": 0}, "match.size"),
        ("match", {"kind": "deals", "points": 10}, "option.unknown"),
        ("match", {"kind": "deals"}, "log.missing"),
        ("match", {"kind": "deals", "deals": "9"}, "option.value"),
        ("match", {"deals": 9}, "log.missing"),
        ("options", {"redealer": "first"}, "option.value"),
        ("options", {"speed": 3}, "option.unknown"),
        ("players", {"E": "E", "S": "S"}, "log.players"),
        ("players", {"N": "N", "E": "E", "S": "S", "W": "W"}, "log.players"),
        ("players", {"E": "E", "S": "E", "W": "W"}, "log.players"),
        ("players", {"E": "E", "S": "S", "O": "W"}, "seat.unknown"),
        ("players", {"E": "E", "S": "S", "W": 3}, "log.field"),
    ],
)
def test_an_invalid_start_is_refused(field, value, code):
    """Unknown games, matches, options and players are refused (LOG, started)."""
    with pytest.raises(BadLog) as error:
        list(read_log([json.dumps({**STARTED, field: value})]))
    assert (error.value.entry, error.value.cause.code) == (0, code)


@pytest.mark.parametrize("number", ["", "-1", "1.5", "٣", "9" * 5000, "1e3"])
def test_an_invalid_deal_number_is_refused(number):
    """A deal number is a string of ASCII digits, no longer than the largest deal number (LOG)."""
    entry = {"version": 0, "event": "revealed", **EXAMPLES["revealed"][1], "number": number}
    with pytest.raises(ParseError) as error:
        read_entry(json.dumps(entry))
    assert (error.value.code, error.value.facts["field"]) == ("log.field", "number")
