"""An answer of a quiz, and the sentences that say why it is right or wrong."""

from collections.abc import Iterable
from dataclasses import dataclass

from chelem.calculator import signed_number
from chelem.core import SEATS, Card, Seat
from chelem.i18n import Fact, say


@dataclass(frozen=True, slots=True)
class QuizAnswer:
    """A possible answer of a quiz, and why it is right or wrong, as plain text."""

    value: str
    label: str
    right: bool
    why: str
    """Empty where the program does not say so."""


def sentence(code: str, language: str, **facts: object) -> str:
    """Return a sentence of the lessons' catalogue; facts are codes or numbers."""
    given: dict[str, Fact] = {
        name: value if type(value) is int else str(value) for name, value in facts.items()
    }
    return say(f"lesson.{code}", given, language)


def card_text(card: Card, language: str) -> str:
    """Return a card as printed."""
    return sentence("card", language, card=card)


def number_answers(right: int, choices: Iterable[int], why: str) -> tuple[QuizAnswer, ...]:
    """Return the answers of a quiz whose answer is a number; the right one has the reason."""
    return tuple(
        QuizAnswer(str(choice), signed_number(choice), choice == right, why if choice == right else "")
        for choice in choices
    )


def seat_answers(right: Seat, why: str, language: str) -> tuple[QuizAnswer, ...]:
    """Return the answers of a quiz whose answer is a seat; the right one has the reason."""
    return tuple(
        QuizAnswer(
            str(seat), sentence("seat", language, seat=seat), seat is right, why if seat is right else ""
        )
        for seat in SEATS
    )
