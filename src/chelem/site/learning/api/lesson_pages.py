"""Build the pages of lessons: Markdown as HTML, quizzes with all their answers, tables to draw."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from typing_extensions import TypedDict

from chelem.core import SEATS, Card, Contract, Hand, Seat
from chelem.formats.json_types import ActionCode, CardCode, SeatCode, StrainCode
from chelem.i18n import say
from chelem.learning.lessons.answers import QuizAnswer
from chelem.learning.lessons.bidding_questions import dealer_and_calls
from chelem.learning.lessons.course_file import CourseLesson, FencedBlock, lesson_ids, read_lesson
from chelem.learning.lessons.position import LessonPosition, PlayedCard
from chelem.learning.lessons.practice import PracticeProgress, play_on
from chelem.learning.lessons.questions import BY_CARD, answers_of
from chelem.site.learning.api.rules_html import render_fragment

TRICKS = 13
"""The tricks of a whole deal."""


class LessonSummary(TypedDict):
    """A lesson in the list of the course."""

    id: str
    """The same in every language."""
    number: int
    title: str
    summary: str
    exercises: list[str]
    """The ids of its quizzes and practice; a learner who has done them all has finished the lesson."""


class LessonList(TypedDict):
    """The lessons, in the order of the course."""

    lessons: list[LessonSummary]


class LessonPlay(TypedDict):
    """A card that was played."""

    seat: SeatCode
    card: CardCode
    trick: int
    """The number of its trick, from 1."""
    winner: SeatCode | None
    """Who wins the trick; null unless this card completes it."""


class LessonLayout(TypedDict):
    """The hands of a lesson's table as dealt, and the cards played from them."""

    hands: dict[SeatCode, list[CardCode]]
    """The hands that are seen; others are left out."""
    plays: list[LessonPlay]
    strain: StrainCode
    caption: str
    """The contract or the trumps in words; empty if the lesson states neither."""
    turn: SeatCode | None
    """The seat to play; null when no cards are left, or before the play."""


class LessonAuction(TypedDict):
    """An auction of a lesson, from the dealer on."""

    dealer: SeatCode
    calls: list[ActionCode]
    turn: SeatCode


class LessonNote(TypedDict):
    """A note of the author, for practice from trick `at` on, for a table after `at` cards."""

    at: int
    html: str


class LessonText(TypedDict):
    """A passage of text."""

    kind: Literal["text"]
    html: str


class LessonTable(TypedDict):
    """A table to look at, card by card if any were played."""

    kind: Literal["table"]
    id: str
    html: str
    layout: LessonLayout
    notes: list[LessonNote]


class LessonQuiz(TypedDict):
    """A quiz. Each answer is right or wrong by the rules, the solver, the scoring or a bidding system."""

    kind: Literal["quiz"]
    id: str
    html: str
    by_card: bool
    """Whether an answer is a card of the table, rather than one of a list."""
    layout: LessonLayout | None
    auction: LessonAuction | None
    hand: list[CardCode] | None
    answers: list[QuizAnswer]
    right: str
    """HTML shown after a right answer, perhaps empty."""
    wrong: str
    """HTML shown after a wrong answer, perhaps empty."""


class PracticeState(TypedDict):
    """Practice after the defenders' latest cards; the learner plays North and South."""

    layout: LessonLayout
    legal: list[CardCode]
    start: int
    """How many cards had been played when practice began."""
    points: list[int]
    """The high-card points dealt to South and to North; empty if practice is the end of a deal."""
    goal: int
    """The tricks to take."""
    won: int
    """The tricks that North-South have."""
    lost: int
    """The tricks that East-West have."""
    over: bool
    advice: CardCode | None
    """A card that keeps the goal in reach; null if none does."""
    lost_at: int | None
    """How many cards preceded the one that put the goal out of reach; null while it is in reach."""
    better: CardCode | None
    """A card that would have kept it in reach then."""


class LessonPractice(TypedDict):
    """A deal, or its end, that the learner plays."""

    kind: Literal["practice"]
    id: str
    html: str
    state: PracticeState
    notes: list[LessonNote]
    right: str
    """HTML shown when the goal was reached, perhaps empty."""
    wrong: str
    """HTML shown when it was missed, perhaps empty."""


class LessonPage(LessonSummary):
    """A lesson: its blocks from top to bottom, and its neighbours in the course."""

    blocks: list[LessonText | LessonTable | LessonQuiz | LessonPractice]
    count: int
    """How many lessons the course has."""
    previous: LessonSummary | None
    next: LessonSummary | None


AnyBlock = LessonText | LessonTable | LessonQuiz | LessonPractice


@cache
def build_page(name: str, language: str) -> LessonPage:
    """Return the page of a lesson in a language; `Unknown` if there is none.

    The first page that asks a bidding system takes seconds, because the system is loaded.
    """
    lesson, ids = read_lesson(name, language), lesson_ids()
    before, after = ids[: lesson.number - 1], ids[lesson.number :]
    return {
        **summarise(lesson),
        "blocks": [_block(part, language) for part in lesson.parts],
        "count": len(ids),
        "previous": summarise(read_lesson(before[-1], language)) if before else None,
        "next": summarise(read_lesson(after[0], language)) if after else None,
    }


