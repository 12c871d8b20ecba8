"""What players of each language write for suits, ranks, seats and calls (RULES Notation)."""

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from chelem.core import STRAINS, Rank, Seat, SimpleCall, Strain, Suit
from chelem.text.normalising import fold

_T = TypeVar("_T")
_Names = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Spelling:
    """The folded spellings of one language, each with its meaning.

    `labels` are the sets of suit names that label the suits of a hand, `suits` all of them together. `of`,
    `at` and `by` are the words inside "dame de pique", "8 à cœur" and "4♠ par Nord"; `end` stands for all
    remaining passes. `made` and `down` are patterns of the words in "2♠ fait 3" and "2♠ chute de 2".
    """

    labels: tuple[Mapping[str, Suit], ...]
    suits: Mapping[str, Suit]
    strains: Mapping[str, Strain]
    ranks: Mapping[str, Rank]
    rank_codes: Mapping[str, Rank]
    seats: Mapping[str, Seat]
    calls: Mapping[str, SimpleCall]
    stakes: Mapping[str, int]
    end: frozenset[str]
    of: str
    at: str
    by: str
    made: str
    down: str


def spelling_of(language: str) -> Spelling:
    """Return the spellings of a language, "fr" or "en"; `LookupError` for another."""
    return _SPELLINGS[language]


def longest_first(names: Iterable[str]) -> list[str]:
    """Return the names in matching order: each before any shorter one that it starts with."""
    return sorted(names, key=len, reverse=True)


def any_of(names: Collection[str]) -> str:
    """Return a regular expression for any of these names, the longest first."""
    return "|".join(re.escape(name) for name in longest_first(names))


def _by_name(table: Mapping[_T, _Names]) -> dict[str, _T]:
    return {fold(name): meant for meant, names in table.items() for name in names}


def _strains(suits: Mapping[str, Suit], no_trumps: _Names) -> dict[str, Strain]:
    strains = {name: STRAINS[suit.value] for name, suit in suits.items()}
    return strains | dict.fromkeys(map(fold, no_trumps), Strain.NT)


_DIGITS: dict[Rank, _Names] = {
    Rank.TEN: ("10",),
    Rank.NINE: ("9",),
    Rank.EIGHT: ("8",),
    Rank.SEVEN: ("7",),
    Rank.SIX: ("6",),
    Rank.FIVE: ("5",),
    Rank.FOUR: ("4",),
    Rank.THREE: ("3",),
    Rank.TWO: ("2",),
}
_SIGNS: dict[str, Suit] = {"♠": Suit.S, "♥": Suit.H, "♦": Suit.D, "♣": Suit.C}

_FR_WORDS = _SIGNS | _by_name(
    {
        Suit.S: ("pique", "piques"),
        Suit.H: ("cœur", "cœurs"),
        Suit.D: ("carreau", "carreaux"),
        Suit.C: ("trèfle", "trèfles"),
    }
)
_FR_PAIRS: dict[str, Suit] = {"pi": Suit.S, "co": Suit.H, "ca": Suit.D, "tr": Suit.C}
_FR_LETTERS: dict[str, Suit] = {"p": Suit.S, "c": Suit.H, "k": Suit.D, "t": Suit.C}
_FR_SUITS = _FR_WORDS | _FR_PAIRS | _FR_LETTERS
_FR_CODES = _by_name({**_DIGITS, Rank.ACE: ("A",), Rank.KING: ("R",), Rank.QUEEN: ("D",), Rank.JACK: ("V",)})
_FR_CALLS: dict[SimpleCall, _Names] = {
    SimpleCall.PASS: ("passe", "p", "-", "je passe"),
    SimpleCall.DOUBLE: ("contre", "X", "je contre"),
    SimpleCall.REDOUBLE: ("surcontre", "XX", "je surcontre"),
}

