"""Visitors: HTTP and messages; it contains no rules."""
