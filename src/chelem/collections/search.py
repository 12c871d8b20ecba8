"""Search for boards: every word of the query must start a word of the board."""

import re

from chelem.core.calls import Bid
from chelem.core.errors import ParseError
from chelem.i18n import LANGUAGES
from chelem.store.kept_board import BoardFacts
from chelem.text import read_call
from chelem.text.normalising import fold

MOST = 8
"""The words of a question that count."""

_APART = re.compile(r"[^\w=/.♠♥♦♣-]+")
_DATE = re.compile(r"(\d{4})[./-](\d{1,2})(?:[./-](\d{1,2}))?")
_DOUBLED = re.compile(r"x{1,2}$")


def words_of(facts: BoardFacts) -> str:
    """The search words of a board, each after a space: its event, date, names, number and contract."""
    texts = [facts["event"], facts["date"], *facts["names"], facts["board"], facts["game"]]
    words = [word for text in texts for word in _words(text)]
    if facts["contract"]["en"]:
        contract = _contract(facts["contract"]["en"], "en")
        words += [contract, contract.removeprefix("=")]  # found by level and strain alone, too
    return "".join(f" {word}" for word in dict.fromkeys(words))


def patterns(question: str, language: str) -> list[str]:
    """The SQL LIKE patterns that the words of a board must match; a backslash escapes."""
    words = _words(question[:200])[:MOST]
    return [f"% {_escaped(_contract(word, language))}%" for word in words]


def _words(text: str) -> list[str]:
    """The words of a text, folded; all dates written with dashes."""
    dated = _DATE.sub(lambda found: "-".join(part.zfill(2) for part in found.groups() if part), fold(text))
    return [word for part in _APART.split(dated) if (word := part.strip("./-="))]


def _contract(word: str, language: str) -> str:
    """A bid in the form common to all languages, `=4s`; any other word unchanged."""
    bid, doubled = _DOUBLED.sub("", word), _DOUBLED.search(word)
    for each in (language, *LANGUAGES):
        try:
            call = read_call(bid, each)
        except ParseError:
            continue
        if isinstance(call, Bid):
            return f"={call}{doubled[0] if doubled else ''}".lower()
    return word


def _escaped(word: str) -> str:
    return re.sub(r"([\\%_])", r"\\\1", word)
