"""Movements by their rules: Mitchell, Howell, individuals, round robins."""
