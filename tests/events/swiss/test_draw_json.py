"""Draws in JSON: read back as they were written, whatever is missing; anything else refused by field."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given

from chelem.core.errors import BadOption, ParseError
from chelem.events.swiss import (
    DrawInputs,
    DrawRule,
    KeptTable,
    SwissStanding,
    draw_inputs_json,
    draw_json,
    draw_round,
    follows_from_inputs,
    read_draw,
    read_draw_inputs,
)
from tests.events.swiss.swiss_events import inputs_by_chance

TWO = [{"entrant": 1, "rank": 1}, {"entrant": 2, "rank": 2}]


@given(inputs_by_chance())
def test_a_draw_is_read_back_and_drawn_again(inputs):
    """From the text of its entry alone, anyone gets the same draw."""
    drawn = draw_round(inputs)
    read = read_draw(json.loads(json.dumps(draw_json(drawn))))
    assert drawn == read
    assert follows_from_inputs(read)
    assert inputs == read_draw_inputs(json.loads(json.dumps(draw_inputs_json(inputs))))


def test_a_draw_of_an_earlier_version():
    """It has no word of those who cannot move, and is the same draw; what is written today is read back."""
    drawn = draw_round(DrawInputs(1, (SwissStanding(1, 1), SwissStanding(2, 2))))
    written = draw_json(drawn)
    assert [] == written["inputs"].pop("stationary")
    assert drawn == read_draw(written)
    kept = replace(drawn.inputs, stationary=(KeptTable(1, 3), KeptTable(2)))
    assert kept == read_draw_inputs(json.loads(json.dumps(draw_inputs_json(kept))))


def test_what_is_typed_by_hand():
    """Only round and standings are needed; points are numbers, decimals or fractions, and exact."""
    read = read_draw_inputs({"round": 1, "standings": TWO})
    assert DrawInputs(1, (SwissStanding(1, 1), SwissStanding(2, 2))) == read
    points = [12.35, 7, "88/3", "0.1"]
    standings = [
        {"entrant": number, "rank": 1, "victory_points": each} for number, each in enumerate(points, 1)
    ]
    read = read_draw_inputs({"round": 2, "standings": standings, "rule": {"odd": "triangle"}})
    exact = [Fraction(247, 20), Fraction(7), Fraction(88, 3), Fraction(1, 10)]
    assert exact == [one.victory_points for one in read.standings]
    assert DrawRule(odd="triangle") == read.rule


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"round": "1"}, "round"),
        ({"rounds": 1}, "rounds"),
        ({"standings": [{"entrant": 1}]}, "standings.0.rank"),
        ({"rule": {"odd": "both"}}, "rule.odd"),
        ({"rule": {"seed": True}}, "rule.seed"),
        ({"rule": {"rank": "1e9"}}, "rule.rank"),
        ({"rule": {"rank": "1/0"}}, "rule.rank"),
        ({"meetings": [{"round": 1, "one": 1, "other": None}]}, "meetings.0.other"),
    ],
)
def test_a_wrong_field_is_named(changes, field):
    """So are unknown ones, which would otherwise be ignored, and missing ones."""
    with pytest.raises(ParseError, match=f"field {field}"):
        read_draw_inputs({"round": 1, "standings": TWO, **changes})


def test_other_values_are_refused():
    """Another format, a list, and standings that cannot be drawn."""
    with pytest.raises(ParseError, match="format 2"):
        read_draw_inputs({"format": 2, "round": 1, "standings": TWO})
    with pytest.raises(ParseError):
        read_draw([])
    with pytest.raises(BadOption, match="own number"):
        read_draw_inputs({"round": 1, "standings": [TWO[0], TWO[0]]})


@pytest.mark.parametrize(
    "changes",
    [
        {"matches": [{"first": 1, "second": 9}]},
        {"matches": []},
        {"matches": [{"first": 1, "second": 2}], "left_over": [1]},
        {"matches": [], "left_over": [1, 2]},
    ],
)
def test_in_a_draw_everybody_has_one_place(changes):
    """A director may change matches, but nobody is missing, or in two places."""
    inputs = {"round": 1, "standings": TWO}
    with pytest.raises(BadOption):
        read_draw({"inputs": inputs, "left_over": [], **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"round": 0},
        {"standings": TWO[:1]},
        {"standings": [TWO[0], {"entrant": 2, "rank": 0}]},
        {"meetings": [{"round": 1, "one": 1, "other": 1}]},
        {"triangle": [1, 2, 3]},
        {"triangle": [1, 2]},
        {"rule": {"rank": 0, "victory_points": 0}},
        {"rule": {"rank": -1}},
    ],
)
def test_inputs_that_cannot_be_drawn(changes):
    """Each has its sentence."""
    with pytest.raises(BadOption) as error:
        read_draw_inputs({"round": 1, "standings": TWO, **changes})
    assert error.value.code not in str(error.value)
