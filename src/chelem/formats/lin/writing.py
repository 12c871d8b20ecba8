"""Write LIN: a single board on one line, boards of a match under their title, as BBO does."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from chelem.boards import Record
from chelem.core import Vulnerability
from chelem.formats.lin.calls import call_text
from chelem.formats.lin.cards import SOUTH_FIRST, deal_text
from chelem.formats.lin.heading import ROOMS, SCORINGS, TITLES
from chelem.formats.lin.outcomes import Outcome

MAX_BOARDS = 128
"""The most boards of one match: their results precede the first board."""

_LETTERS = {meant: letter for letter, meant in SCORINGS.items()} | {"MATCHPOINTS": "P"}
_VULNERABLE: Mapping[Vulnerability, str] = {
    Vulnerability.NONE: "o",
    Vulnerability.NS: "n",
    Vulnerability.EW: "e",
    Vulnerability.BOTH: "b",
}
_SUIT = re.compile("[♠♥♦♣]")
_SUITS = {"♠": "!S", "♥": "!H", "♦": "!D", "♣": "!C"}


def write_lin(records: Iterable[Record]) -> Iterator[str]:
    """Yield the text of a file in pieces, with line feeds as line ends.

    A single board is one line. Consecutive boards, and a board of a match or with a room, are written like a
    vugraph file: title, results, players, boards; a board without a room is put in the open room. Characters
    that LIN cannot contain (bars and line breaks in names and text, commas in names) are replaced.
    """
    for boards in _matches(records):
        if len(boards) == 1 and not _needs_title(boards[0]):
            yield lin_line(boards[0]) + "\n"
        else:
            yield from _write_match(boards)


def lin_line(record: Record) -> str:
    """Return one board as a line; what only the heading of a match could state is left out."""
    names = f"pn|{_names(record)}|" if any(record.names) else ""
    return names + _board(record, "")


def _matches(records: Iterable[Record]) -> Iterator[list[Record]]:
    """Yield consecutive boards of one match."""
    boards: list[Record] = []
    places: set[tuple[str, int | None]] = set()
    for record in records:
        place = _room(record), record.number
        if boards and (place in places or not _in_one_match(boards[0], record)):
            yield boards
            boards, places = [], set()
        boards.append(record)
        places.add(place)
    if boards:
        yield boards


def _in_one_match(first: Record, other: Record) -> bool:
    if first.number is None or other.number is None or _title(first) != _title(other):
        return False
    return 0 <= other.number - first.number < MAX_BOARDS


def _needs_title(record: Record) -> bool:
    """Return whether a single line would lose information."""
    if any(_title(record)) or "Room" in record.tags:
        return True
    return record.contract != record.bid or (record.stated.passed and not record.auction.calls)


def _title(record: Record) -> Sequence[str]:
    scoring = record.tags.get("Scoring", "").partition(";")[0].strip().upper()
    return (*(_title_text(record.tags.get(name, "")) for name in TITLES), _LETTERS.get(scoring, ""))


def _write_match(boards: Sequence[Record]) -> Iterator[str]:
    """Yield a title, the results, the players of both rooms, and the boards."""
    event, stage, home, home_carry, visit, visit_carry, scoring = _title(boards[0])
    numbers = [board.number for board in boards if board.number is not None]
    first, last = (min(numbers), max(numbers)) if numbers else ("", "")
    yield f"vg|{event},{stage},{scoring},{first},{last},{home},{home_carry},{visit},{visit_carry}|\n"
    results = {(board.number, _room(board)): _outcome(board) for board in boards}
    places = range(numbers[0], max(numbers) + 1) if numbers else [None]
    yield f"rs|{','.join(results.get((place, room), '') for place in places for room in ROOMS)}|\n"
    seated = {room: _names(board) for board in reversed(boards) for room in [_room(board)]}
    yield f"pn|{','.join(seated.get(room, ',,,') for room in ROOMS)}|pg||\n"
    for board in boards:
        room, names = _room(board), _names(board)
        pn_pair = "" if seated[room] == names else f"pn|{names}|"
        seated[room] = names
        yield f"qx|{room[0].lower()}{_clean_name(board.board)}|{pn_pair}{_board(board, chr(10))}\n"


def _board(record: Record, end: str) -> str:
    """Return the pairs of a board from the deal on; `end` follows the auction, each trick and the claim."""
    dealer = (
        record.auction.first if record.auction.calls and record.auction.first is not None else record.dealer
    )
    pairs = [f"st||md|{deal_text(dealer, record.hands)}|rh||"]
    if record.board:
        pairs.append(f"ah|Board {_clean_text(record.board)}|")
    if record.vulnerable is not None:
        pairs.append(f"sv|{_VULNERABLE[record.vulnerable]}|")
    for place, call in enumerate(record.auction.calls):
        pairs.append(f"mb|{call_text(call)}{'!' * (place in record.auction.notes)}|")
        if words := _clean_text(record.auction.notes.get(place, "")):
            pairs.append(f"an|{words}|")
    pairs.append("pg||")
    for start in range(0, len(record.play.cards), 4):
        pairs += [end, *(f"pc|{card}|" for card in record.play.cards[start : start + 4]), "pg||"]
    tricks, contract = _tricks(record), record.contract
    if (
        record.result.claim is not None
        and contract is not None
        and record.result.claim[0] is not contract.declarer
    ):
        pairs.append(f"{end}nt|{record.result.claim[0]} claims {record.result.claim[1]}|")
    return "".join(pairs) + ("" if tricks is None else f"{end}mc|{tricks}|pg||")


def _outcome(record: Record) -> str:
    """Return the entry for the list of results; empty if the contract is unknown."""
    contract = record.contract
    if contract is not None:
        return str(Outcome(contract, record.tricks(contract)))
    return str(Outcome()) if record.passed_out else ""


def _tricks(record: Record) -> int | None:
    """Return the tricks of declarer's side, if the contract or the result determines whose they are."""
    contract = record.contract
    if contract is not None:
        return record.tricks(contract)
    return next((stated.amount for stated in record.result.tricks if stated.side is None), None)


def _room(record: Record) -> str:
    return ROOMS[record.tags.get("Room", "").lower().startswith("c")]


def _names(record: Record) -> str:
    """Return the players' names, S W N E."""
    return ",".join(_clean_name(record.names[seat]) for seat in SOUTH_FIRST)


def _clean_text(words: str) -> str:
    """Return text between bars, with suits in BBO's letters."""
    plain = " ".join(words.replace("|", "/").split())
    plain = re.sub("!(?=[SHDCshdc])", "! ", plain)
    return _SUIT.sub(lambda found: _SUITS[found[0]], plain)


def _title_text(text: str) -> str:
    """Return a tag of the title; empty for PBN's ?, unknown."""
    return "" if text.strip() == "?" else _clean_name(text)


def _clean_name(name: str) -> str:
    """Return a name between commas and bars."""
    return " ".join(name.replace("|", "/").replace(",", " ").split())
