"""Visitors and their data across devices."""
