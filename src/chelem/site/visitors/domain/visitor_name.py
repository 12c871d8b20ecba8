"""The name by which a visitor is shown."""

from chelem.core.typed_text import file_line

LONGEST_NAME = 24
"""The most characters of a name; a longer one is cut."""


def clean_name(text: str) -> str:
    """Return a name as displayed: one line, without invisible characters, cut to `LONGEST_NAME`."""
    return file_line(" ".join(file_line(text).split())[:LONGEST_NAME])
