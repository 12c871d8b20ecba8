"""Defensive bidding when only the opponents have bid: overcalls, takeout doubles, notrump."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.advances import after_double, after_overcall
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import HandDescription, hcp, hl
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.penalty import penalty_doubles
from chelem.bots.bidding.shape_tests import good, longest, stops_all
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def defensive_calls(auction: AuctionState) -> RuleList:
    """Return the rules over the opponents' bids when neither this player nor partner has bid."""
    last = auction.last_bid
    if last is None:
        return ()
    pass_rule = Rule(SimpleCall.PASS, hcp(0), agreed.DEFENCE_PASS)
    if any(call is not SimpleCall.PASS for call in auction.calls[auction.me :: 4]):
        return (*penalty_doubles(auction), pass_rule)
    if last.strain is NT or any(bid.strain is NT for bid in auction.their_bids):
        return (*_over_notrump(auction, last), *penalty_doubles(auction), pass_rule)
    balancing = _may_balance(auction)
    return (
        *_notrump(auction, last, balancing=balancing),
        *_strong(last),
        *_major_first(auction, balancing=balancing),
        *_takeout(auction, last, balancing=balancing),
        *_overcalls(auction, balancing=balancing),
        *_jumps(auction, last),
        *penalty_doubles(auction),
        pass_rule,
    )


def _may_balance(auction: AuctionState) -> bool:
    """Return whether a pass would end the auction at a low level: balancing needs three points fewer."""
    last = auction.last_bid
    return last is not None and last.number <= 2 and auction.calls[-2:] == (SimpleCall.PASS, SimpleCall.PASS)


def _both_have_bid(auction: AuctionState) -> bool:
    """Return whether both opponents have bid."""
    return bool(auction.bids[(auction.me + 1) % 4] and auction.bids[(auction.me + 3) % 4])


def _notrump(auction: AuctionState, last: Bid, *, balancing: bool) -> RuleList:
    """Overcall in notrump with stoppers: 15–18 balanced, 11–14 to balance over one, 17–21 over three."""
    stopped = stops_all(auction.their_suits)
    if last.number == 1:
        low, high = (11, 14) if balancing and not _both_have_bid(auction) else (15, 18)
        return (
            Rule(
                bid_at(1, NT),
                hcp(low, high, balanced=True),
                agreed.OVERCALL_NOTRUMP,
                when=stopped,
                then=after_notrump,
            ),
        )
    if last.number == 2 and not _both_have_bid(auction):
        return (
            Rule(
                bid_at(2, NT),
                hcp(15, 18, balanced=True),
                agreed.OVERCALL_NOTRUMP,
                when=stopped,
                then=after_notrump,
            ),
        )
    if last.number == 3 and not _both_have_bid(auction):
        return (Rule(bid_at(3, NT), hcp(17, 21), agreed.OVERCALL_NOTRUMP, when=stopped),)
    return ()


def _strong(last: Bid) -> RuleList:
    """Double with a hand too strong for an overcall, whatever its shape."""
    if last > bid_at(4, S):
        return ()
    return (
        Rule(
            SimpleCall.DOUBLE,
            hl(18 if last.number == 1 else 17 if last.number < 4 else 20),
            agreed.DOUBLE_STRONG,
            then=after_double,
        ),
    )


def _takeout(auction: AuctionState, last: Bid, *, balancing: bool) -> RuleList:
    """Double for takeout with an opening hand, short in their suits, three cards in the others."""
    if last > bid_at(4, H):
        return ()
    low = {1: 12, 2: 12, 3: 13, 4: 15}[last.number] - (3 if balancing else 0)
    if _both_have_bid(auction) and not balancing:
        low += 1
    theirs = auction.their_suits
    shows = hcp(low, 22)
    for suit in SUITS:
        shows = shows.has(suit, 0, 2) if suit in theirs else shows.has(suit, 3)
    relaxed = hcp(max(low, 13))
    for suit in theirs:
        relaxed = relaxed.has(suit, 0, 3)
    return (
        Rule(SimpleCall.DOUBLE, shows, agreed.DOUBLE_TAKEOUT, then=after_double),
        Rule(SimpleCall.DOUBLE, relaxed, agreed.DOUBLE_TAKEOUT, when=_majors_held(theirs), then=after_double),
    )


def _majors_held(theirs: tuple[Suit, ...]) -> HandTest:
    """Test for an off-shape takeout double: the unbid majors, and two cards in each unbid suit."""
    majors = [suit for suit in (H, S) if suit not in theirs]

    def has_majors(hand: EvaluatedHand) -> bool:
        return (
            bool(majors)
            and all(hand.length(suit) >= (4 if len(majors) == 1 else 3) for suit in majors)
            and sum(hand.length(suit) for suit in majors) >= 4 * len(majors) - (len(majors) == 2)
            and min(hand.length(suit) for suit in SUITS if suit not in theirs) >= 2
            and all(hand.length(suit) <= 3 for suit in theirs)
        )

    return has_majors


