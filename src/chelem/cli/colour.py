"""Colours for suit signs."""

from rich.text import Text

from chelem.boards.report import without_controls

_STYLES = {"♥": "red", "♦": "dark_orange", "♣": "green"}


def coloured(text: str) -> Text:
    """The text with hearts, diamonds and clubs in their colours; spades stay as the text is.

    Texts of files may come in: what a terminal would obey is taken out.
    """
    text = without_controls(text)
    told = Text(text)
    for place, sign in enumerate(text):
        if style := _STYLES.get(sign):
            told.stylize(style, place, place + 1)
    return told
