"""Deal cards and find the tricks that each side can make."""

from random import Random

from chelem import Deal, solve
from chelem.analysis import par_of

deal = Deal.draw(Random(2026).randrange)
table = solve(deal)
print(deal)
print("East in hearts:", table["H", "E"], "tricks")
print("Par:", par_of(table, dealer="N", vulnerable="none").text("en"))
