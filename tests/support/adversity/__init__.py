"""A program's clock that jumps, and its disk that is full, by a library loaded before all others."""
