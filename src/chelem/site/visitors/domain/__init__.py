"""Visitors: the rules, as plain values."""
