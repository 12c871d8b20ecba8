"""Read and print calls of an auction."""

import re
from functools import cache

from chelem.core import Bid, Call, ParseError, SimpleCall
from chelem.i18n.catalogue import load_catalogue
from chelem.text.normalising import fold, quote
from chelem.text.spellings import any_of, spelling_of


def read_call(text: str, language: str = "en") -> Bid | SimpleCall:
    """Read a bid, pass, double or redouble; the number of a bid is 1–13, whatever the game allows.

    After a number comes a strain: in French, P alone is a pass, but 1P is 1♠ (RULES Notation).

    >>> read_call("1CA", "fr"), read_call("8 à Cœur", "fr"), read_call("–", "fr"), read_call("dbl", "en")
    (Bid.parse('1D'), Bid.parse('8H'), SimpleCall.PASS, SimpleCall.DOUBLE)
    """
    names, written = spelling_of(language), fold(text)
    if written in names.calls:
        return names.calls[written]
    if found := _bid(language).fullmatch(written):
        return Bid(int(found[1]), names.strains[found[2]])
    raise ParseError("text.call", text=quote(text))


def print_call(call: Call, language: str = "en") -> str:
    """Print a call as players write it: `1♥`, `3SA`, `passe`, `puis-je jouer ?`."""
    return load_catalogue(language).call(str(call))


def bid_pattern(language: str) -> str:
    """Return a regular expression for a folded bid, with groups for the number and the strain."""
    names = spelling_of(language)
    return rf"(1[0-3]|[1-9]) ?(?:{names.at} )?({any_of(names.strains)})"


@cache
def _bid(language: str) -> re.Pattern[str]:
    return re.compile(bid_pattern(language))
