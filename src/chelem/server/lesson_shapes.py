"""The responses of the lessons' calls."""

from typing import Literal

from typing_extensions import TypedDict

from chelem.formats.json_types import ActionCode, CardCode, SeatCode, StrainCode


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


class QuizAnswer(TypedDict):
    """A possible answer of a quiz, and why it is right or wrong, as plain text."""

    value: str
    label: str
    right: bool
    why: str


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


class LessonPage(TypedDict):
    """A lesson: its blocks from top to bottom, and its neighbours in the course."""

    id: str
    number: int
    title: str
    summary: str
    exercises: list[str]
    blocks: list[LessonText | LessonTable | LessonQuiz | LessonPractice]
    count: int
    """How many lessons the course has."""
    previous: LessonSummary | None
    next: LessonSummary | None
