"""Advances of partner's overcall or takeout double."""

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
from chelem.bots.bidding.description import (
    MAX_POINTS,
    Force,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.shape_tests import longest, short, stops_all
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_overcall(auction: AuctionState) -> RuleList:
    """Advance an overcall: raise with three trumps, cue-bid to raise with 12 HLD, else a suit or notrump."""
    suit = auction.partner_bids[-1].strain.suit
    if suit is None:
        return ()
    low = auction.lowest_bid(suit)
    theirs = auction.their_suits
    cue = auction.lowest_bid(theirs[0]) if theirs else None
    rules = [*blackwood(auction, [(suit, 3)])]
    if suit >= H and auction.allows(bid_at(4, suit)):
        rules.append(
            Rule(
                bid_at(4, suit),
                hld(suit, auction.style.major - auction.partner_hand.expected).has(suit, 3),
                agreed.ADVANCE_GAME,
            )
        )
        rules.append(Rule(bid_at(4, suit), hcp(3, 9).has(suit, 5), agreed.ADVANCE_LAW, when=short))
    if cue is not None and low is not None and low.number <= 3 and cue.number <= 3:
        rules.append(Rule(cue, hld(suit, 12).has(suit, 3), agreed.ADVANCE_CUE, Force.ONCE, then=after_cue))
    if low is not None and low.number <= 2:
        rules.append(Rule(bid_at(3, suit), hld(suit, 7, 11).has(suit, 4), agreed.ADVANCE_LAW, when=short))
    if low is not None and low.number <= 3:
        least = low.number + 1
        rules.append(Rule(low, hld(suit, 5 + low.number, 12).has(suit, least), agreed.ADVANCE_RAISE))
    rules += _own_suits(auction, suit)
    rules += _notrumps(auction)
    rules.append(Rule(SimpleCall.PASS, hcp(0, 14), agreed.ADVANCE_PASS))
    return tuple(rules)


def after_cue(auction: AuctionState) -> RuleList:
    """Answer partner's cue-bid raise: bid game with more than a minimum, else repeat the suit."""
    suit = auction.my_bids[-1].strain.suit
    if suit is None:
        return ()
    low = auction.lowest_bid(suit)
    game = bid_at(GAME_LEVEL[bid_at(1, suit).strain], suit)
    need = auction.style.major - max(auction.partner_hand.low, 12)
    rules = []
    if suit >= H and auction.allows(game):
        rules.append(Rule(game, hld(suit, need), agreed.ADVANCE_ACCEPT))
    elif auction.allows(bid_at(3, NT)):
        rules.append(
            Rule(bid_at(3, NT), hcp(need), agreed.ADVANCE_ACCEPT, when=stops_all(auction.their_suits))
        )
    if low is not None:
        rules.append(Rule(low, hcp(0), agreed.ADVANCE_MINIMUM))
    return tuple(rules)


def _own_suits(auction: AuctionState, partners: Suit) -> RuleList:
    """Bid a fair suit of five cards or more, which is forcing at the one level only."""
    rules = []
    for suit in (S, H, D, C):
        call = auction.lowest_bid(suit)
        if call is None or suit in auction.their_suits or suit is partners or call.number > 3:
            continue
        least = 5 if call.number < 3 else 6
        low = {1: 8, 2: 10, 3: 12}[call.number]
        if call.number == 3:
            rules.append(Rule(call, hcp(13).has(suit, 5), agreed.ADVANCE_SUIT, when=_longest(suit)))
        once = Force.ONCE if call.number == 1 and not auction.passed_hand else Force.NONE
        rules.append(Rule(call, hl(low).has(suit, least), agreed.ADVANCE_SUIT, once, _longest(suit)))
    return tuple(rules)


def _longest(suit: Suit) -> HandTest:
    return lambda hand: hand.longest is suit and hand.fair_suit(suit)


def _notrumps(auction: AuctionState) -> RuleList:
    stopped = stops_all(auction.their_suits)
    game = auction.style.game - auction.partner_hand.expected
    ranges = ((3, game, MAX_POINTS), (2, game - 2, game - 1), (1, 9, game - 3))
    return tuple(
        Rule(bid_at(level, NT), hcp(low, high), agreed.ADVANCE_NOTRUMP, when=stopped)
        for level, low, high in ranges
        if auction.allows(bid_at(level, NT))
    )


def after_double(auction: AuctionState) -> RuleList:
    """Advance a takeout double: the best suit, a jump with 9–11, game or a cue-bid with 12 or more."""
    last, theirs = auction.last_bid, auction.their_suits
    if last is None:
        return ()
    free = not auction.rho_passed and auction.calls[-1] is not SimpleCall.REDOUBLE
    rules = [*_penalty_passes(auction), *_strong_answers(auction)]
    suits = [suit for suit in (S, H, D, C) if suit not in theirs]
    for suit in suits:
        rules += _answers(auction, suit, suits, free=free)
    rules += _double_notrumps(auction)
    if not free:
        rules += _forced_advances(auction, suits)
    rules.append(Rule(SimpleCall.PASS, hcp(0), agreed.ADVANCE_PASS))
    return tuple(rules)


def _penalty_passes(auction: AuctionState) -> RuleList:
    """Pass for penalties with five good cards in their trumps."""
    trumps = auction.last_bid.strain.suit if auction.last_bid else None
    if trumps is None or not auction.rho_passed:
        return ()
    return (
        Rule(
            SimpleCall.PASS,
            hcp(6).has(trumps, 5),
            agreed.ADVANCE_CONVERT,
            when=lambda hand: (
                hand.top_honours(trumps) >= 1
                and (hand.defensive_tricks(trumps) >= 3 or hand.length(trumps) >= 6)
            ),
        ),
    )


def _strong_answers(auction: AuctionState) -> RuleList:
    """Bid game with a five-card major and 12 HLD or with 13 HCP and stoppers, or cue-bid with 12 HCP."""
    theirs = auction.their_suits
    rules = [
        Rule(bid_at(4, suit), hld(suit, 12).has(suit, 5), agreed.ADVANCE_GAME)
        for suit in (S, H)
        if suit not in theirs and auction.allows(bid_at(4, suit))
    ]
    cue = auction.lowest_bid(theirs[0]) if theirs else None
    if cue is not None and cue.number <= 3 and auction.rho_passed:
        rules.append(
            Rule(
                cue,
                hcp(12),
                agreed.ADVANCE_CUE_DOUBLE,
                Force.GAME,
                _four_major(theirs),
                then=_after_cue_double,
            )
        )
    three = bid_at(3, NT)
    if auction.allows(three):
        rules.append(Rule(three, hcp(13), agreed.ADVANCE_NOTRUMP, when=stops_all(auction.their_suits)))
    return tuple(rules)


def _four_major(theirs: tuple[Suit, ...]) -> HandTest:
    """Test for a four-card major, or a suit of theirs without a stopper."""
    majors = [suit for suit in (H, S) if suit not in theirs]
    return lambda hand: (
        any(hand.length(suit) >= 4 for suit in majors) or not all(hand.stops(suit) for suit in theirs)
    )


def _after_cue_double(auction: AuctionState) -> RuleList:
    """Answer a cue-bid as doubler: majors up the line, then notrump, then any suit."""
    rules = []
    theirs = auction.their_suits
    for least in (4, 5):
        for suit in (H, S) if least == 4 else (C, D):
            call = auction.lowest_bid(suit)
            if call is not None and suit not in theirs:
                rules.append(Rule(call, hcp(0).has(suit, 4), agreed.ADVANCE_SHOWS, Force.GAME))
    notrump = auction.lowest_bid(NT)
    if notrump is not None and notrump.number <= 3:
        rules.insert(
            2, Rule(notrump, hcp(0), agreed.ADVANCE_SHOWS, Force.GAME, stops_all(auction.their_suits))
        )
    return tuple(rules)


def _answers(auction: AuctionState, suit: Suit, suits: list[Suit], *, free: bool) -> RuleList:
    """Bid a suit at its lowest level, or jump with 9–11, in a minor too."""
    low, jump = auction.lowest_bid(suit), auction.lowest_bid(suit, 1)
    best = _best_of(suit, tuple(suits))
    rules = []
    if jump is not None and jump.number <= 3:
        rules.append(Rule(jump, hcp(9, 11).has(suit, 4), agreed.ADVANCE_JUMP, when=best))
    if low is not None and low.number <= 3:
        bottom = 6 + low.number if free else 0
        top = 9 if jump is not None and jump.number <= 3 else 12
        rules.append(
            Rule(low, hl(bottom, top).has(suit, 4), agreed.ADVANCE_SUIT, when=best, then=after_answer)
        )
        if low.number == 3 and suit >= H:
            rules.insert(0, Rule(bid_at(4, suit), hl(10).has(suit, 4), agreed.ADVANCE_GAME, when=best))
    elif low is not None and low.number == 4:
        if suit < H:
            rules.append(Rule(bid_at(5, suit), hl(13).has(suit, 5), agreed.ADVANCE_GAME, when=best))
        rules.append(Rule(low, hl(8 if free else 0).has(suit, 4), agreed.ADVANCE_SUIT, when=best))
    return tuple(rules)


def after_answer(auction: AuctionState) -> RuleList:
    """Rebid as doubler opposite a minimum: a raise with 17 HLD, a suit or notrump with 18."""
    suit = auction.partner_bids[-1].strain.suit
    if suit is None:
        return ()
    raised, notrump, style = auction.lowest_bid(suit), auction.lowest_bid(NT), auction.style
    rules = []
    if suit >= H and auction.allows(bid_at(4, suit)):
        rules.append(Rule(bid_at(4, suit), hld(suit, style.major - 5).has(suit, 4), agreed.DOUBLER_GAME))
    if raised is not None and raised.number <= 3:
        rules.append(Rule(raised, hld(suit, 17, 21).has(suit, 4), agreed.DOUBLER_RAISE))
    if notrump is not None and notrump.number <= 2:
        rules.append(
            Rule(
                bid_at(3, NT),
                hcp(22, balanced=True),
                agreed.DOUBLER_GAME,
                when=stops_all(auction.their_suits),
            )
        )
        rules.append(
            Rule(
                notrump,
                hcp(18, 21, balanced=True),
                agreed.DOUBLER_NOTRUMP,
                when=stops_all(auction.their_suits),
            )
        )
    for own in (S, H, D, C):
        call = auction.lowest_bid(own)
        if own >= H and own not in (suit, *auction.their_suits) and auction.allows(bid_at(4, own)):
            rules.append(Rule(bid_at(4, own), hl(23).has(own, 6), agreed.DOUBLER_GAME))
        if call is not None and own not in (suit, *auction.their_suits) and call.number <= 3:
            rules.append(Rule(call, hl(18).has(own, 5), agreed.DOUBLER_SUIT, when=longest(own)))
    rules.append(Rule(SimpleCall.PASS, hcp(0, 21), agreed.DOUBLER_PASS))
    return tuple(rules)


def _best_of(suit: Suit, suits: tuple[Suit, ...]) -> HandTest:
    """Test that this is the suit to bid: the longest, but a four-card major before a longer minor."""

    def rank(hand: EvaluatedHand, other: Suit) -> tuple[bool, int, int]:
        return other >= H and hand.length(other) >= 4, hand.length(other), other

    return lambda hand: suit is max(suits, key=lambda other: rank(hand, other))


def _double_notrumps(auction: AuctionState) -> RuleList:
    stopped = stops_all(auction.their_suits)
    ranges = ((2, 11, 12), (1, 6, 10))
    return tuple(
        Rule(bid_at(level, NT), hcp(low, high), agreed.ADVANCE_NOTRUMP, when=stopped)
        for level, low, high in ranges
        if auction.allows(bid_at(level, NT))
    )


def _forced_advances(auction: AuctionState, suits: list[Suit]) -> RuleList:
    """Bid a three-card suit, or even two cards, if a bid is forced."""
    rules = []
    for suit in suits:
        call = auction.lowest_bid(suit)
        if call is not None and call.number <= 4:
            rules.append(
                Rule(
                    call,
                    hl(0, 11).has(suit, 3),
                    agreed.ADVANCE_LEAST,
                    when=_best_of(suit, tuple(suits)),
                    then=after_answer,
                )
            )
    for suit in reversed(suits):
        call = auction.lowest_bid(suit)
        if call is not None:
            rules.append(Rule(call, hcp(0).has(suit, 2), agreed.ADVANCE_LEAST))
    return tuple(rules)
