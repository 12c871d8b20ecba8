"""Scored boards as values: what each score of a traveller is worth, and what entrants received."""
