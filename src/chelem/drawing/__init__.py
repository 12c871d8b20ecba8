"""Drawing: the outlines of the suits, and hands around a table as SVG.

Like `words/`, this room lies under all the others and knows no bridge: it is given strings and numbers, and
where to put them it decides itself.
"""
