"""What a page draws of a table: one viewer's view as plain data, section by section (docs/protocol.md)."""
