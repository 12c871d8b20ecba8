"""Convention cards: what a partnership plays, in a file that people and bots read."""
