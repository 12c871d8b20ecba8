"""Events in service: rows of the database."""
