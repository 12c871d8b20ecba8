"""Opener's second call: the hand by shape and strength, after each kind of response."""

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.second import after_one_notrump
from chelem.bots.bidding.shape_tests import shapely
from chelem.bots.bidding.shows import (
    Force,
    fit,
    h,
    hl,
)
from chelem.bots.bidding.slam import blackwood
from chelem.core.calls import Bid
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def opened(picture: Picture) -> tuple[Suit, Suit | None]:
    """What I opened, what partner answered."""
    mine, answer = picture.bids(picture.me)[0].strain.suit, picture.bids(picture.mate)[-1].strain.suit
    return mine or C, answer


def after_new_suit(picture: Picture) -> Table:
    """After one over one, or a jump shift: raise, no trumps, a second suit, the first again."""
    mine, answer = opened(picture)
    if answer is None:
        return ()
    if picture.made[-2].force is Force.GAME:
        return after_jump(picture)
    return (
        *_raise(answer),
        *_notrumps(picture),
        *second_suits(picture, mine, answer),
        *again(picture, mine),
        *_three_trumps(answer),
        *_last_resort(picture, mine),
    )


def _raise(answer: Suit) -> Table:
    """Four trumps: 12–15 two, 16–18 three, 19 and more game."""
    top = 4 if answer >= H else 3
    return (
        *((Rule(at(4, answer), fit(answer, 19).has(answer, 4), "rebid.raise"),) if answer >= H else ()),
        Rule(at(3, answer), fit(answer, 16, 18 if top == 4 else 22).has(answer, 4), "rebid.raise"),
        Rule(at(2, answer), fit(answer, 12, 15).has(answer, 4), "rebid.raise"),
    )


def _three_trumps(answer: Suit) -> Table:
    """Three trumps of a major and a side shortness, for want of better."""
    return (
        (Rule(at(2, answer), fit(answer, 12, 16).has(answer, 3), "rebid.raise.least"),) if answer >= H else ()
    )


def _notrumps(picture: Picture) -> Table:
    """1NT with a weak regular hand, 2NT with 18–19; a four-card major that can be shown comes first."""
    one = at(1, NO_TRUMP)
    return (
        Rule(at(2, NO_TRUMP), h(18, 19).regular, "rebid.notrump"),
        *(
            (Rule(one, h(11, 14).regular, "rebid.notrump", when=_no_spades(picture), then=after_one_notrump),)
            if picture.open_to(one)
            else ()
        ),
    )


def _no_spades(picture: Picture) -> Test:
    """Four spades that can be bid at the one level are bid."""
    can = picture.open_to(at(1, S))
    return lambda hand: not can or hand.length(S) < 4


def second_suits(picture: Picture, mine: Suit, answer: Suit | None) -> Table:
    """Economical 12–18, a reverse 17 and more and forcing, a jump 19 and more and forcing to game."""
    rules = []
    for suit in SUITS:
        if suit in (mine, answer, *picture.theirs):
            continue
        low, jump = picture.bid(suit), picture.bid(suit, 1)
        if low is None or jump is None:
            continue
        if low.number == 1:
            rules.append(Rule(low, hl(12, 18).has(suit, 4), "rebid.suit", when=_not_longer(mine, suit)))
            rules.append(Rule(jump, hl(19).has(suit, 4), "rebid.jump", Force.GAME, _not_longer(mine, suit)))
        elif suit > mine:
            rules.append(
                Rule(low, hl(17).has(suit, 4).has(mine, 5), "rebid.reverse", Force.ONCE, _longer(mine, suit))
            )
        else:
            rules.append(Rule(jump, hl(19).has(suit, 4), "rebid.jump", Force.GAME, describable))
            rules.append(Rule(low, hl(12, 18).has(suit, 4), "rebid.suit", when=_not_seven(mine)))
    return tuple(sorted(rules, key=_by_force))


def _by_force(rule: Rule) -> tuple[int, bool]:
    """The strongest meanings first; of equals the one that stays at the one level."""
    return -rule.shows.low, not (isinstance(rule.call, Bid) and rule.call.number == 1)


def _not_longer(mine: Suit, suit: Suit) -> Test:
    return lambda hand: hand.length(mine) >= hand.length(suit) or mine < suit


def _longer(mine: Suit, suit: Suit) -> Test:
    return lambda hand: hand.length(mine) > hand.length(suit)


def describable(hand: Holding) -> bool:
    """Irregular, or with a suit of five cards beside its points."""
    return not hand.regular or max(hand.lengths) >= 5


