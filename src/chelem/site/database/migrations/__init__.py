"""The migrations of the database; Alembic runs those that it lacks."""
