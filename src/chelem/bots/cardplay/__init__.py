"""Card play by the usual maxims, for declarer and defenders, in any game."""
