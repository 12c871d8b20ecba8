"""Choose a card, in any game and any seat: by maxims, and by search in the last tricks."""

from random import Random

from chelem.bots.cardplay.declarer import declarer_lead
from chelem.bots.cardplay.defence import defence_lead
from chelem.bots.cardplay.discards import offsuit_card
from chelem.bots.cardplay.endgame import best_by_search, distinct_cards
from chelem.bots.cardplay.following import following_card
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.cardplay.leads import opening_lead
from chelem.core.cards import Card
from chelem.core.hands import SUIT_BITS
from chelem.engine.audience import View
from chelem.phases.phase import Phase


def choose_card(view: View, rng: Random) -> Card:
    """Return the card to play from the hand whose turn it is; `rng` draws the layouts to search."""
    position, board = Position.of(view), view.state.board
    legal = tuple(card for card in view.state.legal() if isinstance(card, Card))
    if position is None or board is None or len(legal) == 1:
        return legal[0]
    card = heuristic_card(position, board.past_phases)
    best = best_by_search(position, distinct_cards(position, legal), rng)
    return card if position.lowest_equivalent(card) in best else best[-1]


def heuristic_card(position: Position, phases: tuple[Phase, ...]) -> Card:
    """Return the card that the maxims choose; `phases` are those before the play."""
    led = position.play.led
    if led is not None:
        return following_card(position) if position.hand.bits & SUIT_BITS[led] else offsuit_card(position)
    if position.declaring:
        return declarer_lead(position)
    return defence_lead(position, phases) if position.played else opening_lead(position, phases)
