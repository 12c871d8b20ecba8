"""Reads PBN: each game of a stream as a record, with what is wrong in how it is written."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from io import BytesIO
from typing import Any, BinaryIO, TypeVar

from chelem.boards.problem import Problem, Weight
from chelem.boards.reading_result import Told
from chelem.boards.record import UNKNOWN, Hands, Record
from chelem.core.calls import Bid
from chelem.core.cards import Strain
from chelem.core.errors import ChelemError, ParseError
from chelem.core.frozen import FrozenMap
from chelem.core.seats import Seat
from chelem.formats.pbn import values
from chelem.formats.pbn.auction import Auctioned, read_auction
from chelem.formats.pbn.inheritance import Inheritance
from chelem.formats.pbn.notes import notes_of, unnumbered
from chelem.formats.pbn.parsing import Parts, split
from chelem.formats.pbn.places import line_of
from chelem.formats.pbn.play import Played, read_play
from chelem.formats.pbn.scanning import LONGEST, Piece, pieces
from chelem.formats.pbn.style import doubtful, order_and_lack
from chelem.formats.pbn.tables import check_tables

T = TypeVar("T")
NONE: FrozenMap[int, Any] = FrozenMap({})
NOWHERE: frozenset[int] = frozenset()


def read_pbn(stream: BinaryIO) -> Iterator[Told]:
    """The games of a PBN stream in turn, in bounded memory; a game without any tag is none."""
    return read_pieces(pieces(stream))


def read_pieces(games: Iterable[Piece]) -> Iterator[Told]:
    """The games among these pieces of a file, in turn; none inherits from one before them."""
    inheritance = Inheritance()
    for piece in games:
        told = read_game(piece, inheritance)
        if told is not None:
            yield told


def read_pbn_text(text: str) -> Iterator[Told]:
    """The games of a PBN text."""
    return read_pbn(BytesIO(text.encode()))


def read_game(piece: Piece, inheritance: Inheritance) -> Told | None:
    """One game; None where the text has no tag."""
    parts, broken = split(piece.text)
    names = parts[1::3]
    if not names and not broken:
        return None
    found = list(broken)
    if not piece.whole:
        found.append(Problem(Weight.FAULT, ParseError("pbn.long", limit=LONGEST)))
    if piece.mended is not None:
        found.append(Problem(Weight.WARNING, piece.mended))
    tags = inheritance.effective(names, parts[2::3], found, signs='"#' in piece.text)
    record = _record(tags, parts, found)
    found += order_and_lack(tuple(names), tuple(tags))
    found += doubtful(tags, record.vulnerable)
    if "Note" in tags:
        found += unnumbered(parts)
    if 'Table "' in piece.text:
        found += check_tables(tags, parts)
    lead = len(piece.text) - len(piece.text.lstrip("\n"))
    return Told(record, piece.line + lead, tuple(found), partial(line_of, piece), piece.text)


def _record(tags: dict[str, str], parts: Parts, found: list[Problem]) -> Record:
    """What the tags and the sections of a game say."""
    get = tags.get
    dealer = _value(values.seat, "Dealer", get("Dealer", ""), found)
    vulnerable = _value(values.vulnerable, "Vulnerable", get("Vulnerable", ""), found)
    hands = _hands(get("Deal"), found)
    stated = _value(values.contract, "Contract", get("Contract", ""), found) or values.NOTHING
    by = get("Declarer", "").strip()
    declarer = _value(values.seat, "Declarer", by.removeprefix("^"), found)
    tricks = get("Result", "").strip()
    result = _value(partial(values.result, stated=stated), "Result", tricks.removeprefix("^"), found) or ()
    score = _value(values.score, "Score", get("Score", ""), found) or ()
    auction = _auction(tags, parts, found)
    strain = stated.strain if stated.strain is not None else _last_strain(auction)
    play = _play(tags, parts, strain, hands, found)
    return Record(
        FrozenMap(tags),
        dealer,
        vulnerable,
        hands,
        auction.first if auction else None,
        tuple(auction.calls) if auction else (),
        FrozenMap(auction.notes) if auction and auction.notes else NONE,
        frozenset(auction.insufficient) if auction and auction.insufficient else NOWHERE,
        frozenset(auction.skipped) if auction and auction.skipped else NOWHERE,
        declarer,
        stated.level,
        stated.strain,
        stated.stake,
        stated.passed,
        by[:1] == "^",
        play.leader if play else None,
        tuple(play.cards) if play else (),
        frozenset(play.revokes) if play and play.revokes else NOWHERE,
        FrozenMap(play.leads) if play and play.leads else NONE,
        result,
        tricks[:1] == "^",
        score,
        _claim(get("Claim", "")),
    )


def _value(read: Callable[[str], T], name: str, text: str, found: list[Problem]) -> T | None:
    """A tag's value; None, and a fault, where it cannot be read."""
    try:
        return read(text)
    except ChelemError as error:
        found.append(Problem(Weight.FAULT, error, name))
        return None


def _hands(text: str | None, found: list[Problem]) -> Hands:
    """The hands; a board whose deal is to come, or was left out, is passed over."""
    if text is None:
        return UNKNOWN
    told = text.strip()
    if "  " in told:
        found.append(Problem(Weight.FAULT, ParseError("pbn.blanks"), "Deal"))
    hands = UNKNOWN if told in ("", "?") else _value(values.hands, "Deal", told, found)
    if hands is None:
        return UNKNOWN
    if (hands[0] is None or len(hands[0]) != 13) and values.is_placeholder(hands):
        found.append(Problem(Weight.SKIPPED, ParseError("pbn.no_deal", text=text), "Deal"))
        return UNKNOWN
    return hands


def _section(name: str, parts: Parts) -> str:
    """What follows a tag, up to the next one."""
    return parts[3 * parts[1::3].index(name) + 3]


def _auction(tags: dict[str, str], parts: Parts, found: list[Problem]) -> Auctioned | None:
    if "Auction" not in tags:
        return None
    body = _section("Auction", parts)
    first = _value(values.seat, "Auction", tags["Auction"], found)
    if first is None:
        first = values.seat(tags.get("Dealer", "")) if tags.get("Dealer") in values.SEATS_WRITTEN else None
    if first is None:
        if body.strip(" \n\t*"):
            found.append(Problem(Weight.FAULT, ParseError("pbn.first"), "Auction"))
        return None
    return read_auction(first, body, notes_of(parts) if "=" in body else {}, found)


def _play(
    tags: dict[str, str], parts: Parts, strain: Strain | None, hands: Hands, found: list[Problem]
) -> Played | None:
    if "Play" not in tags:
        return None
    first = _value(values.seat, "Play", tags["Play"], found)
    if first is None:
        return None
    return read_play(first, _section("Play", parts), strain, hands, found)


def _last_strain(auction: Auctioned | None) -> Strain | None:
    """The strain of the last bid."""
    calls = auction.calls if auction else ()
    return next((call.strain for call in reversed(calls) if isinstance(call, Bid)), None)


def _claim(text: str) -> tuple[Seat, int] | None:
    """Who claimed how many tricks, in a tag of our own."""
    who, _, tricks = text.partition(" ")
    if who in values.SEATS_WRITTEN and tricks.isdecimal() and tricks.isascii() and len(tricks) < 3:
        return Seat.parse(who.upper()), int(tricks)
    return None
