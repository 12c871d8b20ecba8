"""Deals that visitors keep: files taken in, searched, opened, and looked into card by card."""
