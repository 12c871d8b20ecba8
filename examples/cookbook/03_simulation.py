"""Ask how often 3NT makes with 15 to 17 points opposite 10."""

from chelem.simulation import hand, making, simulate

condition = hand("N", "balanced", hcp="15-17") & hand("S", "balanced", hcp=10)
print(simulate(condition, making("3NT by N"), 20, seed=1))
