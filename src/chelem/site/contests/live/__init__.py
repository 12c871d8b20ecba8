"""Contests: actors, clocks and audiences."""
