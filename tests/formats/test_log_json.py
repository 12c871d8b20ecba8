"""The log as JSON: the fields of each event, and errors that name any other input (LOG)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.calls import parse_action
from chelem.core.contracts import Contract
from chelem.core.errors import BadLog, ParseError
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import (
    Acted,
    Alerted,
    Allowed,
    Answered,
    Asked,
    Chatted,
    Claimed,
    Committed,
    Dealt,
    Explained,
    Exposed,
    Finished,
    Hidden,
    Left,
    PassedOut,
    Pledged,
    Revealed,
    Scored,
    Sealed,
    Seated,
    Started,
    Swapped,
    Undone,
    Unrevealed,
)
from chelem.engine.log import Entry
from chelem.engine.setting import Setting
from chelem.engine.sheet import Verdict
from chelem.formats.log.read import read_entry, read_log
from chelem.formats.log.write import write_log
from chelem.games.forms import sized
from chelem.games.options import new_game
from tests.support.deals import SOLID

HANDS = dict(zip(SEATS, SOLID.hands, strict=True))
SPADES = [f"S{rank}" for rank in "AKQJT98765432"]
CARDS = {
    str(seat): [f"{suit}{card[1]}" for card in SPADES] for seat, suit in zip("NESW", "SHDC", strict=True)
}
LINE = Line(
    (Seat.E, Seat.W),
    100,
    "mark.undertricks",
    dict.fromkeys(("count", "after", "stake", "vulnerable"), 1) | {"each": 100},
)
PEOPLE = {seat: str(seat) for seat in SEATS}

EXAMPLES: dict[str, tuple[Any, dict[str, Any]]] = {
    "started": (
        Started(
            new_game("whiz", {"redealer": "next"}), sized("whiz", "deals:5"), {s: str(s) for s in SEATS[1:]}
        ),
        {
            "format": 1,
            "game": "whiz",
            "match": {"kind": "deals", "deals": 5},
            "options": {"redealer": "next"},
            "players": {"E": "E", "S": "S", "W": "W"},
        },
    ),
    "seated": (
        Seated(Seat.E, "ana", "Ana", "person"),
        {"seat": "E", "player": "ana", "name": "Ana", "kind": "person"},
    ),
    "left": (Left(Seat.E, "r2", "R2", "bot"), {"seat": "E", "player": "r2", "name": "R2", "kind": "bot"}),
    "committed": (Committed(2, 1, "00ff"), {"deal": 2, "attempt": 1, "hash": "00ff"}),
    "pledged": (Pledged("ana", "00ff"), {"player": "ana", "hash": "00ff"}),
    "unrevealed": (Unrevealed(("ana", "bob")), {"players": ["ana", "bob"]}),
    "dealt": (
        Dealt(Setting(2, 1, Seat.E, Vulnerability.NS, 2), HANDS, {**PEOPLE, Seat.W: None}),
        {
            "deal": 2,
            "attempt": 1,
            "dealer": "E",
            "vulnerable": ["N", "S"],
            "board": 2,
            "hands": CARDS,
            "seating": {"N": "N", "E": "E", "S": "S", "W": None},
        },
    ),
    "exposed": (Exposed(Seat.N, SOLID[Seat.N]), {"seat": "N", "cards": SPADES}),
    "acted": (
        Acted(Seat.N, Seat.S, parse_action("HT")),
        {"seat": "N", "by": "S", "action": "HT"},
    ),
    "swapped": (Swapped((Seat.E, Seat.S)), {"seats": ["E", "S"]}),
    "claimed": (Claimed(Seat.S, 3), {"by": "S", "tricks": 3}),
    "answered": (Answered(Seat.W, accept=False), {"by": "W", "accept": False}),
    "asked": (Asked(Seat.W, 12), {"by": "W", "to": 12}),
    "allowed": (Allowed(Seat.W, accept=True), {"by": "W", "accept": True}),
    "undone": (Undone(12), {"to": 12}),
    "passed_out": (PassedOut(3, 2), {"deal": 3, "attempt": 2}),
    "scored": (
        Scored(1, Contract.parse("2SX by N"), {Side.NS: 7, Side.EW: 6}, (LINE,), claim=True),
        {
            "deal": 1,
            "contract": {"strain": "S", "tricks": 8, "stake": 2, "declarer": "N"},
            "tricks": {"NS": 7, "EW": 6},
            "lines": [
                {
                    "to": ["E", "W"],
                    "points": 100,
                    "below": False,
                    "code": "mark.undertricks",
                    "args": {"count": 1, "after": 1, "stake": 1, "vulnerable": 1, "each": 100},
                }
            ],
            "claim": True,
        },
    ),
    "revealed": (
        Revealed(1, SOLID.number, "sel", HANDS),
        {"deal": 1, "number": str(SOLID.number), "salt": "sel", "hands": CARDS},
    ),
    "sealed": (Sealed("00", "11", "22"), {"chain": "00", "signature": "11", "key": "22"}),
    "alerted": (
        Alerted("ana", 3, "♠ forcing", ("N",)),
        {"by": "ana", "about": 3, "text": "♠ forcing", "audience": ["N"]},
    ),
    "explained": (Explained("ana", 3, "", ()), {"by": "ana", "about": 3, "text": "", "audience": []}),
    "chatted": (Chatted("ana", "bonsoir"), {"by": "ana", "text": "bonsoir"}),
    "finished": (
        Finished(Verdict((), {Side.NS: 70, Side.EW: 0}, (Seat.N, Seat.S))),
        {"lines": [], "totals": {"NS": 70, "EW": 0}, "winner": ["N", "S"]},
    ),
    "hidden": (Hidden(), {}),
}
"""Each event, with the fields that LOG specifies."""

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


NEWER = {
    "started": (
        Started(new_game("contract"), sized("contract", "rubber"), PEOPLE, 2),
        {
            "format": 2,
            "game": "contract",
            "match": {"kind": "rubber"},
            "options": {},
            "players": {str(seat): str(seat) for seat in SEATS},
        },
    ),
    "seated": (Seated(Seat.E, "ana"), {"seat": "E", "player": "ana", "kind": "person"}),
    "left": (Left(Seat.E, "r2", kind="bot"), {"seat": "E", "player": "r2", "kind": "bot"}),
    "dealt": (
        Dealt(Setting(2, 1, Seat.E), {}, PEOPLE, "event", "club"),
        {
            "deal": 2,
            "attempt": 1,
            "dealer": "E",
            "vulnerable": [],
            "hands": {},
            "seating": {str(seat): str(seat) for seat in SEATS},
            "origin": "event",
            "event_id": "club",
        },
    ),
    "revealed": (
        Revealed(1, SOLID.number, "sel", HANDS, {"bob": "b", "ana": "a"}, attempt=2),
        {
            "deal": 1,
            "attempt": 2,
            "number": str(SOLID.number),
            "salt": "sel",
            "hands": CARDS,
            "nonces": {"bob": "b", "ana": "a"},
        },
    ),
    "chatted": (Chatted("ana", "bonsoir", salt="sel"), {"by": "ana", "text": "bonsoir", "salt": "sel"}),
}
"""What format 2 adds to events of format 1, and leaves out."""


@pytest.mark.parametrize("name", NEWER)
def test_an_event_of_format_2(name):
    """Names are left out; the origin of the cards, nonces and salts are there (LOG, Format 2)."""
    event, fields = NEWER[name]
    (line,) = write_log([Entry(5, event)])
    assert {"version": 5, "event": name, **fields} == json.loads(line)
    assert Entry(5, event) == read_entry(line)


def test_an_origin_is_one_of_those_known():
    """Anything else is refused by name (LOG, Format 2)."""
    fields = NEWER["dealt"][1] | {"origin": "sky"}
    with pytest.raises(ParseError) as error:
        read_entry(json.dumps({"version": 5, "event": "dealt", **fields}))
    assert (error.value.code, error.value.facts) == ("log.field", {"field": "origin", "value": "sky"})


@every_event
def test_any_entry_may_have_time_and_id(name):
    """Any entry may have a time `at` (UTC) and the client's `id`; both are kept (LOG)."""
    entry = Entry(5, EXAMPLES[name][0], "2026-01-01T20:00:00Z", "c-1")
    (line,) = write_log([entry])
    assert read_entry(line) == entry
    assert (json.loads(line)["at"], json.loads(line)["id"]) == ("2026-01-01T20:00:00Z", "c-1")


OPTIONAL = {
    "seated": {"name"},
    "left": {"name"},
    "dealt": {"board"},
    "scored": {"contract", "tricks", "claim"},
    "alerted": {"audience"},
    "explained": {"audience"},
}
"""The optional fields of each event."""
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
        ("format", 3, "log.format"),
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
