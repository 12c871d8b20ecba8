"""The score of a deal of plafond: as in auction bridge, but only tricks bid count below the line."""

from collections.abc import Iterator

from chelem import Contract, Line, Score, Strain

PER_TRICK = {Strain.C: 6, Strain.D: 7, Strain.H: 8, Strain.S: 9, Strain.NT: 10}
OVERTRICK = UNDERTRICK = 50
INSULT = {2: 50, 4: 100}
"""The bonus for making a doubled (2) or redoubled (4) contract."""
SLAM = {12: 100, 13: 200}
"""The bonus by tricks taken, bid or not."""


def score_plafond(contract: Contract, tricks: int) -> Score:
    """Return the lines of a deal; `tricks` are those of declarer's side, 0 to 13.

    >>> [line.points for line in score_plafond(Contract.parse("2SX by N"), 9)]
    [36, 50, 100]
    """
    return Score(_lines(contract, tricks))


def _lines(contract: Contract, tricks: int) -> Iterator[Line]:
    side, stake = contract.declarer.side, contract.stake
    if tricks < contract.tricks:
        count, each = contract.tricks - tricks, UNDERTRICK * stake
        yield Line(side.opponents.seats, count * each, "plafond.down", {"count": count, "each": each})
        return
    count, each = contract.level, PER_TRICK[contract.strain] * stake
    yield Line(side.seats, count * each, "plafond.bid", {"count": count, "each": each}, below=True)
    if stake in INSULT:
        yield Line(side.seats, INSULT[stake], "plafond.insult")
    if tricks > contract.tricks:
        count, each = tricks - contract.tricks, OVERTRICK * stake
        yield Line(side.seats, count * each, "plafond.over", {"count": count, "each": each})
    if tricks in SLAM:
        yield Line(side.seats, SLAM[tricks], "plafond.slam", {"tricks": tricks})
