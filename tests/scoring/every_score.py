"""Every score with many inputs, for the laws of lines and their sentences."""

from itertools import product

from chelem.core.cards import STRAINS
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat, Side
from chelem.games.minibridge.naming import GAME_TRICKS, PART_SCORE_TRICKS
from chelem.games.minibridge.scoring import score_of
from chelem.scoring.chicago import score_chicago
from chelem.scoring.comptoir import score_comptoir, score_comptoir_traditional
from chelem.scoring.duplicate import score_duplicate
from chelem.scoring.rubber import rubber_bonus, score_rubber, unfinished_rubber
from chelem.scoring.whist import score_whist, settlement
from chelem.scoring.whiz import score_whiz

from .test_honours import ACES_IN_WEST, FIVE_IN_SOUTH, FOUR_IN_EAST
from .test_whist import ALL_SPADES, MIXED

DOUBLE_CHICANE = Deal.parse("N:AKQJT9...AKQJT98 .AKQJT98.AKQJT9. 8765432...765432 .765432.8765432.")
CHICANE = Deal.parse("N:AKQ32.AKQ.AKQ.A2 JT9876.JT9.JT9.K 54.876.876.QJT98 .5432.5432.76543")
DEALS = (FOUR_IN_EAST, FIVE_IN_SOUTH, ACES_IN_WEST, ALL_SPADES, MIXED, DOUBLE_CHICANE, CHICANE)
CONTRACTS = tuple(Contract(*facts) for facts in product((Seat.N, Seat.E), STRAINS, range(7, 14), (1, 2, 4)))
RESULTS = tuple(product(CONTRACTS, range(14)))


def contract_scores():
    """(contract, tricks of declarer's side, lines) of every score of a contract, made or not."""
    for (contract, tricks), vulnerable in product(RESULTS, ("none", "both")):
        yield contract, tricks, score_duplicate(contract, tricks, vulnerable=vulnerable)
        yield contract, tricks, score_rubber(contract, tricks, vulnerable=vulnerable)
        for part_score, last in product((0, 60), (False, True)):
            yield (
                contract,
                tricks,
                score_chicago(contract, tricks, vulnerable=vulnerable, part_score=part_score, last=last),
            )
    for contract, tricks in RESULTS:
        yield contract, tricks, score_comptoir(contract, tricks)
        yield contract, tricks, score_comptoir_traditional(contract, tricks)


def honours_scores():
    """(contract, tricks, lines) with the hands given, where honours go to either side."""
    for (contract, tricks), deal in product(RESULTS, DEALS):
        yield contract, tricks, score_rubber(contract, tricks, vulnerable="none", deal=deal)
        yield contract, tricks, score_chicago(contract, tricks, vulnerable="both", deal=deal)


def whiz_scores():
    for contract, tricks in RESULTS:
        yield score_whiz(contract, tricks, SEATS[:3])


def minibridge_scores():
    for (contract, tricks), vulnerable in product(RESULTS, (False, True)):
        if contract.stake == 1 and contract.tricks in (PART_SCORE_TRICKS, GAME_TRICKS[contract.strain]):
            yield score_of(contract, tricks, vulnerable=vulnerable)


def whist_scores():
    for strain, stake, tricks, deal in product(STRAINS, (1, 2, 4, 64, 1024), range(14), DEALS):
        yield score_whist(Contract(Seat.N, strain, 7, stake), {Side.NS: tricks, Side.EW: 13 - tricks}, deal)


def endings():
    counts = [dict(zip(Side, pair, strict=True)) for pair in product(range(3), repeat=2)]
    for some, others in product(counts, repeat=2):
        yield rubber_bonus(some)
        yield unfinished_rubber(some, others)
        yield settlement(Side.EW, some, others)


def every_score():
    """Yield the lines of all scores."""
    for _, _, lines in (*contract_scores(), *honours_scores()):
        yield lines
    yield from whiz_scores()
    yield from minibridge_scores()
    yield from whist_scores()
    yield from endings()
