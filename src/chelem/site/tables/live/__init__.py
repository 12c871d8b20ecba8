"""Live tables: actors, clocks and audiences."""
