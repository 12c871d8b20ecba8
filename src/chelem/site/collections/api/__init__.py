"""Collections: HTTP and messages; it contains no rules."""
