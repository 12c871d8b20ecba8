"""Boards that visitors keep: imported from files, searched, opened, and analysed card by card."""
