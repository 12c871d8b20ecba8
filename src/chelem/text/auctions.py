"""Read auctions from one line of calls; print them in columns W N E S."""

import re
from collections.abc import Collection, Iterable
from functools import cache

from chelem.core import SEATS, Call, ParseError, Seat, SimpleCall
from chelem.text.calls import bid_pattern, print_call, read_call
from chelem.text.cards import print_seat
from chelem.text.normalising import fold, quote
from chelem.text.spellings import any_of, spelling_of

_BETWEEN = re.compile(r"[ ,;/|]*")
_APART = re.compile(r"[\s,;/|]+")
_ENDS = r"(?=[ ,;/|]|$)"


def read_auction(text: str, language: str = "en", *, players: int = 4) -> list[Call]:
    """Read calls separated by spaces, commas, slashes, bars or lines; an empty text has none.

    A final « Fin » ("All pass", "AP") stands for the passes that end an auction among `players` players.

    >>> read_auction("1♥ P 2 trèfle, Fin", "fr")[2:]
    [Bid.parse('2C'), SimpleCall.PASS, SimpleCall.PASS, SimpleCall.PASS]
    """
    calls: list[Call] = []
    end = spelling_of(language).end
    words = _split(text, language)
    for place, word in enumerate(words):
        if word not in end:
            calls.append(read_call(word, language))
        elif place + 1 < len(words):
            raise ParseError("text.after", text=quote(" ".join(words[place + 1 :])))
        else:
            calls += [SimpleCall.PASS] * _passes_to_end(calls, players)
    return calls


def _passes_to_end(calls: Collection[Call], players: int) -> int:
    """Return how many more passes end the auction (RULES 0.2, 4.2)."""
    trailing = 0
    for call in reversed(list(calls)):
        if call is not SimpleCall.PASS:
            return max(0, players - 1 - trailing)
        trailing += 1
    return max(0, players - trailing)


def print_auction(
    calls: Iterable[Call], dealer: Seat, language: str = "en", *, seats: Collection[Seat] = SEATS
) -> str:
    """Print the calls in columns W N E S under the names of `seats`, starting in the dealer's column.

    A seat without a player has no column.

    >>> print(print_auction(read_auction("1♥ P 4♥ AP", "en"), Seat.N, "en"))
    West   North  East   South
           1♥     pass   4♥
    pass   pass   pass
    """
    columns = [seat for seat in Seat.W.clockwise() if seat in seats]
    cells = [print_seat(seat, language) for seat in columns]
    cells += [""] * columns.index(dealer)
    cells += [print_call(call, language) for call in calls]
    width = 2 + max(map(len, cells))
    rows = [cells[start : start + len(columns)] for start in range(0, len(cells), len(columns))]
    return "\n".join("".join(cell.ljust(width) for cell in row).rstrip() for row in rows)


def _split(text: str, language: str) -> list[str]:
    """Split the text into calls, which may have several words ("3 sans atout", "je passe")."""
    written, call = fold(text), _call(language)
    words, place = [], _skip(written, 0)
    while place < len(written):
        found = call.match(written, place)
        if found is None:
            raise ParseError("text.call", text=quote(_as_typed(text, written[place:])))
        words.append(found[0])
        place = _skip(written, found.end())
    return words


def _skip(written: str, place: int) -> int:
    between = _BETWEEN.match(written, place)
    return between.end() if between else place


def _as_typed(text: str, unread: str) -> str:
    """Return the first unread word as it was typed, for the error message."""
    word = _APART.split(unread, maxsplit=1)[0]
    return next((typed for typed in _APART.split(text) if fold(typed) == word), word)


@cache
def _call(language: str) -> re.Pattern[str]:
    names = spelling_of(language)
    return re.compile(rf"(?:{bid_pattern(language)}|{any_of({*names.calls, *names.end})}){_ENDS}")
