"""Par: the score of an auction in which both sides see all four hands and bid perfectly."""

from dataclasses import dataclass

from chelem_dd import _kernel
from chelem_dd.table import Table
from chelem_dd.values import SeatLike, VulnerabilityLike, texts_of

_VULNERABLE = {"none": (False, False), "ns": (True, False), "ew": (False, True), "both": (True, True)}


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract that scores par.

    `contract` is its level, its strain, and X if doubled, as in `"4SX"`. `declarers` are the seats of one
    side that score par in it, as in `"NS"` or `"E"`. `result` is the number of overtricks, or the number of
    undertricks as a negative number.
    """

    contract: str
    declarers: str
    result: int


@dataclass(frozen=True, slots=True)
class Par:
    """The score of North and South, and the contracts that achieve it; 0 and none if all pass."""

    score: int
    contracts: tuple[ParContract, ...]


def par(table: Table, dealer: SeatLike, vulnerable: VulnerabilityLike) -> Par:
    """Return the par of a whole deal, at duplicate scoring.

    `vulnerable` is `"none"`, `"NS"`, `"EW"` or `"both"`, in upper or lower case, or a value that prints as
    one of these. Raises `ValueError` for other text, and `TypeError` for other values.

    The auction is a game in which everyone knows the tricks of every contract. In turn from the dealer, each
    seat passes or makes a higher bid; the last bidder declares, doubled if and only if the contract goes
    down. Par is the value of this game: neither side can score more unless the other makes a mistake. So if
    both sides can make a contract, the side that calls first declares it, and a sacrifice costs less than the
    contract it prevents.

    >>> table = Table(((10, 3, 10, 3), (8, 5, 8, 5), (5, 7, 5, 7), (6, 6, 6, 7), (9, 4, 8, 4)))
    >>> par(table, "N", "none")
    Par(score=420, contracts=(ParContract(contract='4S', declarers='NS', result=0),))
    """
    if not isinstance(table, Table):
        raise TypeError(f"par takes a Table, not {type(table).__name__}")
    score, contracts = _kernel.par(table.rows, dealer, *_sides(vulnerable))
    return Par(score, tuple(ParContract(*contract) for contract in contracts))


def _sides(vulnerable: VulnerabilityLike) -> tuple[bool, bool]:
    """Return whether North-South, and whether East-West, are vulnerable."""
    for text in texts_of(vulnerable):
        if text.lower() in _VULNERABLE:
            return _VULNERABLE[text.lower()]
    if not isinstance(vulnerable, str):
        raise TypeError(f"vulnerable is none, NS, EW or both, not {type(vulnerable).__name__}")
    raise ValueError("vulnerable is none, NS, EW or both")
