"""The problems of play over HTTP: the list, a problem, its play card by card, its solution."""

from functools import lru_cache
from typing import Annotated

from fastapi import Path, Query

from chelem.core import Card
from chelem.learning.lessons.play_problem import problem_numbers, read_problem
from chelem.site.learning.api import problem_pages
from chelem.site.visitors import CallRouter, Language, rate_limited

router = CallRouter(prefix="/api/problems", tags=["learn"])

MOST_CARDS = 51 * 3
"""The most characters of the cards played: two each, and a space."""
NumberInPath = Annotated[int, Path(description="A problem's number, from 1.")]


@router.get("")
def list_problems(language: Language) -> problem_pages.ProblemList:
    """The problems of play, from the easiest to the hardest, with their themes."""
    return {
        "problems": [
            problem_pages.summarise_problem(read_problem(number), language) for number in problem_numbers()
        ]
    }


@router.get("/{number}")
def show_problem(number: NumberInPath, language: Language) -> problem_pages.ProblemPage:
    """A problem of play: the auction, the two hands that the learner sees, the lead, the goal and a hint."""
    return _problem(number, language)


@router.get("/{number}/play", dependencies=[rate_limited("analysis")])
def show_problem_play(
    number: NumberInPath,
    language: Language,
    played: str = Query(
        "", max_length=MOST_CARDS, description="Cards after the lead, separated by spaces: `H5 HK`."
    ),
) -> problem_pages.ProblemState:
    """A problem after the cards `played`, and what the best opponents play to them."""
    return _play(number, played, language)


@router.get("/{number}/solution")
def show_problem_solution(number: NumberInPath, language: Language) -> problem_pages.ProblemSolution:
    """The solution of a problem in words, and the four hands."""
    return problem_pages.solve_problem(number, language)


@lru_cache(128)
def _problem(number: int, language: str) -> problem_pages.ProblemPage:
    return problem_pages.build_problem(number, language)


@lru_cache(4096)
def _play(number: int, played: str, language: str) -> problem_pages.ProblemState:
    return problem_pages.resume_problem(number, tuple(map(Card.parse, played.split())), language)
