"""The play of the cards: the ordinary maxims for declarer and defenders, in any game."""
