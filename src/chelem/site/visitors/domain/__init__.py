"""What is true of visitors without a server."""
