"""Duplicate events: entrants, travellers, and the rankings made of them, without files, clock or database."""
