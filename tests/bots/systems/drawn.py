"""Auctions that four hands bid by a system, drawn at random."""

import random
from collections.abc import Iterator

from chelem.bots.systems.cells import CellSet, cell_of
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.system import System
from chelem.core.calls import Call
from chelem.core.cards import DECK
from chelem.core.hands import Hand

SETTINGS = [
    *(
        BiddingSetting(vulnerable, scoring)
        for vulnerable in ((False, False), (True, False), (False, True), (True, True))
        for scoring in (ScoringForm.IMPS, ScoringForm.MATCHPOINTS, ScoringForm.RUBBER)
    ),
    *(
        BiddingSetting(scoring=ScoringForm.RUBBER, below=below)
        for below in ((60, 0), (0, 40), (30, 90), (20, 70))
    ),
]


def drawn_calls(
    system: System, count: int, seed: int = 0, *, judged: float = 0
) -> Iterator[tuple[AuctionPoint, Hand, Call]]:
    """Yield each call of some auctions: the point before it, the hand that makes it, and the call.

    Where a simulation may choose other calls, one of these is drawn instead with the probability `judged`.
    """
    rng = random.Random(seed)  # noqa: S311 - a test repeats itself
    for number in range(count):
        cards = list(DECK)
        rng.shuffle(cards)
        hands = [Hand.of(cards[13 * place : 13 * place + 13]) for place in range(4)]
        point = point_after(system, SETTINGS[number % len(SETTINGS)], ())
        while not point.auction.over:
            hand = hands[point.auction.me]
            rule = point.rule_for(hand)
            call = rule.call
            if judged and (close := point.close_calls(hand, rule)) and rng.random() < judged:
                call = rng.choice(close)
            yield point, hand, call
            point = point.after(call)


def cell_with(hand: Hand) -> CellSet:
    """Return the cell of a hand."""
    spades, hearts, diamonds, clubs = hand.lengths
    return cell_of((clubs, diamonds, hearts, spades), hand.hcp)
