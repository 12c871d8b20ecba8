"""The entries of an event's log: each is a class that says what it needs, does and makes stale."""
