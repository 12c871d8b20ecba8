"""The columns of a table of results, the names they may have, and guards against formulas."""

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
"""The columns that hold a tag's text, and the tag."""
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
"""The columns that hold a value, and the tag under which PBN tells it."""
COLUMNS = (
    *("event", "site", "date", "round", "table", "room", "board", "dealer", "vulnerable"),
    *("north", "east", "south", "west"),
    *("contract", "declarer", "lead", "tricks", "result", "score", "scoring"),
)
"""The columns, in the order in which they are written."""

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
"""By language, the folded names of the columns; those that are written are the first of English."""

_START = r'(^|[,;\t\r\n"])'
_SIGN = r"(?=[=+\-@＝＋－＠])"
_FORMULA = re.compile(f"{_START}('*){_SIGN}")
_GUARDED = re.compile(f"{_START}'('*){_SIGN}")


def guarded(text: str) -> str:
    """The text with an apostrophe before all that a spreadsheet could take for a formula.

    That is an `=`, `+`, `-` or `@` that begins it, or stands after what another spreadsheet takes for the end
    of a cell.

    >>> guarded("=1+1"), guarded("North;=1+1"), guarded("'=1")
    ("'=1+1", "North;'=1+1", "''=1")
    """
    return _FORMULA.sub(r"\1\2'", text)


def unguarded(text: str) -> str:
    """The text without the apostrophes that `guarded` puts in.

    >>> unguarded("'=1+1"), unguarded("l'=")
    ('=1+1', "l'=")
    """
    return _GUARDED.sub(r"\1\2", text)
