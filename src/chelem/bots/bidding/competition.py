"""Both sides have bid: the law of total tricks, games on points, long suits, doubles."""

from chelem.bots.bidding.advances import after_double
from chelem.bots.bidding.auction_state import (
    GAME_LEVEL,
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    is_game,
)
from chelem.bots.bidding.natural_bidding import judgement
from chelem.bots.bidding.penalty import leave, penalty_doubles
from chelem.bots.bidding.shape_tests import stops
from chelem.bots.bidding.shows import (
    Shows,
    fit,
    h,
    hl,
)
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def competition(picture: Picture) -> Table:
    """After a bid of theirs over ours."""
    return (
        *(_reopening(picture) or penalty_doubles(picture)),
        *(rule for rule in judgement(picture) if rule.call is not Word.PASS),
        *_law(picture),
        *_long_suits(picture),
        *_strong_opener(picture),
        *_owed(picture),
        Rule(Word.PASS, h(0), "compete.pass"),
    )


def _law(picture: Picture) -> Table:
    """As many tricks as trumps together, if the points are not too few for the level."""
    rules = []
    for suit in (S, H, D, C):
        call, partners = picture.bid(suit), picture.partners
        if (
            call is None
            or suit in picture.theirs
            or partners.least(suit) < 3
            or call.number > GAME_LEVEL[call.strain]
        ):
            continue
        if call.number >= 4 and (is_game(picture.last) or suit < H):
            continue
        trumps = call.number + 6 - picture.style.law - partners.least(suit)
        low = 16 + 3 * (call.number - 2) - partners.low
        rules.append(Rule(call, fit(suit, low).has(suit, max(trumps, 2)), "compete.law"))
    return tuple(rules)


def _long_suits(picture: Picture) -> Table:
    """Six cards at the two level, more at the three level, with points to match."""
    last = picture.last
    if last is None or picture.ours or is_game(last):
        return ()
    rules = []
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is None or call.number > 3 or suit in picture.theirs:
            continue
        shown = picture.mine.lengths[suit][0]
        least = max(shown + 1, 6) if call.number == 3 or shown >= 5 else 5
        low = {1: 17, 2: 20, 3: 23}[call.number] - min(
            max(picture.partners.low, 4 if picture.opened else 0), 12
        )
        rules.append(Rule(call, hl(max(low, 8)).has(suit, least), "compete.suit", when=_longest(suit)))
    return tuple(rules)


def _longest(suit: Suit) -> Test:
    return lambda hand: hand.longest is suit or hand.length(suit) >= 6


def _reopening(picture: Picture) -> Table:
    """Opener, short in the suit of an overcall that runs to a pass, doubles: partner may have waited."""
    last = picture.last
    if last is None or picture.opener != picture.me or len(picture.of(picture.me)) != 1 or last.number > 2:
        return ()
    if (
        last.strain is NO_TRUMP
        or picture.ours
        or picture.of(picture.mate)
        or picture.first.number > 1
        or picture.first.strain is NO_TRUMP
    ):
        return ()
    last_seat = picture.calls[-2:] == (Word.PASS, Word.PASS)
    low = (12 if last.number == 1 else 13) if last_seat else 16
    shows = Shows(low).has(last.strain, 0, 2)
    notrump = picture.bid(NO_TRUMP)
    rules = [
        Rule(
            Word.DOUBLE,
            shows,
            "double.reopening",
            then=after_double,
            when=lambda hand: max(hand.lengths) <= 6,
        )
    ]
    if notrump is not None and notrump.number <= 2:
        trumps = Suit(last.strain)
        rules.append(Rule(notrump, h(18).regular, "reopening.notrump", when=lambda hand: hand.stops(trumps)))
    return tuple(rules)


def _strong_opener(picture: Picture) -> Table:
    """After a strong 2♣ their bid is not left alone: no trumps, a suit, a double."""
    if len(picture.of(picture.me)) != 1 or picture.of(picture.me)[0].code != "opening.strong" or picture.ours:
        return ()
    theirs, notrump = picture.theirs, picture.bid(NO_TRUMP)
    rules = []
    if notrump is not None and notrump.number <= 3:
        rules.append(Rule(notrump, h(22).regular, "strong.notrump", when=stops(theirs)))
    for suit in (S, H, D, C):
        call = picture.bid(suit)
        if call is not None and suit not in theirs and call.number <= 4:
            rules.append(Rule(call, h(0).has(suit, 5), "strong.suit", when=_longest(suit)))
    return (*rules, Rule(Word.DOUBLE, h(0), "double.strong", then=after_double))


def _owed(picture: Picture) -> Table:
    """Game was promised: their bid is not left undoubled in the last seat."""
    if not picture.game_forced or picture.ours or picture.calls[-2:] != (Word.PASS, Word.PASS):
        return ()
    return (Rule(Word.DOUBLE, h(0), "double.owed", then=leave),)
