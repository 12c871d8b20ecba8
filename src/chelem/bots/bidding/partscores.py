"""Where to play when there is no game: preferences, and what to say when one must speak."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import HandDescription, hcp, hl
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.notrump_hand import no_trump_hand
from chelem.core.calls import Bid
from chelem.core.cards import SUITS, Strain, Suit

C, D, H, S = SUITS


RANKED = (S, H, D, C)


def preferences(auction: AuctionState) -> RuleList:
    """Where to play a part-score: the longer of partner's suits, six cards of one's own, or here."""
    last = auction.last_bid
    if last is None or not auction.we_bid_last or auction.forced_to_game or last.number > 3:
        return ()
    rules = []
    one = bid_at(1, NT)
    if auction.allows(one) and auction.partner_hand.high >= 18 and auction.opener == auction.partner:
        spoke = last.strain
        rules.append(Rule(one, hl(7, 10).has(spoke, 0, 3), agreed.JUDGE_NOTRUMP, when=no_trump_hand(auction)))
    for suit in RANKED:
        call = auction.lowest_bid(suit)
        if (
            call is None
            or call.number > max(last.number + (1 if last.number < 2 else 0), 2)
            or suit in auction.their_suits
        ):
            continue
        partner = auction.partner_hand.min_length(suit)
        if partner >= 3 and suit is not last.strain.suit:
            rules.append(
                Rule(
                    call,
                    HandDescription().has(suit, 2),
                    agreed.JUDGE_PREFERENCE,
                    when=_better(auction, suit, last.strain),
                )
            )
        if _spoken(auction, suit) and last.strain.suit is not suit:
            least = max(6, auction.my_hand.lengths[suit][0] + 1)
            if auction.partner_hand.balanced or partner >= 2:
                least = min(least, 6)
            rules.append(
                Rule(
                    call,
                    HandDescription().has(suit, least),
                    agreed.JUDGE_AGAIN,
                    when=_better(auction, suit, last.strain),
                )
            )
    return tuple(rules)


def _spoken(auction: AuctionState, suit: Suit) -> bool:
    return any(bid.strain.suit is suit for bid in auction.my_bids)


def _better(auction: AuctionState, suit: Suit, now: Strain) -> HandTest:
    """More trumps there than here; at no trumps, a hand that wants trumps."""
    there = auction.partner_hand.min_length(suit)

    def better(hand: EvaluatedHand) -> bool:
        if now is NT:
            return hand.length(suit) + there >= 8 and (not hand.balanced or (suit >= H and not _low(auction)))
        here = hand.length(now) + auction.partner_hand.min_length(now)
        return here < 8 and hand.length(suit) + there > here - (suit >= H > now)

    return better


def _low(auction: AuctionState) -> bool:
    return auction.last_bid is not None and auction.last_bid.number == 1


def forced_calls(auction: AuctionState) -> RuleList:
    """Partner has forced and nothing fits: support, a long suit, no trumps, whatever is lowest."""
    rules = []
    notrump = auction.lowest_bid(NT)
    for suit in RANKED:
        call, partner = auction.lowest_bid(suit), auction.partner_hand.min_length(suit)
        if call is None or suit in auction.their_suits or _too_high(call):
            continue
        if partner >= 3:
            rules.append(
                (
                    1 if partner >= 5 else 2,
                    Rule(call, HandDescription().has(suit, max(2, 8 - partner)), agreed.JUDGE_LEAST),
                )
            )
            rules.append(
                (6, Rule(call, HandDescription().has(suit, max(2, 7 - partner)), agreed.JUDGE_LEAST))
            )
        if _spoken(auction, suit):
            rules.append((3, Rule(call, HandDescription().has(suit, 6), agreed.JUDGE_LEAST)))
            rules.append((5, Rule(call, HandDescription().has(suit, 5), agreed.JUDGE_LEAST)))
    if notrump is not None and notrump.number <= 3:
        rules.append((4, Rule(notrump, hcp(0), agreed.JUDGE_LEAST, when=no_trump_hand(auction))))
        rules.append((7, Rule(notrump, hcp(0), agreed.JUDGE_LEAST)))
    rules.sort(key=lambda pair: pair[0])
    return tuple(rule for _, rule in rules) + _lowest(auction)


def _too_high(call: Bid) -> bool:
    return call.number > GAME_LEVEL[call.strain]


def _lowest(auction: AuctionState) -> RuleList:
    """When all else fails the lowest bid in the best suit together."""
    best = sorted(
        SUITS,
        key=lambda suit: auction.partner_hand.min_length(suit) + auction.my_hand.min_length(suit),
        reverse=True,
    )
    calls = (auction.lowest_bid(suit) for suit in best if suit not in auction.their_suits)
    return tuple(Rule(call, hcp(0), agreed.JUDGE_LEAST) for call in calls if call is not None)
