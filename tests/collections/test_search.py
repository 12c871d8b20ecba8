"""Searching: every word typed begins a word of the board (docs/protocol.md, Boards of files)."""

import re

import pytest

from chelem.collections.import_file import import_boards
from chelem.collections.search import patterns, words_of
from tests.collections.samples import FILE

WORDS = [words_of(board.facts) for board in import_boards(FILE.encode(), "")]


def found(question, language="fr"):
    """The numbers of the boards that SQL's LIKE would match."""
    wanted = [
        re.compile("^" + re.escape(pattern).replace("%", ".*") + "$", re.DOTALL)
        for pattern in patterns(question, language)
    ]
    return [place for place, words in enumerate(WORDS, start=1) if all(each.match(words) for each in wanted)]


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
def test_what_is_found(question, boards):
    """Names without their accents, dates, numbers, contracts as French players write them."""
    assert boards == found(question)


def test_contracts_are_those_of_the_readers_language():
    """4C is 4♥ in French, 4♣ in English."""
    assert ["% =4h%"] == patterns("4C", "fr")
    assert ["% =4c%"] == patterns("4C", "en")
    assert ["% =3ntx%"] == patterns("3SAx", "fr")


def test_signs_of_sql_are_letters_like_others():
    """A per cent sign finds nothing but itself."""
    assert [] == patterns(" , ; ", "en")
    assert ["% a%", r"% \_b%"] == patterns("a% _b", "en")


def test_a_question_is_not_too_long():
    """Words beyond the first few do not count."""
    assert 8 == len(patterns("a " * 100, "en"))
