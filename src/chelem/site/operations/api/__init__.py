"""Operations: HTTP and messages; it contains no rules."""
