"""Visitors: actors, clocks and audiences."""
