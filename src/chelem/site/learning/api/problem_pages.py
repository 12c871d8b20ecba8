"""Build the answers about problems of play from their files."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from chelem.core import Card
from chelem.formats.json_types import CardCode, SeatCode
from chelem.i18n import say
from chelem.learning.lessons.play_problem import PlayProblem, ProblemLevel, problem_numbers, read_problem
from chelem.learning.lessons.problem_play import ProblemProgress, progress_after
from chelem.site.learning.api.lesson_pages import LessonAuction, LessonLayout, draw_layout
from chelem.site.learning.api.rules_html import render_fragment


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


def summarise_problem(problem: PlayProblem, language: str) -> ProblemSummary:
    """Return a problem's line in the list."""
    contract = problem.contract
    call, seat = f"{contract.level}{contract.strain}", str(contract.declarer)
    return {
        "number": problem.number,
        "level": problem.level,
        "contract": say("problem-contract", {"call": call, "seat": seat}, language),
        "defends": problem.defends,
        "theme": say(f"problem-theme-{problem.theme}", {}, language),
    }


def build_problem(number: int, language: str) -> ProblemPage:
    """Return a problem as it is set; `Unknown` if there is none."""
    problem = read_problem(number)
    numbers = problem_numbers()
    place = numbers.index(number)
    words: dict[str, int | str] = {
        "call": f"{problem.contract.level}{problem.contract.strain}",
        "declarer": str(problem.contract.declarer),
        "learner": str(problem.learner),
        "leader": str(problem.start.history[0].seat),
        "lead": str(problem.lead),
        "goal": problem.goal,
    }
    question = "problem-question-defence" if problem.defends else "problem-question"
    return {
        "number": number,
        "level": problem.level,
        "defends": problem.defends,
        "learner": str(problem.learner),
        "question": say(question, words, language),
        "auction": {
            "dealer": str(problem.dealer),
            "calls": list(map(str, problem.calls)),
            "turn": str(problem.dealer.clockwise(len(problem.calls))[0]),
        },
        "hint": render_fragment(problem.words[language]["hint"], language),
        "state": describe_progress(problem, progress_after(problem), language),
        "count": len(numbers),
        "previous": numbers[place - 1] if place else None,
        "next": numbers[place + 1] if place + 1 < len(numbers) else None,
    }


def resume_problem(number: int, cards: Sequence[Card], language: str) -> ProblemState:
    """Return a problem after these cards; `Refused` for an illegal one, `Unknown` if there is no problem."""
    problem = read_problem(number)
    return describe_progress(problem, progress_after(problem, cards), language)


def describe_progress(problem: PlayProblem, progress: ProblemProgress, language: str) -> ProblemState:
    """Return what the learner sees of a problem in play."""
    position = progress.position
    won = position.play.taken(problem.side)
    recommended = [card for card in progress.better if card in problem.key.right] or progress.better
    return {
        "layout": draw_layout(position, _facts(problem, "".join(map(str, problem.seen))), language),
        "legal": list(map(str, position.legal)),
        "goal": problem.goal,
        "won": won,
        "lost": len(position.play.done) - won,
        "over": position.turn is None,
        "lost_at": progress.lost_at,
        "better": str(recommended[0]) if recommended else None,
    }


def solve_problem(number: int, language: str) -> ProblemSolution:
    """Return the solution of a problem; `Unknown` if there is none."""
    problem = read_problem(number)
    return {
        "theme": summarise_problem(problem, language)["theme"],
        "html": render_fragment(problem.words[language]["solution"], language),
        "layout": draw_layout(problem.start, _facts(problem, "NESW"), language),
    }


def _facts(problem: PlayProblem, show: str) -> dict[str, str]:
    return {"contract": str(problem.contract), "show": show}
