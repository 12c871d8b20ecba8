"""Contests: what a page draws, as plain data."""
