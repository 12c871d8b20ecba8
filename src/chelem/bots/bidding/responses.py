"""Responses to an opening of one of a suit when the next player passes."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.limited import after_notrump_response, after_raise
from chelem.bots.bidding.rebids import after_new_suit, after_two_over_one
from chelem.bots.bidding.shape_tests import shapely, short
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def _once(picture: Picture) -> Force:
    """A new suit asks opener to speak again, unless its bidder passed before."""
    return Force.NONE if picture.passed else Force.ONCE


def to_major(picture: Picture) -> Table:
    """With three trumps raise by points; else 1♠, two over one with eleven, no trumps."""
    major = picture.first.strain.suit
    if major is None:
        return ()
    return (
        *_jump_shifts(picture, major),
        *blackwood(picture, [(major, 3)]),
        *(_strong_raise(major) if not picture.passed else ()),
        *_raises(picture, major),
        *_one_spade(picture, major),
        *_two_over_one(picture, major),
        *_notrumps(()),
        *_forced_strong(picture, major),
        Rule(Word.PASS, h(0, 5), "response.pass"),
    )


def _raises(picture: Picture, major: Suit) -> Table:
    """2: 6–10 with the fit; 3: 11–12; 4: weak with five trumps, or what is left of 13."""
    return (
        Rule(at(4, major), h(3, 9).has(major, 5), "raise.preempt", when=short, then=after_raise),
        Rule(
            at(3, major),
            fit(major, 11, 13 if picture.passed else 12).has(major, 3),
            "raise.invite",
            then=after_raise,
        ),
        Rule(at(2, major), fit(major, 6, 10).has(major, 3), "raise.single", then=after_raise),
        *(
            (Rule(at(4, major), fit(major, 14).has(major, 3), "raise.game", then=after_raise),)
            if picture.passed
            else ()
        ),
    )


def _strong_raise(major: Suit) -> Table:
    """With a fit and the points of a game a new suit comes first, the raise to game after it."""
    two = after_two_over_one
    rules = [
        Rule(at(2, suit), hl(11).has(suit, 4), "response.two", Force.ONCE, _strong_fit(major, suit), two)
        for suit in _below(major)
    ]
    if major is H:
        one = _strong_fit(major, S)
        rules.insert(0, Rule(at(1, S), hl(6).has(S, 4), "response.suit", Force.ONCE, one, after_new_suit))
    any_suit = _strong_fit(major, None)
    rules.append(Rule(at(2, C), hl(11).has(C, 3), "response.two.least", Force.ONCE, any_suit, two))
    rules.append(Rule(at(4, major), fit(major, 13, 16).has(major, 3), "raise.game", then=after_raise))
    return tuple(rules)


def _strong_fit(major: Suit, suit: Suit | None) -> Test:
    """Three trumps and thirteen points with them; the suit is the longest outside."""

    def strong(hand: Holding) -> bool:
        side = max((s for s in SUITS if s is not major), key=lambda s: (hand.length(s), s))
        return hand.length(major) >= 3 and hand.fit(major) >= 13 and hand.h >= 10 and suit in (None, side)

    return strong


def _below(major: Suit) -> tuple[Suit, ...]:
    return tuple(suit for suit in SUITS if suit < major)


def _one_spade(picture: Picture, opened: Suit) -> Table:
    if opened >= S:
        return ()
    return (
        Rule(at(1, S), hl(6).has(S, 4), "response.suit", _once(picture), _prefers(opened, S), after_new_suit),
    )


def _two_over_one(picture: Picture, opened: Suit) -> Table:
    """Eleven points and five cards, four in a minor; the longest suit, the lower of two fours."""
    rules = []
    for suit in reversed(_below(opened)):
        least = 5 if suit is H else 4
        rules.append(
            Rule(
                at(2, suit),
                hl(11).has(suit, least),
                "response.two",
                _once(picture),
                _best_below(opened, suit),
                after_two_over_one,
            )
        )
    return tuple(rules)


def _best_below(opened: Suit, suit: Suit) -> Test:
    def best(hand: Holding) -> bool:
        many = hand.length(suit)
        others = [s for s in _below(opened) if s is not suit]
        if any(hand.length(s) > many for s in others):
            return False
        equal = [s for s in others if hand.length(s) == many]
        return all(suit > s for s in equal) if many >= 5 else all(suit < s for s in equal if s is not H)

    return best


def _notrumps(majors: tuple[Suit, ...]) -> Table:
    """1NT 6–10, 2NT 11–12 and 3NT 13–15 regular."""

    def none(shows: Shows) -> Shows:
        for major in majors:
            shows = shows.has(major, 0, 3)
        return shows

    return (
        Rule(at(3, NO_TRUMP), none(h(13, 17)).regular, "response.notrump", then=after_notrump_response),
        Rule(at(2, NO_TRUMP), none(h(11, 12)).regular, "response.notrump", then=after_notrump_response),
        Rule(at(1, NO_TRUMP), none(h(6, 10)), "response.notrump", then=after_notrump_response),
        Rule(
            at(1, NO_TRUMP),
            none(h(5, 5)),
            "response.notrump",
            when=lambda hand: hand.hl >= 6,
            then=after_notrump_response,
        ),
        Rule(at(2, NO_TRUMP), none(h(11, 12)), "response.notrump", then=after_notrump_response),
    )


def _jump_shifts(picture: Picture, opened: Suit) -> Table:
    """A jump in a new suit: seventeen points and five good cards, forcing to game."""
    if picture.passed:
        return ()
    rules = []
    for suit in reversed(SUITS):
        if suit is opened:
            continue
        bid = picture.bid(suit, 1)
        if bid is not None:
            rules.append(
                Rule(
                    bid, h(17).has(suit, 5), "response.jump", Force.GAME, _solid(opened, suit), after_new_suit
                )
            )
    return tuple(rules)


def _solid(opened: Suit, suit: Suit) -> Test:
    return lambda hand: (
        hand.longest is suit
        and hand.good(suit)
        and all(hand.length(s) < 4 for s in SUITS if s not in (suit, opened))
    )


def to_minor(picture: Picture) -> Table:
    """Four-card suits up the line, the longest first; no trumps without a major; raises."""
    minor = picture.first.strain.suit
    if minor is None:
        return ()
    return (
        *_jump_shifts(picture, minor),
        *(
            Rule(
                at(1, suit),
                hl(6).has(suit, 4),
                "response.suit",
                _once(picture),
                _prefers(minor, suit),
                after_new_suit,
            )
            for suit in SUITS
            if suit > minor
        ),
        *_minor_raises(minor),
        *((_two_clubs(picture),) if minor is D else ()),
        *_notrumps((H, S)),
        *_forced_strong(picture, minor),
        Rule(Word.PASS, h(0, 5), "response.pass"),
    )


def _two_clubs(picture: Picture) -> Rule:
    shows = hl(11).has(C, 4)
    return Rule(at(2, C), shows, "response.two", _once(picture), _clubs_best, after_two_over_one)


def _clubs_best(hand: Holding) -> bool:
    """A regular hand of 11–15 says so at once."""
    return (hand.length(C) >= 5 and not hand.regular) or hand.h >= 16 or hand.length(C) >= 6


def _minor_raises(minor: Suit) -> Table:
    least = 5 if minor is C else 4
    return (
        Rule(
            at(3, minor),
            fit(minor, 11, 12).has(minor, least).has(H, 0, 3).has(S, 0, 3),
            "raise.invite",
            when=shapely,
            then=after_raise,
        ),
        Rule(
            at(2, minor),
            fit(minor, 6, 10).has(minor, least).has(H, 0, 3).has(S, 0, 3),
            "raise.single",
            when=shapely,
            then=after_raise,
        ),
        Rule(at(5, minor), h(5, 9).has(minor, 7), "raise.preempt", then=after_raise),
    )


def _forced_strong(picture: Picture, opened: Suit) -> Table:
    """Too strong for a raise or no trumps: a suit of three cards keeps the auction open."""
    if picture.passed:
        return ()
    suit = D if opened is C else C
    shows, code = hl(16), "response.least"
    call = at(1, D) if suit is D else at(2, C)
    then = after_new_suit if suit is D else after_two_over_one
    return (
        Rule(call, shows.has(suit, 3), code, Force.ONCE, then=then),
        Rule(call, shows, code, Force.ONCE, then=then),
    )


def _prefers(opened: Suit, suit: Suit) -> Test:
    """The suit that one bids first at the one level: the longest, the higher of two fives, fours up the line.

    A weak hand shows a major before longer diamonds, as it will speak once only.
    """

    def prefers(hand: Holding) -> bool:
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


def _longer_below(hand: Holding, opened: Suit, longest: int) -> bool:
    """A longer suit below opener's, to be shown first with the points for two over one."""
    return any(hand.length(s) > max(longest, 4) for s in SUITS if s < opened)
