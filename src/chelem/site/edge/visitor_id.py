"""The id of a browser, from its cookie."""

VisitorId = str
"""The id of a browser, from its cookie."""
