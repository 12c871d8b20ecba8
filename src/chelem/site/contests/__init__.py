"""Challenges, team matches and the tournament of the day."""
