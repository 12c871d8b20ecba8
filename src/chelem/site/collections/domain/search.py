"""Board search: every word of the query must be a prefix of one of the board's search words."""

import re

from chelem.core import Bid, ParseError
from chelem.i18n import LANGUAGES
from chelem.site.collections.domain.kept_board import BoardFacts
from chelem.text import read_call
from chelem.text.normalising import fold

MAX_WORDS = 8
"""Further words of a query are ignored."""

_SEPARATORS = re.compile(r"[^\w=/.♠♥♦♣-]+")
_DATE = re.compile(r"(\d{4})[./-](\d{1,2})(?:[./-](\d{1,2}))?")
_DOUBLED = re.compile(r"x{1,2}$")


def search_words(facts: BoardFacts) -> str:
    """Return a board's search words, each after a space: event, date, names, number, game and contract."""
    texts = [facts["event"], facts["date"], *facts["names"], facts["board"], facts["game"]]
    words = [word for text in texts for word in _split_words(text)]
    if facts["contract"]["en"]:
        contract = _normalised_contract(facts["contract"]["en"], "en")
        words += [contract, contract.removeprefix("=")]  # also matches without "="
    return "".join(f" {word}" for word in dict.fromkeys(words))


def like_patterns(query: str, language: str) -> list[str]:
    """Return the SQL LIKE patterns that a board's search words must match; the escape is a backslash."""
    words = _split_words(query[:200])[:MAX_WORDS]
    return [f"% {_escape_like(_normalised_contract(word, language))}%" for word in words]


def _split_words(text: str) -> list[str]:
    """Return the words of a text without case and accents; dates are written with dashes."""
    dated = _DATE.sub(lambda match: "-".join(part.zfill(2) for part in match.groups() if part), fold(text))
    return [word for part in _SEPARATORS.split(dated) if (word := part.strip("./-="))]


def _normalised_contract(word: str, language: str) -> str:
    """Return a bid as `=4s`, the same in all languages; return any other word unchanged."""
    bid, doubled = _DOUBLED.sub("", word), _DOUBLED.search(word)
    for candidate in (language, *LANGUAGES):
        try:
            call = read_call(bid, candidate)
        except ParseError:
            continue
        if isinstance(call, Bid):
            return f"={call}{doubled[0] if doubled else ''}".lower()
    return word


def _escape_like(word: str) -> str:
    return re.sub(r"([\\%_])", r"\\\1", word)
