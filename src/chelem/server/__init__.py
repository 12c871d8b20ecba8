"""The web server: HTTP, websockets, visitors and the built client; it contains no rules."""
