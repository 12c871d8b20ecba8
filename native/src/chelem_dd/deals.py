"""What the functions of this package take: deals, cards, seats and strains."""

from collections.abc import Sequence
from typing import TypeAlias

Deal: TypeAlias = str | Sequence[int]
"""PBN text, as in `"N:AKQ.T98..5432 …"`: the first hand's seat, then four hands clockwise, each with its
spades, hearts, diamonds and clubs; or the hands of N, E, S and W as integers, card number n being 1 << n."""

Card: TypeAlias = str | int
"""Its suit and rank, as in `"SA"` or `"HT"`; or its number, 13 · suit + rank, with suits C D H S and ranks
2 … A from 0."""

Cards: TypeAlias = str | Sequence[Card]
"""Cards in the order of play: text with blanks between them, as in `"SA S2"`, or a sequence."""

SEATS = ("N", "E", "S", "W")
STRAINS = ("S", "H", "D", "C", "NT")

MEMORY = 64
"""What a search may hold when it is not told otherwise, in megabytes a thread."""
