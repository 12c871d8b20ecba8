"""One deal or position, solved in the thread that asks.

Any number of threads may ask at once: a search holds no lock of Python's. Ctrl-C stops it within a tenth of a
second. All raise `ValueError` with a sentence that names the fault for what is no sound deal or position,
`TypeError` for arguments of the wrong kind, and `MemoryError` when there is none left. `memory` bounds what
the search remembers, in megabytes; with less, hard deals take longer.
"""

from chelem_dd import _kernel
from chelem_dd.deals import MEMORY, Cards, Deal
from chelem_dd.table import Table


def solve_table(deal: Deal, *, memory: int = MEMORY) -> Table:
    """The tricks that each declarer's side takes in each strain, when the hand on declarer's left leads.

    The hands are equal, of 1 to 13 cards.

    >>> solve_table("N:AQ... K2... 43... J5...")["NT"]
    {'N': 2, 'E': 1, 'S': 1, 'W': 1}
    >>> solve_table("N:AQ... K2... 43... J...")
    Traceback (most recent call last):
        ...
    ValueError: North holds 2 cards and West 1: hands must be equal
    """
    return Table(_kernel.table(deal, memory))


def solve(deal: Deal, strain: str, leader: str, trick: Cards = (), *, memory: int = MEMORY) -> int:
    """The tricks that the leader's side takes from here, the trick in progress included.

    `leader` is who leads, or has led, to the trick in progress; `trick` has the cards played to it, at most
    three, in order, which are no longer in their hands. Each hand has 1 to 13 cards, or one less when it has
    played.

    >>> solve("N:AQ... K2... 43... J5...", "NT", "S"), solve("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    (1, 0)
    """
    return _kernel.tricks(deal, strain, leader, trick, memory)


def solve_cards(
    deal: Deal, strain: str, leader: str, trick: Cards = (), *, memory: int = MEMORY
) -> dict[str, int]:
    """For each card that the hand to play may play, the tricks of its side from here.

    The trick in progress is included. The arguments are those of `solve`. The cards are in order: spades,
    hearts, diamonds, clubs, each from the ace down.

    >>> solve_cards("N:AQ... K... 4... 5...", "NT", "E", "S2 S3 SJ")
    {'SA': 1, 'SQ': 2}
    """
    return _kernel.cards(deal, strain, leader, trick, memory)


def clear() -> None:
    """Let go of the memory that is kept for the next searches.

    What one search was given, up to its `memory`, is kept for the next: as many times as searches ran at
    once, and at most as many as there are processors.
    """
    _kernel.clear()
