"""Forms of duplicate events, one module each: how boards are compared, what a match is worth, in which unit.

`form_of` finds the form of an event by its settings. What scores, explains, prints or writes an event asks
that form; nothing else asks which form it is.
"""
