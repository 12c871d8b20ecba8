"""The sections of a page: one viewer's view of a table as plain data (docs/protocol.md)."""
