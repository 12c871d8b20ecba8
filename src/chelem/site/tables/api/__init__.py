"""Live tables: HTTP and messages; it contains no rules."""
