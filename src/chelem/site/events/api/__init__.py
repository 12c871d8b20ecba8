"""Events in service: HTTP and messages; it contains no rules."""
