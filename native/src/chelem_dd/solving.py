"""Double-dummy solutions of one deal or position.

Any number of threads may call these functions at once: a search does not hold Python's lock, and Ctrl-C
stops it within a tenth of a second. They raise `ValueError`, with a sentence that names the fault, for an
invalid deal or position, `TypeError` for arguments of the wrong kind, and `MemoryError` when memory runs
out. `memory` bounds what a search may hold, in megabytes; with less, hard deals take longer.
"""

from chelem_dd import _kernel
from chelem_dd.table import Table, Tricks
from chelem_dd.values import MEMORY, CardsLike, DealLike, SeatLike, StrainLike


def solve_table(deal: DealLike, *, memory: int = MEMORY) -> Table:
    """The tricks of each declarer's side in each strain, when the hand on declarer's left leads.

    The hands are equal, of 1 to 13 cards.

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
    """The tricks that the leader's side takes from here, the trick in progress included.

    `leader` leads, or has led, to the trick in progress. `trick` has the cards played to it, at most three,
    in order; the hands no longer hold them. Each hand has 1 to 13 cards, or one fewer if it has played.

    >>> solve("N:AQ... K2... 43... J5...", "NT", "S"), solve("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    (1, 0)
    """
    return _kernel.tricks(deal, strain, leader, trick, memory)


def solve_cards(
    deal: DealLike, strain: StrainLike, leader: SeatLike, trick: CardsLike = (), *, memory: int = MEMORY
) -> Tricks:
    """For each legal card of the hand to play, the tricks that its side takes from here.

    The trick in progress is included. The arguments are those of `solve`. The cards are in order: spades,
    hearts, diamonds, clubs, each from the ace down.

    >>> solve_cards("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    {'SA': 1, 'SQ': 2}
    """
    return Tricks(_kernel.cards(deal, strain, leader, trick, memory))


def clear() -> None:
    """Free the memory that is kept for later searches.

    What a search was given, up to its `memory`, is kept: as many times as searches ran at once, but at most
    as many times as there are processors.
    """
    _kernel.clear()
