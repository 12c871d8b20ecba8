"""Let two bots play a teams match: each board twice, scored in IMPs."""

from chelem import play_match
from chelem.bots import Baseline

match = play_match([Baseline(seed=1), Baseline(seed=2)], boards=4, seed=7)
for number, (first, second) in enumerate(match.scores, start=1):
    print(f"Board {number}: {first} and {second}, {match.imps[number - 1]:+} IMPs")
print(match)
