"""Spectators whose pages are at other processes than the owner of their table."""
