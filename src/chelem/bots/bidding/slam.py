"""Blackwood: 4NT asks for aces, 5NT for kings; the asker places the contract. Quantitative 4NT."""

from collections.abc import Iterable

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Reply,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shows import (
    Force,
    Shows,
    fit,
    h,
)
from chelem.core.calls import Word
from chelem.core.cards import Strain, Suit

FOUR_NT = at(4, NO_TRUMP)
STEPS = ((Strain.C, (0, 4)), (Strain.D, (1,)), (Strain.H, (2,)), (Strain.S, (3,)))
SHAPE = 5  # the most points of distribution that count toward a slam
Fits = tuple[tuple[Suit, int], ...]


def blackwood(picture: Picture, fits: Iterable[tuple[Suit, int]]) -> Table:
    """4NT with slam values and so many cards of a suit that fits partner's."""
    if not picture.open_to(FOUR_NT):
        return ()
    pairs = tuple(fits)
    need, answers = picture.style.slam - picture.partners.hope, _answers(pairs)
    return tuple(
        Rule(
            FOUR_NT, fit(suit, need).has(suit, least), "slam.aces", Force.ONCE, _can_ask(suit, need), answers
        )
        for suit, least in pairs
    )


def _can_ask(trumps: Suit, need: int) -> Test:
    """Shape alone makes no slam: most of the points are honours, two of them aces or kings at least."""
    return lambda hand: (
        hand.h >= need - SHAPE
        and (hand.aces + hand.kings >= 3 or need < 14)
        and (trumps is not Suit.C or hand.aces >= 2 or need < 14)
    )


def _answers(fits: Fits) -> Reply:
    """The answers: none or four, one, two, three."""

    def aces(_: Picture) -> Table:
        return tuple(
            Rule(at(5, step), Shows(), "slam.answer", when=_holds(numbers), then=_decide(fits, numbers))
            for step, numbers in STEPS
        )

    return aces


def _holds(numbers: tuple[int, ...]) -> Test:
    return lambda hand: hand.aces in numbers


def _decide(fits: Fits, shown: tuple[int, ...]) -> Reply:
    """The asker adds the aces: slam with one missing at most, grand with none and the points."""

    def together(hand: Holding) -> int:
        return hand.aces + max((number for number in shown if number + hand.aces <= 4), default=0)

    def decide(picture: Picture) -> Table:
        style, partner, last = picture.style, picture.partners, picture.last
        rules = []
        for suit, least in fits:
            trumps = Shows().has(suit, least)
            grand = fit(suit, style.grand - partner.low).has(suit, least)
            low = Word.PASS if last is not None and last.strain.suit is suit else picture.bid(suit)
            rules += [
                Rule(at(7, suit), grand, "slam.grand", when=lambda hand: together(hand) == 4, then=_pass),
                Rule(at(6, suit), trumps, "slam.small", when=lambda hand: together(hand) >= 3, then=_pass),
            ]
            if low is not None:
                rules.append(Rule(low, trumps, "slam.stop", then=_pass))
        return tuple(rules)

    return decide


def _pass(_: Picture) -> Table:
    return (Rule(Word.PASS, h(0), "slam.pass"),)


def after_quantitative(picture: Picture) -> Table:
    """4NT over no trumps asks for six with a maximum."""
    mine = picture.mine
    middle = (mine.low + mine.high + 1) // 2
    return (
        Rule(at(6, NO_TRUMP), h(middle + 1), "slam.accept"),
        Rule(at(6, NO_TRUMP), h(middle), "slam.accept", when=lambda hand: max(hand.lengths) >= 5),
        Rule(Word.PASS, h(0), "slam.decline"),
    )
