"""Numbers of tables or teams from 2 to 60."""

SOME = [*range(2, 21), 24, 25, 27, 28, 30, 35, 36, 42, 45, 49, 54, 59, 60]
"""All small ones, and large ones with all remainders that matter: odd, even, by three, by four."""
EVERY = range(2, 61)
