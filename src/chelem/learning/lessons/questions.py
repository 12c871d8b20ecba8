"""The kinds of question of a quiz; the program answers each, an author only asks."""

from collections.abc import Callable, Mapping
from typing import Any

from chelem.learning.lessons import bidding_questions, card_questions
from chelem.learning.lessons.answers import QuizAnswer

QUESTIONS: Mapping[str, Callable[[Mapping[str, Any], str], tuple[QuizAnswer, ...]]] = {
    "legal": card_questions.ask_legal,
    "winner": card_questions.ask_trick_winner,
    "winners": card_questions.ask_sure_tricks,
    "tricks": card_questions.ask_tricks,
    "card": card_questions.ask_card,
    "points": bidding_questions.ask_points,
    "declarer": bidding_questions.ask_declarer,
    "promise": bidding_questions.ask_promise,
    "score": bidding_questions.ask_score,
    "game": bidding_questions.ask_game,
    "legal-call": bidding_questions.ask_legal_call,
    "call": bidding_questions.ask_call,
}
"""By the word `ask` of the quiz: a function of its facts and the language that returns all answers."""

BY_CARD = ("legal", "card")
"""The questions that are answered with a card of the hand to play."""


def answers_of(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return the answers of a quiz; `KeyError` for a kind of question that does not exist."""
    return QUESTIONS[facts["ask"]](facts, language)
