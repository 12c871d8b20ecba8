"""Lessons, study and training: what is true of them without a server."""
