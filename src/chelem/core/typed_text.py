r"""Text that people type, or that their files hold: normalised, without characters that deceive or break.

Controls and halves of characters are refused where they are typed, and left out of files. Everywhere letters
are composed (NFC), and characters that turn the direction of their neighbours are left out: nobody sees that
they have copied one, and a name with one would garble the words around it.
"""

import re
from typing import Any
from unicodedata import category, normalize

from chelem.core.errors import Unusable

_REFUSED = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff]")
"""Controls that are no space, and halves of characters."""
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Embeddings, overrides and isolates, which change the order of what follows them."""
_SPACES = re.compile(r"[\s\x85]+")
_KEPT_SPACES = ("\u00a0", "\u202f")
"""Spaces at which a line is not broken, as before a French colon."""
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that nobody sees."""
_JOINERS = ("\u200c", "\u200d")
_JOINED = frozenset({"Lo", "Mc", "Mn", "Sk", "Sm", "So"})
"""What joiners stand between: letters of scripts without capitals, as in Persian and Hindi, and emoji."""
_FLAG = "\U0001f3f4"
"""The black flag, which tags after it make that of a country."""


def clean_line(text: str) -> str:
    r"""Return a line that somebody typed, "" if nothing of it can be seen; `Unusable` for controls.

    >>> clean_line(" Anne\t Martin "), clean_line("Ann\u202eeB"), clean_line("\u200b\u2800")
    ('Anne Martin', 'AnneB', '')
    """
    check_typed(text)
    return file_line(text)


def clean_text(text: str) -> str:
    r"""Return what somebody typed in a field of several lines; `Unusable` for controls.

    >>> clean_text("Board 3:\r\n\tplayed twice")
    'Board 3:\n\tplayed twice'
    """
    check_typed(text)
    return file_text(text)


def clean_json(value: Any) -> Any:
    """Return a JSON value with each text in it as a line that was typed; the names of properties stay."""
    if isinstance(value, str):
        return clean_line(value)
    if isinstance(value, list):
        return [clean_json(item) for item in value]
    if isinstance(value, dict):
        return {check_typed(name): clean_json(item) for name, item in value.items()}
    return value


def check_typed(text: str) -> str:
    """Return a text as it is; `Unusable` if it has control characters, or halves of characters."""
    if _REFUSED.search(text):
        raise Unusable("text.control")
    return text


def file_line(text: str) -> str:
    r"""Return a line of a file as it is shown.

    >>> file_line("Dan\x00\nMartin"), file_line("e\u0301")
    ('Dan Martin', 'é')
    """
    if text.isascii() and text.isprintable():
        return _SPACES.sub(" ", text).strip()
    plain = file_text(text)
    shown = "".join(char for place, char in enumerate(plain) if _is_shown(char, plain[:place]))
    line = _SPACES.sub(_one_space, _without_loose_joiners(normalize("NFC", shown))).strip()
    return line if any(_is_seen(char) for char in line) else ""


def file_text(text: str) -> str:
    r"""Return text of a file, with its lines and tabs, without controls and what changes directions.

    >>> file_text("a\r\nb\x00\u202ec")
    'a\nbc'
    """
    if text.isascii() and text.isprintable():
        return text
    plain = _TURNING.sub("", _REFUSED.sub("", text))
    return normalize("NFC", plain.replace("\r\n", "\n").replace("\r", "\n"))


def _one_space(spaces: re.Match[str]) -> str:
    return spaces[0] if spaces[0] in _KEPT_SPACES else " "


def _is_shown(char: str, before: str) -> bool:
    """Return whether a character belongs in a line: all but invisible ones, and joiners for now."""
    if char.isascii() or char.isspace() or char in _JOINERS:
        return True
    if "\U000e0020" <= char <= "\U000e007f":
        return _FLAG in before
    return not (char in _BLANK or category(char) in ("Cc", "Cf", "Co") or _is_noncharacter(char))


def _without_loose_joiners(line: str) -> str:
    """Return a line without joiners, except those whose two neighbours they may join."""
    if not any(joiner in line for joiner in _JOINERS):
        return line
    around = zip(f" {line}", line, f"{line[1:]} ", strict=False)
    kept = (char for before, char, after in around if char not in _JOINERS or _joins(before, after))
    return normalize("NFC", "".join(kept))


def _joins(before: str, after: str) -> bool:
    return category(before) in _JOINED and category(after) in _JOINED


def _is_seen(char: str) -> bool:
    return category(char)[0] not in "CMZ"


def _is_noncharacter(char: str) -> bool:
    return "\ufdd0" <= char <= "\ufdef" or ord(char) & 0xFFFE == 0xFFFE
