"""Team matches between bots: paired boards, statistics, and what each part of the game was worth."""
