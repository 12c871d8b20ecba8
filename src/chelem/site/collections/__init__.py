"""Boards that visitors keep."""
