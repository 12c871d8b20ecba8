"""Parse the lines of the table-manager protocol, as strictly as the rules need and no more."""

import re
from collections.abc import Callable

from chelem.arena.table_manager import lines
from chelem.arena.table_manager.spelling import ENGLISH, call_of_words, hand_named
from chelem.core import ParseError, Seat, Vulnerability
from chelem.text import read_card, read_hand

_SEAT = r"(north|east|south|west)"
_HAND = r"(north|east|south|west|dummy)"
_NAME = r'"([^"]*)"'
_CLOCK = r"this board\s*\[?\s*([\d:]+)\s*\]?\s*,\s*total\s*\[?\s*([\d:]+)\s*\]?"


def parse_line(text: str) -> lines.ProtocolLine:
    """Parse a line; `ParseError` if the protocol has none like it.

    >>> str(parse_line("NORTH bids 1 notrump.Alert.15-17"))
    'North bids 1NT Alert. 15-17'
    >>> str(parse_line("West ready for DUMMY's card to trick 3."))
    "West ready for dummy's card to trick 3"
    """
    line = text.strip()
    for pattern, parse in _PATTERNS:
        if found := pattern.fullmatch(line):
            return parse(found)
    raise ParseError("table_manager.line", text=line)


def _seat(name: str) -> Seat:
    seat = hand_named(name)
    if seat is None:
        raise ParseError("table_manager.line", text=name)
    return seat


def _connect(found: re.Match[str]) -> lines.ConnectLine:
    name, seat, version = found.groups()
    return lines.ConnectLine(
        name.strip(), None if seat.upper() == lines.ANY_SEAT else _seat(seat), int(version)
    )


def _board(found: re.Match[str]) -> lines.BoardLine:
    number, dealer, sides = found.groups()
    vulnerable = Vulnerability.NONE if sides.lower() == "neither" else Vulnerability.parse(sides)
    return lines.BoardLine(int(number), _seat(dealer), vulnerable)


def _hand(found: re.Match[str]) -> lines.HandLine:
    hand = read_hand(found[2], ENGLISH)
    if len(hand) != 13:
        raise ParseError("table_manager.line", text=found[0])
    return lines.HandLine(hand_named(found[1]), hand)


def _call(found: re.Match[str]) -> lines.CallLine:
    seat, words, label, text = found.groups()
    return lines.CallLine(
        _seat(seat), call_of_words(words), (label or "").lower() == "alert", (text or "").strip()
    )


def _ready(found: re.Match[str]) -> lines.ReadyLine:
    words = " ".join(found[2].lower().split())
    return lines.ReadyLine(_seat(found[1]), lines.Step(words))


def _timing(found: re.Match[str]) -> lines.TimingLine:
    ns_board, ns_total, ew_board, ew_total = map(_seconds, found.groups())
    return lines.TimingLine(lines.TimeUsed(ns_board, ns_total), lines.TimeUsed(ew_board, ew_total))


def _seconds(clock: str) -> int:
    total = 0
    for part in clock.split(":"):
        total = 60 * total + int(part or 0)
    return total


def _always(notice: lines.Notice) -> Callable[[re.Match[str]], lines.Notice]:
    return lambda _: notice


def _pattern(text: str) -> re.Pattern[str]:
    """Return the pattern of a line: a space is any number of them, and full stops may follow."""
    return re.compile(text.replace(" ", r"\s+") + r"[\s.]*", re.IGNORECASE | re.ASCII)


_PATTERNS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], lines.ProtocolLine]], ...] = (
    (
        _pattern(rf"{_SEAT} ready (for teams|to start|for deal|for cards|for dummy)"),
        _ready,
    ),
    (
        _pattern(rf"{_SEAT} ready for {_SEAT}'s bid"),
        lambda found: lines.ReadyForCallLine(_seat(found[1]), _seat(found[2])),
    ),
    (
        _pattern(rf"{_SEAT} ready for {_HAND}'s card to trick (\d{{1,2}})"),
        lambda found: lines.ReadyForCardLine(_seat(found[1]), hand_named(found[2]), int(found[3])),
    ),
    (
        _pattern(rf"{_HAND} plays ([0-9a-z]{{2,3}})"),
        lambda found: lines.CardLine(hand_named(found[1]), read_card(found[2], ENGLISH)),
    ),
    (
        re.compile(
            rf"{_SEAT}\s+((?:re)?doubles?|pass(?:es)?|bids?\s+(?:(?!alert\.|infos\.)[0-9a-z .-]){{1,20}}?)"
            r"[\s.]*(?:\b(alert|infos)\b\.?(.*))?",
            re.IGNORECASE,
        ),
        _call,
    ),
    (_pattern(rf"{_HAND} to lead"), lambda found: lines.LeadLine(hand_named(found[1]))),
    (_pattern(rf"connecting {_NAME} as (\w+) using protocol version (\d{{1,4}})"), _connect),
    (
        _pattern(rf"{_SEAT} \(?\s*{_NAME}\s*\)? seated"),
        lambda found: lines.SeatedLine(_seat(found[1]), found[2].strip()),
    ),
    (
        _pattern(rf"teams\s*:\s*n/s\s*:?\s*{_NAME}[\s.]*e/w\s*:?\s*{_NAME}"),
        lambda found: lines.TeamsLine(found[1].strip(), found[2].strip()),
    ),
    (_pattern(rf"board number (\d{{1,6}})\s*\.\s*dealer {_SEAT}\s*\.\s*(\S+)(?: vulnerable)?"), _board),
    (re.compile(rf"{_HAND}'s\s+cards\s*:\s*(.*)", re.IGNORECASE), _hand),
    (
        _pattern(rf"timing\s*-\s*n/s\s*:?\s*{_CLOCK}[\s.]*e/w\s*:?\s*{_CLOCK}"),
        _timing,
    ),
    *((_pattern(notice.value), _always(notice)) for notice in lines.Notice),
)
