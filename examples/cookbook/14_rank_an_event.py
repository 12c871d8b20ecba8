"""Rank a small duplicate event from its results, and say how one pair's result comes about."""

from io import BytesIO

from chelem.events import explain_entrant, rank_event, read_event

RESULTS = b"""board,ns,ew,contract,declarer,tricks
1,1,2,4S,S,10
1,3,4,4S,S,11
1,5,6,3NT,N,9
2,1,4,2H,E,8
2,3,6,3H,E,8
2,5,2,Pass,,
"""

results = read_event(BytesIO(RESULTS), "evening.csv").results
for ranking in rank_event(results):
    for ranked in ranking:
        number = results.entrants[ranked.entrant].number
        print(f"{ranked.place}. Pair {number}: {float(ranked.result):.2f} {ranking.unit}")
for board in explain_entrant(results, 0).boards:
    print(f"Board {board.board}:", *(reason.say("en") for reason in board.reasons))
