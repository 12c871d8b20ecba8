"""Events in service: the rules, as plain values."""
