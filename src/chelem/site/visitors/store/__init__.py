"""Visitors: rows of the database."""
