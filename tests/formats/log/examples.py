"""Each event of the log, with the fields that LOG specifies."""

from typing import Any

from chelem.core.calls import parse_action
from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat, Side
from chelem.core.vulnerability import Vulnerability
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
    Explained,
    Exposed,
    Finished,
    Hidden,
    Left,
    PassedOut,
    Pledged,
    Revealed,
    Scored,
    Sealed,
    Seated,
    Started,
    Swapped,
    Undone,
    Unrevealed,
)
from chelem.engine.setting import Setting
from chelem.engine.sheet import Verdict
from chelem.games.forms import sized
from chelem.games.options import new_game
from tests.support.deals import SOLID

HANDS = dict(zip(SEATS, SOLID.hands, strict=True))
SPADES = [f"S{rank}" for rank in "AKQJT98765432"]
CARDS = {
    str(seat): [f"{suit}{card[1]}" for card in SPADES] for seat, suit in zip("NESW", "SHDC", strict=True)
}
LINE = Line(
    (Seat.E, Seat.W),
    100,
    "mark.undertricks",
    dict.fromkeys(("count", "after", "stake", "vulnerable"), 1) | {"each": 100},
)
PEOPLE = {seat: str(seat) for seat in SEATS}

EXAMPLES: dict[str, tuple[Any, dict[str, Any]]] = {
    "started": (
        Started(
            new_game("whiz", {"redealer": "next"}), sized("whiz", "deals:5"), {s: str(s) for s in SEATS[1:]}
        ),
        {
            "format": 1,
            "game": "whiz",
            "match": {"kind": "deals", "deals": 5},
            "options": {"redealer": "next"},
            "players": {"E": "E", "S": "S", "W": "W"},
        },
    ),
    "seated": (
        Seated(Seat.E, "ana", "Ana", "person"),
        {"seat": "E", "player": "ana", "name": "Ana", "kind": "person"},
    ),
    "left": (Left(Seat.E, "r2", "R2", "bot"), {"seat": "E", "player": "r2", "name": "R2", "kind": "bot"}),
    "committed": (Committed(2, 1, "00ff"), {"deal": 2, "attempt": 1, "hash": "00ff"}),
    "pledged": (Pledged("ana", "00ff"), {"player": "ana", "hash": "00ff"}),
    "unrevealed": (Unrevealed(("ana", "bob")), {"players": ["ana", "bob"]}),
    "dealt": (
        Dealt(Setting(2, 1, Seat.E, Vulnerability.NS, 2), HANDS, {**PEOPLE, Seat.W: None}),
        {
            "deal": 2,
            "attempt": 1,
            "dealer": "E",
            "vulnerable": ["N", "S"],
            "board": 2,
            "hands": CARDS,
            "seating": {"N": "N", "E": "E", "S": "S", "W": None},
        },
    ),
    "exposed": (Exposed(Seat.N, SOLID[Seat.N]), {"seat": "N", "cards": SPADES}),
    "acted": (
        Acted(Seat.N, Seat.S, parse_action("HT")),
        {"seat": "N", "by": "S", "action": "HT"},
    ),
    "swapped": (Swapped((Seat.E, Seat.S)), {"seats": ["E", "S"]}),
    "claimed": (Claimed(Seat.S, 3), {"by": "S", "tricks": 3}),
    "answered": (Answered(Seat.W, accept=False), {"by": "W", "accept": False}),
    "asked": (Asked(Seat.W, 12), {"by": "W", "to": 12}),
    "allowed": (Allowed(Seat.W, accept=True), {"by": "W", "accept": True}),
    "undone": (Undone(12), {"to": 12}),
    "passed_out": (PassedOut(3, 2), {"deal": 3, "attempt": 2}),
    "scored": (
        Scored(1, Contract.parse("2SX by N"), {Side.NS: 7, Side.EW: 6}, (LINE,), claim=True),
        {
            "deal": 1,
            "contract": {"strain": "S", "tricks": 8, "stake": 2, "declarer": "N"},
            "tricks": {"NS": 7, "EW": 6},
            "lines": [
                {
                    "to": ["E", "W"],
                    "points": 100,
                    "below": False,
                    "code": "mark.undertricks",
                    "args": {"count": 1, "after": 1, "stake": 1, "vulnerable": 1, "each": 100},
                }
            ],
            "claim": True,
        },
    ),
    "revealed": (
        Revealed(1, SOLID.number, "sel", HANDS),
        {"deal": 1, "number": str(SOLID.number), "salt": "sel", "hands": CARDS},
    ),
    "sealed": (Sealed("00", "11", "22"), {"chain": "00", "signature": "11", "key": "22"}),
    "alerted": (
        Alerted("ana", 3, "♠ forcing", ("N",)),
        {"by": "ana", "about": 3, "text": "♠ forcing", "audience": ["N"]},
    ),
    "explained": (Explained("ana", 3, "", ()), {"by": "ana", "about": 3, "text": "", "audience": []}),
    "chatted": (Chatted("ana", "bonsoir"), {"by": "ana", "text": "bonsoir"}),
    "finished": (
        Finished(Verdict((), {Side.NS: 70, Side.EW: 0}, (Seat.N, Seat.S))),
        {"lines": [], "totals": {"NS": 70, "EW": 0}, "winner": ["N", "S"]},
    ),
    "hidden": (Hidden(), {}),
}
"""Each event, with the fields that LOG specifies."""

NEWER = {
    "started": (
        Started(new_game("contract"), sized("contract", "rubber"), PEOPLE, 2),
        {
            "format": 2,
            "game": "contract",
            "match": {"kind": "rubber"},
            "options": {},
            "players": {str(seat): str(seat) for seat in SEATS},
        },
    ),
    "seated": (Seated(Seat.E, "ana"), {"seat": "E", "player": "ana", "kind": "person"}),
    "left": (Left(Seat.E, "r2", kind="bot"), {"seat": "E", "player": "r2", "kind": "bot"}),
    "dealt": (
        Dealt(Setting(2, 1, Seat.E), {}, PEOPLE, "event", "club", alone=True),
        {
            "deal": 2,
            "attempt": 1,
            "dealer": "E",
            "vulnerable": [],
            "hands": {},
            "seating": {str(seat): str(seat) for seat in SEATS},
            "origin": "event",
            "event_id": "club",
            "alone": True,
        },
    ),
    "revealed": (
        Revealed(1, SOLID.number, "sel", HANDS, {"bob": "b", "ana": "a"}, attempt=2),
        {
            "deal": 1,
            "attempt": 2,
            "number": str(SOLID.number),
            "salt": "sel",
            "hands": CARDS,
            "nonces": {"bob": "b", "ana": "a"},
        },
    ),
    "chatted": (Chatted("ana", "bonsoir", salt="sel"), {"by": "ana", "text": "bonsoir", "salt": "sel"}),
}
"""What format 2 adds to events of format 1, and leaves out."""

OPTIONAL = {
    "seated": {"name"},
    "left": {"name"},
    "dealt": {"board"},
    "scored": {"contract", "tricks", "claim"},
    "alerted": {"audience"},
    "explained": {"audience"},
}
"""The optional fields of each event."""
