"""The double-dummy solver `chelem_dd` with the types of this package."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import chelem_dd

from chelem.core import DECK, Card, Hand, Seat, Side, Strain, Vulnerability

FourHands = tuple[Hand, Hand, Hand, Hand]
StrainTricks = tuple[int, int, int, int]
TrickTable = tuple[StrainTricks, StrainTricks, StrainTricks, StrainTricks, StrainTricks]
"""Tricks by strain (S H D C NT) and declarer (N E S W)."""
_CARD_BY_NAME = {str(card): card for card in DECK}


def tricks_of(hands: FourHands, strain: Strain, leader: Seat, trick: tuple[Card, ...], side: Side) -> int:
    """Return how many of the remaining tricks `side` can take against best play.

    `hands` are the remaining hands N, E, S, W. `trick` is the trick in progress, of up to three cards, which
    `leader` led; its cards are not in `hands`, and it counts as a remaining trick. `ValueError` if no cards
    are left, or the sizes of the hands do not match.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "43...", "65...", "KJ...")))
    >>> tricks_of(hands, Strain.NT, Seat.W, (), Side.NS), tricks_of(hands, Strain.NT, Seat.N, (), Side.NS)
    (2, 1)
    """
    tricks = chelem_dd.solve(_bits(hands), str(strain), str(leader), _card_indices(trick))
    return tricks if leader.side is side else len(hands[leader]) + bool(trick) - tricks


def takes_tricks(hands: FourHands, strain: Strain, leader: Seat, tricks: int) -> bool:
    """Return whether the leader's side can take this number of tricks; much quicker than counting them.

    `hands` are those before the lead, N, E, S, W, each with as many cards; `ValueError` if they have not.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "43...", "65...", "KJ...")))
    >>> takes_tricks(hands, Strain.NT, Seat.W, 1), takes_tricks(hands, Strain.NT, Seat.W, 2)
    (False, False)
    """
    values = [int(count >= tricks) for count in range(14)]
    scores = chelem_dd.score_cards([_bits(hands)], str(strain), str(leader), values=values, threads=1)
    return max(scores.means().values()) == 1


def tricks_by_card(
    hands: FourHands, strain: Strain, leader: Seat, trick: tuple[Card, ...]
) -> dict[Card, int]:
    """Return, for each legal card, how many of the remaining tricks its side can then take.

    Arguments and errors are those of `tricks_of`; the trick in progress counts too.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "4...", "6...", "J...")))
    >>> tricks_by_card(hands, Strain.NT, Seat.E, (Card.parse("S3"), Card.parse("S5"), Card.parse("SK")))
    {Card.parse('SA'): 2, Card.parse('SQ'): 1}
    """
    values = chelem_dd.solve_cards(_bits(hands), str(strain), str(leader), _card_indices(trick))
    return {_CARD_BY_NAME[card]: tricks for card, tricks in values.items()}


@dataclass(frozen=True, slots=True)
class LayoutScores:
    """What each card is worth in each of several layouts of the unseen hands.

    `tricks` has one byte for each layout and card, a row for each layout: the tricks that the side to play
    takes from here. With `values`, it is the fewest tricks of the same value.
    """

    cards: tuple[Card, ...]
    tricks: bytes
    _scores: chelem_dd.CardScores

    def means(self, weights: Sequence[float] | None = None) -> dict[Card, float]:
        """Return the mean value of each card over the layouts, each of which may have a weight."""
        return {_CARD_BY_NAME[card]: mean for card, mean in self._scores.means(weights).items()}


def score_layouts(
    layouts: Iterable[FourHands],
    strain: Strain,
    leader: Seat,
    trick: Sequence[Card],
    values: Sequence[float] | None = None,
) -> LayoutScores:
    """Solve the same position in many layouts, in which the hand to play is the same, on one thread.

    The other arguments are those of `tricks_of`. `values` is what 0, 1, 2 … tricks from here are worth, for
    at least the tricks left; without it, a card is worth its tricks. Tricks of equal value are not told
    apart, which is faster if only the contract counts. `ValueError` as in `tricks_of`, or for no layouts.

    >>> layouts = [tuple(map(Hand.parse, ("AQ...", east, "4...", "5..."))) for east in ("K...", "9...")]
    >>> trick = tuple(map(Card.parse, ("S2", "S3", "SJ")))
    >>> score_layouts(layouts, Strain.NT, Seat.E, trick).means()
    {Card.parse('SA'): 1.5, Card.parse('SQ'): 2.0}
    """
    scores = chelem_dd.score_cards(
        map(_bits, layouts), str(strain), str(leader), _card_indices(trick), values, threads=1
    )
    cards = tuple(_CARD_BY_NAME[card] for card in scores.cards)
    return LayoutScores(cards, scores.tricks, scores)


def tricks_after_each_card(
    hands: FourHands, strain: Strain, leader: Seat, cards: Sequence[Card]
) -> tuple[int, ...]:
    """Return the total tricks of the leader's opponents, double dummy, after 0, 1, 2 … cards.

    A total is the tricks already won plus those still available. `hands` are those before the first card,
    which `leader` leads; `ValueError` if a card is illegal.

    >>> hands = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
    >>> tricks_after_each_card(hands, Strain.NT, Seat.E, tuple(map(Card.parse, ("S2", "S3", "SJ", "SA"))))
    (2, 2, 2, 2, 1)
    """
    return chelem_dd.analyse_play(_bits(hands), str(strain), str(leader), _card_indices(cards)).tricks


def solve_rows(deals: Iterable[FourHands], threads: int | None = None) -> Iterator[TrickTable]:
    """Yield the tricks of each declarer in each strain, for each deal in order.

    `threads` is the number of solver threads, None for one per processor.
    """
    with chelem_dd.solve_many(map(_bits, deals), threads=threads) as tables:
        for table in tables:
            spades, hearts, diamonds, clubs, no_trumps = table.rows
            yield spades, hearts, diamonds, clubs, no_trumps


def solver_par(
    rows: TrickTable, dealer: Seat, vulnerable: Vulnerability
) -> tuple[int, list[tuple[str, str, int]]]:
    """Return North-South's par score, and the contracts as (`5DX`, declarers `EW`, overtricks)."""
    par = chelem_dd.par(chelem_dd.Table(rows), str(dealer), str(vulnerable))
    return par.score, [(contract.contract, contract.declarers, contract.result) for contract in par.contracts]


def tricks_of_declarer(
    deals: Iterable[FourHands], strain: Strain, declarer: Seat, threads: int | None = None
) -> Iterator[int]:
    """Yield the tricks of one declarer in one strain for each deal; `threads` as in `solve_rows`."""
    leader = str(declarer.next)
    with chelem_dd.solve_many(map(_bits, deals), str(strain), leader, threads=threads) as answers:
        for tricks in answers:
            yield 13 - tricks


def tricks_by_lead(
    deals: Iterable[FourHands], strain: Strain, declarer: Seat, threads: int | None = None
) -> Iterator[dict[Card, int]]:
    """Yield the defenders' tricks by opening lead for each deal; `threads` as in `solve_rows`."""
    leader = str(declarer.next)
    with chelem_dd.solve_many(map(_bits, deals), str(strain), leader, cards=True, threads=threads) as answers:
        for values in answers:
            yield {_CARD_BY_NAME[card]: tricks for card, tricks in values.items()}


def _bits(hands: FourHands) -> tuple[int, ...]:
    return tuple(hand.bits for hand in hands)


def _card_indices(trick: Sequence[Card]) -> tuple[int, ...]:
    return tuple(card.index for card in trick)
