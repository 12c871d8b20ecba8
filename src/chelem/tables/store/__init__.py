"""What a table keeps in the database: its log above all, then who sits at it and what it has promised."""
