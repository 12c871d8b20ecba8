"""The database: tables and their logs, visitors, collections; the only package with SQL."""
