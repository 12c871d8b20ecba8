"""When only the other side has bid: overcalls, takeout doubles, no trumps, and the fourth seat."""

from chelem.bots.bidding.advances import after_double, after_overcall
from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.penalty import penalty_doubles
from chelem.bots.bidding.shape_tests import good, longest, stops
from chelem.bots.bidding.shows import h, hl
from chelem.core.calls import Bid, Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def defence(picture: Picture) -> Table:
    """What a player does who has not spoken, nor has partner, over the bids of the others."""
    last = picture.last
    if last is None:
        return ()
    out = Rule(Word.PASS, h(0), "defence.pass")
    if any(call is not Word.PASS for call in picture.calls[picture.me :: 4]):
        return (*penalty_doubles(picture), out)
    if last.strain is NO_TRUMP or any(bid.strain is NO_TRUMP for bid in _their_bids(picture)):
        return (*_over_notrump(picture, last), *penalty_doubles(picture), out)
    last_seat = _last_seat(picture)
    return (
        *_notrump(picture, last, fourth=last_seat),
        *_strong(last),
        *_major_first(picture, fourth=last_seat),
        *_takeout(picture, last, fourth=last_seat),
        *_overcalls(picture, fourth=last_seat),
        *_jumps(picture, last),
        *penalty_doubles(picture),
        out,
    )


def _their_bids(picture: Picture) -> tuple[Bid, ...]:
    return picture.bids((picture.me + 1) % 4) + picture.bids((picture.me + 3) % 4)


def _last_seat(picture: Picture) -> bool:
    """Whether a pass would end the auction low: then three points fewer will do."""
    last = picture.last
    return last is not None and last.number <= 2 and picture.calls[-2:] == (Word.PASS, Word.PASS)


def _agreed(picture: Picture) -> bool:
    """Whether both opponents have bid."""
    return all(picture.bids((picture.me + side) % 4) for side in (1, 3))


def _notrump(picture: Picture, last: Bid, *, fourth: bool) -> Table:
    """15–18 regular with a stopper; 11–14 in fourth seat over one; over a weak two 2NT."""
    stopped = stops(picture.theirs)
    if last.number == 1:
        low, high = (11, 14) if fourth and not _agreed(picture) else (15, 18)
        return (
            Rule(at(1, NO_TRUMP), h(low, high).regular, "overcall.notrump", when=stopped, then=after_notrump),
        )
    if last.number == 2 and not _agreed(picture):
        return (
            Rule(at(2, NO_TRUMP), h(15, 18).regular, "overcall.notrump", when=stopped, then=after_notrump),
        )
    if last.number == 3 and not _agreed(picture):
        return (Rule(at(3, NO_TRUMP), h(17, 21), "overcall.notrump", when=stopped),)
    return ()


def _strong(last: Bid) -> Table:
    """Seventeen points begin with a double, whatever the shape."""
    if last > at(4, S):
        return ()
    return (
        Rule(
            Word.DOUBLE,
            hl(18 if last.number == 1 else 17 if last.number < 4 else 20),
            "double.strong",
            then=after_double,
        ),
    )


def _takeout(picture: Picture, last: Bid, *, fourth: bool) -> Table:
    """An opening hand, short in their suits, three cards in each of the others."""
    if last > at(4, H):
        return ()
    low = {1: 12, 2: 12, 3: 13, 4: 15}[last.number] - (3 if fourth else 0)
    if _agreed(picture) and not fourth:
        low += 1
    theirs = picture.theirs
    shows = h(low, 22)
    for suit in SUITS:
        shows = shows.has(suit, 0, 2) if suit in theirs else shows.has(suit, 3)
    relaxed = h(max(low, 13))
    for suit in theirs:
        relaxed = relaxed.has(suit, 0, 3)
    return (
        Rule(Word.DOUBLE, shows, "double.takeout", then=after_double),
        Rule(Word.DOUBLE, relaxed, "double.takeout", when=_majors_held(theirs), then=after_double),
    )


def _majors_held(theirs: tuple[Suit, ...]) -> Test:
    """Four cards in every major not theirs, and no suit of fewer than two."""
    majors = [suit for suit in (H, S) if suit not in theirs]

    def held(hand: Holding) -> bool:
        return (
            bool(majors)
            and all(hand.length(suit) >= (4 if len(majors) == 1 else 3) for suit in majors)
            and sum(hand.length(suit) for suit in majors) >= 4 * len(majors) - (len(majors) == 2)
            and min(hand.length(suit) for suit in SUITS if suit not in theirs) >= 2
            and all(hand.length(suit) <= 3 for suit in theirs)
        )

    return held


