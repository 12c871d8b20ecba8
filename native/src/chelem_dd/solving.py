"""Double-dummy solutions of one deal or position.

Any number of threads may call these functions at once: a search does not hold Python's lock, and Ctrl-C
stops it within a tenth of a second. They raise `ValueError`, with a sentence that describes the error, for
an invalid deal or position, `TypeError` for arguments of the wrong type, and `MemoryError` if memory runs
out. `memory` is the memory limit of a search, in megabytes; with less, hard deals take longer.
"""

from chelem_dd import _kernel
from chelem_dd.table import Table, Tricks
from chelem_dd.values import MEMORY, CardsLike, DealLike, SeatLike, StrainLike


def solve_table(deal: DealLike, *, memory: int = MEMORY) -> Table:
    """Return the tricks of each declarer's side in each strain, with the lead from declarer's left.

    All hands have the same number of cards, 1 to 13.

    >>> solve_table("N:AQ... K2... 43... J5...")["NT"]
    {'N': 2, 'E': 1, 'S': 1, 'W': 1}
    >>> solve_table("N:AQ... K2... 43... J...")
    Traceback (most recent call last):
        ...
    ValueError: North holds 2 cards and West 1: hands must be equal
    """
    return Table(_kernel.table(deal, memory))


def solve(
    deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = (), *, memory: int = MEMORY
) -> int:
    """Return the tricks that the leader's side takes from here, the trick in progress included.

    `leader` leads, or has led, to the trick in progress. `trick` holds the cards played to it, at most three,
    in order; the hands no longer hold them. Each hand has 1 to 13 cards, or one fewer if it has played.

    >>> solve("N:AQ... K2... 43... J5...", "NT", "S"), solve("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    (1, 0)
    """
    return _kernel.tricks(deal, strain, leader, trick, memory)


def solve_cards(
    deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = (), *, memory: int = MEMORY
) -> Tricks:
    """Return the tricks that the side to play takes from here, for each legal card.

    The trick in progress is included. The arguments are those of `solve`. The cards are in order: spades,
    hearts, diamonds, clubs, each from the ace down.

    >>> solve_cards("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    {'SA': 1, 'SQ': 2}
    """
    return Tricks(_kernel.cards(deal, strain, leader, trick, memory))


def clear() -> None:
    """Free the memory kept for later searches.

    The memory of a search, up to its `memory`, is kept for reuse: that of as many searches as ran at once,
    but at most one per processor.
    """
    _kernel.clear()
