"""Contests: the rules, as plain values."""
