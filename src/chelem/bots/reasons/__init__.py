"""Reasons for calls and cards, in words: each states facts that the player can check."""
