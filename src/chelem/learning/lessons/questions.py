"""The kinds of question of a quiz; the program answers each, an author only asks."""

from collections.abc import Callable, Mapping
from typing import Any

from chelem.learning.lessons.answers import QuizAnswer
from chelem.learning.lessons.bidding_questions import (
    ask_call,
    ask_declarer,
    ask_legal_call,
    ask_points,
    ask_promise,
    ask_score,
)
from chelem.learning.lessons.card_questions import (
    ask_card,
    ask_legal,
    ask_sure_tricks,
    ask_trick_winner,
    ask_tricks,
)

QUESTIONS: Mapping[str, Callable[[Mapping[str, Any], str], tuple[QuizAnswer, ...]]] = {
    "legal": ask_legal,
    "winner": ask_trick_winner,
    "winners": ask_sure_tricks,
    "tricks": ask_tricks,
    "card": ask_card,
    "points": ask_points,
    "declarer": ask_declarer,
    "promise": ask_promise,
    "score": ask_score,
    "legal-call": ask_legal_call,
    "call": ask_call,
}
"""By the word `ask` of the quiz: a function of its facts and the language that returns all answers."""

BY_CARD = ("legal", "card")
"""The questions that are answered with a card of the hand to play."""


def answers_of(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return the answers of a quiz; `KeyError` for a kind of question that does not exist."""
    return QUESTIONS[facts["ask"]](facts, language)
