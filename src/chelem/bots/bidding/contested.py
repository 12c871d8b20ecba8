"""Partner opened and the next player has doubled or overcalled: responder's first call."""

from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.negative import after_negative
from chelem.bots.bidding.penalty import leave
from chelem.bots.bidding.rebids import after_new_suit, after_two_over_one
from chelem.bots.bidding.shape_tests import longest, short, stops
from chelem.bots.bidding.shows import (
    Force,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid, Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def over_double(picture: Picture) -> Table:
    """After a takeout double: redouble with ten, raises on trumps, new suits natural."""
    suit = picture.first.strain.suit
    if suit is None or picture.first.number > 1:
        return ()
    major = suit >= H
    least = 3 if major else 5
    rules = [
        *((Rule(at(4, suit), h(3, 9).has(suit, 5), "raise.preempt", when=short),) if major else ()),
        *((Rule(at(4, suit), fit(suit, 13).has(suit, 4), "raise.game"),) if major else ()),
        Rule(Word.REDOUBLE, h(10), "redouble.strong"),
        Rule(at(3, suit), fit(suit, 6, 10).has(suit, least + 1), "raise.preempt"),
        Rule(at(2, suit), fit(suit, 5, 10).has(suit, least), "raise.single"),
        *_naturals(picture, suit),
        Rule(at(1, NO_TRUMP), h(7, 9), "response.notrump"),
        Rule(Word.PASS, h(0, 9), "response.pass"),
    ]
    if not picture.style.redouble:
        rules.insert(4, Rule(at(3, suit), fit(suit, 11).has(suit, least), "raise.invite"))
    return tuple(rules)


def _naturals(picture: Picture, opened: Suit) -> Table:
    rules = []
    for suit in SUITS:
        call = picture.bid(suit)
        if call is None or suit is opened or call.number > 2:
            continue
        if call.number == 1:
            rules.append(
                Rule(
                    call,
                    hl(6).has(suit, 4),
                    "response.suit",
                    _once(picture),
                    when=_best(suit),
                    then=after_new_suit,
                )
            )
        else:
            rules.append(Rule(call, hl(6, 10).has(suit, 5), "response.suit", when=_six_or_good(suit)))
    return tuple(rules)


def _once(picture: Picture) -> Force:
    return Force.NONE if picture.passed else Force.ONCE


def _best(suit: Suit) -> Test:
    return lambda hand: all(hand.length(other) <= hand.length(suit) for other in (H, S))


def _six_or_good(suit: Suit) -> Test:
    return lambda hand: hand.length(suit) >= 6 or hand.good(suit)


def over_overcall(picture: Picture) -> Table:
    """After an overcall: the law with support, their suit with eleven, a double for the other majors."""
    opened, last = picture.first.strain.suit, picture.last
    if opened is None or last is None:
        return ()
    if last.strain is NO_TRUMP:
        return (
            Rule(Word.DOUBLE, h(9), "double.penalty", then=leave),
            *_raises(picture, opened),
            Rule(Word.PASS, h(0, 9), "response.pass"),
        )
    return (
        *blackwood(picture, [(opened, 4)] if opened >= H else []),
        *(_raises(picture, opened) if opened >= H else ()),
        *_free_suits(picture, opened),
        *_negative(picture, opened, last),
        *(_raises(picture, opened) if opened < H else ()),
        *_notrumps(picture),
        *_strong(picture),
        *((Rule(Word.DOUBLE, h(10), "double.values", then=after_negative),) if last < at(3, C) else ()),
        Rule(Word.PASS, h(0, 12), "response.pass"),
    )


def _raises(picture: Picture, opened: Suit) -> Table:
    """As high as the trumps together; a bid of their suit is a raise with eleven points or more."""
    low = picture.bid(opened)
    theirs = picture.theirs
    cue = picture.bid(theirs[0]) if theirs else None
    least = 3 if opened >= H else 4 if opened is D else 5
    rules = []
    if opened >= H and picture.open_to(at(4, opened)):
        rules.append(Rule(at(4, opened), h(3, 9).has(opened, 5), "raise.preempt", when=short))
        if low is not None and low.number >= 3:
            rules.append(Rule(at(4, opened), fit(opened, 13).has(opened, least), "raise.game"))
    if cue is not None and cue < at(3, opened):
        rules.append(
            Rule(cue, fit(opened, 11).has(opened, least), "raise.cue", Force.ONCE, then=after_raise_cue)
        )
    if low is not None and low.number == 2:
        rules.append(Rule(at(3, opened), fit(opened, 7, 10).has(opened, least + 1), "raise.law", when=short))
        rules.append(Rule(low, fit(opened, 6, 10).has(opened, least), "raise.single"))
        rules.append(Rule(at(3, opened), fit(opened, 11, 13).has(opened, least), "raise.invite"))
    elif low is not None and low.number == 3:
        rules.append(Rule(low, fit(opened, 8, 12).has(opened, least), "raise.law"))
    elif low is not None and low.number == 4 and opened < H:
        rules.append(Rule(low, fit(opened, 9, 14).has(opened, least + 1), "raise.law"))
    return tuple(rules)


def after_raise_cue(picture: Picture) -> Table:
    """Support and eleven points: game or the lowest level of the suit."""
    suit = picture.bids(picture.me)[0].strain.suit
    if suit is None:
        return ()
    low = picture.bid(suit)
    need = picture.style.major - picture.partners.low - 1
    rules = [*blackwood(picture, [(suit, 5)])]
    if suit >= H:
        rules.append(Rule(at(4, suit), fit(suit, need), "raise.accept"))
    else:
        if picture.open_to(at(3, NO_TRUMP)):
            rules.append(Rule(at(3, NO_TRUMP), h(need), "raise.accept", when=stops(picture.theirs)))
        rules.append(Rule(at(5, suit), fit(suit, picture.style.minor - picture.partners.low), "raise.accept"))
    if low is not None and low.number < GAME_LEVEL[low.strain]:
        rules.append(Rule(low, h(0), "raise.minimum"))
    return tuple(rules)


def _free_suits(picture: Picture, opened: Suit) -> Table:
    """A new suit: four hearts or five spades at the one level, five and eleven points at two, forcing."""
    rules = []
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is None or suit in picture.theirs or suit is opened or call.number > 3:
            continue
        if call.number == 1:
            least = 5 if suit is S and H in picture.theirs else 4
            rules.append(
                Rule(
                    call,
                    hl(6).has(suit, least),
                    "response.suit",
                    _once(picture),
                    when=_best_major(suit),
                    then=after_new_suit,
                )
            )
        else:
            low = 11 if call.number == 2 else 13
            then = after_two_over_one if call.number == 2 else None
            rules.append(
                Rule(call, hl(low).has(suit, 5), "response.suit", _once(picture), longest(suit), then)
            )
    return tuple(rules)


def _best_major(suit: Suit) -> Test:
    """With both majors of four cards a double is better."""
    if suit is D:
        return lambda hand: hand.length(H) < 4 and hand.length(S) < 4
    return lambda hand: (
        not (hand.length(H) == 4 == hand.length(S))
        and all(hand.length(s) <= hand.length(suit) for s in (H, S))
    )


def _negative(picture: Picture, opened: Suit, last: Bid) -> Table:
    """A double through 3♠ shows the majors that were not bid."""
    if last > at(3, S):
        return ()
    low = {1: 6, 2: 8, 3: 10}[last.number]
    majors = [suit for suit in (H, S) if suit is not opened and suit not in picture.theirs]
    if not majors:
        minors = [suit for suit in (C, D) if suit is not opened and suit not in picture.theirs]
        shows = h(low + 2)
        for suit in minors:
            shows = shows.has(suit, 4)
        return (Rule(Word.DOUBLE, shows, "double.negative", then=after_negative),)
    both = hl(low)
    for suit in majors:
        both = both.has(suit, 4)
    rules = [Rule(Word.DOUBLE, both, "double.negative", then=after_negative)]
    if len(majors) == 2:
        rules += [
            Rule(
                Word.DOUBLE,
                hl(low + 1).has(suit, 4, 4),
                "double.negative",
                then=after_negative,
                when=_other_fine(opened),
            )
            for suit in majors
            if last.number >= 2
        ]
    return tuple(rules)


def _other_fine(opened: Suit) -> Test:
    """Support for partner is somewhere to go when the other major comes."""
    return lambda hand: hand.length(opened) >= 3 or hand.h >= 10


def _notrumps(picture: Picture) -> Table:
    stopped = stops(picture.theirs)
    ranges = ((3, 13, 17), (2, 11, 12), (1, 7, 10))
    return tuple(
        Rule(at(level, NO_TRUMP), h(low, high), "response.notrump", when=stopped)
        for level, low, high in ranges
        if picture.open_to(at(level, NO_TRUMP))
    )


def _strong(picture: Picture) -> Table:
    """Game values and nothing to say: their suit."""
    theirs = picture.theirs
    cue = picture.bid(theirs[0]) if theirs else None
    if cue is None or cue.number > 3:
        return ()
    return (Rule(cue, h(13), "response.cue", Force.GAME),)
