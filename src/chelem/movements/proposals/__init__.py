"""Movements proposed for an evening, the best first."""
