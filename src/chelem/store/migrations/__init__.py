"""The migrations of the database; Alembic runs those that a database lacks."""