def _not_seven(mine: Suit) -> Test:
    """Four cards beside a suit of seven are not shown."""

    def shapely(hand: Holding) -> bool:
        return not hand.regular and not (hand.length(mine) >= 7)

    return shapely


def again(picture: Picture, mine: Suit) -> Table:
    """Six cards: 12–15 the lowest bid, 16–18 a jump, more a game in a major."""
    low, jump = picture.bid(mine), picture.bid(mine, 1)
    if low is None or jump is None:
        return ()
    rules = [
        Rule(jump, hl(17, 19).has(mine, 6), "rebid.jump-again"),
        Rule(low, hl(11, 16).has(mine, 6), "rebid.again"),
    ]
    if mine >= H:
        rules.insert(0, Rule(at(4, mine), hl(20).has(mine, 6), "rebid.game"))
    else:
        rules.insert(0, Rule(at(3, NO_TRUMP), hl(20).has(mine, 6), "rebid.game"))
    return tuple(rules)


def _last_resort(picture: Picture, mine: Suit) -> Table:
    """Nothing describes the hand: five cards again, or no trumps."""
    low, one, two = picture.bid(mine), at(1, NO_TRUMP), at(2, NO_TRUMP)
    rules = [Rule(at(3, NO_TRUMP), h(20), "rebid.least")]
    if picture.open_to(one):
        rules.append(Rule(one, h(11, 14), "rebid.least"))
    rules.append(Rule(two, h(17, 19), "rebid.least"))
    if low is not None:
        rules.append(Rule(low, hl(11, 17).has(mine, 5), "rebid.least"))
        rules.append(Rule(low, hl(11, 17).has(mine, 4), "rebid.least"))
    if picture.open_to(one):
        rules.append(Rule(one, h(11, 16), "rebid.least"))
    return tuple(rules)


def after_jump(picture: Picture) -> Table:
    """After a jump shift game is sure: support, a good suit, no trumps."""
    mine, answer = opened(picture)
    if answer is None:
        return ()
    low, own, notrump = picture.bid(answer), picture.bid(mine), picture.bid(NO_TRUMP)
    rules = [*blackwood(picture, [(answer, 3)])]
    if low is not None:
        rules.append(Rule(low, hl(11).has(answer, 3), "rebid.raise"))
    if own is not None:
        rules.append(Rule(own, hl(11).has(mine, 6), "rebid.again"))
    if notrump is not None:
        rules.append(Rule(notrump, hl(11), "rebid.notrump"))
    return tuple(rules)


def after_two_over_one(picture: Picture) -> Table:
    """After two over one: support, six cards, a second suit, no trumps."""
    mine, answer = opened(picture)
    if answer is None:
        return ()
    three, four = at(3, answer), at(4, answer)
    need = 3 if answer is H else 4
    once = Force.NONE if picture.known[picture.mate].high <= 12 else Force.ONCE
    rules = [
        *((Rule(four, fit(answer, 16).has(answer, need), "rebid.raise"),) if answer is H else ()),
        Rule(at(3, mine), hl(16).has(mine, 6), "rebid.jump-again", Force.GAME),
        Rule(at(3, NO_TRUMP), h(18, 19).regular, "rebid.notrump"),
        *_new_after_two(picture, mine, answer, once),
        Rule(three, fit(answer, 12, 15 if answer is H else 40).has(answer, need), "rebid.raise", once),
        Rule(at(2, mine), hl(11, 15).has(mine, 6), "rebid.again", once),
        Rule(at(2, NO_TRUMP), h(11, 14).regular, "rebid.notrump"),
        Rule(at(3, NO_TRUMP), h(15, 19), "rebid.notrump", when=lambda hand: hand.regular),
        Rule(at(2, mine), hl(11, 22).has(mine, 5), "rebid.again", once),
        Rule(at(2, NO_TRUMP), h(11, 14), "rebid.notrump"),
        Rule(at(3, NO_TRUMP), h(15), "rebid.notrump"),
    ]
    return tuple(rules)


def _new_after_two(picture: Picture, mine: Suit, answer: Suit, once: Force) -> Table:
    """A second suit: freely below the first, with sixteen above it or at the three level."""
    rules = []
    for suit in SUITS:
        low = picture.bid(suit)
        if suit in (mine, answer) or low is None:
            continue
        free = low.number == 2 and suit < mine
        shows = hl(11 if free else 16).has(suit, 4)
        force = once if free else Force.GAME
        rules.append(Rule(low, shows, "rebid.suit", force, when=shapely))
    return tuple(rules)
