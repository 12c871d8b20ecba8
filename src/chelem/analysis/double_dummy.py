"""The double-dummy solver chelem-dd, called with our types."""

from collections.abc import Iterable, Iterator, Sequence

import chelem_dd

from chelem.core.cards import DECK, Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import Seat, Side
from chelem.core.vulnerability import Vulnerability

WholeHands = tuple[Hand, Hand, Hand, Hand]
StrainTricks = tuple[int, int, int, int]
TrickTable = tuple[StrainTricks, StrainTricks, StrainTricks, StrainTricks, StrainTricks]
"""Tricks by strain, S H D C NT, and by declarer, N E S W."""
_CARD = {str(card): card for card in DECK}


def tricks_of(hands: WholeHands, strain: Strain, leader: Seat, trick: tuple[Card, ...], side: Side) -> int:
    """The most remaining tricks that `side` can take against best defence.

    `hands` are the remaining hands N, E, S, W, without the cards of `trick`: the trick in progress, of at
    most three cards, which `leader` led and which is counted too. `ValueError` if no cards are left, or the
    sizes of the hands do not match.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "43...", "65...", "KJ...")))
    >>> tricks_of(hands, Strain.NT, Seat.W, (), Side.NS), tricks_of(hands, Strain.NT, Seat.N, (), Side.NS)
    (2, 1)
    """
    tricks = chelem_dd.solve(_bits(hands), str(strain), str(leader), _numbers(trick))
    return tricks if leader.side is side else len(hands[leader]) + bool(trick) - tricks


def tricks_by_card(
    hands: WholeHands, strain: Strain, leader: Seat, trick: tuple[Card, ...]
) -> dict[Card, int]:
    """For each legal card, the most tricks that its side can still take.

    Arguments and errors are those of `tricks_of`; the trick in progress is counted too.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "4...", "6...", "J...")))
    >>> tricks_by_card(hands, Strain.NT, Seat.E, (Card.parse("S3"), Card.parse("S5"), Card.parse("SK")))
    {Card.parse('SA'): 2, Card.parse('SQ'): 1}
    """
    values = chelem_dd.solve_cards(_bits(hands), str(strain), str(leader), _numbers(trick))
    return {_CARD[card]: tricks for card, tricks in values.items()}


def tricks_along(hands: WholeHands, strain: Strain, leader: Seat, cards: Sequence[Card]) -> tuple[int, ...]:
    """After 0, 1, 2 … cards: the tricks that the leader's opponents have won plus those they can still take.

    `hands` are those before the first card, which `leader` leads; `ValueError` if a card is illegal.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
    >>> tricks_along(hands, Strain.NT, Seat.E, tuple(map(Card.parse, ("S2", "S3", "SJ", "SA"))))
    (2, 2, 2, 2, 1)
    """
    return chelem_dd.analyse_play(_bits(hands), str(strain), str(leader), _numbers(cards)).tricks


def solve_rows(deals: Iterable[WholeHands], threads: int | None = None) -> Iterator[TrickTable]:
    """The tricks of each declarer in each strain, deal by deal, in order.

    `threads` is the number of solver threads, None for one a processor.
    """
    with chelem_dd.solve_many(map(_bits, deals), threads=threads) as tables:
        for table in tables:
            spades, hearts, diamonds, clubs, no_trumps = table.rows
            yield spades, hearts, diamonds, clubs, no_trumps


def solver_par(
    rows: TrickTable, dealer: Seat, vulnerable: Vulnerability
) -> tuple[int, list[tuple[str, str, int]]]:
    """Par for North-South in points, and its contracts: level, strain and X, declarers, overtricks."""
    par = chelem_dd.par(chelem_dd.Table(rows), str(dealer), str(vulnerable))
    return par.score, [(found.contract, found.declarers, found.result) for found in par.contracts]


def tricks_of_declarer(
    deals: Iterable[WholeHands], strain: Strain, declarer: Seat, threads: int | None = None
) -> Iterator[int]:
    """The tricks of one declarer in one strain, deal by deal; `threads` as in `solve_rows`."""
    leader = str(declarer.next)
    with chelem_dd.solve_many(map(_bits, deals), str(strain), leader, threads=threads) as answers:
        for tricks in answers:
            yield 13 - tricks


def tricks_by_lead(
    deals: Iterable[WholeHands], strain: Strain, declarer: Seat, threads: int | None = None
) -> Iterator[dict[Card, int]]:
    """The tricks that the defenders take after each lead, deal by deal; `threads` as in `solve_rows`."""
    leader = str(declarer.next)
    with chelem_dd.solve_many(map(_bits, deals), str(strain), leader, cards=True, threads=threads) as answers:
        for values in answers:
            yield {_CARD[card]: tricks for card, tricks in values.items()}


def _bits(hands: WholeHands) -> tuple[int, ...]:
    return tuple(hand.bits for hand in hands)


def _numbers(trick: Sequence[Card]) -> tuple[int, ...]:
    return tuple(card.index for card in trick)
