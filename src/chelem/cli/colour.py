"""Colours for suit symbols."""

from rich.text import Text

from chelem.boards.report import without_controls

_STYLES = {"♥": "red", "♦": "dark_orange", "♣": "green"}


def coloured(text: str) -> Text:
    """Colour hearts, diamonds and clubs; spades keep the colour of the text.

    The text may come from a file, so terminal control sequences are removed.
    """
    text = without_controls(text)
    styled = Text(text)
    for place, sign in enumerate(text):
        if style := _STYLES.get(sign):
            styled.stylize(style, place, place + 1)
    return styled
