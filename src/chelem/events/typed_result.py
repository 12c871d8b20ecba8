"""Results as a director types them from paper, one line each: `12 4P S +1`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from chelem.core import Card, Contract, ParseError, Seat, SimpleCall
from chelem.events.outcome import ArtificialScore, Award
from chelem.events.table_result import PASSED, UNPLAYED, TableResult
from chelem.i18n import say
from chelem.text import print_card, print_strain, read_card
from chelem.text.calls import bid_pattern
from chelem.text.normalising import fold, quote
from chelem.text.results import LEVELS, TRICKS
from chelem.text.spellings import any_of, spelling_of

MAX_BOARD = 999
_BOARD = re.compile(r"[1-9][0-9]{0,2}")
_ENTRANTS = re.compile(r"([1-9][0-9]{0,3})-([1-9][0-9]{0,3})")
_RELATIVE = re.compile(r"=|[+-][0-9]{1,2}")
_GLUED = re.compile(r"([a-z]+)(=|[+-][0-9]{1,2})")
_STAKES = {"x": 2, "*": 2, "xx": 4, "**": 4}
_PASSED = {
    "fr": {"passe general", "passe generale", "fin"},
    "en": {"passed", "passed out", "pass out", "all pass"},
}
_NOT_PLAYED = {"fr": {"nj", "non joue", "non jouee", "pas jouee"}, "en": {"np", "not played"}}
_AVERAGES = {"m": "50", "m=": "50", "m+": "60", "m-": "40"}
"""Average, average plus and average minus, as they are written in both languages."""
_RULING = re.compile(r"(m[+=-]?|[0-9]{1,3})\s?[-/]\s?(m[+=-]?|[0-9]{1,3})")
_AVERAGES_ALONE = re.compile(r"[456]0-[456]0")
"""At the end of a line these are averages; other numbers are of pairs, and a contract is missing."""
_CODES = {
    "944": "40-40",
    "955": "50-50",
    "966": "60-60",
    "965": "60-50",
    "964": "60-40",
    "900": "m+-m+",
    "940": "40-m+",
}
"""Rulings as French score slips have them: no result is a bare number."""
_ALONE = frozenset("1234567")
_LEAST_CLEAR = 7
"""A number of tricks below this could be meant as those above six."""

Word = tuple[str, int]
"""A word as typed, and its place in the line, from 1."""


@dataclass(frozen=True, slots=True)
class TypedResult:
    """A board's number, and its result at a table or the artificial score that takes its place.

    The numbers of North-South and East-West are there where they were typed.

    >>> TypedResult.parse("12 4P S RC +1", "fr")
    TypedResult.parse('12 4♠ S ♥K +1')
    >>> TypedResult.parse("7 2CX E -2", "en").result
    TableResult.parse('2CX-2 by E')
    >>> TypedResult.parse("12 3-14 3NT N 10", "en").typed("fr")
    '12 3-14 3SA N +1'
    >>> TypedResult.parse("12 3-14 M+-40", "fr").typed("fr")
    '12 3-14 60-40'
    """

    board: int
    result: TableResult | ArtificialScore
    entrants: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if not 0 < self.board <= MAX_BOARD:
            raise ParseError("typed.number", number=self.board)

    def __str__(self) -> str:
        return self.typed()

    def __repr__(self) -> str:
        return f"TypedResult.parse('{self}')"

    @classmethod
    def parse(cls, text: str, language: str = "en") -> "TypedResult":
        """Parse a line: board, numbers of the pairs if stated, contract, declarer, lead if stated, result.

        The result is `+1`, `=` or `-2`, or all of declarer's tricks, from 7. An artificial score is two
        averages, such as `60-40` or `M+-M-`, or after the numbers of the pairs any two percentages; in French
        also a code of score slips, such as 964. `ParseError` has the word that is wrong and its place, from
        1, or what is missing.
        """
        return _Reader(text, language).read()

    def typed(self, language: str = "en") -> str:
        """Return the line as it can be typed in a language, with signs for the suits."""
        words = [str(self.board)]
        if self.entrants is not None:
            words.append("{}-{}".format(*self.entrants))
        if isinstance(self.result, ArtificialScore):
            return " ".join([*words, f"{self.result.north_south}-{self.result.east_west}"])
        bid, tricks, lead = self.result.contract, self.result.tricks, self.result.lead
        if bid is None or tricks is None:
            words.append(say(f"typed.{self.result.ended}", {}, language))
        else:
            relative = tricks - bid.tricks
            words.append(f"{bid.level}{print_strain(bid.strain, language)}{'X' * bid.doublings}")
            words.append(say(f"seat-letter-{bid.declarer}", {}, language))
            if lead is not None:
                words.append(print_card(lead, language))
            words.append(f"{relative:+}" if relative else "=")
        return " ".join(words)


class _Reader:
    """Reads the words of one line from left to right."""

    def __init__(self, text: str, language: str) -> None:
        self._language = language
        self._names = spelling_of(language)
        self._words = list(_split(text))
        self._next = 0

    def read(self) -> TypedResult:
        board = int(self._expect("board", _BOARD)[0])
        entrants = self._entrants()
        rest = " ".join(fold(word) for word, _ in self._words[self._next :])
        if (score := self._artificial(rest)) is not None:
            return TypedResult(board, score, entrants)
        if self._is_pass(rest):
            return TypedResult(board, PASSED, entrants)
        if rest in _NOT_PLAYED[self._language]:
            return TypedResult(board, UNPLAYED, entrants)
        contract = self._contract()
        tricks, lead = self._end(contract)
        return TypedResult(board, TableResult(contract, tricks, lead), entrants)

    def _take(self, missing: str) -> Word:
        """Return the next word; `ParseError` at the end of the line."""
        if self._next == len(self._words):
            raise ParseError(f"typed.no-{missing}")
        self._next += 1
        return self._words[self._next - 1]

    def _expect(self, what: str, pattern: re.Pattern[str]) -> re.Match[str]:
        word = self._take(what)
        found = pattern.fullmatch(fold(word[0]))
        if found is None:
            raise _wrong(what, word)
        return found

    def _entrants(self) -> tuple[int, int] | None:
        if self._next == len(self._words):
            return None
        word = self._words[self._next]
        if self._next == len(self._words) - 1 and _AVERAGES_ALONE.fullmatch(fold(word[0])):
            return None
        found = _ENTRANTS.fullmatch(fold(word[0]))
        if found is None:
            return None
        if found[1] == found[2]:
            raise _wrong("entrants", word)
        self._next += 1
        return int(found[1]), int(found[2])

    def _artificial(self, rest: str) -> ArtificialScore | None:
        written = _CODES.get(rest, rest) if self._language == "fr" else rest
        found = _RULING.fullmatch(written)
        if found is None:
            return None
        try:
            north_south, east_west = (Award.parse(_AVERAGES.get(award, award)) for award in found.groups())
        except ParseError:
            raise ParseError("typed.percent", text=quote(rest)) from None
        return ArtificialScore(north_south, east_west)

    def _is_pass(self, rest: str) -> bool:
        # A dash is a pass in an auction; on a score slip it may as well mean that the board was not played.
        called = self._names.calls.get(rest) is SimpleCall.PASS and rest != "-"
        return called or rest in self._names.end or rest in _PASSED[self._language]

    def _contract(self) -> Contract:
        word = self._take("contract")
        written = fold(word[0])
        if written in _ALONE and self._next < len(self._words):  # 4 P
            written += fold(self._words[self._next][0])
            self._next += 1
        found = _contract_pattern(self._language).fullmatch(written)
        if found is None or int(found[1]) > LEVELS:
            raise _wrong("contract", word)
        level, stake = int(found[1]), self._stake(found["stake"])
        if stake == 1 and self._next < len(self._words):
            stake = self._stake(fold(self._words[self._next][0]))
            self._next += stake > 1
        word = self._take("declarer")
        if fold(word[0]) == self._names.by:
            word = self._take("declarer")
        seat: Seat | None = self._names.seats.get(fold(word[0]))
        if seat is None:
            raise _wrong("declarer", word)
        return Contract(seat, self._names.strains[found[2]], 6 + level, stake)

    def _stake(self, written: str | None) -> int:
        return _STAKES.get(written or "") or self._names.stakes.get(written or "", 1)

    def _end(self, contract: Contract) -> tuple[int, Card | None]:
        """Return the tricks and the lead, which are typed in either order."""
        tricks: int | None = None
        lead: Card | None = None
        while self._next < len(self._words):
            word = self._take("result")
            written = fold(word[0])
            if written[:1] in ("=", "+", "-") or written.isdecimal():
                if tricks is not None:
                    raise _wrong("twice", word)
                tricks = _tricks(written, contract, word)
            elif lead is not None:
                raise _wrong("lead" if tricks is None else "twice", word)
            else:
                lead = self._lead(word)
        if tricks is None:
            raise ParseError("typed.no-result")
        return tricks, lead

    def _lead(self, word: Word) -> Card:
        try:
            return read_card(word[0], self._language)
        except ParseError:
            raise _wrong("lead", word) from None


def _tricks(written: str, contract: Contract, word: Word) -> int:
    """Return all of declarer's tricks; `ParseError` where a number could mean two things."""
    if _RELATIVE.fullmatch(written):
        tricks = contract.tricks + (0 if written == "=" else int(written))
    elif re.fullmatch(r"[0-9]{1,2}", written) is None:
        raise _wrong("result", word)
    else:
        tricks = int(written)
        if tricks < _LEAST_CLEAR or tricks == contract.level:
            raise _wrong("tricks", word)
    if not 0 <= tricks <= TRICKS:
        raise _wrong("result", word)
    return tricks


def _split(text: str) -> Iterator[Word]:
    """Yield the words of a line; a result written to a seat, as in `S+1`, is a word of its own."""
    place = 0
    for word in text.split():
        found = _GLUED.fullmatch(fold(word))
        for part in found.groups() if found else (word,):
            place += 1
            yield part, place


def _wrong(what: str, word: Word) -> ParseError:
    return ParseError(f"typed.{what}", word=quote(word[0]), place=word[1])


@cache
def _contract_pattern(language: str) -> re.Pattern[str]:
    return re.compile(rf"{bid_pattern(language)}(?P<stake>xx?|\*\*?|{any_of(spelling_of(language).stakes)})?")
