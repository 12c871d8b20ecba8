"""Messages of the live table: JSON in, requests of a table out; what is wrong has a name."""

from collections.abc import Callable
from typing import Any

import orjson

from chelem.bots.explain import calls_made as spoken_calls
from chelem.core.calls import parse_action
from chelem.core.errors import Refused
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
    """A message as JSON; `Refused` where it is none."""
    if len(text if isinstance(text, bytes) else text.encode()) > LONGEST:
        raise Refused("message.long")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("message.json") from None
    if not isinstance(message, dict):
        raise Refused("message.json")
    return message


def required(message: Message, name: str, kind: type) -> Any:
    """A field of exactly that type; `Refused` names the one that is wrong."""
    value = message.get(name)
    if type(value) is not kind or (type(value) is int and abs(value) > LARGEST):
        raise Refused("message.field", field=name)
    return value


def move_of(message: Message) -> Move:
    """The move that an `act`, a `claim` or an `answer` asks for."""
    match message["t"]:
        case "act":
            return parse_action(required(message, "action", str))
        case "claim":
            return Claims(required(message, "tricks", int))
        case _:
            return Answers(required(message, "accept", bool))


def player_of(table: Table, visitor: VisitorId | None) -> PlayerId:
    """The player that a visitor is."""
    person = table.person(visitor)
    if person is None:
        raise Refused("chair.none")
    return person.player


def moving(message: Message, visitor: VisitorId | None) -> Callable[[Table], bool]:
    """The request of a move; it answers whether the move is new."""
    move, position = move_of(message), required(message, "position", int)
    name = required(message, "id", str)
    if not 0 < len(name) <= LONGEST_ID:
        raise Refused("message.field", field="id")
    return lambda table: bool(table.act(player_of(table, visitor), move, position, name))


def speaking_or_waiting(message: Message, visitor: VisitorId | None) -> Callable[[Table], None] | None:
    """The request of a message that is no move; None for one that asks nothing of the table."""
    match message["t"]:
        case "undo":
            return lambda table: undo.take_back(table, visitor)
        case "allow":
            accept = required(message, "accept", bool)
            return lambda table: undo.answer_undo(table, visitor, accept=accept)
        case "chat":
            text, to = required(message, "text", str), required(message, "to", str)
            return lambda table: chat.chat(table, visitor, text, to)
        case "alert":
            about, words = required(message, "about", int), required(message, "text", str)
            return lambda table: chat.alert(table, visitor, about, words)
        case "stop":
            return lambda table: dealing.stop_match(table, visitor)
        case _:
            return None


def explain_call(
    log: Log | None, viewer: Viewer, meanings: CallMeanings, about: int, language: str
) -> Message:
    """What a call that was made means: as this viewer was told, else as the bots' system has it.

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
