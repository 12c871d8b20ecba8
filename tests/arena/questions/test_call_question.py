"""Questions about calls: what is answered, and what is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.arena.questions.call_question import CALL_KEYS, CallQuestion, answer_call_question
from chelem.bots.bidders import bidder_of
from chelem.bots.configuration import Configuration
from chelem.bots.systems.public_auction import ScoringForm
from chelem.core.cards import Strain
from chelem.core.errors import ChelemError
from chelem.core.seats import Side
from chelem.core.vulnerability import Vulnerability
from chelem.matches.games_won import GamesWon

SAYC = Configuration.parse("instant:sayc")
ASKED = {
    "hand": "AK52.QJ3.T94.K82",
    "dealer": "S",
    "vulnerable": "NS",
    "auction": ["1C", "P"],
    "system": "sayc",
}
RUBBER = {"scoring": "rubber"}


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
    assert "4+ spades" in answer["meaning"]["en"]
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


def point_of(**changes):
    """Return the point of the auction that a question asks about, and how its match stands."""
    board = CallQuestion.parse(json.dumps(ASKED | changes), SAYC).board
    state = board.as_seen_from(board.next_caller, CallQuestion.parse(json.dumps(ASKED), SAYC).hand).log.state
    return bidder_of(SAYC).point(state, board.next_caller.side), state


@pytest.mark.parametrize(("dealer", "expected"), [("S", (60, 20)), ("W", (20, 60))])
def test_the_system_knows_the_part_score(dealer, expected):
    """At rubber with 60 below the line two hearts are a game; dealer's side comes first."""
    point, state = point_of(**RUBBER, dealer=dealer, below={"NS": 60, "EW": 20}, games={"NS": 1})
    setting = point.auction.setting
    assert (expected, ScoringForm.RUBBER) == (setting.below, setting.scoring)
    assert [2, 3] == sorted(point.auction.game_level(Strain.H, place) for place in (0, 1))
    assert "rubber" == state.match.kind
    assert Vulnerability.NS is state.board.setting.vulnerable


def test_a_vulnerable_side_has_its_game():
    """Without `games` the vulnerability tells them; with IMPs there are none."""
    for scoring, games in (("rubber", 1), ("imps", 0)):
        _, state = point_of(scoring=scoring)
        assert games == GamesWon.of(state.sheet.rows, state.match.goal).games[Side.NS]


def test_part_scores_of_nothing_are_no_contradiction():
    """A program may send zeros with any scoring."""
    point, _ = point_of(scoring="imps", below={"NS": 0, "EW": 0}, games={"NS": 0, "EW": 0})
    assert ((0, 0), ScoringForm.IMPS) == (point.auction.setting.below, point.auction.setting.scoring)


def test_chicago_carries_part_scores_over():
    """RULES 0.11: on the second deal dealer's side is vulnerable, and what it made on the first counts."""
    point, state = point_of(scoring="chicago", below={"NS": 60})
    assert ((60, 0), "chicago") == (point.auction.setting.below, state.match.kind)


@pytest.mark.slow
@pytest.mark.parametrize(
    "changes", [RUBBER | {"below": {"NS": 60}}, {"scoring": "chicago", "below": {"EW": 40}}]
)
def test_a_bot_that_simulates_answers_at_a_part_score(changes):
    """What it simulates is the same rubber or Chicago."""
    question = CallQuestion.parse(json.dumps(ASKED | changes), Configuration.parse("normal:sayc"))
    assert answer_call_question(question, 0)["call"].startswith("1")


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
        ({"system": "precision"}, "precision"),
        ({"system": "../sayc"}, "sayc"),
        ({"style": "wild"}, "wild"),
        ({"scoring": "total"}, "“scoring”: “total” is not one of imps, matchpoints, rubber, chicago."),
        ({"below": {"NS": 60}}, "“below”: part-scores and games are counted at rubber"),
        ({"scoring": "matchpoints", "below": {"EW": 20}}, "“below”: part-scores and games are counted"),
        ({"games": {"NS": 1}}, "“games”: part-scores and games are counted"),
        (
            RUBBER | {"below": {"NS": -20}},
            "“below”: A side has 0, 20, 30 … 90 points below the line, not -20.",
        ),
        (RUBBER | {"below": {"NS": 65}}, "“below”: A side has 0, 20, 30 … 90 points below the line, not 65."),
        (
            RUBBER | {"below": {"EW": 100}},
            "“below”: A side has 0, 20, 30 … 90 points below the line, not 100.",
        ),
        (RUBBER | {"below": {"EW": 10}}, "“below”: A side has 0, 20, 30 … 90 points below the line, not 10."),
        (RUBBER | {"below": {"N": 60}}, "“below”: There is no key “N”; the keys are: NS, EW."),
        (RUBBER | {"below": {"NS": "60"}}, "“below”: “NS”: this must be a whole number."),
        (RUBBER | {"below": {"NS": True}}, "“below”: “NS”: this must be a whole number."),
        (RUBBER | {"below": 60}, "“below”: A question is a JSON object"),
        (RUBBER | {"games": {"NS": 2}}, "“games”: A side has 0 or 1 games, not 2"),
        (
            RUBBER | {"games": {"EW": 1}},
            "“vulnerable”: At rubber the sides that have won a game are vulnerable",
        ),
        (RUBBER | {"games": {}}, "with these games it is not “NS”"),
        (RUBBER | {"vulnerable": "both", "games": {"NS": 1}}, "with these games it is not “both”"),
        ({"scoring": "chicago", "vulnerable": "none", "below": {"NS": 60}}, "“vulnerable”: No Chicago"),
        ({"scoring": "chicago", "vulnerable": "EW"}, "No Chicago has “EW” there"),
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
