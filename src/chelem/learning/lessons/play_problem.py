"""Problems of play: a deal, a goal in tricks, and the card that decides it; read from `problems/NN.toml`.

A file states the deal, the auction, the contract and the lead; `key` is the moment that decides: the cards
`after` which it comes, from the lead on, the cards that are `right` there, and those that look natural and
are `wrong`. `hidden` is what the auction and the lead say about the hands that are not seen, for the tests.
`fr` and `en` have a hint and the solution, in Markdown.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

from chelem.core import Call, Card, Contract, Seat, Side, Unknown
from chelem.learning.lessons.bidding_questions import dealer_and_calls
from chelem.learning.lessons.position import LessonPosition

ProblemLevel = Literal["easy", "medium", "hard"]
PROBLEM_LEVELS: tuple[ProblemLevel, ...] = get_args(ProblemLevel)


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """The cards from the opening lead to the moment that decides, and what is right and wrong there."""

    after: tuple[Card, ...]
    right: frozenset[Card]
    wrong: frozenset[Card]


@dataclass(frozen=True, slots=True)
class PlayProblem:
    """A problem of play. `learner` is South, who plays dummy too, or a defender.

    `goal` counts the tricks of the learner's side. `start` is the position after the opening lead.
    """

    number: int
    level: ProblemLevel
    theme: str
    dealer: Seat
    calls: tuple[Call, ...]
    contract: Contract
    learner: Seat
    lead: Card
    start: LessonPosition
    key: KeyMoment
    hidden: Mapping[str, str]
    words: Mapping[str, Mapping[str, str]]

    @property
    def side(self) -> Side:
        """The side of the learner."""
        return self.learner.side

    @property
    def defends(self) -> bool:
        """Whether the learner is a defender, who plays only their own hand."""
        return self.side is not self.contract.declarer.side

    @property
    def goal(self) -> int:
        """The tricks that declarer needs, or that beat the contract."""
        return 14 - self.contract.tricks if self.defends else self.contract.tricks

    @property
    def seen(self) -> tuple[Seat, Seat]:
        """The learner's seat, and dummy's."""
        return self.learner, self.contract.declarer.partner

    def plays(self, seat: Seat) -> bool:
        """Return whether the learner chooses the cards of a seat."""
        return seat is self.learner or (not self.defends and seat.side is self.side)


@cache
def problem_numbers() -> tuple[int, ...]:
    """Return the numbers of all problems, from the easiest level to the hardest."""
    names = (file.name for file in files("chelem.learning.lessons").joinpath("problems").iterdir())
    return tuple(sorted(int(name.removesuffix(".toml")) for name in names if name.endswith(".toml")))


@cache
def read_problem(number: int) -> PlayProblem:
    """Return the problem with this number; `Unknown` if there is none, `ParseError` for a false card."""
    if number not in problem_numbers():
        raise Unknown("problem.unknown")
    file = files("chelem.learning.lessons").joinpath("problems", f"{number:02}.toml")
    return problem_of(number, tomllib.loads(file.read_text(encoding="utf-8")))


def problem_of(number: int, facts: Mapping[str, Any]) -> PlayProblem:
    """Return the problem that a file states; `ParseError` or `Refused` for what is not legal in it."""
    dealer, calls = dealer_and_calls(facts["auction"])
    contract = Contract.parse(facts["contract"])
    after = _cards(facts["key"]["after"])
    dealt = {"hands": facts["hands"], "contract": facts["contract"]}
    return PlayProblem(
        number,
        next(level for level in PROBLEM_LEVELS if level == facts["level"]),
        facts["theme"],
        dealer,
        calls,
        contract,
        Seat.parse(facts.get("learner", "S")),
        after[0],
        LessonPosition.parse(dealt).after(after[:1]),
        KeyMoment(after, frozenset(_cards(facts["key"]["right"])), frozenset(_cards(facts["key"]["wrong"]))),
        facts.get("hidden", {}),
        {language: facts[language] for language in ("fr", "en") if language in facts},
    )


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))
