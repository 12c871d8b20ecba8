"""Board search: each query word is a prefix of a search word (docs/protocol.md, Boards of files)."""

import re

import pytest

from chelem.site.collections.domain.import_file import import_boards
from chelem.site.collections.domain.search import like_patterns, search_words
from tests.site.collections.samples import FILE

WORDS = [search_words(board.facts) for board in import_boards(FILE.encode(), "")]


def found(question, language="fr"):
    """Return the numbers of the boards that SQL's LIKE would match."""
    expressions = [
        re.compile("^" + re.escape(pattern).replace("%", ".*") + "$", re.DOTALL)
        for pattern in like_patterns(question, language)
    ]
    return [
        place for place, words in enumerate(WORDS, start=1) if all(each.match(words) for each in expressions)
    ]


@pytest.mark.parametrize(
    ("question", "boards"),
    [
        ("club", [1, 2, 3]),
        ("CLUB night", [1, 2, 3]),
        ("emile", [1, 2]),
        ("Émi", [1, 2]),
        ("mile", []),
        ("bob 2P", [1]),
        ("2♠", [1]),
        ("4p", [2]),
        ("4sa", []),
        ("1", [1]),
        ("2024-05", [1, 2]),
        ("1/5/2024", []),
        ("2024.5.1", [1, 2]),
        ("bob nobody", []),
    ],
)
def test_search(question, boards):
    """Names match without accents; dates, numbers and French contracts match too."""
    assert boards == found(question)


def test_contracts_in_the_readers_language():
    """4C is 4♥ in French, 4♣ in English."""
    assert ["% =4h%"] == like_patterns("4C", "fr")
    assert ["% =4c%"] == like_patterns("4C", "en")
    assert ["% =3ntx%"] == like_patterns("3SAx", "fr")


def test_sql_wildcards_are_escaped():
    """A per cent sign or underscore matches only itself."""
    assert [] == like_patterns(" , ; ", "en")
    assert ["% a%", r"% \_b%"] == like_patterns("a% _b", "en")


def test_query_length_is_limited():
    """Words beyond the limit are ignored."""
    assert 8 == len(like_patterns("a " * 100, "en"))
