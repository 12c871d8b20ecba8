"""Holding up: when to let the opponents win a trick that this hand could win."""

from chelem.bots.cardplay.cashing import defeats
from chelem.bots.cardplay.knowledge import Sight, high
from chelem.core.cards import SUITS, Card, Rank
from chelem.core.hands import SUIT_BITS, Hand


def holds_up(sight: Sight, winner: Card) -> bool:
    """Whether to leave the trick to the opponents at no trumps, though `winner` would take it."""
    if sight.trumps is not None or not sight.master(winner) or sight.play.leader.side is sight.side:
        return False
    return _only_stopper(sight, winner) if sight.declaring else _cuts_off_dummy(sight, winner)


def _only_stopper(sight: Sight, winner: Card) -> bool:
    """Declarer holds up the only stopper by the rule of seven: seven less the cards of both hands, so often.

    Not where winners enough are there to be cashed, or where the tricks given up would defeat the contract.
    """
    suit = winner.suit
    ours = sight.ours & SUIT_BITS[suit]
    rest = ours & ~winner.bit
    if not rest or high(rest).rank >= Rank.JACK or sight.masters(ours, suit) != 1:
        return False
    spare = 13 - sight.contract.tricks - sight.play.taken(sight.side.opponents)
    if sight.out(suit).bit_count() < 3 or spare < 2 or sure_tricks(sight) >= sight.needed:
        return False
    rounds = _rounds(sight, winner)
    on_table = sum(seat.side is sight.side and card.suit is suit for seat, card in sight.play.current())
    dealt = ours.bit_count() + on_table + 2 * rounds
    return rounds < min(2, 7 - dealt)


def _cuts_off_dummy(sight: Sight, winner: Card) -> bool:
    """A defender keeps the master of dummy's long suit for a round, where dummy has no other way in."""
    dummy, suit = sight.contract.dummy, winner.suit
    if not sight.known[dummy] or defeats(sight, winner) or _rounds(sight, winner):
        return False
    if sight.length(dummy, suit) < 3 or sight.hand.length(suit) < 2:
        return False
    return not any(card.rank >= Rank.KING for card in Hand(sight.may[dummy] & ~SUIT_BITS[suit]))


def _rounds(sight: Sight, winner: Card) -> int:
    """How often the suit has been led before."""
    return sum(trick.cards[0].suit is winner.suit for trick in sight.play.done)


def sure_tricks(sight: Sight) -> int:
    """The tricks that the hands of this side in sight can cash, suit by suit, if nobody ruffs."""
    mine, ours = sight.may[sight.seat], sight.ours
    total = 0
    for suit in SUITS:
        one, other = mine & SUIT_BITS[suit], ours & ~mine & SUIT_BITS[suit]
        total += min(max(one.bit_count(), other.bit_count()), sight.masters(ours, suit))
    return total
