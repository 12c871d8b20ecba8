"""The reason for a bot's card in sentences: the technique, and what the bot computed."""

from chelem.bots.card_decision import CardDecision, CardReason
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.reasons.card_reasons import techniques_of
from chelem.engine import View

MOST_SENTENCES = 2


def say_card_reasons(view: View, decision: CardDecision, language: str) -> str:
    """Return why a bot plays a card: the technique, or else what was computed, in at most two sentences."""
    position, board = Position.of(view), view.state.board
    if position is None or board is None or decision.reason in (CardReason.ONLY, CardReason.EQUAL):
        return decision.say(language)
    game = view.state.game.info.id
    reasons = techniques_of(position, board.past_phases, decision.card)[:MOST_SENTENCES]
    sentences = [reason.say(language, game) for reason in reasons]
    if decision.reason is CardReason.SURE or not sentences:
        sentences.append(decision.say(language))
    if not reasons:
        sentences.append(decision.say_expected(language, game))
    return " ".join(filter(None, sentences[:MOST_SENTENCES]))