def _major_first(auction: AuctionState, *, balancing: bool) -> RuleList:
    """Overcall in a five-card major in preference to a takeout double."""
    return tuple(rule for suit in (S, H) for rule in _overcall(auction, suit, balancing=balancing))


def _overcalls(auction: AuctionState, *, balancing: bool) -> RuleList:
    return tuple(rule for suit in (D, C) for rule in _overcall(auction, suit, balancing=balancing))


def _overcall(auction: AuctionState, suit: Suit, *, balancing: bool) -> RuleList:
    """Overcall in a suit: five cards at the one level; six, or five good ones, above it."""
    call = auction.lowest_bid(suit)
    if call is None or suit in auction.their_suits or call.number > 4:
        return ()
    discount = 2 if balancing else 0
    hands: tuple[tuple[HandDescription, HandTest], ...]
    match call.number:
        case 1:
            hands = ((hl(9 - discount, 17).has(suit, 5), _fair(suit, discount)),)
        case 2:
            six, five = hl(12 - discount, 18).has(suit, 6), hl(13 - discount, 18).has(suit, 5)
            hands = ((six, longest(suit)), (five, _good(suit, discount)))
        case 3:
            six, five = hl(14, 19).has(suit, 6), hl(15, 19).has(suit, 5)
            hands = ((six, longest(suit)), (five, _good(suit, 0)))
        case _:
            hands = ((hl(16, 22).has(suit, 6), _good(suit, 0)),)
    return tuple(
        Rule(call, shows, agreed.OVERCALL_SUIT, when=when, then=after_overcall) for shows, when in hands
    )


def _fair(suit: Suit, discount: int) -> HandTest:
    return lambda hand: (
        hand.longest is suit and (discount > 0 or (hand.hcp >= 8 and hand.fair_suit(suit)) or hand.hcp >= 11)
    )


def _good(suit: Suit, discount: int) -> HandTest:
    return lambda hand: (
        hand.longest is suit
        and (hand.good_suit(suit) or discount > 0 or (hand.hcp >= 14 and hand.fair_suit(suit)))
    )


def _jumps(auction: AuctionState, last: Bid) -> RuleList:
    """Jump to preempt: six good cards at two, seven at three."""
    if last.number > 1 or _both_have_bid(auction) or not auction.style.preempts:
        return ()
    rules = []
    for suit in reversed(SUITS):
        call = auction.lowest_bid(suit, 1)
        if call is None or suit in auction.their_suits:
            continue
        if call.number == 2:
            rules.append(Rule(call, hcp(6, 10).has(suit, 6), agreed.OVERCALL_WEAK, when=good(suit)))
        three = bid_at(3, suit)
        rules.append(Rule(three, hcp(5, 10).has(suit, 7), agreed.OVERCALL_WEAK, when=good(suit)))
    return tuple(rules)


def _over_notrump(auction: AuctionState, last: Bid) -> RuleList:
    """Double 1NT with 16 HCP; bid two of a suit with six cards, or five good ones."""
    if last != bid_at(1, NT) or _both_have_bid(auction):
        return ()
    rules = [Rule(SimpleCall.DOUBLE, hcp(16), agreed.DOUBLE_NOTRUMP, then=_notrump_doubled)]
    for suit in reversed(SUITS):
        call = auction.lowest_bid(suit)
        if call is not None and suit not in auction.their_suits:
            rules.append(
                Rule(
                    call,
                    hl(11, 17).has(suit, 6),
                    agreed.OVERCALL_SUIT,
                    when=longest(suit),
                    then=after_overcall,
                )
            )
            rules.append(
                Rule(
                    call,
                    hl(13, 17).has(suit, 5),
                    agreed.OVERCALL_SUIT,
                    when=_two_suits(suit),
                    then=after_overcall,
                )
            )
    return tuple(rules)


def _notrump_doubled(auction: AuctionState) -> RuleList:
    """Advance a penalty double of 1NT: a weak hand runs to a five-card suit."""
    runs = (
        Rule(call, hl(0, 6).has(suit, 5), agreed.ADVANCE_SUIT, when=longest(suit))
        for suit in reversed(SUITS)
        if (call := auction.lowest_bid(suit)) is not None and call.number == 2
    )
    return (*runs, Rule(SimpleCall.PASS, hcp(0), agreed.ADVANCE_PASS))


def _two_suits(suit: Suit) -> HandTest:
    return lambda hand: hand.good_suit(suit) and hand.longest is suit and not hand.balanced
