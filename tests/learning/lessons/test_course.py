"""The course: both languages have the same exercises, and what lessons claim is true."""

import re

import pytest

from chelem.core.cards import Card
from chelem.core.errors import ParseError, Refused, Unknown
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side
from chelem.i18n import LANGUAGES
from chelem.learning.lessons.course_file import lesson_ids, parse_lesson, read_lesson
from chelem.learning.lessons.position import LessonPosition
from chelem.learning.lessons.practice import play_on
from chelem.learning.lessons.questions import QUESTIONS, answers_of

LESSONS = [read_lesson(name, language) for name in lesson_ids() for language in LANGUAGES]
IN_ENGLISH = [(lesson.id, block) for lesson in LESSONS[1::2] for block in lesson.blocks]


def cases(*kinds):
    """Return the English blocks of these kinds as test cases."""
    return [pytest.param(block, id=f"{name}-{block.id}") for name, block in IN_ENGLISH if block.kind in kinds]


QUIZZES = [
    pytest.param(block, language, id=f"{lesson.id}-{block.id}-{language}")
    for lesson, language in zip(LESSONS, LANGUAGES * len(lesson_ids()), strict=True)
    for block in lesson.blocks
    if block.kind == "quiz"
]
ONE_RIGHT = ("winner", "winners", "tricks", "points", "declarer", "promise", "score", "call")
FRENCH_RANKS = str.maketrans("RDV", "KQJ")


def right(name, block, language="en"):
    facts = read_lesson(name, language).block(block).facts
    return {answer.value for answer in answers_of(facts, language) if answer.right}


def test_the_course_has_thirteen_lessons():
    """The list says so."""
    assert 13 == len(lesson_ids())


@pytest.mark.parametrize("name", lesson_ids())
def test_both_languages_have_the_same_blocks_in_the_same_order(name):
    """Progress counts exercises by id, whatever the language."""
    french, english = (read_lesson(name, language) for language in LANGUAGES)
    assert [(block.kind, block.id) for block in french.blocks] == [
        (block.kind, block.id) for block in english.blocks
    ]
    assert [at for block in french.blocks for at, _ in block.notes] == [
        at for block in english.blocks for at, _ in block.notes
    ]
    assert french.exercises


@pytest.mark.parametrize(("quiz", "language"), QUIZZES)
def test_a_quiz_has_a_right_answer_and_explains_the_wrong_ones(quiz, language):
    """Every right answer has a reason, every wrong one a reason or a hint, the program's or the author's."""
    answers = answers_of(quiz.facts, language)
    found = [answer for answer in answers if answer.right]
    assert 1 == len(found) if quiz.facts["ask"] in ONE_RIGHT else found
    assert all(answer.why or quiz.right for answer in found)
    assert all(answer.why or quiz.wrong for answer in answers if not answer.right)
    assert all("lesson-" not in answer.why + answer.label for answer in answers)


@pytest.mark.parametrize("ask", QUESTIONS)
def test_every_kind_of_question_is_asked(ask):
    """A kind that no lesson asks would be untested."""
    assert any(block.facts.get("ask") == ask for lesson in LESSONS for block in lesson.blocks)


@pytest.mark.parametrize(
    ("name", "block", "answers"),
    [
        ("cards", "follow", "DQ DJ D6 D2"),
        ("cards", "highest", "N"),
        ("cards", "discard", "S"),
        ("high-cards", "sure", "5"),
        ("high-cards", "sequence", "1"),
        ("high-cards", "short-side", "S3"),
        ("first-deal", "your-points", "17"),
        ("first-deal", "partner-points", "10"),
        ("first-deal", "declarer", "S"),
        ("first-deal", "promise", "3NT"),
        ("long-suits", "ace-first", "DT D9 D8"),
        ("long-suits", "length", "4"),
        ("finesse", "queen", "SQ"),
        ("finesse", "towards", "H4 H3"),
        ("trumps", "ruffed", "W"),
        ("trumps", "trick", "N"),
        ("trumps", "draw", "HA HK HQ"),
        ("trumps", "ruff-first", "D6 SA"),
        ("plan-notrump", "count", "6"),
        ("plan-notrump", "source", "4"),
        ("plan-notrump", "hold-up", "H7 H3"),
        ("plan-suit", "tricks", "10"),
        ("plan-suit", "third-heart", "SA S8 S6 S3"),
        ("defence", "lead", "SK SQ SJ"),
        ("defence", "third", "SK"),
        ("defence", "second", "S9 S8"),
        ("defence", "return", "S3"),
        ("bidding", "higher", "1S 1NT 2D"),
        ("bidding", "part-score", "110"),
        ("bidding", "game", "420"),
        ("bidding", "promised", "170"),
        ("bidding", "slam", "990"),
        ("bidding", "down", "100"),
        ("opening", "major", "1S"),
        ("opening", "notrump", "1NT"),
        ("opening", "minor", "1D"),
        ("opening", "weak", "P"),
        ("opening", "raise", "2S"),
        ("opening", "new-suit", "1H"),
        ("auction", "rebid", "2H"),
        ("auction", "support", "2S"),
        ("auction", "to-game", "3NT"),
        ("auction", "overcall", "1S"),
        ("auction", "double", "X"),
        ("auction", "partner-doubled", "P 2S 3NT"),
        ("part-score", "enough", "1NT 2C 2H 3C"),
        ("part-score", "from-forty", "2S 3D"),
        ("part-score", "raise", "2H"),
        ("part-score", "notrump", "P"),
        ("part-score", "stop", "P"),
        ("part-score", "slam", "6NT"),
        ("part-score", "push", "3S"),
        ("part-score", "level", "P"),
    ],
)
def test_the_program_finds_the_answers_of_the_textbook(name, block, answers):
    """What every teacher would answer."""
    assert set(answers.split()) == right(name, block)


