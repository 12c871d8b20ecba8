"""The rules of a log, whatever the game: decide, evolve, redact, view."""
