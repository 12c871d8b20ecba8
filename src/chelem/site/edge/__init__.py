"""The edge of the server: limits, connections, protocols; it knows no feature."""
