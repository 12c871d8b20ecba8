"""The JSON of values in events (cards, seats, contracts …), by their Python types."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Literal, get_args, get_origin

from chelem.core import (
    SEATS,
    SIDES,
    Action,
    Card,
    Contract,
    Hand,
    Seat,
    Side,
    Strain,
    Vulnerability,
    parse_action,
    whole_number,
)
from chelem.engine import PlayerId, Setting
from chelem.engine.events import DealNumber
from chelem.formats.log.codec import (
    Codec,
    Misfit,
    Schema,
    T,
    array,
    as_is,
    by_code,
    derived,
    keyed,
    nullable,
    of_kind,
    of_type,
)
from chelem.i18n import Fact

DEFINITIONS: dict[str, Schema] = {}
"""The schemas of values that several events share."""


def defined(name: str, codec: Codec[T], definitions: dict[str, Schema] = DEFINITIONS) -> Codec[T]:
    """Return the codec with its schema stored among definitions under this name."""
    definitions[name] = codec.schema
    return replace(codec, schema={"$ref": f"#/$defs/{name}"})


def _code(name: str, parse: Callable[[str], Any], description: str, **schema: Any) -> Codec[Any]:
    return defined(name, by_code(parse, {"type": "string", "description": description} | schema))


NUMBER = of_type(int, {"type": "integer"})
TEXT = of_type(str, {"type": "string"})
FLAG = of_type(bool, {"type": "boolean"})
SEAT = _code("seat", Seat.parse, "A seat.", enum=list(map(str, SEATS)))
SIDE = _code("side", Side.parse, "Two partners: North-South or East-West.", enum=list(map(str, SIDES)))
STRAIN = _code("strain", Strain.parse, "A suit, or notrump.", enum=list(map(str, Strain)))
CARD = _code("card", Card.parse, "A suit then a rank; ten is T.", pattern="^[CDHS][2-9TJQKA]$")
ACTION = _code("action", parse_action, "A call or a card: `P`, `1NT`, `name:H`, `H7`.")
_CARD_LIST = array(CARD)
_SEAT_LIST = array(SEAT)


def _seats(values: Any) -> tuple[Seat, ...]:
    """Read seats, each once, and sort them clockwise from North."""
    seats = _SEAT_LIST.read(values)
    if len(set(seats)) != len(seats):
        raise Misfit(values)
    return tuple(sorted(seats))


def _two_seats(values: Any) -> tuple[Seat, ...]:
    seats = _seats(values)
    if len(seats) != 2:
        raise Misfit(values)
    return seats


def _number(text: Any) -> int:
    number = whole_number(of_kind(str, text))
    if number is None:
        raise Misfit(text)
    return number


def _seating(values: Any) -> dict[Seat, PlayerId | None]:
    """Read the player of each chair; a missing chair is empty."""
    seated = _CHAIRS.read(values)
    return {seat: seated.get(seat) for seat in SEATS}


def _fact(value: Any) -> Fact:
    return value if type(value) is int else of_kind(str, value)


HAND = defined(
    "cards",
    Codec(
        lambda hand: list(map(str, hand)),
        lambda values: Hand.of(_CARD_LIST.read(values)),
        _CARD_LIST.schema | {"uniqueItems": True},
    ),
)
SEAT_SET = Codec(lambda seats: list(map(str, seats)), _seats, _SEAT_LIST.schema | {"uniqueItems": True})
PLAYERS = keyed(SEAT, TEXT)
_CHAIRS = keyed(SEAT, nullable(TEXT))
_CARD_EACH = keyed(SEAT, CARD, required=SEATS)
DRAWN = Codec(
    lambda drawn: _CARD_EACH.write(dict(drawn)),
    lambda values: tuple(_CARD_EACH.read(values).items()),
    _CARD_EACH.schema,
)

_CODECS: dict[Any, Codec[Any]] = {
    int: NUMBER,
    str: TEXT,
    bool: FLAG,
    DealNumber: Codec(str, _number, {"type": "string", "pattern": "^[0-9]{1,40}$"}),
    Seat: SEAT,
    Strain: STRAIN,
    Hand: HAND,
    Action: ACTION,
    tuple[Seat, ...]: SEAT_SET,
    tuple[Seat, Seat]: Codec(SEAT_SET.write, _two_seats, SEAT_SET.schema | {"minItems": 2, "maxItems": 2}),
    Vulnerability: Codec(
        lambda vulnerable: list(map(str, vulnerable)),
        lambda values: Vulnerability.of_seats(_seats(values)),
        SEAT_SET.schema,
    ),
    Mapping[Seat, PlayerId]: PLAYERS,
    Mapping[Seat, PlayerId | None]: Codec(
        lambda seating: {str(seat): seating.get(seat) for seat in SEATS}, _seating, _CHAIRS.schema
    ),
    Mapping[Seat, Hand]: keyed(SEAT, HAND),
    Mapping[PlayerId, str]: keyed(TEXT, TEXT, ordered=False),
    Mapping[Side, int]: keyed(SIDE, NUMBER, required=SIDES),
    Mapping[str, Fact]: keyed(TEXT, Codec(as_is, _fact, {"type": ["integer", "string"]}), ordered=False),
}


def _one_of(known: tuple[str | int, ...]) -> Codec[str | int]:
    """Return the codec of one of these words or numbers."""

    def read(value: Any) -> str | int:
        if value not in known:
            raise Misfit(value)
        return of_kind(type(known[0]), value)

    return Codec(as_is, read, {"enum": list(known)})


def codec_of(hint: Any) -> Codec[Any]:
    """Return the codec for the type of a field."""
    if hint in _CODECS:
        return _CODECS[hint]
    inner = get_args(hint)
    if get_origin(hint) is Literal:
        return _one_of(inner)
    if len(inner) == 2 and inner[1] is type(None):
        return nullable(codec_of(inner[0]))
    if get_origin(hint) is tuple:
        return array(codec_of(inner[0]))
    raise TypeError(f"no codec for {hint}")


CONTRACT = defined("contract", derived(Contract, codec_of, order=("strain", "tricks", "stake", "declarer")))
_CODECS[Contract] = CONTRACT
_CODECS[Setting] = derived(Setting, codec_of)
