"""An accident as JSON: its name under `accident`, and its fields."""

from collections.abc import Mapping
from typing import Any

from chelem.core import ParseError
from chelem.events.log.accidents import boards, late_pair, seats
from chelem.events.log.accidents.accident import Accident
from chelem.events.log.values import event_codec_of
from chelem.formats.log.codec import Codec, Misfit, derived, of_kind, read_property
from chelem.formats.log.values import TEXT

ACCIDENTS: tuple[type[Accident], ...] = (
    seats.PairsTurned,
    seats.OtherPairSat,
    boards.OtherBoardPlayed,
    boards.ResultsExchanged,
    boards.CardsChanged,
    late_pair.PairLate,
)
CODECS: Mapping[str, Codec[Any]] = {kind.accident: derived(kind, event_codec_of) for kind in ACCIDENTS}
"""The codecs of all accidents, by their names."""


def read_accident(values: Any) -> Accident:
    """Read what went wrong at a table; raise `ParseError`."""
    try:
        fields = of_kind(dict, values)
        name = read_property(fields, "accident", TEXT)
        if name not in CODECS:
            raise ParseError("event.log.content", field="accident")
        accident: Accident = CODECS[name].read(fields)
    except Misfit as misfit:
        raise ParseError("event.log.content", field=".".join(misfit.path)) from None
    return accident
