"""Messages of the live table: read JSON, check it, and turn it into requests to the table."""

from collections.abc import Callable, Mapping
from typing import Any, cast, get_args

import orjson
from pydantic import TypeAdapter, ValidationError

from chelem.bots import Meaning
from chelem.core import Refused, TooLarge, parse_action
from chelem.core.typed_text import clean_json
from chelem.engine import AnswerClaim, Log, MakeClaim, Move, Viewer
from chelem.engine.promise import RevealedNonce
from chelem.site.edge import VisitorId
from chelem.site.tables.api import protocol
from chelem.site.tables.api.dealing_messages import PledgeMessage, RevealMessage
from chelem.site.tables.domain import chat, dealing, promising, undo
from chelem.site.tables.domain.table import Table
from chelem.site.tables.views import room
from chelem.site.tables.views.deal import calls_in_deal
from chelem.site.tables.views.meanings import CallMeanings

OtherMessage = (
    protocol.UndoMessage
    | protocol.AllowMessage
    | protocol.ChatMessage
    | protocol.AlertMessage
    | protocol.StopMessage
    | PledgeMessage
)
"""The messages that change a table and are no moves."""

PROTOCOL = 4
"""The version of the protocol in `hello`; an older page has to be reloaded."""
LARGEST_MESSAGE = 4096
"""The most bytes of a message of the live table; a longer one is refused."""
_FORCING: tuple[protocol.ForcingCode, ...] = get_args(protocol.ForcingCode)
_MESSAGE: TypeAdapter[protocol.FromClient] = TypeAdapter(protocol.FromClient)


def read_message(text: str | bytes) -> dict[str, Any]:
    """Return a message as a JSON object, its fields cleaned and not yet checked.

    `Refused` if it is not one, `Unusable` for text with controls.
    """
    if len(text if isinstance(text, bytes) else text.encode()) > LARGEST_MESSAGE:
        raise TooLarge("message.long")
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("message.json") from None
    if not isinstance(message, dict):
        raise Refused("message.json")
    cleaned: dict[str, Any] = clean_json(message)
    return cleaned


def check_message(message: Mapping[str, Any]) -> protocol.FromClient:
    """Return the message if it follows the protocol; `Refused` names an unknown type or an invalid field."""
    try:
        return _MESSAGE.validate_python(message, strict=True)
    except ValidationError as error:
        place = error.errors(include_url=False, include_input=False)[0]["loc"]
    if not place:
        raise Refused("message.kind", kind=str(message.get("t")))
    raise Refused("message.field", field=str(place[1]))


def move_of(message: protocol.ActMessage | protocol.ClaimMessage | protocol.AnswerMessage) -> Move:
    """Return the move that a message requests."""
    if message["t"] == "act":
        return parse_action(message["action"])
    return MakeClaim(message["tricks"]) if message["t"] == "claim" else AnswerClaim(message["accept"])


def move_request(
    message: protocol.ActMessage | protocol.ClaimMessage | protocol.AnswerMessage, visitor: VisitorId | None
) -> Callable[[Table], bool]:
    """Return the request for a move, which returns whether the move is new."""
    move, position, move_id = move_of(message), message["position"], message["id"]
    return lambda table: bool(table.act(table.seated_person(visitor).player, move, position, move_id))


def reveal_request(message: RevealMessage, visitor: VisitorId | None) -> Callable[[Table], RevealedNonce]:
    """Return the request that saves what a page adds to a deal, which returns what the server has then."""
    key, nonce = (message["deal"], message["attempt"]), message["nonce"]
    return lambda table: promising.reveal_nonce(table, visitor, key, nonce)


def change_request(message: OtherMessage, visitor: VisitorId | None) -> Callable[[Table], bool]:
    """Return the request for the change of a message, which returns whether it is new in the log."""
    message_id = message.get("id")

    def change(table: Table) -> bool:
        if message_id is not None and table.has_sent(visitor, message_id):
            return False
        return _change(table, message, visitor, message_id)

    return change


def _change(table: Table, message: OtherMessage, visitor: VisitorId | None, message_id: str | None) -> bool:
    match message["t"]:
        case "undo":
            undo.request_undo(table, visitor, message_id)
        case "allow":
            undo.answer_undo(table, visitor, message_id, accept=message["accept"])
        case "chat":
            chat.chat(table, visitor, message["text"], message["to"], message_id)
        case "alert":
            chat.alert(table, visitor, message["about"], message["text"], message_id)
        case "stop":
            dealing.stop_match(table, visitor, message_id)
        case "pledge":
            key = message["deal"], message["attempt"]
            return promising.pledge(table, visitor, key, message["hash"], message_id)
    return True


def meaning_of_call(
    log: Log | None, viewer: Viewer, meanings: CallMeanings, about: int, language: str
) -> protocol.MeaningAnswer:
    """Return the meaning of a call: as explained to this viewer, otherwise by the bots' system.

    `log` is the one that the viewer may read.
    """
    if log is None:
        raise Refused("table.waiting")
    call = next((event for version, event in calls_in_deal(log) if version == about), None)
    if call is None:
        raise Refused("words.about", about=about)
    explained = room.readable_explanations(log, viewer).get(about)
    if explained:
        return {"t": "meaning", "about": about, "call": str(call.action), "text": explained}
    known = meanings.of(about)
    if known is None:
        raise Refused("words.none")
    return {**describe_meaning(known, language), "about": about}


def describe_meaning(meaning: Meaning, language: str) -> protocol.MeaningAnswer:
    """Return a meaning by the bots' system, with the hands that the call shows."""
    answer: protocol.MeaningAnswer = {
        "t": "meaning",
        "call": str(meaning.call),
        "text": meaning.say(language),
    }
    if (shown := meaning.shown) is not None:
        answer["shows"] = cast(protocol.ShownShape, shown)
        answer["forcing"] = _FORCING[meaning.forcing]
    return answer
