"""SVG markup: elements with attributes, and text with only the characters that XML allows."""

import re
from html import escape

_IMPOSSIBLE = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_BREAKS = re.compile(r"[\t\n\r]+")


def printable(text: str) -> str:
    r"""Return the text on one line, with U+FFFD for characters that XML does not allow.

    >>> printable("Pairs\tA \ud800!")
    'Pairs A �!'
    """
    return _IMPOSSIBLE.sub("\ufffd", _BREAKS.sub(" ", text))


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """Return an element; `inside` is markup, `text_anchor` becomes `text-anchor`, numbers are rounded.

    >>> element("text", markup("R & D"), x=1 / 3, text_anchor="middle")
    '<text x="0.33" text-anchor="middle">R &amp; D</text>'
    """
    tag = name + "".join(
        f' {key.replace("_", "-")}="{escape(_value(value))}"' for key, value in attributes.items()
    )
    return f"<{tag}>{''.join(inside)}</{name}>" if inside else f"<{tag}/>"


def markup(text: str) -> str:
    """Return the text escaped as markup."""
    return escape(printable(text), quote=False)


def _value(value: str | float) -> str:
    return printable(value) if isinstance(value, str) else f"{round(value, 2):g}"
