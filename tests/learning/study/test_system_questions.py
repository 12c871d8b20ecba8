"""Questions and the convention card of a system agree with how its bots bid."""

import os
from dataclasses import replace
from functools import cache

import pytest

from chelem.arena.questions.asked_board import AskedBoard
from chelem.arena.questions.call_question import CallQuestion, answer_call_question
from chelem.arena.scoring import Scoring
from chelem.arena.standing import Standing
from chelem.bots.configuration import Configuration
from chelem.bots.explain import meaning_by_system
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.core.cards import Card
from chelem.core.errors import Unknown
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.learning.study.convention_card import BOXES, filled_card
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_chapters import studied_system
from chelem.learning.study.system_question import question_of
from chelem.learning.study.topics import TOPICS
from tests.support.thorough import first_of

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("system-questions"),  # one worker draws the questions, once for three tests
]
each_system = pytest.mark.parametrize("name", known_systems())
each_topic = pytest.mark.parametrize("topic", TOPICS)


@cache
def asked(name: str, topic: str):
    """Questions in English; drawing them takes longer than the tests."""
    return [
        question_of(name, topic, seed, "en") for seed in range(2 if "CHELEM_THOROUGH" in os.environ else 1)
    ]


def hand_of(question) -> Hand:
    return Hand.of(map(Card.parse, question["hand"]))


def setting_of(question) -> BiddingSetting:
    """What was known before the first call."""
    dealer, below = Seat.parse(question["dealer"]), tuple(question["below"])
    vulnerable = Vulnerability.of_seats(map(Seat.parse, question["vulnerable"]))
    if not any(below):
        return setting_for(dealer, vulnerable)
    if dealer.side is Side.EW:
        below = below[::-1]
    return replace(setting_for(dealer, vulnerable, ScoringForm.RUBBER), below=below)


@each_system
@each_topic
def test_a_question_is_legal_and_answered(name, topic):
    """South is to call with thirteen cards; the answer is legal and explained."""
    for question in asked(name, topic):
        turn = (SEATS.index(Seat.parse(question["dealer"])) + len(question["auction"])) % 4
        assert Seat.S is SEATS[turn]
        assert 13 == len(hand_of(question))
        assert question["answer"] in question["legal"]
        assert question["answer"] in [each["call"] for each in question["calls"]]
        assert question["reason"]
        assert all(made["system"] for made in question["auction"])


@each_system
@pytest.mark.parametrize("topic", first_of(TOPICS, *list(TOPICS)[:4]))
def test_the_reason_is_in_the_readers_language(name, topic):
    """Of the same question, in French."""
    question, in_french = asked(name, topic)[0], question_of(name, topic, 0, "fr")
    assert question["hand"] == in_french["hand"]
    assert in_french["reason"] not in ("", question["reason"])


@each_system
@each_topic
def test_the_answer_is_what_a_bot_of_the_system_bids(name, topic):
    """A bot in the learner's seat, at that auction and score, makes the call that the quiz calls right."""
    for question in asked(name, topic):
        below = tuple(question["below"])
        board = AskedBoard(
            Seat.parse(question["dealer"]),
            Vulnerability.of_seats(map(Seat.parse, question["vulnerable"])),
            tuple(call_in_log(made["call"]) for made in question["auction"]),
            Configuration("instant", name),
            Scoring.parse("rubber" if any(below) else "imps"),
            Standing(below),
        )
        answer = answer_call_question(CallQuestion(hand_of(question), board), 0)
        assert question["answer"] == answer["call"], question


@each_system
@each_topic
def test_the_hand_has_bid_the_auction(name, topic):
    """What South has called before, the system calls with South's hand."""
    system = studied_system(name)
    for question in asked(name, topic):
        calls = tuple(call_in_log(made["call"]) for made in question["auction"])
        setting = setting_of(question)
        for index, made in enumerate(question["auction"]):
            if made["seat"] == "S":
                point = point_after(system, setting, calls[:index])
                assert made["call"] == str(point.choose(hand_of(question)))


def test_a_question_comes_again_with_its_seed():
    """A seed draws one question; others draw other hands."""
    first, again = (question_of("sayc", "stayman", 5, "en") for _ in range(2))
    assert first == again
    hands = {tuple(question_of("sayc", "stayman", seed, "en")["hand"]) for seed in range(5)}
    assert 5 == len(hands)


@each_system
def test_a_part_score_is_on_the_question(name):
    """The topic has one, drawn for either side; no other topic has."""
    assert all((topic == "part-score") == any(asked(name, topic)[0]["below"]) for topic in TOPICS)


@each_system
def test_no_call_is_said_to_be_as_good_as_the_answer(name):
    """A slam is no equivalent of a game because a file names both: only proof would do, and there is none."""
    for topic in TOPICS:
        for question in asked(name, topic):
            told = [set(call) for call in question["calls"]]
            assert all({"call", "meaning", "exact", "forcing", "alert"} == keys for keys in told)


def test_an_unknown_topic_or_system_is_refused():
    """There are questions only about known topics of known systems."""
    with pytest.raises(Unknown):
        question_of("sayc", "cooking", 1, "en")
    with pytest.raises(Unknown):
        question_of("precision", "openings", 1, "en")


@each_system
def test_the_convention_card_says_what_the_table_says(name):
    """Each line is the meaning that a table shows for its calls, in either language."""
    system = studied_system(name)
    for language in ("fr", "en"):
        card = filled_card(name, language)
        assert set(BOXES) <= {box["box"] for box in card["boxes"]}
        for box in card["boxes"]:
            for topic in box["topics"]:
                calls = tuple(map(call_in_log, topic["auction"]))
                point = point_after(system, setting_for(Seat.N, Vulnerability.NONE), calls)
                for line in topic["lines"]:
                    for call in line["calls"]:
                        meaning = meaning_by_system(point, call_in_log(call))
                        assert line["meaning"] == meaning.say(language)
                        assert meaning.by_system
