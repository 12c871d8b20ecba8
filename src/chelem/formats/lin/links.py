"""Links to BBO's hand viewer: a board as LIN or as separate parameters."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import unescape
from urllib.parse import quote, unquote, unquote_plus

from chelem.boards import FileBoard, Problem, Record, Severity
from chelem.core import ParseError
from chelem.formats.lin.boards import LinBoardText
from chelem.formats.lin.cards import SOUTH_FIRST
from chelem.formats.lin.reading import read_lin_board, read_lin_text
from chelem.formats.lin.tables import MatchContext
from chelem.formats.lin.writing import lin_line

MAX_LINK_LENGTH = 1 << 18
"""The longest link that is read, in characters."""

_SEATS = tuple(str(seat).lower() for seat in SOUTH_FIRST)
_PAIRS: Mapping[str, str] = {"v": "sv", "b": "ah", "a": "mb", "p": "pc", "c": "mc"}


def read_link(url: str) -> FileBoard:
    """Return the board of a link, with `lin=` or separate parameters; a skipped board if it has none.

    The parameters are the hands n, e, s, w and their players nn, en, sn, wn; dealer d, vulnerability v, board
    b; the auction a, or its contract after a dash (`-4SN`); the cards p; and the tricks claimed c.

    >>> board = read_link("handviewer.html?n=SAKQJHAKQDAKQCAKQ&d=n&a=7nppp&p=s2SA")
    >>> [str(call) for call in board.auction.calls], [str(card) for card in board.play.cards]
    (['7NT', 'P', 'P', 'P'], ['S2', 'SA'])
    """
    values = _parameters(unescape(url[:MAX_LINK_LENGTH]))
    if "lin" in values:
        boards = read_lin_text(values["lin"])
    else:
        fields = [text for pair in _pairs(values) for text in pair]
        boards = filter(None, [read_lin_board(LinBoardText(fields, fields[::2], 1), MatchContext())])
    for board in boards:
        return replace(board, line=1, locate=None)
    return FileBoard.of(Record(), 1, (Problem(Severity.SKIPPED, ParseError("lin.no_deal"), "Deal"),))


def write_link(record: Record) -> str:
    """Return the query that shows the board in BBO's viewer, from `lin=` on."""
    return "lin=" + quote(lin_line(record))


def _parameters(url: str) -> dict[str, str]:
    """Return the parameters of a link by lower-case name."""
    address, _, query = url.partition("?")
    values: dict[str, list[str]] = {}
    last: list[str] = []
    for part in (url if "=" in address else query).partition("#")[0].split("&"):
        name, equals, value = part.partition("=")
        if equals:
            last = values.setdefault(name.strip().lower(), [])
            last.append(value)
        else:  # an unescaped ampersand
            last.append(part)
    return {name: _plain("&".join(parts)) for name, parts in values.items()}


def _plain(value: str) -> str:
    """Decode a value; a plus is a space unless spaces are encoded otherwise."""
    return unquote(value) if " " in value or "%20" in value else unquote_plus(value)


def _pairs(values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the parameters as LIN pairs."""
    auction = values.get("a", "").strip()
    if auction.startswith("-"):
        yield "rs", auction[1:]
    yield "pn", ",".join(values.get(f"{seat}n", "").replace(",", " ") for seat in _SEATS)
    dealer = values.get("d", "").strip().lower()
    digit = str(1 + _SEATS.index(dealer)) if dealer in _SEATS else "0"
    yield "md", digit + ",".join(values.get(seat, "").replace(",", "") for seat in _SEATS)
    for name, key in _PAIRS.items():
        if name in values and not (name == "a" and auction.startswith("-")):
            yield key, values[name]
