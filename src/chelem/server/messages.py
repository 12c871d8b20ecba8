"""Messages of the live table: JSON in, requests of a table out; what is wrong has a name."""

from collections.abc import Callable
from typing import Any

import orjson

from chelem.bots.explain import calls_made as spoken_calls
from chelem.core.calls import parse_action
from chelem.core.errors import Refused, TooLarge
from chelem.engine.audience import Viewer
from chelem.engine.log import Log
from chelem.engine.moves import Answers, Claims, Move
from chelem.engine.sheet import PlayerId
from chelem.tables import chat, dealing, undo
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.views import room
from chelem.views.deal import calls_in_deal
from chelem.views.meanings import CallMeanings

Message = dict[str, Any]
PROTOCOL = 2
"""What a page has to say in `hello`; an older page is asked to be loaded again."""
LONGEST = 4096
"""Bytes of a message."""
LONGEST_ID = 64
LARGEST = 10**9
"""No version, position or number of tricks is more."""


def read_message(text: str | bytes) -> Message:
    """A message as JSON; `Refused` where it is not JSON."""
    if len(text if isinstance(text, bytes) else text.encode()) > LONGEST:
        raise TooLarge("message.long")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("message.json") from None
    if not isinstance(message, dict):
        raise Refused("message.json")
    return message


def field_of(message: Message, name: str, kind: type) -> Any:
    """A field of exactly that type; `Refused` names the one that is wrong."""
    value = message.get(name)
    if type(value) is not kind or (type(value) is int and abs(value) > LARGEST):
        raise Refused("message.field", field=name)
    return value


def move_of(message: Message) -> Move:
    """The move that an `act`, a `claim` or an `answer` asks for."""
    match message["t"]:
        case "act":
            return parse_action(field_of(message, "action", str))
        case "claim":
            return Claims(field_of(message, "tricks", int))
        case _:
            return Answers(field_of(message, "accept", bool))


def player_of(table: Table, visitor: VisitorId | None) -> PlayerId:
    """The player that a visitor is."""
    person = table.person(visitor)
    if person is None:
        raise Refused("chair.none")
    return person.player


def moving(message: Message, visitor: VisitorId | None) -> Callable[[Table], bool]:
    """The request of a move; it answers whether the move is new."""
    move, position = move_of(message), field_of(message, "position", int)
    name = field_of(message, "id", str)
    if not 0 < len(name) <= LONGEST_ID:
        raise Refused("message.field", field="id")
    return lambda table: bool(table.act(player_of(table, visitor), move, position, name))


def speaking_or_waiting(message: Message, visitor: VisitorId | None) -> Callable[[Table], None] | None:
    """The change that a message other than a move requests; None where it requests none."""
    match message["t"]:
        case "undo":
            return lambda table: undo.take_back(table, visitor)
        case "allow":
            accept = field_of(message, "accept", bool)
            return lambda table: undo.answer_undo(table, visitor, accept=accept)
        case "chat":
            text, to = field_of(message, "text", str), field_of(message, "to", str)
            return lambda table: chat.chat(table, visitor, text, to)
        case "alert":
            about, words = field_of(message, "about", int), field_of(message, "text", str)
            return lambda table: chat.alert(table, visitor, about, words)
        case "stop":
            return lambda table: dealing.stop_match(table, visitor)
        case _:
            return None


def meaning_of_call(
    log: Log | None, viewer: Viewer, meanings: CallMeanings, about: int, language: str
) -> Message:
    """The meaning of a call: as explained to this viewer, else by the bots' system.

    `log` is the one that the viewer may read.
    """
    if log is None:
        raise Refused("table.waiting")
    board, made = log.state.board, calls_in_deal(log)
    place = next((i for i, (version, _) in enumerate(made) if version == about), None)
    if place is None or board is None:
        raise Refused("words.about", about=about)
    told = room.words_on_calls(log, viewer).get(about)
    system = meanings.of(about, log.state, place)
    text = told or (system.say(language) if system else None)
    if text is None:
        raise Refused("words.none")
    return {"t": "meaning", "about": about, "call": str(spoken_calls(board)[place]), "text": text}
