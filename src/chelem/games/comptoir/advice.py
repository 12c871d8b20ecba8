"""Calls of bridge de comptoir to compare on a prepared deal: contracts that the packets make likely."""

from collections.abc import Iterable

from chelem.core.calls import Bid, Call, SimpleCall
from chelem.core.cards import SUITS, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.phases.auction import Auction
from chelem.scoring.contract import GAME_TRICKS

LONG = 5
"""The length of a suit that its holder may name as trumps without partner."""

SLAMS = (6, 7)


def calls_to_compare(auction: Auction, seat: Seat, hand: Hand) -> tuple[Call, ...]:
    """Return a pass, a double, and games and slams in the strains of this side, once partner has bid."""
    made = auction.said()
    named = {call.strain for who, call in made if who.side is seat.side and isinstance(call, Bid)}
    if not any(who is seat.partner and isinstance(call, Bid) for who, call in made):
        return ()
    named |= {Strain(suit) for suit in SUITS if hand.length(suit) >= LONG} | {Strain.NT}
    legal = auction.legal(hand)
    wanted = {SimpleCall.PASS, SimpleCall.DOUBLE, *_final_bids(named)}
    return tuple(call for call in legal if call in wanted)


def _final_bids(strains: Iterable[Strain]) -> Iterable[Bid]:
    for strain in strains:
        yield Bid(GAME_TRICKS[strain] - 6, strain)
        yield from (Bid(level, strain) for level in SLAMS)
