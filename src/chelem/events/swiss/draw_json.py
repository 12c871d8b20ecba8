"""Draws with their inputs as JSON, and back.

Everything is written, the default rule too, so that a draw stays the same when defaults change. In inputs
typed by hand, meetings, those left over, the triangle, those who cannot move, the rule and each of its parts
may be missing; draws of earlier versions have no `stationary` either.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING
from fractions import Fraction
from typing import Any, get_args, get_origin

from chelem.core import ParseError
from chelem.events.swiss.draw import Draw, SwissMatch
from chelem.events.swiss.inputs import DrawInputs
from chelem.events.swiss.kept_table import KeptTable
from chelem.events.swiss.meeting import Meeting
from chelem.events.swiss.rule import DrawRule
from chelem.events.swiss.standing import SwissStanding
from chelem.formats.log.codec import Codec, Member, Misfit, Schema, T, array, derived, object_of, of_kind
from chelem.formats.log.values import codec_of, defined

FORMAT = 1
"""Which rules of drawing these inputs are for: another number when they change."""
FOR_PEOPLE = ("why", "stay")
"""What `chelem event draw --json` adds to a draw: sentences, and who stays at which table."""
_MEETING = {"round": "round", "first": "one", "second": "other"}
"""What JSON calls the fields of a meeting."""
DEFINITIONS: dict[str, Schema] = {}
"""The schemas of a draw and of its parts, by the names that they have in the protocol."""
_NUMBER = re.compile(r"-?\d{1,12}(\.\d{1,12}|/\d{1,12})?", re.ASCII)


def _read_number(value: Any) -> Fraction:
    """Return an exact number from text such as `27.5` or `88/3`, or from a JSON number as it is written."""
    text = repr(value) if type(value) in (int, float) else of_kind(str, value)
    try:
        return Fraction(text if _NUMBER.fullmatch(text) else "")
    except (ValueError, ZeroDivisionError):
        raise Misfit(value) from None


_OWN: dict[Any, Codec[Any]] = {
    Fraction: Codec(str, _read_number, {"type": ["string", "number"], "pattern": f"^{_NUMBER.pattern}$"})
}


def _codec_of(hint: Any) -> Codec[Any]:
    """Return the codec for the type of a field."""
    if hint in _OWN:
        return _OWN[hint]
    if get_origin(hint) is tuple and (inner := get_args(hint)[0]) in _OWN:
        return array(_OWN[inner])
    return codec_of(hint)


def _record(kind: type[T], **missing: object) -> Codec[T]:
    """Return the codec of a dataclass that refuses unknown properties; `missing` are defaults."""
    return _strict(kind, derived(kind, _codec_of, whole=True), missing)


def _strict(kind: type[T], plain: Codec[T], missing: Mapping[str, object]) -> Codec[T]:
    """Return a codec that refuses unknown properties, and is that of its kind from now on."""

    def read(values: Any) -> T:
        for name, value in of_kind(dict, values).items():
            if name not in plain.schema["properties"]:
                raise Misfit(value, name)
        return plain.read({**missing, **values})

    required = [name for name in plain.schema["required"] if name not in missing]
    strict = Codec(plain.write, read, plain.schema | {"required": required})
    _OWN[kind] = codec = defined(kind.__name__, strict, DEFINITIONS)
    return codec


_RULE = _record(DrawRule, **derived(DrawRule, _codec_of, whole=True).write(DrawRule()))
_record(SwissStanding, victory_points="0")
_strict(
    Meeting,
    object_of(Meeting, [Member(name, field, codec_of(int), MISSING) for field, name in _MEETING.items()]),
    {},
)
_record(KeptTable, table=None)
_record(SwissMatch)
DRAW_INPUTS_CODEC: Codec[DrawInputs] = _record(
    DrawInputs, meetings=[], left_over=[], triangle=[], rule={}, stationary=[]
)
DRAW_CODEC: Codec[Draw] = _record(Draw)


def draw_json(draw: Draw) -> dict[str, Any]:
    """Return a draw as plain JSON values."""
    return {"format": FORMAT, **DRAW_CODEC.write(draw)}


def draw_inputs_json(inputs: DrawInputs) -> dict[str, Any]:
    """Return inputs as plain JSON values."""
    return {"format": FORMAT, **DRAW_INPUTS_CODEC.write(inputs)}


def read_draw(values: Any) -> Draw:
    """Return a draw as recorded, whether or not its inputs give it.

    What is for people (`why`, `stay`) is not read. Raises `ParseError` for other values, and `BadOption` for
    inputs that cannot be drawn.
    """
    return _read(DRAW_CODEC.read, values)


def read_draw_inputs(values: Any) -> DrawInputs:
    """Return the inputs of a draw; errors as in `read_draw`."""
    return _read(DRAW_INPUTS_CODEC.read, values)


def _read(read: Callable[[Any], T], values: Any) -> T:
    try:
        given = {name: value for name, value in of_kind(dict, values).items() if name not in FOR_PEOPLE}
        if (number := given.pop("format", FORMAT)) != FORMAT:
            raise ParseError("swiss.format", format=str(number))
        return read(given)
    except Misfit as misfit:
        field = ".".join(misfit.path) or "draw"
        if misfit.missing:
            raise ParseError("swiss.missing", field=field) from None
        raise ParseError("swiss.field", field=field, value=str(misfit.value)) from None
