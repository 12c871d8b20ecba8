"""People: actors, clocks and audiences."""
