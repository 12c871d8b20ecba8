"""Competitive auctions: the Law of Total Tricks, games on points, long suits, doubles."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.advances import after_double
from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    reaches_game,
)
from chelem.bots.bidding.description import (
    HandDescription,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.natural_bidding import natural_calls
from chelem.bots.bidding.penalty import leave_double, penalty_doubles
from chelem.bots.bidding.shape_tests import stops_all
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def competitive_calls(auction: AuctionState) -> RuleList:
    """Return the rules after the opponents bid over our side."""
    return (
        *(_reopening(auction) or penalty_doubles(auction)),
        *(rule for rule in natural_calls(auction) if rule.call is not SimpleCall.PASS),
        *_law(auction),
        *_long_suits(auction),
        *_strong_opener(auction),
        *_double_rather_than_sell_out(auction),
        Rule(SimpleCall.PASS, hcp(0), agreed.COMPETE_PASS),
    )


def _law(auction: AuctionState) -> RuleList:
    """Raise to the level of the combined trumps, with the points for that level."""
    rules = []
    for suit in (S, H, D, C):
        call, partners = auction.lowest_bid(suit), auction.partner_hand
        if (
            call is None
            or suit in auction.their_suits
            or partners.min_length(suit) < 3
            or call.number > GAME_LEVEL[call.strain]
        ):
            continue
        if call.number >= 4 and (reaches_game(auction.last_bid) or suit < H):
            continue
        trumps = call.number + 6 - auction.style.law - partners.min_length(suit)
        low = 16 + 3 * (call.number - 2) - partners.low
        rules.append(Rule(call, hld(suit, low).has(suit, max(trumps, 2)), agreed.COMPETE_LAW))
    return tuple(rules)


def _long_suits(auction: AuctionState) -> RuleList:
    """Bid a long suit again or for the first time, with length and points for the level."""
    last = auction.last_bid
    if last is None or auction.we_bid_last or reaches_game(last):
        return ()
    rules = []
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is None or call.number > 3 or suit in auction.their_suits:
            continue
        shown = auction.my_hand.lengths[suit][0]
        least = max(shown + 1, 6) if call.number == 3 or shown >= 5 else 5
        low = {1: 17, 2: 20, 3: 23}[call.number] - min(
            max(auction.partner_hand.low, 4 if auction.we_opened else 0), 12
        )
        rules.append(Rule(call, hl(max(low, 8)).has(suit, least), agreed.COMPETE_SUIT, when=_longest(suit)))
    return tuple(rules)


def _longest(suit: Suit) -> HandTest:
    return lambda hand: hand.longest is suit or hand.length(suit) >= 6


def _reopening(auction: AuctionState) -> RuleList:
    """Reopen as opener with a double or notrump: partner may have passed for penalties."""
    last = auction.last_bid
    if last is None or not _may_reopen(auction, last):
        return ()
    trumps, notrump = Suit(last.strain), auction.lowest_bid(NT)
    in_pass_out_seat = auction.calls[-2:] == (SimpleCall.PASS, SimpleCall.PASS)
    low = (12 if last.number == 1 else 13) if in_pass_out_seat else 16
    short = HandDescription(low).has(trumps, 0, 2)
    rules = [
        Rule(SimpleCall.DOUBLE, short, agreed.DOUBLE_REOPENING, when=_no_seven_card_suit, then=after_double)
    ]
    if notrump is not None and notrump.number <= 2:
        strong = hcp(18, balanced=True)
        rules.append(Rule(notrump, strong, agreed.REOPENING_NOTRUMP, when=stops_all((trumps,))))
    return tuple(rules)


def _may_reopen(auction: AuctionState, last: Bid) -> bool:
    """Return whether we opened one of a suit, they overcalled in a suit up to two, and partner passed."""
    return (
        auction.opener == auction.me
        and auction.opening.number == 1
        and auction.opening.strain is not NT
        and len(auction.my_rules) == 1
        and not auction.partner_rules
        and not auction.we_bid_last
        and last.number <= 2
        and last.strain is not NT
    )


def _no_seven_card_suit(hand: EvaluatedHand) -> bool:
    return max(hand.lengths) <= 6


def _strong_opener(auction: AuctionState) -> RuleList:
    """Compete after our strong 2♣: notrump, a suit, or a double."""
    if len(auction.my_rules) != 1 or not auction.my_rules[0].agreement.strong_opening or auction.we_bid_last:
        return ()
    theirs, notrump = auction.their_suits, auction.lowest_bid(NT)
    rules = []
    if notrump is not None and notrump.number <= 3:
        rules.append(Rule(notrump, hcp(22, balanced=True), agreed.STRONG_NOTRUMP, when=stops_all(theirs)))
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is not None and suit not in theirs and call.number <= 4:
            rules.append(Rule(call, hcp(0).has(suit, 5), agreed.STRONG_SUIT, when=_longest(suit)))
    return (*rules, Rule(SimpleCall.DOUBLE, hcp(0), agreed.DOUBLE_STRONG, then=after_double))


def _double_rather_than_sell_out(auction: AuctionState) -> RuleList:
    """Double in the pass-out seat rather than sell out after a game-forcing call."""
    if (
        not auction.forced_to_game
        or auction.we_bid_last
        or auction.calls[-2:] != (SimpleCall.PASS, SimpleCall.PASS)
    ):
        return ()
    return (Rule(SimpleCall.DOUBLE, hcp(0), agreed.DOUBLE_OWED, then=leave_double),)
