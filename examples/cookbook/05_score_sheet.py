"""Explain a score line by line, and add it up for each side."""

from chelem import say
from chelem.scoring import score_duplicate

score = score_duplicate("2SX+1 by N", vulnerable="NS")
for line in score:
    print(f"{line.points:5}  {say(line.code, line.args)}")
print("North-South:", score.total("NS"), "East-West:", score.total("EW"))
