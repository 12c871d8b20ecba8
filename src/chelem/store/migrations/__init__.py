"""How the database grew, step by step; Alembic runs what a database has not seen."""
