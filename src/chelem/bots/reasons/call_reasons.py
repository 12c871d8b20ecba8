"""Why to make a call of an auction: the rule that chose it, with the hand's own facts."""

from collections.abc import Iterator

from chelem.bots.call_comparison import CallComparison
from chelem.bots.card_decision import decimal
from chelem.bots.reasons.hand_facts import facts_behind
from chelem.bots.reasons.reason import StatedReason
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import GAME, PublicAuction
from chelem.bots.systems.words import say_alternatives
from chelem.core import Action, Bid, Call, Hand, SimpleCall
from chelem.i18n import Fact

GAME_POINTS, SLAM_POINTS = 25, 33
"""High-card points of two hands with which a game and a small slam are usual."""
FIT = 8
SLAM_LEVEL = 6
MOST_POINTS = 40
_HCP = Feature(FeatureKind.HCP)


def call_reasons(point: AuctionPoint, hand: Hand, call: Call, language: str) -> Iterator[StatedReason]:
    """Yield why a hand calls so by its system: its own facts, then what the auction adds."""
    if call is SimpleCall.PASS:
        yield _why_pass(point.auction, hand)
        return
    rule = point.rule_for(hand)
    judged = next((candidate for candidate in point.judged if candidate.call == call), None)
    chosen = rule if rule.call == call or judged is None else judged
    facts: dict[str, Fact] = {
        "facts": say_alternatives(facts_behind(chosen.requirement, hand, call), language),
        "call": str(call),
    }
    yield StatedReason(_situation(point.auction, call), facts)
    if point.auction.forced:
        yield StatedReason("call-forced")
    elif (fit := _fit(point.auction, hand, call)) is not None:
        yield fit
    elif (total := _total(point.auction, hand)) is not None:
        yield total


def _situation(auction: PublicAuction, call: Call) -> str:
    """Return the code of what a call other than a pass does in the auction."""
    if not isinstance(call, Bid):
        return "call-doubles" if call is SimpleCall.DOUBLE else "call-redoubles"
    if auction.opener is None:
        return "call-opens"
    if call.strain.suit is not None and auction.named(auction.partner, call.strain.suit):
        return "call-raises"
    acted = auction.actions_of(auction.me)
    if auction.actions_of(auction.partner) and not acted:
        return "call-responds" if auction.ours(auction.opener) else "call-bids"
    return "call-bids" if acted or auction.actions_of(auction.partner) else "call-overcalls"


def _fit(auction: PublicAuction, hand: Hand, call: Call) -> StatedReason | None:
    """Return the fit in the suit of a bid, counting the fewest cards that partner has shown."""
    if not isinstance(call, Bid) or call.strain.suit is None:
        return None
    suit = call.strain.suit
    theirs = auction.known[auction.partner].least_length(suit)
    if theirs < 3 or hand.length(suit) < 2 or (both := theirs + hand.length(suit)) < FIT:
        return None
    return StatedReason("call-fit", {"count": both, "suit": str(suit)})


def _total(auction: PublicAuction, hand: Hand) -> StatedReason | None:
    """Return the points of both hands where partner has shown some strength."""
    low, high = auction.known[auction.partner].range_of(_HCP)
    if low < 6:
        return None
    return StatedReason(
        "call-total", {"low": hand.hcp + low, "high": hand.hcp + min(high, MOST_POINTS - hand.hcp)}
    )


def _why_pass(auction: PublicAuction, hand: Hand) -> StatedReason:
    """Return why to pass: too weak to open, to bid on to game or slam, or to act against an opening."""
    points, last = hand.hcp, auction.last_bid
    if last is None:
        return StatedReason("pass-no-opening", {"points": points})
    most = points + min(auction.known[auction.partner].range_of(_HCP)[1], MOST_POINTS - points)
    ours = auction.ours(auction.last_bidder)
    game = ours and auction.reaches_game(last, auction.me)
    if ours and not game and most < GAME_POINTS:
        return StatedReason("pass-no-game", {"points": most})
    if game and most < SLAM_POINTS and last.number < SLAM_LEVEL:
        code = "pass-game-made" if auction.game_made else "pass-no-slam"
        below = GAME - auction.needs(auction.me)
        return StatedReason(code, {"points": most, "bid": str(last), "below": below})
    acted = auction.actions_of(auction.me) or auction.actions_of(auction.partner)
    if not ours and not acted:
        return StatedReason("pass-no-overcall", {"points": points})
    return StatedReason("pass-enough", {"points": points})


def comparison_reason(found: CallComparison[Action], language: str) -> StatedReason | None:
    """Return what the chosen call gains; None if it is the usual one, or nothing was simulated."""
    if not found.layouts or found.chosen == found.usual:
        return None
    facts: dict[str, Fact] = {
        "usual": str(found.usual),
        "call": str(found.chosen),
        "layouts": found.layouts,
        "unit": found.unit,
    }
    gain = f"{found.gain:.0f}" if found.unit == "points" else decimal(found.gain, language)
    return StatedReason("call-gains", {**facts, "gain": gain})
