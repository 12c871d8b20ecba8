"""SVG diagrams: the outlines of the suits, hands around a table.

Like `i18n`, this package lies below all others and knows no bridge: it gets strings and numbers, and lays
them out.
"""
