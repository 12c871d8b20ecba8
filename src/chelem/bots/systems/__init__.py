"""Bidding systems: the rules of a file, and what calls mean by them."""
