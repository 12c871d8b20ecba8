"""Whole matches, random or recorded, of every game and form."""
