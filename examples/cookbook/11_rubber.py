"""Score the deals of a rubber, below the line and above it."""

from chelem.scoring import score_rubber

for result, vulnerable in (("2H+1 by S", "none"), ("3NT= by E", "none"), ("4SX-1 by N", "EW")):
    score = score_rubber(result, vulnerable=vulnerable)
    for side in ("NS", "EW"):
        below, above = score.received(side, below=True), score.received(side, below=False)
        print(f"{result:12} {side}: {below:3} below the line, {above:3} above")