_FRENCH = Spelling(
    labels=(_FR_WORDS | _FR_PAIRS, _FR_WORDS | _FR_LETTERS),
    suits=_FR_SUITS,
    strains=_strains(
        _FR_SUITS, ("SA", "sans atout", "sans-atout", "sansatout", "sans atouts", "sans-atouts")
    ),
    rank_codes=_FR_CODES,
    ranks=_FR_CODES
    | _by_name(
        {
            Rank.ACE: ("as",),
            Rank.KING: ("roi",),
            Rank.QUEEN: ("dame",),
            Rank.JACK: ("valet",),
            Rank.TEN: ("dix",),
            Rank.NINE: ("neuf",),
            Rank.EIGHT: ("huit",),
            Rank.SEVEN: ("sept",),
            Rank.SIX: ("six",),
            Rank.FIVE: ("cinq",),
            Rank.FOUR: ("quatre",),
            Rank.THREE: ("trois",),
            Rank.TWO: ("deux",),
        }
    ),
    seats=_by_name(
        {Seat.N: ("N", "Nord"), Seat.E: ("E", "Est"), Seat.S: ("S", "Sud"), Seat.W: ("O", "Ouest")}
    ),
    calls=_by_name(_FR_CALLS),
    stakes=_by_name(
        {
            2: ("contré", "contrée", "contrés", "contre"),
            4: ("surcontré", "surcontrée", "surcontrés", "surcontre"),
        }
    ),
    end=frozenset({"fin"}),
    of="de",
    at="a",
    by="par",
    made="faite?|reussie?",
    down="chutee?(?: de)?|moins",
)

_EN_SUITS = _SIGNS | _by_name(
    {
        Suit.S: ("S", "spade", "spades"),
        Suit.H: ("H", "heart", "hearts"),
        Suit.D: ("D", "diamond", "diamonds"),
        Suit.C: ("C", "club", "clubs"),
    }
)
_EN_CODES = _by_name(
    {
        **_DIGITS,
        Rank.ACE: ("A",),
        Rank.KING: ("K",),
        Rank.QUEEN: ("Q",),
        Rank.JACK: ("J",),
        Rank.TEN: ("10", "T"),
    }
)
_EN_CALLS: dict[SimpleCall, _Names] = {
    SimpleCall.PASS: ("pass", "p"),
    SimpleCall.DOUBLE: ("double", "dbl", "X"),
    SimpleCall.REDOUBLE: ("redouble", "rdbl", "XX"),
}

_ENGLISH = Spelling(
    labels=(_EN_SUITS,),
    suits=_EN_SUITS,
    strains=_strains(
        _EN_SUITS,
        ("N", "NT", "no trump", "no trumps", "no-trump", "no-trumps", "notrump", "notrumps"),
    ),
    rank_codes=_EN_CODES,
    ranks=_EN_CODES
    | _by_name(
        {
            Rank.ACE: ("ace",),
            Rank.KING: ("king",),
            Rank.QUEEN: ("queen",),
            Rank.JACK: ("jack",),
            Rank.TEN: ("ten",),
            Rank.NINE: ("nine",),
            Rank.EIGHT: ("eight",),
            Rank.SEVEN: ("seven",),
            Rank.SIX: ("six",),
            Rank.FIVE: ("five",),
            Rank.FOUR: ("four",),
            Rank.THREE: ("three",),
            Rank.TWO: ("two",),
        }
    ),
    seats=_by_name(
        {Seat.N: ("N", "North"), Seat.E: ("E", "East"), Seat.S: ("S", "South"), Seat.W: ("W", "West")}
    ),
    calls=_by_name(_EN_CALLS),
    stakes=_by_name({2: ("doubled", "double", "dbl"), 4: ("redoubled", "redouble", "rdbl")}),
    end=frozenset({"all pass", "ap"}),
    of="of",
    at="in",
    by="by",
    made="made|making|makes",
    down="down|minus",
)

_SPELLINGS = {"fr": _FRENCH, "en": _ENGLISH}
