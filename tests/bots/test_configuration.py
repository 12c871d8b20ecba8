"""Configurations of bots, as written on a command line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.bots import Baseline
from chelem.bots.configuration import Configuration
from chelem.bots.making import new_bot
from chelem.core.errors import BadOption, ParseError

NAMES = st.from_regex(r"[a-z0-9][a-z0-9_.-]{0,39}", fullmatch=True)


@given(NAMES, NAMES, NAMES)
def test_round_trip(strength, system, style):
    configuration = Configuration(strength, system, style)
    assert configuration == Configuration.parse(str(configuration))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("instant", Configuration("instant", "sayc", "usual")),
        ("Instant:SAYC", Configuration("instant")),
        (" normal:sef:sound ", Configuration("normal", "sef", "sound")),
    ],
)
def test_parts_left_out_have_defaults(text, expected):
    assert expected == Configuration.parse(text)


@pytest.mark.parametrize("text", ["", ":", "a:", "a:b:c:d", "fort e", "a:b:", "é", "a" * 41, "../x"])
def test_what_is_no_configuration(text):
    with pytest.raises(ParseError, match="is not a configuration"):
        Configuration.parse(text)


def test_a_bot_is_made():
    assert isinstance(new_bot(Configuration("instant"), seed=1), Baseline)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("godlike", "instant"), ("instant:none", "sayc"), ("instant:sayc:wild", "usual")],
)
def test_unknown_names(text, expected):
    """The sentence has the unknown name and lists the known ones."""
    with pytest.raises(BadOption, match=rf"{text.rpartition(':')[2]}.*{expected}"):
        new_bot(Configuration.parse(text))
