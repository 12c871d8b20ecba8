"""Learning: HTTP and messages; it contains no rules."""
