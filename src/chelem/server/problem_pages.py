"""Build the answers about problems of play from their files."""

from collections.abc import Sequence

from chelem.core.cards import Card
from chelem.i18n import say
from chelem.lessons.play_problem import PlayProblem, problem_numbers, read_problem
from chelem.lessons.problem_play import ProblemProgress, progress_after
from chelem.server.lesson_pages import draw_layout
from chelem.server.problem_shapes import ProblemPage, ProblemSolution, ProblemState, ProblemSummary
from chelem.server.rules_html import render_fragment


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
