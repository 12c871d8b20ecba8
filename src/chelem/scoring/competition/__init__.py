"""Compare the scores of a board: matchpoints, IMPs, victory points (RULES, Competition)."""
