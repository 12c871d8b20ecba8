"""The responses of the calls about problems of play."""

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, SeatCode
from chelem.lessons.play_problem import ProblemLevel
from chelem.server.lesson_shapes import LessonAuction, LessonLayout


class ProblemSummary(TypedDict):
    """A problem of play in the list."""

    number: int
    """From 1, the easiest first; a problem keeps its number."""
    level: ProblemLevel
    contract: str
    """The contract in words, with the declarer."""
    defends: bool
    """Whether the learner is a defender."""
    theme: str
    """What the problem is about, as plain text; it gives the solution away."""


class ProblemList(TypedDict):
    """The problems of play, in their order."""

    problems: list[ProblemSummary]


class ProblemState(TypedDict):
    """A problem after the others' latest cards."""

    layout: LessonLayout
    """The hands of the learner and dummy."""
    legal: list[CardCode]
    """The cards that the learner may play."""
    goal: int
    """The tricks that the learner's side needs."""
    won: int
    """The tricks of the learner's side."""
    lost: int
    """The tricks of the other side."""
    over: bool
    lost_at: int | None
    """How many cards, with the opening lead, preceded the learner's card that put the goal out of reach."""
    better: CardCode | None
    """A card that would have kept it in reach then."""


class ProblemPage(TypedDict):
    """A problem of play as it is set."""

    number: int
    level: ProblemLevel
    defends: bool
    learner: SeatCode
    """South, who plays dummy too, or a defender, who plays one hand."""
    question: str
    """The contract, the lead and the goal in a sentence."""
    auction: LessonAuction
    hint: str
    """HTML that points to the idea."""
    state: ProblemState
    count: int
    """How many problems there are."""
    previous: int | None
    next: int | None


class ProblemSolution(TypedDict):
    """The solution of a problem, with the four hands."""

    theme: str
    html: str
    layout: LessonLayout
    """All hands, with the opening lead."""
