"""The marks: pure functions from a result to its lines, each beside its table of numbers, and competition."""
