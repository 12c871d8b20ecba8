"""Part-score bidding: preferences, and forced bids without a descriptive one."""

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
from chelem.bots.bidding.description import ANY_HAND, hcp, hl
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.notrump_hand import notrump_hand
from chelem.core.calls import Bid
from chelem.core.cards import SUITS, Strain, Suit

C, D, H, S = SUITS


RANKED = (S, H, D, C)


def preferences(auction: AuctionState) -> RuleList:
    """Choose a part-score: partner's better suit, our six-card suit, or 1NT."""
    last = auction.last_bid
    if last is None or not auction.we_bid_last or auction.forced_to_game or last.number > 3:
        return ()
    rules = []
    one = bid_at(1, NT)
    if auction.allows(one) and auction.partner_hand.high >= 18 and auction.opener == auction.partner:
        weak = hl(7, 10).has(last.strain, 0, 3)
        rules.append(Rule(one, weak, agreed.JUDGE_NOTRUMP, when=notrump_hand(auction)))
    highest_level = 2 if last.number < 3 else 3
    for suit in RANKED:
        call = auction.lowest_bid(suit)
        if call is not None and call.number <= highest_level and suit not in auction.their_suits:
            rules += _preferred(auction, call, suit, last.strain)
    return tuple(rules)


def _preferred(auction: AuctionState, call: Bid, suit: Suit, now: Strain) -> list[Rule]:
    """Prefer a suit of partner's, or repeat our own, over the strain bid last."""
    if suit is now.suit:
        return []
    rules, better = [], _better(auction, suit, now)
    partner = auction.partner_hand.min_length(suit)
    if partner >= 3:
        rules.append(Rule(call, ANY_HAND.has(suit, 2), agreed.JUDGE_PREFERENCE, when=better))
    if _bid_before(auction, suit):
        longer = max(6, auction.my_hand.lengths[suit][0] + 1)
        least = 6 if auction.partner_hand.balanced or partner >= 2 else longer
        rules.append(Rule(call, ANY_HAND.has(suit, least), agreed.JUDGE_AGAIN, when=better))
    return rules


def _bid_before(auction: AuctionState, suit: Suit) -> bool:
    return any(bid.strain.suit is suit for bid in auction.my_bids)


def _better(auction: AuctionState, suit: Suit, now: Strain) -> HandTest:
    """Test for more trumps in `suit` than in `now`, or for a hand that wants trumps over notrump."""
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
    """Bid when forced and no other rule fits: support, a long suit, notrump, the cheapest bid."""
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
                    Rule(call, ANY_HAND.has(suit, max(2, 8 - partner)), agreed.JUDGE_LEAST),
                )
            )
            rules.append((6, Rule(call, ANY_HAND.has(suit, max(2, 7 - partner)), agreed.JUDGE_LEAST)))
        if _bid_before(auction, suit):
            rules.append((3, Rule(call, ANY_HAND.has(suit, 6), agreed.JUDGE_LEAST)))
            rules.append((5, Rule(call, ANY_HAND.has(suit, 5), agreed.JUDGE_LEAST)))
    if notrump is not None and notrump.number <= 3:
        rules.append((4, Rule(notrump, hcp(0), agreed.JUDGE_LEAST, when=notrump_hand(auction))))
        rules.append((7, Rule(notrump, hcp(0), agreed.JUDGE_LEAST)))
    rules.sort(key=lambda pair: pair[0])
    return tuple(rule for _, rule in rules) + _lowest(auction)


def _too_high(call: Bid) -> bool:
    return call.number > GAME_LEVEL[call.strain]


def _lowest(auction: AuctionState) -> RuleList:
    """Bid the suits at their lowest level, the longest combined one first."""
    best = sorted(
        SUITS,
        key=lambda suit: auction.partner_hand.min_length(suit) + auction.my_hand.min_length(suit),
        reverse=True,
    )
    calls = (auction.lowest_bid(suit) for suit in best if suit not in auction.their_suits)
    return tuple(Rule(call, hcp(0), agreed.JUDGE_LEAST) for call in calls if call is not None)
