"""The database of tables and their logs, visitors and collections: the only package with SQL."""
