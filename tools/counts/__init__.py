"""What `make house` counts, one concern a module."""
