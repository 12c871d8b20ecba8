"""By what a visitor is known to the whole site."""

VisitorId = str
"""The id of a browser, from its cookie."""
