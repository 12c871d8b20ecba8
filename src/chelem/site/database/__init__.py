"""The database: connection, writer, migrations; it knows no feature."""
