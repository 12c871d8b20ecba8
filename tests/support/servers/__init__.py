"""Servers of tests: processes, their commands with other limits and paces, and what they talk to."""
