"""Operations: rows of the database."""
