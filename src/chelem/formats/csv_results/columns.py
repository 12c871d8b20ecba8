"""The columns of a table of results, their names, and protection against spreadsheet formulas."""

import re
from collections.abc import Mapping

TEXTS: Mapping[str, str] = {
    "event": "Event",
    "site": "Site",
    "date": "Date",
    "round": "Round",
    "table": "Table",
    "room": "Room",
    "board": "Board",
    "north": "North",
    "east": "East",
    "south": "South",
    "west": "West",
    "scoring": "Scoring",
}
"""Columns with the text of a tag, and that tag."""
VALUES: Mapping[str, str] = {
    "dealer": "Dealer",
    "vulnerable": "Vulnerable",
    "contract": "Contract",
    "declarer": "Declarer",
    "lead": "Play",
    "tricks": "Result",
    "result": "Result",
    "score": "Score",
}
"""Columns with a value, and the PBN tag for it."""
COLUMNS = (
    *("event", "site", "date", "round", "table", "room", "board", "dealer", "vulnerable"),
    *("north", "east", "south", "west"),
    *("contract", "declarer", "lead", "tricks", "result", "score", "scoring"),
)
"""The columns in the order in which they are written."""

_OWN = {name: name for name in COLUMNS}
_ENGLISH_TOO = {
    "tournament": "event",
    "bd": "board",
    "board no": "board",
    "dlr": "dealer",
    "vul": "vulnerable",
    "vulnerability": "vulnerable",
    "by": "declarer",
    "opening lead": "lead",
    "ns score": "score",
    "score ns": "score",
}
_FRENCH = {
    "tournoi": "event",
    "epreuve": "event",
    "lieu": "site",
    "date": "date",
    "tour": "round",
    "table": "table",
    "salle": "room",
    "donne": "board",
    "etui": "board",
    "donneur": "dealer",
    "vul": "vulnerable",
    "vulnerable": "vulnerable",
    "vulnerabilite": "vulnerable",
    "nord": "north",
    "est": "east",
    "sud": "south",
    "ouest": "west",
    "contrat": "contract",
    "declarant": "declarer",
    "par": "declarer",
    "entame": "lead",
    "levees": "tricks",
    "resultat": "result",
    "marque": "score",
    "marque ns": "score",
    "score": "score",
    "score ns": "score",
    "mode de marque": "scoring",
}
HEADERS: Mapping[str, Mapping[str, str]] = {"en": _OWN | _ENGLISH_TOO, "fr": _FRENCH}
"""Columns by folded name, for each language; written files use the English names in `COLUMNS`."""

_START = r'(^|[,;\t\r\n"])'
_SIGN = r"(?=[=+\-@＝＋－＠])"
_FORMULA = re.compile(f"{_START}('*){_SIGN}")
_ESCAPED = re.compile(f"{_START}'('*){_SIGN}")


def escape_formulas(text: str) -> str:
    """Return the text with an apostrophe before anything a spreadsheet could take for a formula.

    That is `=`, `+`, `-` or `@` at the start, or after a character that ends a cell in some spreadsheet.

    >>> escape_formulas("=1+1"), escape_formulas("North;=1+1"), escape_formulas("'=1")
    ("'=1+1", "North;'=1+1", "''=1")
    """
    return _FORMULA.sub(r"\1\2'", text)


def unescape_formulas(text: str) -> str:
    """Return the text without the apostrophes of `escape_formulas`.

    >>> unescape_formulas("'=1+1"), unescape_formulas("l'=")
    ('=1+1', "l'=")
    """
    return _ESCAPED.sub(r"\1\2", text)
