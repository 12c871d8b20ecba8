"""The scoring methods of Bridgemate's Data Connector, by their numbers."""

from collections.abc import Mapping
from fractions import Fraction

from chelem.core.errors import ParseError
from chelem.events.settings import ScoringSettings

_TWO = Fraction(2)
METHODS: Mapping[int, ScoringSettings] = {
    10: ScoringSettings(),
    **dict.fromkeys((20, 21, 22), ScoringSettings(method="butler", imps_of_average=_TWO)),
    **dict.fromkeys((25, 26, 27), ScoringSettings(method="butler")),
    **dict.fromkeys((30, 31), ScoringSettings(method="cross-imps", imps_of_average=_TWO)),
    **dict.fromkeys((35, 36), ScoringSettings(method="cross-imps")),
    40: ScoringSettings(matches="teams"),
    50: ScoringSettings(matches="teams", scale="discrete"),
    51: ScoringSettings(matches="teams"),
    60: ScoringSettings(matches="teams", scale="board-a-match"),
}
"""By `ScoringMethod`; Butler is scored by our own datum, and Patton (70) is not known here."""


def settings_of_method(method: int) -> ScoringSettings:
    """Return the settings of a scoring method; `ParseError` for one that is not known."""
    if method not in METHODS:
        raise ParseError("event.bridgemate-method", method=method)
    return METHODS[method]


def method_of_settings(settings: ScoringSettings) -> int:
    """Return the number of the method nearest to these settings."""
    if settings.matches == "teams":
        return {"continuous": 51, "discrete": 50, "board-a-match": 60}[settings.scale]
    small = settings.average_imps == _TWO
    if settings.method == "butler":
        return 20 if small else 25
    return 10 if settings.method == "matchpoints" else 31 if small else 36
