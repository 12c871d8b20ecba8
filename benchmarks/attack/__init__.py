"""Attacks from one address on a server where honest tables play, and what honest players notice of them."""
