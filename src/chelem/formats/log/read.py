"""Reads entries of the log, naming the entry and the field that is wrong; it judges no rule."""

import json
from collections.abc import Callable, Iterable, Iterator

from chelem.core.calls import parse_action
from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.errors import BadLog, ChelemError, ParseError
from chelem.core.lines import Line
from chelem.core.numbers import whole_number
from chelem.core.seats import (
    SEATS,
    SIDES,
    Seat,
    Side,
)
from chelem.engine.admit import check_start
from chelem.engine.events import (
    Acted,
    Alerted,
    Allowed,
    Answered,
    Asked,
    Chatted,
    Claimed,
    Committed,
    Dealt,
    Event,
    Explained,
    Exposed,
    Finished,
    Hidden,
    Left,
    PassedOut,
    Revealed,
    Scored,
    Seated,
    Started,
    Swapped,
    Undone,
)
from chelem.engine.log import Entry
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId, Verdict
from chelem.formats.log.fields import Fields, as_type, wrong
from chelem.formats.log.write import FORMAT
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.matches.parameters import parameters


def read_log(lines: Iterable[str]) -> Iterator[Entry]:
    """The entries of a log; `BadLog` names the first that cannot be read. Blank lines are passed over."""
    place = 0
    for line in lines:
        if line.strip():
            try:
                yield read_entry(line)
            except ChelemError as error:
                raise BadLog(place, error) from error
            place += 1


def read_entry(line: str) -> Entry:
    """The entry that a line of JSON says."""
    try:
        values = json.loads(line)
        if not line.isascii() or "\\u" in line:  # half of a pair of code units is no text
            json.dumps(values, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise ParseError("log.json") from None
    fields = Fields(as_type("entry", values, dict))
    return Entry(
        fields.number("version"),
        read_event(fields),
        fields.text("at") if fields.has("at") else None,
        fields.text("id") if fields.has("id") else None,
    )


def read_event(fields: Fields) -> Event:
    """The event of an entry."""
    name = fields.text("event")
    if name not in _READERS:
        raise ParseError("log.event", event=name)
    return _READERS[name](fields)


def _started(fields: Fields) -> Started:
    if fields.number("format") != FORMAT:
        raise ParseError("log.format", format=fields.number("format"))
    game = new_game(fields.text("game"), fields.object("options").values)
    match = fields.object("match")
    size = {name: value for name, value in match.values.items() if name != "kind"}
    form = new_match(game.name, match.text("kind"), size)
    for name in parameters(form):
        match.get(name)  # a log says its size, even where that is the usual one
    named = fields.keyed("players", Seat.parse)
    players = {seat: as_type("players", player, str) for seat, player in sorted(named.items())}
    started = Started(game, form, players)
    check_start(started)
    return started


def _dealt(fields: Fields) -> Dealt:
    setting = Setting(
        fields.number("deal"),
        fields.number("attempt"),
        fields.seat("dealer"),
        frozenset(fields.seats("vulnerable")),
        fields.number("board") if fields.has("board") else None,
    )
    sitting = fields.object("seating")
    seating = {seat: sitting.text(str(seat)) if sitting.has(str(seat)) else None for seat in SEATS}
    return Dealt(setting, fields.hands("hands"), seating)


def _swapped(fields: Fields) -> Swapped:
    seats = fields.seats("seats")
    if len(seats) != 2:
        raise wrong("seats", fields.get("seats"))
    return Swapped((seats[0], seats[1]))


def _scored(fields: Fields) -> Scored:
    return Scored(
        fields.number("deal"),
        None if fields.get("contract") is None else _contract(fields.object("contract")),
        None if fields.get("tricks") is None else _tricks(fields),
        tuple(map(_line, fields.objects("lines"))),
        fields.flag("claim") if fields.has("claim") else False,
    )


def _contract(fields: Fields) -> Contract:
    return Contract(
        fields.seat("declarer"),
        fields.parsed("strain", Strain.parse),
        fields.number("tricks"),
        fields.number("stake"),
    )


def _tricks(fields: Fields) -> dict[Side, int]:
    tricks = fields.object("tricks")
    return {side: tricks.number(str(side)) for side in SIDES}


def _line(fields: Fields) -> Line:
    args = fields.object("args").values
    if not all(type(value) in (int, str) for value in args.values()):
        raise wrong("args", args)
    to, points, code = fields.seats("to"), fields.number("points"), fields.text("code")
    return Line(to, points, code, dict(args), fields.flag("below"))


def _finished(fields: Fields) -> Finished:
    """Totals of two sides, won by seats, or totals of players, won by players."""
    lines = tuple(map(_line, fields.objects("lines")))
    totals = {name: as_type("totals", total, int) for name, total in fields.keyed("totals", str).items()}
    if set(totals) == set(map(str, SIDES)):
        by_side = {side: totals[str(side)] for side in SIDES}
        return Finished(Verdict(lines, by_side, fields.seats("winner")))
    return Finished(Verdict(lines, totals, tuple(sorted(fields.listed("winner", str)))))


def _seated(fields: Fields) -> Seated:
    cards = fields.hand("cards") if fields.has("cards") else None
    return Seated(*_chair(fields), cards)


def _chair(fields: Fields) -> tuple[Seat, PlayerId, str, str]:
    return fields.seat("seat"), fields.text("player"), fields.text("name"), fields.text("kind")


def _revealed(fields: Fields) -> Revealed:
    number = whole_number(fields.text("number"))
    if number is None:
        raise wrong("number", fields.text("number"))
    return Revealed(fields.number("deal"), number, fields.text("salt"), fields.hands("hands"))


def _audience(fields: Fields) -> tuple[PlayerId, ...] | None:
    return fields.listed("audience", str) if fields.has("audience") else None


_READERS: dict[str, Callable[[Fields], Event]] = {
    "started": _started,
    "seated": _seated,
    "left": lambda f: Left(*_chair(f)),
    "committed": lambda f: Committed(f.number("deal"), f.number("attempt"), f.text("hash")),
    "dealt": _dealt,
    "exposed": lambda f: Exposed(f.seat("seat"), f.hand("cards")),
    "acted": lambda f: Acted(f.seat("seat"), f.seat("by"), f.parsed("action", parse_action)),
    "swapped": _swapped,
    "claimed": lambda f: Claimed(f.seat("by"), f.number("tricks")),
    "answered": lambda f: Answered(f.seat("by"), f.flag("accept")),
    "asked": lambda f: Asked(f.seat("by"), f.number("to")),
    "allowed": lambda f: Allowed(f.seat("by"), f.flag("accept")),
    "undone": lambda f: Undone(f.number("to")),
    "passed_out": lambda f: PassedOut(f.number("deal"), f.number("attempt")),
    "scored": _scored,
    "revealed": _revealed,
    "alerted": lambda f: Alerted(f.text("by"), f.number("about"), f.text("text"), _audience(f)),
    "explained": lambda f: Explained(f.text("by"), f.number("about"), f.text("text"), _audience(f)),
    "chatted": lambda f: Chatted(f.text("by"), f.text("text"), _audience(f)),
    "finished": _finished,
    "hidden": lambda _: Hidden(),
}
