"""A defender's lead once dummy is down: cash, return partner's suit, through strength and up to weakness."""

from chelem.bots.cardplay.cashing import cash_out, cashable
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.bots.cardplay.leads import sequence, suits_bid
from chelem.core.cards import (
    DECK,
    SUITS,
    Card,
    Rank,
    Suit,
)
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import Seat
from chelem.phases.phase import Phase

_RETURN, _OURS, _THEIRS = 18, 6, 12
"""For the suit partner led, for one partner bid, against one declarer bid."""


def defence_lead(sight: Sight, talk: tuple[Phase, ...]) -> Card:
    """The card a defender leads to a later trick."""
    bids = suits_bid(talk)
    return (
        cash_out(sight)
        or max(
            (_rate(sight, suit) + _rate_bids(sight, suit, bids[suit]), _card(sight, suit))
            for suit in SUITS
            if sight.hand.length(suit)
        )[1]
    )


def _rate(sight: Sight, suit: Suit) -> float:
    """How good it is to lead a suit now."""
    held = sight.hand.bits & SUIT_BITS[suit]
    if suit is sight.trumps:
        return _rate_trumps(sight, suit, held)
    return (
        _rate_ruffs(sight, suit)
        + _rate_history(sight, suit)
        + _rate_honours(sight, suit, held)
        + _rate_dummy(sight, suit, held)
    )


def _rate_trumps(sight: Sight, suit: Suit, held: int) -> float:
    """A trump is worth leading to stop dummy's ruffs, not away from an honour."""
    dummy = sight.contract.dummy
    if not sight.out(suit):
        return -20
    top = high(held)
    score = -2.0 - 8 * (top.rank >= Rank.TEN and not sight.master(top))
    if sight.known[dummy] and not sight.void(dummy, suit):
        short = min(sight.length(dummy, other) for other in SUITS if other is not suit)
        score += 6 - 3 * short
    return score


def _rate_ruffs(sight: Sight, suit: Suit) -> float:
    """Give partner a ruff; never a ruff here and a discard there."""
    partner, foes = sight.seat.partner, (sight.seat.next, sight.seat.next.partner)
    if sight.trumps is None:
        return 0
    score = 0.0
    if sight.ruffs(partner, suit) and not sight.void(partner, sight.trumps):
        score += 30
    ruffing = [foe for foe in foes if sight.ruffs(foe, suit)]
    score -= 12 * len(ruffing)
    if all(sight.void(foe, suit) for foe in foes) and ruffing:
        score -= 40
    return score


def _rate_history(sight: Sight, suit: Suit) -> float:
    """Partner's suit comes back; a suit that declarer opened does not."""
    first = next((trick.leader for trick in sight.play.done if trick.cards[0].suit is suit), None)
    if first is None:
        return 0
    if first is sight.seat.partner:
        return _RETURN
    return 6 if first is sight.seat else -8


def _rate_bids(sight: Sight, suit: Suit, bidders: set[Seat]) -> float:
    """Partner's bid suit is worth a try; the suit that declarer bid does his work for him."""
    if suit is sight.trumps:
        return 0  # drawing trumps is another matter
    return _OURS * (sight.seat.partner in bidders) - _THEIRS * (sight.contract.declarer in bidders)


def _rate_honours(sight: Sight, suit: Suit, held: int) -> float:
    """Sequences and winners are good to lead from, lone honours are not."""
    ranks = Hand(held).ranks(suit)
    top = high(held)
    run = sight.equals(top).bit_count()
    sure = cashable(sight, suit, held)
    if sight.trumps is None:
        length = 2.5 * len(ranks)
        if sure:
            return length + 2 * sure
        return length + 3 * (run >= 2 and top.rank >= Rank.TEN)
    if sure and run >= 2:
        return 12 + sure
    if sure:
        return 1
    if run >= 2 and top.rank >= Rank.TEN:
        return 7
    above = (sight.out(suit) & ABOVE[top.index]).bit_count()
    return -5 if top.rank >= Rank.JACK and above <= 2 and sequence(ranks) == 1 else 2


def _rate_dummy(sight: Sight, suit: Suit, held: int) -> float:
    """Through dummy's strength, up to dummy's weakness, away from dummy's long strong suit."""
    dummy = sight.contract.dummy
    if not sight.known[dummy]:
        return 0
    theirs = sight.may[dummy] & SUIT_BITS[suit]
    if not theirs:
        return 0
    others = sight.out(suit) & ~theirs
    best = high(theirs)
    solid = not others & ABOVE[best.index]
    if dummy is sight.seat.next:  # through dummy
        if best.rank >= Rank.TEN and theirs.bit_count() >= 2 and sight.masters(theirs, suit) < 2:
            return 4 - 2 * (theirs.bit_count() >= 4)
        return -3 if solid and theirs.bit_count() >= 4 else 0
    if best.rank <= Rank.TEN or (best.rank < high(held).rank and best.rank < Rank.QUEEN):
        return 6
    return -6 if solid or best.rank >= Rank.QUEEN else 0


def _card(sight: Sight, suit: Suit) -> Card:
    """The card to lead of a suit: a winner, the top of a sequence or of two, else low from an honour."""
    held = sight.hand.bits & SUIT_BITS[suit]
    top = high(held)
    run = sight.equals(top)
    length = held.bit_count()
    if (
        sight.trumps is not None
        and sight.ruffs(sight.seat.partner, suit)
        and not sight.void(sight.seat.partner, sight.trumps)
    ):
        return low(held)
    if sight.master(top) and (sight.trumps is not None or _runs(sight, suit, held)):
        return top
    if length <= 2 or (run.bit_count() >= 2 and top.rank >= Rank.TEN):
        return top
    if _surrounds(sight, suit, held):
        return high(held & ~ABOVE[top.index] & ~top.bit)
    if top.rank >= Rank.TEN:
        return low(held)
    return top if length == 3 else low(held)


def _runs(sight: Sight, suit: Suit, held: int) -> bool:
    """Whether the suit runs from the top, or the lead would otherwise hand over a trick."""
    sure = sight.masters(held, suit)
    return sure >= 2 or held.bit_count() <= 2 or 2 * sure >= sight.out(suit).bit_count()


def _surrounds(sight: Sight, suit: Suit, held: int) -> bool:
    """Jack and nine with a higher honour around dummy's ten on the right, and the like: lead the second."""
    dummy, right = sight.contract.dummy, sight.seat.next.partner
    theirs = sight.may[dummy] & SUIT_BITS[suit]
    if dummy is not right or not sight.known[dummy] or not theirs:
        return False
    best = high(theirs)
    if best.rank < Rank.NINE or best.rank == Rank.ACE or best.index + 1 >= len(DECK):
        return False
    ranks = Hand(held).ranks(suit)
    return len(ranks) >= 3 and best.rank + 1 in ranks and best.rank - 1 in ranks and ranks[1] == best.rank + 1
