"""Both sides have bid: the law of total tricks, games on points, long suits, doubles."""

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
from chelem.bots.bidding.natural_bidding import natural_calls
from chelem.bots.bidding.penalty import leave_double, penalty_doubles
from chelem.bots.bidding.shape_tests import stops_all
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def competitive_calls(auction: AuctionState) -> RuleList:
    """After a bid of theirs over ours."""
    return (
        *(_reopening(auction) or penalty_doubles(auction)),
        *(rule for rule in natural_calls(auction) if rule.call is not Word.PASS),
        *_law(auction),
        *_long_suits(auction),
        *_strong_opener(auction),
        *_owed(auction),
        Rule(Word.PASS, hcp(0), agreed.COMPETE_PASS),
    )


def _law(auction: AuctionState) -> RuleList:
    """As many tricks as trumps together, if the points are not too few for the level."""
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
    """Six cards at the two level, more at the three level, with points to match."""
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
    """Opener, short in the suit of an overcall that runs to a pass, doubles: partner may have waited."""
    last = auction.last_bid
    if last is None or auction.opener != auction.me or len(auction.my_rules) != 1 or last.number > 2:
        return ()
    if (
        last.strain is NT
        or auction.we_bid_last
        or auction.partner_rules
        or auction.opening.number > 1
        or auction.opening.strain is NT
    ):
        return ()
    last_seat = auction.calls[-2:] == (Word.PASS, Word.PASS)
    low = (12 if last.number == 1 else 13) if last_seat else 16
    shows = HandDescription(low).has(last.strain, 0, 2)
    notrump = auction.lowest_bid(NT)
    rules = [
        Rule(
            Word.DOUBLE,
            shows,
            agreed.DOUBLE_REOPENING,
            then=after_double,
            when=lambda hand: max(hand.lengths) <= 6,
        )
    ]
    if notrump is not None and notrump.number <= 2:
        trumps = Suit(last.strain)
        rules.append(
            Rule(
                notrump,
                hcp(18, balanced=True),
                agreed.REOPENING_NOTRUMP,
                when=lambda hand: hand.stops(trumps),
            )
        )
    return tuple(rules)


def _strong_opener(auction: AuctionState) -> RuleList:
    """After a strong 2♣ their bid is not left alone: no trumps, a suit, a double."""
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
    return (*rules, Rule(Word.DOUBLE, hcp(0), agreed.DOUBLE_STRONG, then=after_double))


def _owed(auction: AuctionState) -> RuleList:
    """Game was promised: their bid is not left undoubled in the last seat."""
    if not auction.forced_to_game or auction.we_bid_last or auction.calls[-2:] != (Word.PASS, Word.PASS):
        return ()
    return (Rule(Word.DOUBLE, hcp(0), agreed.DOUBLE_OWED, then=leave_double),)
