"""Collections: rows of the database."""
