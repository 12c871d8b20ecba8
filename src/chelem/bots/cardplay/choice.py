"""The card to play, for any game and any seat: the ordinary maxims, and a search of the last tricks."""

from random import Random

from chelem.bots.cardplay.declarer import declarer_lead
from chelem.bots.cardplay.defence import defence_lead
from chelem.bots.cardplay.discards import off_suit
from chelem.bots.cardplay.ends import best_at_end, equal_cards
from chelem.bots.cardplay.following import follow
from chelem.bots.cardplay.knowledge import Sight
from chelem.bots.cardplay.leads import opening_lead
from chelem.core.cards import Card
from chelem.core.hands import SUIT_BITS
from chelem.engine.audience import View
from chelem.phases.phase import Phase


def choose_card(view: View, chance: Random) -> Card:
    """The card of the hand whose turn it is, the viewer deciding."""
    sight, board = Sight.of(view), view.state.board
    legal = tuple(card for card in view.state.legal() if isinstance(card, Card))
    if sight is None or board is None or len(legal) == 1:
        return legal[0]
    card = by_maxims(sight, board.talk)
    best = best_at_end(sight, equal_cards(sight, legal), chance)
    return card if sight.lowest_equal(card) in best else best[-1]


def by_maxims(sight: Sight, talk: tuple[Phase, ...]) -> Card:
    """The card that the maxims name."""
    led = sight.play.led
    if led is not None:
        return follow(sight) if sight.hand.bits & SUIT_BITS[led] else off_suit(sight)
    if sight.declaring:
        return declarer_lead(sight)
    return defence_lead(sight, talk) if sight.gone else opening_lead(sight, talk)
