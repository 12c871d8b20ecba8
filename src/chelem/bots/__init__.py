"""Players that are programs: a View in, a Move out."""
