"""Questions about calls: what is answered, and what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.arena.questions.call_question import CALL_KEYS, CallQuestion, answer_call_question
from chelem.bots.configuration import Configuration
from chelem.core.errors import ChelemError

SAYC = Configuration.parse("instant:sayc")
ASKED = {
    "hand": "AK52.QJ3.T94.K82",
    "dealer": "S",
    "vulnerable": "NS",
    "auction": ["1C", "P"],
    "system": "sayc",
}


def ask(seed=0, **changes):
    question = {key: value for key, value in (ASKED | changes).items() if value is not ...}
    return answer_call_question(CallQuestion.parse(json.dumps(question), SAYC), seed)


@pytest.mark.slow
def test_a_call_comes_with_what_it_shows():
    """The seat follows from dealer and auction; a response shows points and length, and is forcing."""
    answer = ask()
    assert ["call", "meaning", "shows", "forcing"] == list(answer)
    assert ("1S", True) == (answer["call"], answer["forcing"])
    assert ["points", "spades", "hearts", "diamonds", "clubs"] == list(answer["shows"])
    low, high = answer["shows"]["points"]
    assert low <= 6
    assert high is None
    assert 4 == answer["shows"]["spades"][0]
    assert "4 spades" in answer["meaning"]["en"]
    assert "piques" in answer["meaning"]["fr"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "call"),
    [
        ({"auction": []}, "1C"),
        ({"auction": ["1NT", "P"]}, "2C"),
        ({"auction": ["P"], "hand": "AQJT92.QJ3.T94.2"}, "2S"),
        ({"auction": [], "hand": "QJ3.T94.AQT92.K8", "style": "sound"}, "P"),
    ],
)
def test_the_system_chooses(changes, call):
    """The hand is opened, Stayman is bid, a weak two is vulnerable too, a sound style passes twelve."""
    assert call == ask(**changes)["call"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hand": "AK52.QJ3.T94.K8"}, "“hand”: a hand has 13 cards, not 12."),
        ({"hand": "AK52.QJ3.T94.K88"}, "“hand”"),
        ({"hand": "AK52QJ3T94K82"}, "“hand”"),
        ({"hand": 13}, "“hand”: this must be text"),
        ({"hand": ...}, "The key “hand” is missing."),
        ({"dealer": "North"}, "“dealer”"),
        ({"vulnerable": "All"}, "“vulnerable”: “All” is not one of none, NS, EW, both."),
        ({"auction": "1C P"}, "“auction”: this must be a list"),
        ({"auction": ["1C", 2]}, "“auction”: each element"),
        ({"auction": ["1C", "8C"]}, "8♣"),
        ({"auction": ["1C", "1C"]}, "1♣ does not outbid 1♣"),
        ({"auction": ["P", "X"]}, "double"),
        ({"auction": ["1C", "P", "P", "P"]}, "The auction is over: there is no call to make."),
        ({"auction": ["P", "P", "P", "P"]}, "The auction is over: there is no call to make."),
        ({"auction": ["1C", "P", "P", "P", "P"]}, "“auction”: the auction is over before"),
        ({"system": "acol"}, "acol"),
        ({"system": "../sayc"}, "sayc"),
        ({"style": "wild"}, "wild"),
        ({"scoring": "rubber"}, "“scoring”: “rubber” is not one of imps, matchpoints."),
        ({"bot": "strong"}, "There is no key “bot”; the keys are: hand, dealer"),
    ],
)
def test_a_bad_question_is_refused(changes, said):
    """One sentence names the key and what is wrong, in French too."""
    with pytest.raises(ChelemError) as refused:
        ask(**changes)
    assert said in refused.value.say("en")
    assert refused.value.say("fr").endswith(".")
    assert "\n" not in refused.value.say("en")


@pytest.mark.parametrize(
    "line",
    ["", "{", "null", "[]", "3", '"N"', '{"hand": "A"}', '{"hand": 1, "hand": 2}', "[" * 9999, "9" * 9999],
)
def test_other_lines_are_refused(line):
    """Text that is not a JSON object, or names a key twice, is refused."""
    with pytest.raises(ChelemError):
        CallQuestion.parse(line, SAYC)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.slow
@given(st.dictionaries(st.sampled_from(CALL_KEYS) | st.text(max_size=5), JSON, max_size=3))
def test_any_member_is_read_or_refused(members):
    """Whatever stands in a question, it is answered by a sentence and not by another exception."""
    try:
        CallQuestion.parse(json.dumps({**ASKED, **members}), SAYC)
    except ChelemError as error:
        said = error.say("en")
    else:
        said = "."
    assert said.endswith(".")


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused(line):
    """No line of text is taken for a question."""
    with pytest.raises(ChelemError):
        CallQuestion.parse(line, SAYC)
