"""Drawing: the outlines of the suits, and hands around a table as SVG.

Like `i18n/`, this room lies under all the others and knows no bridge: it is given strings and numbers, and
where to put them it decides itself.
"""
