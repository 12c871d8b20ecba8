"""Choose a card, in any game and any seat: by maxims, and by search in the last tricks."""

from random import Random

from chelem.bots.card_decision import CardDecision, CardReason
from chelem.bots.cardplay.declarer import declarer_lead
from chelem.bots.cardplay.defence import defence_lead
from chelem.bots.cardplay.discards import offsuit_card
from chelem.bots.cardplay.endgame import best_by_search, distinct_cards
from chelem.bots.cardplay.following import following_card
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.cardplay.leads import opening_lead
from chelem.core import SUIT_BITS, Card
from chelem.engine import View
from chelem.phases import Phase


def choose_card(view: View, rng: Random) -> Card:
    """Return the card to play from the hand whose turn it is; `rng` draws the layouts to search."""
    return decide_by_maxims(view, rng).card


def decide_by_maxims(view: View, rng: Random) -> CardDecision:
    """Return that card, with the reason."""
    position, board = Position.of(view), view.state.board
    legal = tuple(card for card in view.state.legal() if isinstance(card, Card))
    if position is None or board is None or len(legal) == 1:
        return CardDecision(legal[0], CardReason.ONLY)
    card, cards = heuristic_card(position, board.past_phases), distinct_cards(position, legal)
    if len(cards) == 1:
        return CardDecision(card, CardReason.EQUAL)
    best = best_by_search(position, cards, rng)
    if len(best) == len(cards):
        return CardDecision(card, CardReason.MAXIM)
    chosen = card if position.lowest_equivalent(card) in best else best[-1]
    return CardDecision(chosen, CardReason.SEARCH)


def heuristic_card(position: Position, phases: tuple[Phase, ...]) -> Card:
    """Return the card that the maxims choose; `phases` are those before the play."""
    led = position.play.led
    if led is not None:
        return following_card(position) if position.hand.bits & SUIT_BITS[led] else offsuit_card(position)
    if position.declaring:
        return declarer_lead(position)
    return defence_lead(position, phases) if position.played else opening_lead(position, phases)
