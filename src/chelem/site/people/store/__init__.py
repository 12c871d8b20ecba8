"""People: rows of the database."""
