"""How often North makes 3NT with 25 combined points and two balanced hands.

Run it with `chelem simulate examples/three_notrump.py`, or with Python.
"""

from chelem.simulation import (
    hand,
    making,
    side,
    simulate,
    tricks,
)

title = "3NT with 25 points, balanced facing balanced"
condition = side("NS", hcp=25) & hand("N", "balanced") & hand("S", "balanced")
measure = [making("3NT by N"), tricks("NT", "N")]
n = 500

if __name__ == "__main__":
    print(simulate(condition, measure, n, seed=1, title=title))
