"""Events in service: what a page draws, as plain data."""
