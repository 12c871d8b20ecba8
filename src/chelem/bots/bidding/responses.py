"""Responses to an opening of one of a suit when the next player passes."""

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
    HandDescription,
    hcp,
    hl,
    hld,
)
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.bots.bidding.rebids import after_new_suit, after_two_over_one
from chelem.bots.bidding.rebids_after_limit import after_notrump_response, after_raise
from chelem.bots.bidding.shape_tests import shapely, short
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import SimpleCall
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def _once(auction: AuctionState) -> Force:
    """Return the force of a new suit: opener must rebid, unless responder is a passed hand."""
    return Force.NONE if auction.passed_hand else Force.ONCE


def to_major(auction: AuctionState) -> RuleList:
    """Respond to a major: raise with three trumps, else 1♠, two over one with 11, notrump."""
    major = auction.opening.strain.suit
    if major is None:
        return ()
    return (
        *_jump_shifts(auction, major),
        *blackwood(auction, [(major, 3)]),
        *(_strong_raise(major) if not auction.passed_hand else ()),
        *_raises(auction, major),
        *_one_spade(auction, major),
        *_two_over_one(auction, major),
        *_notrumps(()),
        *_forced_strong(auction, major),
        Rule(SimpleCall.PASS, hcp(0, 5), agreed.RESPONSE_PASS),
    )


def _raises(auction: AuctionState, major: Suit) -> RuleList:
    """Raise by HLD: 6–10 to two, 11–12 to three; weak with five trumps to four."""
    return (
        Rule(bid_at(4, major), hcp(3, 9).has(major, 5), agreed.RAISE_PREEMPT, when=short, then=after_raise),
        Rule(
            bid_at(3, major),
            hld(major, 11, 13 if auction.passed_hand else 12).has(major, 3),
            agreed.RAISE_INVITE,
            then=after_raise,
        ),
        Rule(bid_at(2, major), hld(major, 6, 10).has(major, 3), agreed.RAISE_SINGLE, then=after_raise),
        *(
            (Rule(bid_at(4, major), hld(major, 14).has(major, 3), agreed.RAISE_GAME, then=after_raise),)
            if auction.passed_hand
            else ()
        ),
    )


def _strong_raise(major: Suit) -> RuleList:
    """Bid a new suit first with a fit and game values, or raise to game."""
    two = after_two_over_one
    rules = [
        Rule(
            bid_at(2, suit),
            hl(11).has(suit, 4),
            agreed.RESPONSE_TWO,
            Force.ONCE,
            _strong_fit(major, suit),
            two,
        )
        for suit in _below(major)
    ]
    if major is H:
        one = _strong_fit(major, S)
        rules.insert(
            0, Rule(bid_at(1, S), hl(6).has(S, 4), agreed.RESPONSE_SUIT, Force.ONCE, one, after_new_suit)
        )
    any_suit = _strong_fit(major, None)
    rules.append(Rule(bid_at(2, C), hl(11).has(C, 3), agreed.RESPONSE_TWO_LEAST, Force.ONCE, any_suit, two))
    rules.append(
        Rule(bid_at(4, major), hld(major, 13, 16).has(major, 3), agreed.RAISE_GAME, then=after_raise)
    )
    return tuple(rules)


def _strong_fit(major: Suit, suit: Suit | None) -> HandTest:
    """Test for three trumps, 13 HLD and 10 HCP, with `suit` the longest side suit, None for any."""

    def strong(hand: EvaluatedHand) -> bool:
        side = max((s for s in SUITS if s is not major), key=lambda s: (hand.length(s), s))
        return hand.length(major) >= 3 and hand.hld(major) >= 13 and hand.hcp >= 10 and suit in (None, side)

    return strong


def _below(major: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if suit < major)


def _one_spade(auction: AuctionState, opened: Suit) -> RuleList:
    if opened >= S:
        return ()
    return (
        Rule(
            bid_at(1, S),
            hl(6).has(S, 4),
            agreed.RESPONSE_SUIT,
            _once(auction),
            _prefers(opened, S),
            after_new_suit,
        ),
    )


def _two_over_one(auction: AuctionState, opened: Suit) -> RuleList:
    """Bid two over one with 11 points and five hearts or a four-card minor, the longest first."""
    rules = []
    for suit in reversed(_below(opened)):
        least = 5 if suit is H else 4
        rules.append(
            Rule(
                bid_at(2, suit),
                hl(11).has(suit, least),
                agreed.RESPONSE_TWO,
                _once(auction),
                _best_below(opened, suit),
                after_two_over_one,
            )
        )
    return tuple(rules)


def _best_below(opened: Suit, suit: Suit) -> HandTest:
    def best(hand: EvaluatedHand) -> bool:
        many = hand.length(suit)
        others = [s for s in _below(opened) if s is not suit]
        if any(hand.length(s) > many for s in others):
            return False
        equal = [s for s in others if hand.length(s) == many]
        return all(suit > s for s in equal) if many >= 5 else all(suit < s for s in equal if s is not H)

    return best


