"""What the server writes to its logs, without what is secret."""
