"""Events in service: actors, clocks and audiences."""
