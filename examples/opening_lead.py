"""What to lead from a hand when South opens 1NT and North raises to 3NT.

Each card is tried double dummy on the same deals: the best lead beats the contract most often.
"""

from chelem.simulation import hand, leads, simulate

title = "♠QJ96 ♥K43 ♦A52 ♣872, against 1NT – 3NT"
west = hand("W", holds="QJ96.K43.A52.872")
opening = hand("S", "balanced", hcp="15-17")
raised = hand("N", "any - 4+xxx - x4+xx - (7+xxx)", hcp="10-14")
condition = west & opening & raised
measure = leads("3NT by S", beating=True)
n = 200

if __name__ == "__main__":
    print(simulate(condition, measure, n, seed=1, title=title))
