"""Collections: actors, clocks and audiences."""
