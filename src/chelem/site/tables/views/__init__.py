"""Live tables: what a page draws, as plain data."""
