"""Par: the score when both sides know all four hands and bid as well as can be."""

from dataclasses import dataclass

from chelem_dd import _kernel
from chelem_dd.table import Table

VULNERABLE = {"none": (False, False), "NS": (True, False), "EW": (False, True), "both": (True, True)}


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract in which an auction without a mistake may end.

    `contract` is its level, its strain and X when doubled, as in `"4SX"`; `declarers` are those of one side
    who score as much in it, as in `"NS"` or `"E"`; `result` is the tricks above those it demands, negative
    when it goes down.
    """

    contract: str
    declarers: str
    result: int


@dataclass(frozen=True, slots=True)
class Par:
    """The score of North and South, and all contracts that lead to it; none when all pass, for 0."""

    score: int
    contracts: tuple[ParContract, ...]


def par(table: Table, dealer: str, vulnerable: str) -> Par:
    """The par of a whole deal, at the scores of duplicate.

    `dealer` is N, E, S or W, `vulnerable` is `"none"`, `"NS"`, `"EW"` or `"both"`: `ValueError` otherwise.

    The auction is a game in which everybody knows the tricks of every contract. The seats call in turn from
    the dealer; each may pass or make any higher bid, and whoever bids last declares, doubled when the
    contract goes down and not otherwise. Par is what this game is worth: no side can get more when the other
    makes no mistake. So the side whose turn comes first has the contract that both could make, and a
    sacrifice costs less than what it saves.

    >>> table = Table(((10, 3, 10, 3), (8, 5, 8, 5), (5, 7, 5, 7), (6, 6, 6, 7), (9, 4, 8, 4)))
    >>> par(table, "N", "none")
    Par(score=420, contracts=(ParContract(contract='4S', declarers='NS', result=0),))
    """
    if not isinstance(table, Table):
        raise TypeError(f"par takes a Table, not {type(table).__name__}")
    if not isinstance(vulnerable, str):
        raise TypeError(f"vulnerable is text, not {type(vulnerable).__name__}")
    if vulnerable not in VULNERABLE:
        raise ValueError("vulnerable is none, NS, EW or both")
    score, contracts = _kernel.par(table.rows, dealer, *VULNERABLE[vulnerable])
    return Par(score, tuple(ParContract(*contract) for contract in contracts))
