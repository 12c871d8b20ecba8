"""Events in service."""
