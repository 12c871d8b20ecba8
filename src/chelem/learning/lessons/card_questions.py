"""Questions on a position of the play, answered by the rules or by the double-dummy solver."""

from collections.abc import Mapping
from typing import Any

from chelem.bots.top_tricks import TopTricks
from chelem.core import PACK, Refused, Seat, Side
from chelem.learning.lessons.answers import QuizAnswer, card_text, number_answers, seat_answers, sentence
from chelem.learning.lessons.position import LessonPosition

_STEPS = 20_000


def ask_legal(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return every card held; those that the rules allow are right."""
    position = LessonPosition.parse(facts)
    seat = _seat_to_play(position)
    led = position.play.led
    answers = []
    for card in position.held(seat):
        try:
            position.play.check(card, position.hands[seat])
        except Refused as refusal:
            answers.append(
                QuizAnswer(str(card), card_text(card, language), right=False, why=refusal.say(language))
            )
        else:
            follows = led is not None and card.suit is led
            code = "legal-follows" if follows else "legal-any" if led is not None else "legal-lead"
            why = sentence(code, language, card=card, suit=led or "")
            answers.append(QuizAnswer(str(card), card_text(card, language), right=True, why=why))
    return tuple(answers)


def ask_trick_winner(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return the seats; the winner of the trick just completed is right."""
    last = LessonPosition.parse(facts).history[-4:]
    winner = last[-1].winner
    if winner is None:
        raise ValueError("the last trick is not complete")
    card = next(played.card for played in last if played.seat is winner)
    ruffed = card.suit is not last[0].card.suit
    why = sentence("winner-trump" if ruffed else "winner-high", language, card=card, seat=winner)
    return seat_answers(winner, why, language)


def ask_sure_tricks(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return numbers; right is what North-South can cash at once, however the other cards lie."""
    count = count_sure_tricks(LessonPosition.parse(facts), Side.NS)
    return number_answers(count, facts["choices"], sentence("winners", language, tricks=count))


def count_sure_tricks(position: LessonPosition, side: Side) -> int:
    """Return the tricks that a side can cash at once, whatever the layout of the other cards."""
    mine, partner = (position.held(seat).bits for seat in side.seats)
    others = [position.hands[seat] for seat in side.opponents.seats]
    out = PACK.bits & ~(mine | partner)
    if None not in others:
        out = sum(position.held(seat).bits for seat in side.opponents.seats)
    search = TopTricks(position.play.strain.suit, _STEPS)
    counts = [
        count
        for count in range(14)
        if search.enough(mine, partner, out, count) or search.enough(partner, mine, out, count)
    ]
    return max(counts)


def ask_tricks(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return numbers; right is what North-South take double dummy, by the solver."""
    count = LessonPosition.parse(facts).tricks_of(Side.NS)
    return number_answers(count, facts["choices"], sentence("tricks", language, tricks=count))


def ask_card(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return the legal cards; right are those that reach the goal double dummy, by the solver."""
    position, goal = LessonPosition.parse(facts), int(facts["goal"])
    seat = _seat_to_play(position)
    return tuple(
        QuizAnswer(
            str(card),
            card_text(card, language),
            tricks >= goal,
            sentence("card-tricks", language, card=card, tricks=tricks, goal=goal, side=seat.side),
        )
        for card, tricks in sorted(position.tricks_by_card().items(), key=lambda item: str(item[0]))
    )


def _seat_to_play(position: LessonPosition) -> Seat:
    if position.turn is None:
        raise ValueError("all cards have been played")
    return position.turn
