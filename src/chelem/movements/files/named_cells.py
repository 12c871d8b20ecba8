"""A cell of a movement from values with names, as JSON, YAML and tables with a heading have them.

Programs write the same few names in many ways: `nsPair`, `PairNS` and `ns_pair` are one. In names only
letters count, in any case.
"""

import re
from collections.abc import Iterable, Mapping

from chelem.movements.board_sets import boards_in_set, set_number
from chelem.movements.cell import Cell, Partnership

NamedValues = Mapping[str, object]

_SPELLINGS = {
    "table": "table tablenumber tableno tablenr tableid tbl",
    "round": "round roundnumber roundno roundnr rnd tour tournumero",
    "section": "section sectionletter sectionletters sectionid",
    "movement": "movement movementname mouvement",
    "ns": "ns nspair pairns nspairnumber pairnumberns northsouth nspairno nsteam paireNS",
    "ew": "ew ewpair pairew ewpairnumber pairnumberew eastwest ewpairno ewteam eo paireeo estouest",
    "north": "north n northplayer playernorth nord",
    "south": "south s southplayer playersouth sud",
    "east": "east e eastplayer playereast est",
    "west": "west w westplayer playerwest ouest",
    "boards": "boards board boardlist boardnumbers boardnumber boardnumbers customboards donnes donne étuis",
    "low": "lowboard lowboardnumber firstboard boardfrom startboard boardstart fromboard",
    "high": "highboard highboardnumber lastboard boardto endboard boardend toboard",
    "set": "set boardset boardsetnumber boardgroup série",
    "size": "boardsperround boardsperset boardsaround",
    "entrants": "pairs numberteams numberpairs numberplayers players entrants npairs",
}
_MEANINGS = {spelling.lower(): meaning for meaning, text in _SPELLINGS.items() for spelling in text.split()}
_SEATS = ("north", "south", "east", "west")
_SIDES = frozenset({"ns", "ew", *_SEATS})
_NOBODY = frozenset({"", "0", "-", "–", "bye", "sitout", "phantom", "ghost", "none", "null"})
_ONE_NUMBER = re.compile(r"[^\W\d]*(\d{1,3})[^\W\d]*")
_RANGE = re.compile(r"(\d{1,4})\s*(?:-|–|to|à)\s*(\d{1,4})")
MOST_ENTRANTS, MOST_BOARDS = 999, 999
"""The greatest numbers that a file may hold."""


def known_name(name: str) -> str:
    """Return what a name means here; one that is not known, in lower case without digits and signs.

    >>> known_name("nsPair"), known_name("EW_Pair"), known_name("Comment")
    ('ns', 'ew', 'comment')
    """
    letters = "".join(filter(str.isalpha, name)).lower()
    return _MEANINGS.get(letters, letters)


def with_meanings(values: NamedValues) -> dict[str, object]:
    """Return values by what their names mean; empty ones do not hide others of the same meaning."""
    known: dict[str, object] = {}
    for name, value in values.items():
        meaning = known_name(name)
        if known.get(meaning) in (None, "", []):
            known[meaning] = value
    return known


def has_sides(values: NamedValues) -> bool:
    """Return whether values say who sits at a table."""
    return not _SIDES.isdisjoint(values)


def named_cell(values: NamedValues, boards_of_set: int = 1) -> Cell:
    """Return the cell that values by their meanings describe. Raises `ValueError` or `TypeError`."""
    seats = [values.get(seat) for seat in _SEATS]
    if not all(map(_is_nobody, seats)):
        north_south, east_west = _people(seats[:2]), _people(seats[2:])
        if len(north_south + east_west) < len(seats):
            north_south, east_west = north_south + east_west, ()
    else:
        north_south, east_west = _people(values.get("ns")), _people(values.get("ew"))
    return Cell(file_number(values.get("table")), north_south, east_west, _boards(values, boards_of_set))


def file_number(value: object) -> int:
    """Return a number that is one, or the text of one. Raises `ValueError` or `TypeError`."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError
    if isinstance(value, str):
        found = _ONE_NUMBER.fullmatch(value.strip())
        if found is None:
            raise ValueError(value)
        value = int(found[1])
    if not 0 <= value <= max(MOST_ENTRANTS, MOST_BOARDS):
        raise ValueError
    return value


def _people(value: object) -> Partnership:
    """Return who sits one way: a number, or two in a list; nobody for null, 0, an empty text and a bye."""
    people = value if isinstance(value, list) else [value]
    return tuple(file_number(person) for person in people if not _is_nobody(person))


def _is_nobody(value: object) -> bool:
    if value is None or value == 0:
        return True
    letters = str(value).replace(" ", "").replace("-", "").lower() or "-"
    return letters in _NOBODY


def _boards(values: NamedValues, boards_of_set: int) -> tuple[int, ...]:
    """Return the boards: listed, from the lowest to the highest, or those of a set."""
    listed = values.get("boards")
    if listed not in (None, "", []):
        return tuple(_listed(listed))
    if values.get("low") not in (None, ""):
        low = file_number(values["low"])
        high = file_number(values.get("high") or low)
        return tuple(range(low, high + 1)) if low else ()
    number = values.get("set")
    if number in (None, "", 0, "0"):
        return ()
    return boards_in_set(file_number(set_number(str(number).strip())), boards_of_set)


def _listed(value: object) -> Iterable[int]:
    """Yield board numbers of a list, a number, or a text such as `1-3` or `1, 2, 5`."""
    if isinstance(value, list):
        yield from (number for element in value for number in _listed(element))
        return
    for text in re.split(r"[,;+]|(?<=\d)\s+(?=\d)", value.strip()) if isinstance(value, str) else [value]:
        found = _RANGE.fullmatch(text.strip()) if isinstance(text, str) else None
        first, last = (
            (file_number(found[1]), file_number(found[2]))
            if found
            else (file_number(text), file_number(text))
        )
        yield from range(first, last + 1)


def joined_cells(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    """Return cells in the order of their tables; several with the same people are one with all boards."""
    found: dict[tuple[int, Partnership, Partnership], tuple[int, ...]] = {}
    for cell in cells:
        key = cell.table, cell.north_south, cell.east_west
        found[key] = found.get(key, ()) + cell.boards
    return tuple(Cell(*key, boards) for key, boards in sorted(found.items(), key=lambda entry: entry[0][0]))
