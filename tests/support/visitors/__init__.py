"""People at a running server, written from docs/protocol.md alone."""
