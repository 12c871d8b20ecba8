"""Notation: what people type and read, and what files hold; parse and print, nothing else."""
