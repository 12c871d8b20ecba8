"""The JSON of values in an event's log, by their Python types; many are those of a match's log."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, get_args, get_origin

from chelem.core import Card, Contract, ParseError, Side
from chelem.core.numbers import EXACT, parse_fraction
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.log.rulings import PlayedAt
from chelem.events.log.sitting import Sitting
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)
from chelem.events.settings import TieBreak
from chelem.events.swiss import Draw
from chelem.events.swiss.draw_json import DEFINITIONS as DRAW_DEFINITIONS
from chelem.events.swiss.draw_json import DRAW_CODEC
from chelem.events.swiss.plan import SwissPlan
from chelem.events.table_result import PASSED, UNPLAYED, TableResult
from chelem.formats.log.codec import (
    Codec,
    Misfit,
    Schema,
    T,
    array,
    by_code,
    derived,
    nullable,
    of_kind,
    read_property,
)
from chelem.formats.log.values import CARD, CONTRACT, NUMBER, SIDE, defined
from chelem.formats.log.values import codec_of as codec_of_match
from chelem.movements import Cell, Movement

DEFINITIONS: dict[str, Schema] = {**DRAW_DEFINITIONS}
"""The schemas of values that several entries share, by the names that they have in the protocol."""
NUMBERS = array(NUMBER)


def _named(name: str, codec: Codec[T], description: str = "") -> Codec[T]:
    """Return the codec with its schema stored under this name, which the protocol has for it too."""
    described = {"description": description} if description else {}
    return defined(name, replace(codec, schema=described | codec.schema), DEFINITIONS)


def _fraction(text: str) -> Fraction:
    number = parse_fraction(text)
    if number is None:
        raise Misfit(text)
    return number


FRACTION = by_code(_fraction, {"type": "string", "pattern": f"^{EXACT}$"})


def _record(*, optional: tuple[str, ...] = (), **properties: Schema) -> Schema:
    """Return the schema of an object with these properties."""
    required = [name for name in properties if name not in optional]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def event_codec_of(hint: Any) -> Codec[Any]:
    """Return the codec for the type of a field."""
    if hint in _CODECS:
        return _CODECS[hint]
    inner = get_args(hint)
    if len(inner) == 2 and inner[1] is type(None):
        return nullable(event_codec_of(inner[0]))
    if get_origin(hint) is tuple:
        return array(event_codec_of(inner[0]))
    return codec_of_match(hint)


def _write_places(places: Mapping[int, int]) -> dict[str, int]:
    return {str(place): entrant for place, entrant in sorted(places.items())}


def _read_places(values: Any) -> dict[int, int]:
    try:
        return {int(place): NUMBER.read(entrant) for place, entrant in of_kind(dict, values).items()}
    except ValueError:
        raise Misfit(values) from None


def _write_side_outcome(own: SideOutcome) -> dict[str, Any]:
    match own:
        case Award():
            return {"percent": str(own.percent)}
        case PlayedScore():
            return _write_score(own)
        case WeightedScore(parts):
            return {"weighted": [{"points": points, "weight": str(weight)} for points, weight in parts]}


def _write_score(score: PlayedScore) -> dict[str, Any]:
    if score.passed:
        return {"passed": True}
    if score.contract is None:
        return {"points": score.points}
    return {"points": score.points, "contract": CONTRACT.write(score.contract), "tricks": score.tricks}


def write_outcome(outcome: LineOutcome) -> dict[str, Any]:
    """Return a ruling as JSON."""
    match outcome:
        case ArtificialScore(north_south, east_west):
            return {"ns": str(north_south), "ew": str(east_west)}
        case SplitScore(north_south, east_west):
            return {"split": [_write_side_outcome(north_south), _write_side_outcome(east_west)]}
        case NotPlayed(reason):
            return {"not_played": reason}
        case PlayedScore() | WeightedScore():
            return _write_side_outcome(outcome)


def read_outcome(value: Any) -> LineOutcome:
    """Read a ruling; raise `Misfit` or `ParseError`."""
    written = of_kind(dict, value)
    if "ns" in written:
        awards = [Award.parse(read_property(written, side, _TEXT)) for side in ("ns", "ew")]
        return ArtificialScore(*awards)
    if "split" in written:
        sides = [_read_side_outcome(side) for side in of_kind(list, written["split"])]
        if len(sides) != 2:
            raise Misfit(value)
        return SplitScore(*sides)
    if "not_played" in written:
        return NotPlayed("sit-out" if written["not_played"] == "sit-out" else "missing")
    read = _read_side_outcome(written)
    if isinstance(read, Award):
        raise Misfit(value)
    return read


def _read_side_outcome(value: Any) -> SideOutcome:
    written = of_kind(dict, value)
    if "percent" in written:
        return Award.parse(read_property(written, "percent", _TEXT))
    if "weighted" in written:
        return WeightedScore(
            tuple(
                (read_property(part, "points", NUMBER), read_property(part, "weight", FRACTION))
                for part in of_kind(list, written["weighted"])
            )
        )
    if written.get("passed"):
        return PlayedScore(0, passed=True)
    points = read_property(written, "points", NUMBER)
    if "contract" not in written:
        return PlayedScore(points)
    return PlayedScore(points, read_property(written, "contract", CONTRACT), written.get("tricks"))


_TEXT = codec_of_match(str)
_PART = _record(points=NUMBER.schema, weight=FRACTION.schema)
_SCORES: list[Schema] = [
    _record(passed={"const": True}),
    _record(
        points=NUMBER.schema, contract=CONTRACT.schema, tricks=NUMBER.schema, optional=("contract", "tricks")
    ),
    _record(weighted={"type": "array", "items": _PART}),
]
_SIDE_OUTCOME = _named(
    "EventSideOutcome",
    Codec(_write_side_outcome, _read_side_outcome, {"anyOf": [_record(percent=_TEXT.schema), *_SCORES]}),
    "What a ruling gives a side: a percentage, or a score, assigned or weighted. Points are North-South's.",
)
_OUTCOME_SCHEMA: Schema = {
    "anyOf": [
        _record(ns=_TEXT.schema, ew=_TEXT.schema),
        *_SCORES,
        _record(split={"type": "array", "items": _SIDE_OUTCOME.schema, "minItems": 2, "maxItems": 2}),
        _record(not_played={"enum": ["missing", "sit-out"]}),
    ]
}
_OUTCOME = _named(
    "EventOutcome",
    Codec(write_outcome, read_outcome, _OUTCOME_SCHEMA),
    "A ruling on a board: a percentage for each side, one score, a split one, or not played.",
)
_ENDED: dict[str, TableResult] = {"passed": PASSED, "unplayed": UNPLAYED}


def _write_result(result: TableResult) -> dict[str, Any]:
    if result.ended != "played":
        return {result.ended: True}
    return {name: value for name, value in _PLAYED.write(result).items() if name != "ended"}


def _read_result(value: Any) -> TableResult:
    written = of_kind(dict, value)
    for name, result in _ENDED.items():
        if written.get(name):
            return result
    for name in ("contract", "tricks"):
        if name not in written:
            raise Misfit(None, name, missing=True)
    read: TableResult = _PLAYED.read({**written, "ended": "played"})
    return read


_CELL: Codec[Cell] = Codec(
    lambda cell: {
        "table": cell.table,
        "ns": list(cell.north_south),
        "ew": list(cell.east_west),
        "boards": list(cell.boards),
    },
    lambda value: Cell(
        read_property(of_kind(dict, value), "table", NUMBER),
        read_property(value, "ns", NUMBERS),
        read_property(value, "ew", NUMBERS),
        read_property(value, "boards", NUMBERS),
    ),
    _record(table=NUMBER.schema, ns=NUMBERS.schema, ew=NUMBERS.schema, boards=NUMBERS.schema),
)
_SITTING: Codec[Sitting] = Codec(
    lambda sitting: {
        "ns": list(sitting.north_south),
        "ew": list(sitting.east_west),
        "boards": list(sitting.boards),
    },
    lambda value: Sitting(
        read_property(of_kind(dict, value), "ns", NUMBERS),
        read_property(value, "ew", NUMBERS),
        read_property(value, "boards", NUMBERS),
    ),
    _record(ns=NUMBERS.schema, ew=NUMBERS.schema, boards=NUMBERS.schema),
)
_CODECS: dict[Any, Codec[Any]] = {
    Fraction: FRACTION,
    Card: CARD,
    Contract: CONTRACT,
    Side: SIDE,
    Cell: _named("Cell", _CELL, "Who plays which boards at a table; a side is empty where nobody sits."),
    Sitting: _named("Sitting", _SITTING, "Who really sat at a table, with which boards."),
    LineOutcome | None: nullable(_OUTCOME),
    Mapping[int, int]: Codec(
        _write_places, _read_places, {"type": "object", "additionalProperties": {"type": "integer"}}
    ),
}
_PLAYED: Codec[TableResult] = derived(TableResult, event_codec_of)
_CODECS[Draw] = DRAW_CODEC
_CODECS[TieBreak] = _named("TieBreak", event_codec_of(TieBreak), "A rule that parts those who are tied.")
_SETTINGS: Codec[ChosenSettings] = derived(ChosenSettings, event_codec_of)


def _read_settings(value: Any) -> ChosenSettings:
    known = _SETTINGS.schema["properties"]
    for name in of_kind(dict, value):
        if name not in known:
            raise ParseError("event.settings.unknown", name=name, names=", ".join(known))
    return _SETTINGS.read(value)


SETTINGS_CODEC = _named("ChosenSettings", Codec(_SETTINGS.write, _read_settings, _SETTINGS.schema))
"""The codec of the settings of an event; `ParseError` for one that is not known."""
_CODECS[SwissPlan] = _named("SwissPlan", derived(SwissPlan, event_codec_of))
_CODECS[PlayedAt] = _named("PlayedAt", derived(PlayedAt, event_codec_of))
_CODECS[TableResult] = _named(
    "TableResult",
    Codec(
        _write_result,
        _read_result,
        {
            "anyOf": [
                _record(contract=CONTRACT.schema, tricks=NUMBER.schema, lead=CARD.schema, optional=("lead",)),
                _record(passed={"const": True}),
                _record(unplayed={"const": True}),
            ]
        },
    ),
    "What a table reports: a contract with declarer's tricks, and the lead if known; or why there is none.",
)
_CODECS[ChosenSettings] = SETTINGS_CODEC
MOVEMENT = _named("Movement", derived(Movement, event_codec_of, whole=True))
_CODECS[Movement] = MOVEMENT
