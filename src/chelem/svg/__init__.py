"""SVG diagrams: suit symbols, hands around a table.

Like `i18n`, this package depends on no other and has no bridge types: it lays out strings and numbers.
"""
