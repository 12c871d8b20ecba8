"""Messages of the live table: JSON in, requests of a table out; what is wrong has a name."""

from collections.abc import Callable, Mapping
from typing import Any

import orjson
from pydantic import TypeAdapter, ValidationError

from chelem.core.calls import parse_action
from chelem.core.errors import Refused, TooLarge
from chelem.engine.audience import Viewer
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.engine.sheet import PlayerId
from chelem.server.protocol import (
    ActMessage,
    AlertMessage,
    AllowMessage,
    AnswerMessage,
    ChatMessage,
    ClaimMessage,
    FromClient,
    MeaningAnswer,
    StopMessage,
    UndoMessage,
)
from chelem.tables import chat, dealing, undo
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.views import room
from chelem.views.deal import calls_in_deal
from chelem.views.meanings import CallMeanings

PROTOCOL = 2
"""What a page has to say in `hello`; an older page is asked to be loaded again."""
LONGEST = 4096
"""Bytes of a message."""
_MESSAGE: TypeAdapter[FromClient] = TypeAdapter(FromClient)


def read_message(text: str | bytes) -> dict[str, Any]:
    """A message as JSON, its fields not yet checked; `Refused` where it is not JSON."""
    if len(text if isinstance(text, bytes) else text.encode()) > LONGEST:
        raise TooLarge("message.long")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("message.json") from None
    if not isinstance(message, dict):
        raise Refused("message.json")
    return message


def check_message(message: Mapping[str, Any]) -> FromClient:
    """The same, if it is one of the protocol's; `Refused` names the kind or the field that is wrong."""
    try:
        return _MESSAGE.validate_python(message, strict=True)
    except ValidationError as error:
        place = error.errors(include_url=False, include_input=False)[0]["loc"]
    if not place:
        raise Refused("message.kind", kind=str(message.get("t")))
    raise Refused("message.field", field=str(place[1]))


def move_of(message: ActMessage | ClaimMessage | AnswerMessage) -> Move:
    """The move that a message asks for."""
    if message["t"] == "act":
        return parse_action(message["action"])
    return MakeClaim(message["tricks"]) if message["t"] == "claim" else AnswerClaim(message["accept"])


def player_of(table: Table, visitor: VisitorId | None) -> PlayerId:
    """The player that a visitor is."""
    person = table.person(visitor)
    if person is None:
        raise Refused("chair.none")
    return person.player


def move_request(
    message: ActMessage | ClaimMessage | AnswerMessage, visitor: VisitorId | None
) -> Callable[[Table], bool]:
    """The request of a move; it answers whether the move is new."""
    move, position, name = move_of(message), message["position"], message["id"]
    return lambda table: bool(table.act(player_of(table, visitor), move, position, name))


def change_of(
    message: UndoMessage | AllowMessage | ChatMessage | AlertMessage | StopMessage, visitor: VisitorId | None
) -> Callable[[Table], None]:
    """The change that a message other than a move requests."""
    match message["t"]:
        case "undo":
            return lambda table: undo.request_undo(table, visitor)
        case "allow":
            accept = message["accept"]
            return lambda table: undo.answer_undo(table, visitor, accept=accept)
        case "chat":
            text, to = message["text"], message["to"]
            return lambda table: chat.chat(table, visitor, text, to)
        case "alert":
            about, words = message["about"], message["text"]
            return lambda table: chat.alert(table, visitor, about, words)
        case "stop":
            return lambda table: dealing.stop_match(table, visitor)


def meaning_of_call(
    log: Log | None, viewer: Viewer, meanings: CallMeanings, about: int, language: str
) -> MeaningAnswer:
    """The meaning of a call: as explained to this viewer, else by the bots' system.

    `log` is the one that the viewer may read.
    """
    if log is None:
        raise Refused("table.waiting")
    made = enumerate(calls_in_deal(log))
    place, call = next(((i, event) for i, (version, event) in made if version == about), (0, None))
    if call is None:
        raise Refused("words.about", about=about)
    told = room.explained_calls(log, viewer).get(about)
    system = meanings.of(about, log.state, place)
    text = told or (system.say(language) if system else None)
    if text is None:
        raise Refused("words.none")
    return {"t": "meaning", "about": about, "call": str(call.action), "text": text}