def _major_first(picture: Picture, *, fourth: bool) -> Table:
    """A five-card major is bid rather than doubled for."""
    return tuple(rule for suit in (S, H) for rule in _overcall(picture, suit, fourth=fourth))


def _overcalls(picture: Picture, *, fourth: bool) -> Table:
    return tuple(rule for suit in (D, C) for rule in _overcall(picture, suit, fourth=fourth))


def _overcall(picture: Picture, suit: Suit, *, fourth: bool) -> Table:
    """One level: 8–16 with five; two: 11–17 with a good suit, or six; three: 13 with six."""
    call = picture.bid(suit)
    if call is None or suit in picture.theirs or call.number > 4:
        return ()
    ease = 2 if fourth else 0
    if call.number == 1:
        return (
            Rule(
                call,
                hl(9 - ease, 17).has(suit, 5),
                "overcall.suit",
                when=_fair(suit, ease),
                then=after_overcall,
            ),
        )
    if call.number == 2:
        return (
            Rule(
                call, hl(12 - ease, 18).has(suit, 6), "overcall.suit", when=longest(suit), then=after_overcall
            ),
            Rule(
                call,
                hl(13 - ease, 18).has(suit, 5),
                "overcall.suit",
                when=_good(suit, ease),
                then=after_overcall,
            ),
        )
    if call.number == 3:
        return (
            Rule(call, hl(14, 19).has(suit, 6), "overcall.suit", when=longest(suit), then=after_overcall),
            Rule(call, hl(15, 19).has(suit, 5), "overcall.suit", when=_good(suit, 0), then=after_overcall),
        )
    return (Rule(call, hl(16, 22).has(suit, 6), "overcall.suit", when=_good(suit, 0), then=after_overcall),)


def _fair(suit: Suit, ease: int) -> Test:
    return lambda hand: (
        hand.longest is suit and (ease > 0 or (hand.h >= 8 and hand.fair(suit)) or hand.h >= 11)
    )


def _good(suit: Suit, ease: int) -> Test:
    return lambda hand: (
        hand.longest is suit and (hand.good(suit) or ease > 0 or (hand.h >= 14 and hand.fair(suit)))
    )


def _jumps(picture: Picture, last: Bid) -> Table:
    """A jump is weak: six good cards at two, seven at three."""
    if last.number > 1 or _agreed(picture) or not picture.style.preempts:
        return ()
    rules = []
    for suit in reversed(SUITS):
        call = picture.bid(suit, 1)
        if call is None or suit in picture.theirs:
            continue
        if call.number == 2:
            rules.append(Rule(call, h(6, 10).has(suit, 6), "overcall.weak", when=good(suit)))
        three = at(3, suit)
        rules.append(Rule(three, h(5, 10).has(suit, 7), "overcall.weak", when=good(suit)))
    return tuple(rules)


def _over_notrump(picture: Picture, last: Bid) -> Table:
    """Over 1NT: a double is sixteen points, two of a suit six cards or five good ones."""
    if last != at(1, NO_TRUMP) or _agreed(picture):
        return ()
    rules = [Rule(Word.DOUBLE, h(16), "double.notrump", then=_notrump_doubled)]
    for suit in reversed(SUITS):
        call = picture.bid(suit)
        if call is not None and suit not in picture.theirs:
            rules.append(
                Rule(call, hl(11, 17).has(suit, 6), "overcall.suit", when=longest(suit), then=after_overcall)
            )
            rules.append(
                Rule(
                    call, hl(13, 17).has(suit, 5), "overcall.suit", when=_two_suits(suit), then=after_overcall
                )
            )
    return tuple(rules)


def _notrump_doubled(picture: Picture) -> Table:
    """Partner has sixteen points: a weak hand with a long suit plays there."""
    runs = (
        Rule(call, hl(0, 6).has(suit, 5), "advance.suit", when=longest(suit))
        for suit in reversed(SUITS)
        if (call := picture.bid(suit)) is not None and call.number == 2
    )
    return (*runs, Rule(Word.PASS, h(0), "advance.pass"))


def _two_suits(suit: Suit) -> Test:
    return lambda hand: hand.good(suit) and hand.longest is suit and not hand.regular
