"""Live tables: the rules, as plain values."""