def summarise(lesson: CourseLesson) -> LessonSummary:
    """Return a lesson's line in the list."""
    return {
        "id": lesson.id,
        "number": lesson.number,
        "title": lesson.title,
        "summary": lesson.summary,
        "exercises": list(lesson.exercises),
    }


def resume_practice(name: str, block: str, cards: Sequence[Card], language: str) -> PracticeState:
    """Return practice of a lesson after these cards.

    `Refused` for an illegal card, `Unknown` if there is no such practice.
    """
    facts = read_lesson(name, language).block(block, "practice").facts
    return _practice_state(play_on(facts, cards), facts, language)


def _block(part: str | FencedBlock, language: str) -> AnyBlock:
    if isinstance(part, str):
        return {"kind": "text", "html": render_fragment(part, language)}
    html = render_fragment(part.text, language)
    if part.kind == "quiz":
        return _quiz(part, html, language)
    if part.kind == "table":
        layout = draw_layout(LessonPosition.parse(part.facts), part.facts, language)
        return {
            "kind": "table",
            "id": part.id,
            "html": html,
            "layout": layout,
            "notes": _notes(part, language),
        }
    return {
        "kind": "practice",
        "id": part.id,
        "html": html,
        "state": _practice_state(play_on(part.facts), part.facts, language),
        "notes": _notes(part, language),
        "right": render_fragment(part.right, language),
        "wrong": render_fragment(part.wrong, language),
    }


def _quiz(block: FencedBlock, html: str, language: str) -> LessonQuiz:
    facts = block.facts
    drawn = "hands" in facts and facts.get("draw", True)
    return {
        "kind": "quiz",
        "id": block.id,
        "html": html,
        "by_card": facts["ask"] in BY_CARD,
        "layout": draw_layout(LessonPosition.parse(facts), facts, language) if drawn else None,
        "auction": _auction(facts["auction"]) if "auction" in facts else None,
        "hand": list(map(str, Hand.parse(facts["hand"]))) if "hand" in facts else None,
        "answers": list(answers_of(facts, language)),
        "right": render_fragment(block.right, language),
        "wrong": render_fragment(block.wrong, language),
    }


def _notes(block: FencedBlock, language: str) -> list[LessonNote]:
    return [{"at": at, "html": render_fragment(text, language)} for at, text in block.notes]


def _auction(text: str) -> LessonAuction:
    dealer, calls = dealer_and_calls(text)
    return {
        "dealer": str(dealer),
        "calls": list(map(str, calls)),
        "turn": str(dealer.clockwise(len(calls))[0]),
    }


def draw_layout(position: LessonPosition, facts: Mapping[str, Any], language: str) -> LessonLayout:
    """Return a position to draw; `show` names the seats whose hands are seen, by default all."""
    seen = list(map(Seat.parse, facts.get("show", "NESW")))
    hands = {str(seat): list(map(str, position.hands[seat] or ())) for seat in SEATS if seat in seen}
    return {
        "hands": {seat: cards for seat, cards in hands.items() if cards},
        "plays": list(map(_play, position.history)),
        "strain": str(position.play.strain),
        "caption": _caption(facts, language),
        "turn": str(position.turn)
        if position.turn is not None and {"leader", "contract"} & set(facts)
        else None,
    }


def _play(played: PlayedCard) -> LessonPlay:
    winner = None if played.winner is None else str(played.winner)
    return {"seat": str(played.seat), "card": str(played.card), "trick": played.trick, "winner": winner}


def _caption(facts: Mapping[str, Any], language: str) -> str:
    """Return the contract in words, else the trumps; nothing in a lesson that states neither."""
    if "contract" in facts:
        contract = Contract.parse(facts["contract"])
        call, seat = f"{contract.level}{contract.strain}", str(contract.declarer)
        return say("lesson.contract", {"call": call, "seat": seat, "tricks": contract.tricks}, language)
    return say("lesson.trumps", {"strain": facts["strain"]}, language) if "strain" in facts else ""


def _points_dealt(position: LessonPosition) -> list[int]:
    """Return the HCP of South and of North; none of an ending, where they say nothing."""
    if position.size < TRICKS:
        return []
    return [hand.hcp for seat in (Seat.S, Seat.N) if (hand := position.hands[seat]) is not None]


def _practice_state(progress: PracticeProgress, facts: Mapping[str, Any], language: str) -> PracticeState:
    position = progress.position
    start = LessonPosition.parse(facts)
    return {
        "layout": draw_layout(position, {"show": "NS", **facts}, language),
        "legal": list(map(str, position.legal)),
        "start": len(start.history),
        "points": _points_dealt(position),
        "goal": progress.goal,
        "won": progress.won,
        "lost": len(position.play.done) - progress.won,
        "over": progress.over,
        "advice": None if progress.advice is None else str(progress.advice),
        "lost_at": None if progress.lost_at is None else progress.lost_at - len(start.history),
        "better": None if progress.better is None else str(progress.better),
    }
