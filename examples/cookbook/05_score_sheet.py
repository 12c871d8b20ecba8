"""Explain a score line by line, and add it up for each side."""

from chelem.scoring import score_duplicate

score = score_duplicate("2SX+1 by N", vulnerable="NS")
print(score.say())
print("North-South:", score.total("NS"), "East-West:", score.total("EW"))
