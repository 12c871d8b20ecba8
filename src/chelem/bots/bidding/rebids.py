"""Opener's rebids after a new suit by responder."""

from chelem.bots.bidding import agreements as agreed
from chelem.bots.bidding.auction_state import (
    NT,
    AuctionState,
    HandTest,
    Rule,
    RuleList,
    bid_at,
)
from chelem.bots.bidding.description import (
    Force,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.responder_rebids import after_one_notrump
from chelem.bots.bidding.shape_tests import shapely
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def opening_and_response(auction: AuctionState) -> tuple[Suit, Suit | None]:
    """Return the suit that this player opened, and that of partner's last bid."""
    mine, answer = auction.my_bids[0].strain.suit, auction.partner_bids[-1].strain.suit
    return mine or C, answer


def after_new_suit(auction: AuctionState) -> RuleList:
    """Rebid after one over one or a jump shift: raise, notrump, a second suit, the first suit."""
    mine, answer = opening_and_response(auction)
    if answer is None:
        return ()
    if auction.rules[-2].force is Force.GAME:
        return after_jump(auction)
    return (
        *_raise(answer),
        *_notrumps(auction),
        *second_suits(auction, mine, answer),
        *rebid_suit(auction, mine),
        *_three_trumps(answer),
        *_last_resort(auction, mine),
    )


def _raise(answer: Suit) -> RuleList:
    """Raise with four trumps: 12–15 HLD to two, 16–18 to three, 19 to four of a major."""
    top = 4 if answer >= H else 3
    return (
        *(
            (Rule(bid_at(4, answer), hld(answer, 19).has(answer, 4), agreed.REBID_RAISE),)
            if answer >= H
            else ()
        ),
        Rule(bid_at(3, answer), hld(answer, 16, 18 if top == 4 else 22).has(answer, 4), agreed.REBID_RAISE),
        Rule(bid_at(2, answer), hld(answer, 12, 15).has(answer, 4), agreed.REBID_RAISE),
    )


def _three_trumps(answer: Suit) -> RuleList:
    """Raise a major with three trumps if no other call describes the hand."""
    return (
        (Rule(bid_at(2, answer), hld(answer, 12, 16).has(answer, 3), agreed.REBID_RAISE_LEAST),)
        if answer >= H
        else ()
    )


def _notrumps(auction: AuctionState) -> RuleList:
    """Bid 1NT with a balanced minimum, 2NT with 18–19; show four spades first."""
    one = bid_at(1, NT)
    return (
        Rule(bid_at(2, NT), hcp(18, 19, balanced=True), agreed.REBID_NOTRUMP),
        *(
            (
                Rule(
                    one,
                    hcp(11, 14, balanced=True),
                    agreed.REBID_NOTRUMP,
                    when=_no_spades(auction),
                    then=after_one_notrump,
                ),
            )
            if auction.allows(one)
            else ()
        ),
    )


def _no_spades(auction: AuctionState) -> HandTest:
    """Test for a hand without four spades that could be bid at the one level."""
    can = auction.allows(bid_at(1, S))
    return lambda hand: not can or hand.length(S) < 4


def second_suits(auction: AuctionState, mine: Suit, answer: Suit | None) -> RuleList:
    """Bid a second suit: 12–18 cheaply; 17 or more to reverse, forcing; 19 or more to jump, to game."""
    rules = []
    for suit in SUITS:
        if suit in (mine, answer, *auction.their_suits):
            continue
        low, jump = auction.lowest_bid(suit), auction.lowest_bid(suit, 1)
        if low is None or jump is None:
            continue
        if low.number == 1:
            rules.append(Rule(low, hl(12, 18).has(suit, 4), agreed.REBID_SUIT, when=_not_longer(mine, suit)))
            rules.append(
                Rule(jump, hl(19).has(suit, 4), agreed.REBID_JUMP, Force.GAME, _not_longer(mine, suit))
            )
        elif suit > mine:
            rules.append(
                Rule(
                    low,
                    hl(17).has(suit, 4).has(mine, 5),
                    agreed.REBID_REVERSE,
                    Force.ONCE,
                    _longer(mine, suit),
                )
            )
        else:
            rules.append(Rule(jump, hl(19).has(suit, 4), agreed.REBID_JUMP, Force.GAME, describable))
            rules.append(Rule(low, hl(12, 18).has(suit, 4), agreed.REBID_SUIT, when=_not_seven(mine)))
    return tuple(sorted(rules, key=_by_force))


def _by_force(rule: Rule) -> tuple[int, bool]:
    """Return a sort key: the strongest rules first; among equals, those at the one level."""
    return -rule.shows.low, not (isinstance(rule.call, Bid) and rule.call.number == 1)


def _not_longer(mine: Suit, suit: Suit) -> HandTest:
    return lambda hand: hand.length(mine) >= hand.length(suit) or mine < suit


def _longer(mine: Suit, suit: Suit) -> HandTest:
    return lambda hand: hand.length(mine) > hand.length(suit)


def describable(hand: EvaluatedHand) -> bool:
    """Test for an unbalanced hand, or a five-card suit."""
    return not hand.balanced or max(hand.lengths) >= 5


def _not_seven(mine: Suit) -> HandTest:
    """Test for an unbalanced hand without seven cards in the first suit."""

    def shapely(hand: EvaluatedHand) -> bool:
        return not hand.balanced and not (hand.length(mine) >= 7)

    return shapely


def rebid_suit(auction: AuctionState, mine: Suit) -> RuleList:
    """Repeat a six-card suit: 11–16 at the lowest level, 17–19 with a jump, game with 20."""
    low, jump = auction.lowest_bid(mine), auction.lowest_bid(mine, 1)
    if low is None or jump is None:
        return ()
    rules = [
        Rule(jump, hl(17, 19).has(mine, 6), agreed.REBID_JUMP_AGAIN),
        Rule(low, hl(11, 16).has(mine, 6), agreed.REBID_AGAIN),
    ]
    if mine >= H:
        rules.insert(0, Rule(bid_at(4, mine), hl(20).has(mine, 6), agreed.REBID_GAME))
    else:
        rules.insert(0, Rule(bid_at(3, NT), hl(20).has(mine, 6), agreed.REBID_GAME))
    return tuple(rules)


def _last_resort(auction: AuctionState, mine: Suit) -> RuleList:
    """Rebid a hand that no other call describes: the first suit, or notrump."""
    low, one, two = auction.lowest_bid(mine), bid_at(1, NT), bid_at(2, NT)
    rules = [Rule(bid_at(3, NT), hcp(20), agreed.REBID_LEAST)]
    if auction.allows(one):
        rules.append(Rule(one, hcp(11, 14), agreed.REBID_LEAST))
    rules.append(Rule(two, hcp(17, 19), agreed.REBID_LEAST))
    if low is not None:
        rules.append(Rule(low, hl(11, 17).has(mine, 5), agreed.REBID_LEAST))
        rules.append(Rule(low, hl(11, 17).has(mine, 4), agreed.REBID_LEAST))
    if auction.allows(one):
        rules.append(Rule(one, hcp(11, 16), agreed.REBID_LEAST))
    return tuple(rules)


def after_jump(auction: AuctionState) -> RuleList:
    """Rebid after a jump shift, which forces to game: support, a six-card suit, notrump."""
    mine, answer = opening_and_response(auction)
    if answer is None:
        return ()
    low, own, notrump = auction.lowest_bid(answer), auction.lowest_bid(mine), auction.lowest_bid(NT)
    rules = [*blackwood(auction, [(answer, 3)])]
    if low is not None:
        rules.append(Rule(low, hl(11).has(answer, 3), agreed.REBID_RAISE))
    if own is not None:
        rules.append(Rule(own, hl(11).has(mine, 6), agreed.REBID_AGAIN))
    if notrump is not None:
        rules.append(Rule(notrump, hl(11), agreed.REBID_NOTRUMP))
    return tuple(rules)


def after_two_over_one(auction: AuctionState) -> RuleList:
    """Rebid after two over one: support, a six-card suit, a second suit, notrump."""
    mine, answer = opening_and_response(auction)
    if answer is None:
        return ()
    three, four = bid_at(3, answer), bid_at(4, answer)
    need = 3 if answer is H else 4
    once = Force.NONE if auction.partner_hand.high <= 12 else Force.ONCE
    rules = [
        *((Rule(four, hld(answer, 16).has(answer, need), agreed.REBID_RAISE),) if answer is H else ()),
        Rule(bid_at(3, mine), hl(16).has(mine, 6), agreed.REBID_JUMP_AGAIN, Force.GAME),
        Rule(bid_at(3, NT), hcp(18, 19, balanced=True), agreed.REBID_NOTRUMP),
        *_new_after_two(auction, mine, answer, once),
        Rule(three, hld(answer, 12, 15 if answer is H else 40).has(answer, need), agreed.REBID_RAISE, once),
        Rule(bid_at(2, mine), hl(11, 15).has(mine, 6), agreed.REBID_AGAIN, once),
        Rule(bid_at(2, NT), hcp(11, 14, balanced=True), agreed.REBID_NOTRUMP),
        Rule(bid_at(3, NT), hcp(15, 19), agreed.REBID_NOTRUMP, when=lambda hand: hand.balanced),
        Rule(bid_at(2, mine), hl(11, 22).has(mine, 5), agreed.REBID_AGAIN, once),
        Rule(bid_at(2, NT), hcp(11, 14), agreed.REBID_NOTRUMP),
        Rule(bid_at(3, NT), hcp(15), agreed.REBID_NOTRUMP),
    ]
    return tuple(rules)


def _new_after_two(auction: AuctionState, mine: Suit, answer: Suit, once: Force) -> RuleList:
    """Bid a second suit: cheaply with 11, above the first suit or at the three level with 16."""
    rules = []
    for suit in SUITS:
        low = auction.lowest_bid(suit)
        if suit in (mine, answer) or low is None:
            continue
        free = low.number == 2 and suit < mine
        shows = hl(11 if free else 16).has(suit, 4)
        force = once if free else Force.GAME
        rules.append(Rule(low, shows, agreed.REBID_SUIT, force, when=shapely))
    return tuple(rules)
