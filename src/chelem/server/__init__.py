"""The edge: HTTP, websockets, visitors and the built client; it knows no rules."""
