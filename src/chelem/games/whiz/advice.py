"""Bidding in Whiz-Bridge: estimate the tricks with Domy's hand, and the value of each bid."""

from math import erf, sqrt

from chelem.core import (
    STRAINS,
    SUITS,
    Action,
    Bid,
    Call,
    Contract,
    Hand,
    Rank,
    Seat,
    SimpleCall,
    Strain,
    Suit,
)
from chelem.scoring.whiz import FAILED, MADE, whiz_bonus

ENOUGH = 20
"""Combined HCP with Domy that a bid must exceed (RULES 4.6)."""

FIT = 8
"""Combined length of a suit good enough for trumps (RULES 4.6)."""

DOUBT = 1.2
"""The standard deviation of tricks around the estimate."""

LIKELY = 0.5
"""The lowest probability of success at which to bid."""

CONCEIVABLE = 0.1
"""The lowest probability of success, by the estimate, of a bid worth simulating."""

MOST_COMPARED = 6
"""The most bids to simulate."""

HOPELESS = 0.0
"""The estimate for a suit without a fit."""

SHORT = {0: 3, 1: 2, 2: 1}
"""Points for a void, a singleton and a doubleton."""


def choose_bid(hand: Hand, open_hand: Hand | None, legal: tuple[Action, ...]) -> Call:
    """Return the most valuable legal bid with Domy's open hand; a pass if none is likely to make."""
    bids = [action for action in legal if isinstance(action, Bid)]
    if open_hand is None or hand.hcp + open_hand.hcp <= ENOUGH or not bids:
        return SimpleCall.PASS
    expected = {strain: estimate(hand, open_hand, strain) for strain in STRAINS}
    likely = [bid for bid in bids if chance(bid, expected[bid.strain]) >= LIKELY]
    if not likely:
        return SimpleCall.PASS
    return max(likely, key=lambda bid: (value(bid, expected[bid.strain]), bid.strain))


def bids_to_compare(hand: Hand, open_hand: Hand, legal: tuple[Action, ...]) -> tuple[Call, ...]:
    """Return the bid advised, a pass, and the most valuable bids that may make."""
    expected = {strain: estimate(hand, open_hand, strain) for strain in STRAINS}
    bids = [bid for bid in legal if isinstance(bid, Bid) and chance(bid, expected[bid.strain]) >= CONCEIVABLE]
    bids.sort(key=lambda bid: -value(bid, expected[bid.strain]))
    advised = choose_bid(hand, open_hand, legal)
    return tuple(dict.fromkeys((advised, SimpleCall.PASS, *bids[:MOST_COMPARED])))


def chance(bid: Bid, expected: float) -> float:
    """Return the probability of making a bid if tricks are normally distributed around `expected`."""
    return 1 - 0.5 * (1 + erf((bid.number - 0.5 - expected) / (DOUBT * sqrt(2))))


def value(bid: Bid, expected: float) -> float:
    """Return the expected points of a bid: those for making it, minus what each opponent gets if it fails."""
    made = chance(bid, expected)
    contract = Contract(Seat.S, bid.strain, bid.number)
    prize = MADE * bid.number + sum(line.points for line in whiz_bonus(contract))
    return made * prize - (1 - made) * FAILED * bid.number


def tricks_to_expect(mine: Hand, other: Hand) -> dict[Strain, int]:
    """Return the expected tricks of two hands, rounded: at notrump, and with each fit (RULES 4.6)."""
    fits = [suit for suit in SUITS if (mine | other).length(suit) >= FIT]
    strains = (Strain.NT, *map(Strain, reversed(fits)))
    return {strain: min(13, max(0, round(estimate(mine, other, strain)))) for strain in strains}


def estimate(mine: Hand, other: Hand, strain: Strain) -> float:
    """Return the expected tricks of two hands."""
    return _at_notrump(mine, other) if strain.suit is None else _with_trumps(mine, other, strain.suit)


def _at_notrump(mine: Hand, other: Hand) -> float:
    """Return a linear fit to double-dummy results: 25–26 HCP and three aces make nine tricks.

    A suit in which both hands hold at most a queen costs tricks: the opponents can run it.
    """
    both = mine | other
    weak = sum(both.suit(suit).hcp <= 2 for suit in SUITS)
    longest = max(both.length(suit) for suit in SUITS)
    return -2.8 + 0.4 * both.hcp + 0.38 * _aces(both) + 0.06 * longest - 0.56 * weak


def _with_trumps(mine: Hand, other: Hand, trumps: Suit) -> float:
    """Return a linear fit with trumps, from high cards, length, shortness and a second suit."""
    both = mine | other
    if both.length(trumps) < FIT:
        return HOPELESS
    sides = [suit for suit in SUITS if suit is not trumps]
    short = sum(SHORT.get(min(mine.length(suit), other.length(suit)), 0) for suit in sides)
    second = max(both.length(suit) for suit in sides)
    high_cards = 0.31 * both.hcp + 0.33 * _aces(both) + 0.08 * both.suit(trumps).hcp
    return -6.5 + high_cards + 0.67 * both.length(trumps) + 0.33 * short + 0.12 * second


def _aces(hand: Hand) -> int:
    return sum(card.rank is Rank.ACE for card in hand)
