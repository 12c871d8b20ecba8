"""Colours for suit symbols."""

from rich.text import Text

from chelem.boards.report import replace_controls

_STYLES = {"♥": "red", "♦": "dark_orange", "♣": "green"}


def coloured(text: str) -> Text:
    """Return text with coloured hearts, diamonds and clubs; spades keep the text's own colour.

    The text may come from a file, so terminal control sequences are removed.
    """
    text = replace_controls(text)
    styled = Text(text)
    for position, symbol in enumerate(text):
        if style := _STYLES.get(symbol):
            styled.stylize(style, position, position + 1)
    return styled