def _notrumps(majors: tuple[Suit, ...]) -> RuleList:
    """Bid notrump without a four-card suit of `majors`: 6–10, 11–12, or 13–17 balanced."""

    def without_majors(shows: HandDescription) -> HandDescription:
        for major in majors:
            shows = shows.has(major, 0, 3)
        return shows

    return (
        Rule(
            bid_at(3, NT),
            without_majors(hcp(13, 17, balanced=True)),
            agreed.RESPONSE_NOTRUMP,
            then=after_notrump_response,
        ),
        Rule(
            bid_at(2, NT),
            without_majors(hcp(11, 12, balanced=True)),
            agreed.RESPONSE_NOTRUMP,
            then=after_notrump_response,
        ),
        Rule(bid_at(1, NT), without_majors(hcp(6, 10)), agreed.RESPONSE_NOTRUMP, then=after_notrump_response),
        Rule(
            bid_at(1, NT),
            without_majors(hcp(5, 5)),
            agreed.RESPONSE_NOTRUMP,
            when=lambda hand: hand.hl >= 6,
            then=after_notrump_response,
        ),
        Rule(
            bid_at(2, NT), without_majors(hcp(11, 12)), agreed.RESPONSE_NOTRUMP, then=after_notrump_response
        ),
    )


def _jump_shifts(auction: AuctionState, opened: Suit) -> RuleList:
    """Jump in a new suit with 17 HCP and five good cards, forcing to game."""
    if auction.passed_hand:
        return ()
    rules = []
    for suit in reversed(SUITS):
        if suit is opened:
            continue
        bid = auction.lowest_bid(suit, 1)
        if bid is not None:
            rules.append(
                Rule(
                    bid,
                    hcp(17).has(suit, 5),
                    agreed.RESPONSE_JUMP,
                    Force.GAME,
                    _solid(opened, suit),
                    after_new_suit,
                )
            )
    return tuple(rules)


def _solid(opened: Suit, suit: Suit) -> HandTest:
    return lambda hand: (
        hand.longest is suit
        and hand.good_suit(suit)
        and all(hand.length(s) < 4 for s in SUITS if s not in (suit, opened))
    )


def to_minor(auction: AuctionState) -> RuleList:
    """Respond to a minor: the longest suit, four-card suits up the line; raises; notrump."""
    minor = auction.opening.strain.suit
    if minor is None:
        return ()
    return (
        *_jump_shifts(auction, minor),
        *(
            Rule(
                bid_at(1, suit),
                hl(6).has(suit, 4),
                agreed.RESPONSE_SUIT,
                _once(auction),
                _prefers(minor, suit),
                after_new_suit,
            )
            for suit in SUITS
            if suit > minor
        ),
        *_minor_raises(minor),
        *((_two_clubs(auction),) if minor is D else ()),
        *_notrumps((H, S)),
        *_forced_strong(auction, minor),
        Rule(SimpleCall.PASS, hcp(0, 5), agreed.RESPONSE_PASS),
    )


def _two_clubs(auction: AuctionState) -> Rule:
    shows = hl(11).has(C, 4)
    return Rule(bid_at(2, C), shows, agreed.RESPONSE_TWO, _once(auction), _clubs_best, after_two_over_one)


def _clubs_best(hand: EvaluatedHand) -> bool:
    """Test for 2♣ over 1♦: long clubs or 16 HCP; a balanced 11–15 bids notrump."""
    return (hand.length(C) >= 5 and not hand.balanced) or hand.hcp >= 16 or hand.length(C) >= 6


def _minor_raises(minor: Suit) -> RuleList:
    least = 5 if minor is C else 4
    return (
        Rule(
            bid_at(3, minor),
            hld(minor, 11, 12).has(minor, least).has(H, 0, 3).has(S, 0, 3),
            agreed.RAISE_INVITE,
            when=shapely,
            then=after_raise,
        ),
        Rule(
            bid_at(2, minor),
            hld(minor, 6, 10).has(minor, least).has(H, 0, 3).has(S, 0, 3),
            agreed.RAISE_SINGLE,
            when=shapely,
            then=after_raise,
        ),
        Rule(bid_at(5, minor), hcp(5, 9).has(minor, 7), agreed.RAISE_PREEMPT, then=after_raise),
    )


def _forced_strong(auction: AuctionState, opened: Suit) -> RuleList:
    """Bid a three-card minor, forcing, with a hand too strong for a raise or notrump."""
    if auction.passed_hand:
        return ()
    suit = D if opened is C else C
    shows, code = hl(16), agreed.RESPONSE_LEAST
    call = bid_at(1, D) if suit is D else bid_at(2, C)
    then = after_new_suit if suit is D else after_two_over_one
    return (
        Rule(call, shows.has(suit, 3), code, Force.ONCE, then=then),
        Rule(call, shows, code, Force.ONCE, then=then),
    )


def _prefers(opened: Suit, suit: Suit) -> HandTest:
    """Test that `suit` is the response at the one level: the longest, or the higher of two five-card suits.

    Four-card suits are bid up the line. A weak hand, which bids only once, shows a major before diamonds.
    """

    def prefers(hand: EvaluatedHand) -> bool:
        choices = [s for s in SUITS if s > opened and hand.length(s) >= 4]
        if hand.hl < 11 and any(s in (H, S) for s in choices):
            choices = [s for s in choices if s in (H, S)]
        longest = max((hand.length(s) for s in choices), default=0)
        best = [s for s in choices if hand.length(s) == longest]
        if not best:
            return False
        if hand.hl >= 11 and opened >= C and _longer_below(hand, opened, longest):
            return False
        return suit is (max(best) if longest >= 5 else min(best))

    return prefers


def _longer_below(hand: EvaluatedHand, opened: Suit, longest: int) -> bool:
    """Return whether a suit below opener's is longer: with 11 points it is shown first."""
    return any(hand.length(s) > max(longest, 4) for s in SUITS if s < opened)
