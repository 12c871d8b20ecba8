"""Object to a slam that the points of the two hands are far from, without simulating deals."""

from chelem.bots.reasons.reason import StatedReason
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.public_auction import PublicAuction
from chelem.core import SUITS, Bid, Call

SLAM_POINTS = {6: 33, 7: 37}
"""The high-card points with which two balanced hands make a slam."""
FAR = 8
"""So many points below that are not made up for by shape."""
LONG = 7
"""With a suit of so many cards points say little."""
PACK_POINTS = 40
SACRIFICE = 4
"""From opponents' bids of this level on, a slam may be meant to go down."""


def slam_fault(auction: PublicAuction, call: Call, domain: OneHand) -> StatedReason | None:
    """Return that a slam is far out of reach, from the hand and what partner has shown; None if it is not."""
    if not isinstance(call, Bid) or call.number not in SLAM_POINTS or _may_sacrifice(auction):
        return None
    if any(domain.value(Feature(FeatureKind.LENGTH, (suit,))) >= LONG for suit in SUITS):
        return None
    points = Feature(FeatureKind.HCP)
    mine, (low, high) = domain.value(points), auction.possible[auction.partner].range_of(points)
    hoped = min(max((PACK_POINTS - mine) // 3, low), high)
    needed = SLAM_POINTS[call.number]
    if mine + hoped > needed - FAR:
        return None
    return StatedReason("coach-slam", {"call": str(call), "needed": needed, "held": mine})


def _may_sacrifice(auction: PublicAuction) -> bool:
    bids = (*auction.bids_of(auction.lho), *auction.bids_of(auction.rho))
    return any(bid.number >= SACRIFICE for bid in bids)
