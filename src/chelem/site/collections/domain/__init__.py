"""Collections: the rules, as plain values."""
