"""Choose the card of a hand that cannot follow suit: a ruff if it wins, or the cheapest discard."""

from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.core import SUIT_BITS, Card, Hand, Rank

MASTER, GUARD, LENGTH, LONG, TRUMP = 60, 35, 14, 9, 45
"""Values of a winner, a guard, a card that keeps length with dummy, one of a long suit, and a trump."""


def offsuit_card(position: Position) -> Card:
    """Return the card to play from a hand void in the suit led."""
    return ruffing_card(position) or discarded_card(position)


def ruffing_card(position: Position) -> Card | None:
    """Return the lowest trump that wins; None if ruffing gains nothing."""
    trumps = position.trumps
    if trumps is None or position.play.led is trumps or position.best_so_far is None:
        return None
    mine = position.hand.bits & SUIT_BITS[trumps]
    if not mine or _partner_takes_trick(position):
        return None
    winning = [card for card in reversed(Hand(mine).cards) if position.beats(card)]
    if not winning:
        return None
    safe = [card for card in winning if not position.threats(card)]
    if safe:
        return safe[0]
    overruffed = any(
        position.known[seat]
        for seat in position.later_seats
        if seat.side is not position.side
        and position.beaten_by(seat, winning[-1], position.play.trick[0].suit)
    )
    return None if overruffed else position.lowest_equivalent(winning[-1])


def _partner_takes_trick(position: Position) -> bool:
    """Return whether partner is winning the trick, or will with a card we can see."""
    led, partner = position.play.trick[0].suit, position.seat.partner
    if position.best_so_far is None:
        return False
    card = position.best_so_far[1]
    if position.partner_wins:
        threats = position.threats(card)
        known = all(position.known[seat] for seat in position.later_seats if seat.side is not position.side)
        return threats == 0 or (not known and card.rank >= Rank.QUEEN)
    if partner not in position.later_seats or not position.known[partner]:
        return False
    holding = position.possible[partner] & SUIT_BITS[led]
    if not holding or card.suit is not led:
        return False
    best = highest(holding)
    between = position.later_seats[0]
    return best.rank > card.rank and position.is_master(best) and not position.may_ruff(between, led)


def discarded_card(position: Position) -> Card:
    """Return the card of least value."""
    return min(position.hand, key=lambda card: (_value(position, card), card.rank, card.suit))


def _value(position: Position, card: Card) -> float:
    """Return the value of a card in later tricks, in arbitrary units."""
    holding = position.hand.bits & SUIT_BITS[card.suit]
    if card.suit is position.trumps:
        return TRUMP + card.rank
    if not position.outstanding(card.suit):  # nobody else has the suit: all its cards are winners
        return MASTER
    value = float(card.rank)
    if position.is_master(card) and card.bit == lowest(holding).bit:
        return MASTER + card.rank
    if position.is_master(card):
        value += MASTER / 2
    value += _guarding(position, holding)
    if position.declaring:
        return value + _declarers_length(position, holding)
    return value + _defenders_length(position, holding, card)


def _guarding(position: Position, holding: int) -> float:
    """Return the cost of unguarding an honour, which needs a small card for each card above it."""
    top = highest(holding)
    if position.is_master(top) or top.rank < Rank.TEN:
        return 0
    above = (position.outstanding(top.suit) & ABOVE[top.index]).bit_count()
    return GUARD - 5 * above if holding.bit_count() == above + 1 else 0


def _declarers_length(position: Position, holding: int) -> float:
    """Return the value of a card in a suit that declarer's two hands can set up."""
    suit = highest(holding).suit
    partner = position.possible[position.seat.partner] & SUIT_BITS[suit]
    if holding.bit_count() <= partner.bit_count() or holding.bit_count() < 3:
        return 0
    rounds = (position.outstanding(suit).bit_count() + 1) // 2
    return LENGTH if holding.bit_count() > rounds else 0


def _defenders_length(position: Position, holding: int, card: Card) -> float:
    """Return the value of keeping as many cards as dummy, and of our long suit at notrump."""
    dummy, value = position.contract.dummy, 0.0
    length = holding.bit_count()
    if position.known[dummy]:
        theirs = position.possible[dummy] & SUIT_BITS[card.suit]
        if (
            theirs.bit_count() >= 3
            and length <= theirs.bit_count()
            and highest(holding).rank > lowest(theirs).rank
        ):
            value += LENGTH
        if not theirs:
            value -= 2
    if position.trumps is None and length >= 4:
        value += LONG
    return value - length / 2
