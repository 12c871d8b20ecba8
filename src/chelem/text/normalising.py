"""Normalise typed text: case, accents, ligatures, dashes and variants of suit signs."""

import unicodedata

_LONGEST_QUOTE = 40
_ALIKE = str.maketrans(
    {
        "œ": "oe",
        "♤": "♠",
        "♡": "♥",
        "♢": "♦",
        "♧": "♣",
        "‐": "-",
        "‑": "-",
        "–": "-",
        "—": "-",
        "−": "-",
        "’": "'",
        "×": "x",
        # French accents, decomposed; other combining characters stay: without its stroke, ≠ would become =.
        "\u0300": None,
        "\u0301": None,
        "\u0302": None,
        "\u0308": None,
        "\u0327": None,
        # Invisible characters that phones and web pages put around suit signs.
        "\ufe0e": None,
        "\ufe0f": None,
        "\u200b": None,
        "\u200e": None,
        "\u200f": None,
        "\ufeff": None,
    }
)


def fold(text: str) -> str:
    """Return the text in lower case, without accents, with plain dashes, signs and single spaces.

    >>> fold("  8 à CŒUR "), fold("4♡X − 1")
    ('8 a coeur', '4♥x - 1')
    """
    plain = unicodedata.normalize("NFD", text).casefold().translate(_ALIKE)
    return " ".join(plain.split())


def quote(text: str) -> str:
    """Return the text for an error message: on one line, shortened to 40 characters.

    >>> quote("8 Z"), quote("passe " * 500)
    ('8 Z', 'passe passe passe passe passe passe pass…')
    """
    line = " ".join(text[: 10 * _LONGEST_QUOTE].split())
    return line if len(line) <= _LONGEST_QUOTE else line[:_LONGEST_QUOTE] + "…"