@pytest.mark.parametrize("name", ["opening", "auction", "part-score"])
def test_both_systems_agree_on_what_beginners_learn(name):
    """Standard American and the French five-card majors."""
    for block in read_lesson(name, "en").exercises:
        assert right(name, block, "fr") == right(name, block, "en")


@pytest.mark.parametrize("block", cases("table", "practice"))
def test_what_a_lesson_claims_of_a_deal_is_true(block):
    """`makes` is what North-South take double dummy, or took."""
    assert block.facts["makes"] == LessonPosition.parse(block.facts).tricks_of(Side.NS)


@pytest.mark.parametrize("block", cases("practice"))
def test_practice_states_what_it_makes_and_the_goal_is_within_reach(block):
    """The claim is there, and never below the goal."""
    assert block.facts["goal"] <= block.facts["makes"]


@pytest.mark.parametrize("block", cases("practice"))
def test_the_hints_lead_to_the_goal(block):
    """A learner who always plays the card advised never loses the goal."""
    start, progress = len(LessonPosition.parse(block.facts).history), play_on(block.facts)
    while not progress.over:
        assert progress.advice is not None
        played = [each.card for each in progress.position.history[start:]]
        progress = play_on(block.facts, [*played, progress.advice])
    assert progress.lost_at is None
    assert progress.won >= progress.goal


def test_the_card_that_costs_the_goal_is_named():
    """Winning the first heart loses the contract of the hold-up; a small heart keeps it."""
    facts = read_lesson("plan-notrump", "en").block("deal").facts
    progress = play_on(facts, tuple(map(Card.parse, ["H4", "H2", "HA"])))
    assert (3, Card.parse("H3")) == (progress.lost_at, progress.better)
    assert progress.advice is None


def test_an_illegal_card_is_refused():
    """The rules are the engine's: North must follow clubs."""
    facts = read_lesson("first-deal", "en").block("deal").facts
    with pytest.raises(Refused) as refused:
        play_on(facts, [Card.parse("SQ")])
    assert "card_play.follow" == refused.value.code


@pytest.mark.parametrize("block", cases("table"))
def test_notes_belong_to_cards_that_are_played(block):
    """The last note is not after the last card."""
    assert max(at for at, _ in block.notes) <= len(LessonPosition.parse(block.facts).history)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hands_printed_are_those_of_the_deal(language):
    """The figures of the plan in a suit contract show South's and North's cards."""
    lesson = read_lesson("plan-suit", language)
    position = LessonPosition.parse({**lesson.block("deal").facts, "played": ""})
    printed = []
    for figure in re.findall(
        r"```(?:hand|dummy)[^\n]*\n(.*?)```", "\n".join(map(str, lesson.parts)), re.DOTALL
    ):
        ranks = [line[2:].replace(" ", "").replace("10", "T") for line in figure.strip().splitlines()]
        text = ".".join(ranks)
        printed.append(Hand.parse(text.translate(FRENCH_RANKS) if language == "fr" else text))
    assert [position.held(Seat.S), position.held(Seat.N)] == printed


def test_blocks_and_facts_must_match():
    """A block without facts, facts without a block, and a lesson without a summary are refused."""
    text = "# Title\n\n> Summary\n\n```quiz a\nWhat?\n```\n"
    assert ("a",) == parse_lesson("x", 1, text, {"a": {"ask": "points"}}).exercises
    for facts in ({}, {"a": {}, "b": {}}):
        with pytest.raises(ParseError):
            parse_lesson("x", 1, text, facts)
    with pytest.raises(ParseError):
        parse_lesson("x", 1, "# Title\n\nText\n", {})


def test_a_lesson_that_does_not_exist_is_refused():
    """The name is never used as a path."""
    for name in ("none", "../course_file", "01-cards"):
        with pytest.raises(Unknown):
            read_lesson(name, "en")
