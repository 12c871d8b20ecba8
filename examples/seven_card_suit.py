"""South opens 3♠ with seven good spades: what North holds, and whether 4♠ makes.

One deal in 600 has such a hand; constrained dealing finds them at once.
"""

from chelem import Seat
from chelem.simulation import (
    hand,
    losers,
    making,
    simulate,
    suit,
)

title = "Facing a 3♠ opening"
condition = suit("S", "S", "7", top="2/3") & hand("S", hcp="6-10", lacks="HA DA CA")


def spade_support(deal):
    """Return the number of North's spades as a word."""
    spades = deal[Seat.N].lengths[0]
    return {0: "none", 1: "one", 2: "two"}.get(spades, "three or more")


measure = {
    "4♠ makes": making("4S by S"),
    "North's spades": spade_support,
    "North's losers": lambda deal: losers(deal[Seat.N]),
}
n = 500

if __name__ == "__main__":
    print(simulate(condition, measure, n, seed=1, title=title))
