"""Decide when to hold up: to let the opponents win a trick that this hand could win."""

from chelem.bots.cardplay.cashing import defeats
from chelem.bots.cardplay.knowledge import Position, highest
from chelem.core import SUIT_BITS, SUITS, Card, Hand, Rank


def holds_up(position: Position, winner: Card) -> bool:
    """Return whether to hold up `winner` at notrump."""
    if (
        position.trumps is not None
        or not position.is_master(winner)
        or position.play.leader.side is position.side
    ):
        return False
    return _only_stopper(position, winner) if position.declaring else _cuts_off_dummy(position, winner)


def _only_stopper(position: Position, winner: Card) -> bool:
    """Return whether declarer holds up the only stopper, by the rule of seven.

    The rule: hold up as many rounds as seven minus the cards of both hands in the suit. Do not hold up if
    enough winners can be cashed, or if the tricks conceded would defeat the contract.
    """
    suit = winner.suit
    ours = position.our_cards & SUIT_BITS[suit]
    rest = ours & ~winner.bit
    if not rest or highest(rest).rank >= Rank.JACK or position.count_masters(ours, suit) != 1:
        return False
    spare = 13 - position.contract.tricks - position.play.taken(position.side.opponents)
    if position.outstanding(suit).bit_count() < 3 or spare < 2 or sure_tricks(position) >= position.needed:
        return False
    rounds = _rounds(position, winner)
    on_table = sum(seat.side is position.side and card.suit is suit for seat, card in position.play.current())
    dealt = ours.bit_count() + on_table + 2 * rounds
    return rounds < min(2, 7 - dealt)


def _cuts_off_dummy(position: Position, winner: Card) -> bool:
    """Return whether a defender holds up the master of dummy's long suit: dummy has no other entry."""
    dummy, suit = position.contract.dummy, winner.suit
    if not position.known[dummy] or defeats(position, winner) or _rounds(position, winner):
        return False
    if position.length(dummy, suit) < 3 or position.hand.length(suit) < 2:
        return False
    return not any(card.rank >= Rank.KING for card in Hand(position.possible[dummy] & ~SUIT_BITS[suit]))


def _rounds(position: Position, winner: Card) -> int:
    """Return how often the suit has been led before."""
    return sum(trick.cards[0].suit is winner.suit for trick in position.play.done)


def sure_tricks(position: Position) -> int:
    """Return the tricks that the known hands of this side can cash, suit by suit, if nobody ruffs."""
    mine, ours = position.possible[position.seat], position.our_cards
    total = 0
    for suit in SUITS:
        own, opposite = mine & SUIT_BITS[suit], ours & ~mine & SUIT_BITS[suit]
        total += min(max(own.bit_count(), opposite.bit_count()), position.count_masters(ours, suit))
    return total
