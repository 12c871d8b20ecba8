"""A table in words: what happens at it, what lies on it, what a person types at it."""
