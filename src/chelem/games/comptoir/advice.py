"""Calls of bridge de comptoir to compare on a prepared deal: contracts that the packets make likely."""

from chelem.core import SUITS, Bid, Call, Hand, Seat, SimpleCall, Strain
from chelem.phases import Auction
from chelem.scoring.contract import GAME_TRICKS

LONG = 5
"""The length of a suit that its holder may name as trumps without partner."""

SLAM = 6


def calls_to_compare(auction: Auction, seat: Seat, hand: Hand) -> tuple[Call, ...]:
    """Return a pass, a double, and games and small slams in the strains of this side, once partner has bid.

    None once a slam has been bid: double dummy would bid too many grand slams.
    """
    made = auction.said()
    named = {call.strain for caller, call in made if caller.side is seat.side and isinstance(call, Bid)}
    if not any(caller is seat.partner and isinstance(call, Bid) for caller, call in made):
        return ()
    if auction.last is not None and auction.last.number >= SLAM:
        return ()
    named |= {Strain(suit) for suit in SUITS if hand.length(suit) >= LONG} | {Strain.NT}
    final = {Bid(level, strain) for strain in named for level in (GAME_TRICKS[strain] - 6, SLAM)}
    wanted = {SimpleCall.PASS, SimpleCall.DOUBLE, *final}
    return tuple(call for call in auction.legal(hand) if call in wanted)
