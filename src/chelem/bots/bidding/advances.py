"""Answers to partner's overcall or takeout double."""

from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shape_tests import longest, short, stops
from chelem.bots.bidding.shows import (
    TOP,
    Force,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def after_overcall(picture: Picture) -> Table:
    """With three trumps raise: to the level of the trumps, by a bid of their suit with eleven points."""
    suit = picture.bids(picture.mate)[-1].strain.suit
    if suit is None:
        return ()
    low = picture.bid(suit)
    theirs = picture.theirs
    cue = picture.bid(theirs[0]) if theirs else None
    rules = [*blackwood(picture, [(suit, 3)])]
    if suit >= H and picture.open_to(at(4, suit)):
        rules.append(
            Rule(
                at(4, suit),
                fit(suit, picture.style.major - picture.partners.hope).has(suit, 3),
                "advance.game",
            )
        )
        rules.append(Rule(at(4, suit), h(3, 9).has(suit, 5), "advance.law", when=short))
    if cue is not None and low is not None and low.number <= 3 and cue.number <= 3:
        rules.append(Rule(cue, fit(suit, 12).has(suit, 3), "advance.cue", Force.ONCE, then=after_cue))
    if low is not None and low.number <= 2:
        rules.append(Rule(at(3, suit), fit(suit, 7, 11).has(suit, 4), "advance.law", when=short))
    if low is not None and low.number <= 3:
        least = low.number + 1
        rules.append(Rule(low, fit(suit, 5 + low.number, 12).has(suit, least), "advance.raise"))
    rules += _own_suits(picture, suit)
    rules += _notrumps(picture)
    rules.append(Rule(Word.PASS, h(0, 14), "advance.pass"))
    return tuple(rules)


def after_cue(picture: Picture) -> Table:
    """Partner has support and eleven: game with more than a minimum, else the suit again."""
    suit = picture.bids(picture.me)[-1].strain.suit
    if suit is None:
        return ()
    low = picture.bid(suit)
    game = at(GAME_LEVEL[at(1, suit).strain], suit)
    need = picture.style.major - max(picture.partners.low, 12)
    rules = []
    if suit >= H and picture.open_to(game):
        rules.append(Rule(game, fit(suit, need), "advance.accept"))
    elif picture.open_to(at(3, NO_TRUMP)):
        rules.append(Rule(at(3, NO_TRUMP), h(need), "advance.accept", when=stops(picture.theirs)))
    if low is not None:
        rules.append(Rule(low, h(0), "advance.minimum"))
    return tuple(rules)


def _own_suits(picture: Picture, partners: Suit) -> Table:
    """Five good cards of one's own, not forcing."""
    rules = []
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is None or suit in picture.theirs or suit is partners or call.number > 3:
            continue
        least = 5 if call.number < 3 else 6
        low = {1: 8, 2: 10, 3: 12}[call.number]
        if call.number == 3:
            rules.append(Rule(call, h(13).has(suit, 5), "advance.suit", when=_longest(suit)))
        once = Force.ONCE if call.number == 1 and not picture.passed else Force.NONE
        rules.append(Rule(call, hl(low).has(suit, least), "advance.suit", once, _longest(suit)))
    return tuple(rules)


def _longest(suit: Suit) -> Test:
    return lambda hand: hand.longest is suit and hand.fair(suit)


def _notrumps(picture: Picture) -> Table:
    stopped = stops(picture.theirs)
    game = picture.style.game - picture.partners.hope
    ranges = ((3, game, TOP), (2, game - 2, game - 1), (1, 9, game - 3))
    return tuple(
        Rule(at(level, NO_TRUMP), h(low, high), "advance.notrump", when=stopped)
        for level, low, high in ranges
        if picture.open_to(at(level, NO_TRUMP))
    )


def after_double(picture: Picture) -> Table:
    """The answers to a takeout double: the best suit, a level higher with 9–11, game with twelve."""
    last, theirs = picture.last, picture.theirs
    if last is None:
        return ()
    free = not picture.quiet and picture.calls[-1] is not Word.REDOUBLE
    rules = [*_convert(picture), *_strong_answers(picture)]
    suits = [suit for suit in (S, H, D, C) if suit not in theirs]
    for suit in suits:
        rules += _answers(picture, suit, suits, free=free)
    rules += _double_notrumps(picture)
    if not free:
        rules += _whatever(picture, suits)
    rules.append(Rule(Word.PASS, h(0), "advance.pass"))
    return tuple(rules)


def _convert(picture: Picture) -> Table:
    """Five good trumps of theirs turn the double into one for penalties."""
    trumps = picture.last.strain.suit if picture.last else None
    if trumps is None or not picture.quiet:
        return ()
    return (
        Rule(
            Word.PASS,
            h(6).has(trumps, 5),
            "advance.convert",
            when=lambda hand: hand.tops(trumps) >= 1 and (hand.sure(trumps) >= 3 or hand.length(trumps) >= 6),
        ),
    )


def _strong_answers(picture: Picture) -> Table:
    """Game at once with five of a major and twelve points; else their suit, forcing."""
    theirs = picture.theirs
    rules = [
        Rule(at(4, suit), fit(suit, 12).has(suit, 5), "advance.game")
        for suit in (S, H)
        if suit not in theirs and picture.open_to(at(4, suit))
    ]
    cue = picture.bid(theirs[0]) if theirs else None
    if cue is not None and cue.number <= 3 and picture.quiet:
        rules.append(
            Rule(cue, h(12), "advance.cue-double", Force.GAME, _four_major(theirs), then=_after_cue_double)
        )
    three = at(3, NO_TRUMP)
    if picture.open_to(three):
        rules.append(Rule(three, h(13), "advance.notrump", when=stops(picture.theirs)))
    return tuple(rules)


def _four_major(theirs: tuple[Suit, ...]) -> Test:
    """A four-card major, or no stopper."""
    majors = [suit for suit in (H, S) if suit not in theirs]
    return lambda hand: (
        any(hand.length(suit) >= 4 for suit in majors) or not all(hand.stops(suit) for suit in theirs)
    )


def _after_cue_double(picture: Picture) -> Table:
    """The doubler shows the majors up the line, then no trumps, then any suit."""
    rules = []
    theirs = picture.theirs
    for least in (4, 5):
        for suit in (H, S) if least == 4 else (C, D):
            call = picture.bid(suit)
            if call is not None and suit not in theirs:
                rules.append(Rule(call, h(0).has(suit, 4), "advance.shows", Force.GAME))
    notrump = picture.bid(NO_TRUMP)
    if notrump is not None and notrump.number <= 3:
        rules.insert(2, Rule(notrump, h(0), "advance.shows", Force.GAME, stops(picture.theirs)))
    return tuple(rules)


def _answers(picture: Picture, suit: Suit, suits: list[Suit], *, free: bool) -> Table:
    """The suit at its lowest, or a jump with 9–11 (in a minor too)."""
    low, jump = picture.bid(suit), picture.bid(suit, 1)
    best = _best_of(suit, tuple(suits))
    rules = []
    if jump is not None and jump.number <= 3:
        rules.append(Rule(jump, h(9, 11).has(suit, 4), "advance.jump", when=best))
    if low is not None and low.number <= 3:
        bottom = 6 + low.number if free else 0
        top = 9 if jump is not None and jump.number <= 3 else 12
        rules.append(Rule(low, hl(bottom, top).has(suit, 4), "advance.suit", when=best, then=after_answer))
        if low.number == 3 and suit >= H:
            rules.insert(0, Rule(at(4, suit), hl(10).has(suit, 4), "advance.game", when=best))
    elif low is not None and low.number == 4:
        if suit < H:
            rules.append(Rule(at(5, suit), hl(13).has(suit, 5), "advance.game", when=best))
        rules.append(Rule(low, hl(8 if free else 0).has(suit, 4), "advance.suit", when=best))
    return tuple(rules)


def after_answer(picture: Picture) -> Table:
    """The doubler hears 0–8: with sixteen a raise, with eighteen a suit of one's own or no trumps."""
    suit = picture.bids(picture.mate)[-1].strain.suit
    if suit is None:
        return ()
    raised, notrump, style = picture.bid(suit), picture.bid(NO_TRUMP), picture.style
    rules = []
    if suit >= H and picture.open_to(at(4, suit)):
        rules.append(Rule(at(4, suit), fit(suit, style.major - 5).has(suit, 4), "doubler.game"))
    if raised is not None and raised.number <= 3:
        rules.append(Rule(raised, fit(suit, 17, 21).has(suit, 4), "doubler.raise"))
    if notrump is not None and notrump.number <= 2:
        rules.append(Rule(at(3, NO_TRUMP), h(22).regular, "doubler.game", when=stops(picture.theirs)))
        rules.append(Rule(notrump, h(18, 21).regular, "doubler.notrump", when=stops(picture.theirs)))
    for own in (S, H, D, C):
        call = picture.bid(own)
        if own >= H and own not in (suit, *picture.theirs) and picture.open_to(at(4, own)):
            rules.append(Rule(at(4, own), hl(23).has(own, 6), "doubler.game"))
        if call is not None and own not in (suit, *picture.theirs) and call.number <= 3:
            rules.append(Rule(call, hl(18).has(own, 5), "doubler.suit", when=longest(own)))
    rules.append(Rule(Word.PASS, h(0, 21), "doubler.pass"))
    return tuple(rules)


def _best_of(suit: Suit, suits: tuple[Suit, ...]) -> Test:
    """The longest; a four-card major before a longer minor."""

    def rank(hand: Holding, other: Suit) -> tuple[bool, int, int]:
        return other >= H and hand.length(other) >= 4, hand.length(other), other

    return lambda hand: suit is max(suits, key=lambda other: rank(hand, other))


def _double_notrumps(picture: Picture) -> Table:
    stopped = stops(picture.theirs)
    ranges = ((2, 11, 12), (1, 6, 10))
    return tuple(
        Rule(at(level, NO_TRUMP), h(low, high), "advance.notrump", when=stopped)
        for level, low, high in ranges
        if picture.open_to(at(level, NO_TRUMP))
    )


def _whatever(picture: Picture, suits: list[Suit]) -> Table:
    """Three cards will do when one must bid."""
    rules = []
    for suit in suits:
        call = picture.bid(suit)
        if call is not None and call.number <= 4:
            rules.append(
                Rule(
                    call,
                    hl(0, 11).has(suit, 3),
                    "advance.least",
                    when=_best_of(suit, tuple(suits)),
                    then=after_answer,
                )
            )
    for suit in reversed(suits):
        call = picture.bid(suit)
        if call is not None:
            rules.append(Rule(call, h(0).has(suit, 2), "advance.least"))
    return tuple(rules)
