"""The codecs of all events, derived from their classes in `engine.events`."""

from collections.abc import Mapping
from functools import cache
from typing import Any, get_args

from chelem.core import SIDES, Line
from chelem.engine import Setting, Verdict
from chelem.engine.events import Event, Started
from chelem.formats.log.codec import Codec, array, derived, keyed, read_property
from chelem.formats.log.started import STARTED
from chelem.formats.log.values import NUMBER, SEAT_SET, TEXT, codec_of, defined

EVENT_TYPES: tuple[type[Event], ...] = get_args(Event)
"""The classes of all events, in the order of docs/log.md."""
BY_NAME: Mapping[str, type[Event]] = {kind.event: kind for kind in EVENT_TYPES}


def _line(language: str) -> Codec[Line]:
    """Return the codec of a score line; its reason is written in the reader's language and not read back."""
    plain = derived(Line, codec_of, order=("to", "points", "below", "code", "args"), whole=True)
    reason = {"type": "string", "description": "The same in the words of the reader."}

    def write(line: Line) -> dict[str, Any]:
        written: dict[str, Any] = plain.write(line)
        written["reason"] = line.say(language)
        return written

    properties = {**plain.schema["properties"], "reason": reason}
    return defined("line", Codec(write, plain.read, plain.schema | {"properties": properties}))


def _verdict(lines: Codec[tuple[Line, ...]]) -> Codec[Verdict]:
    """Return the codec of a verdict: totals and winners are sides and seats, or players."""
    totals = keyed(TEXT, NUMBER, ordered=False)
    names: Codec[tuple[str, ...]] = array(TEXT)

    def write(verdict: Verdict) -> dict[str, Any]:
        return {
            "lines": lines.write(verdict.lines),
            "totals": {str(key): points for key, points in verdict.totals.items()},
            "winner": list(map(str, verdict.winner)),
        }

    def read(values: dict[str, Any]) -> Verdict:
        last, points = read_property(values, "lines", lines), read_property(values, "totals", totals)
        if set(points) == set(map(str, SIDES)):
            by_side = {side: points[str(side)] for side in SIDES}
            return Verdict(last, by_side, read_property(values, "winner", SEAT_SET))
        winners = read_property(values, "winner", names)
        return Verdict(last, points, tuple(sorted(winners)))

    properties = {"lines": lines.schema, "totals": totals.schema, "winner": names.schema}
    return Codec(write, read, {"properties": properties, "required": list(properties)})


@cache
def event_codecs(language: str) -> dict[type[Event], Codec[Any]]:
    """Return the codec of every event; reasons of score lines are written in this language."""
    lines = array(_line(language))
    worded: dict[Any, Codec[Any]] = {tuple[Line, ...]: lines, Verdict: _verdict(lines)}

    def worded_codec_of(hint: Any) -> Codec[Any]:
        return worded[hint] if hint in worded else codec_of(hint)

    return {
        kind: STARTED if kind is Started else derived(kind, worded_codec_of, inline=(Setting, Verdict))
        for kind in EVENT_TYPES
    }
