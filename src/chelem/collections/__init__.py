"""Boards that visitors store: import from files, search, display and analysis card by card."""
