"""Live tables: rows of the database."""
