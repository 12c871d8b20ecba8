"""The bots that a table may have; none of them is loaded here."""

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.systems.names import known_headings
from chelem.core.errors import BadOption

STRENGTHS = ("instant", "normal", "strong")
"""The strengths of bots, the weakest first."""


def read_table_bots(text: str) -> Configuration:
    """Parse a configuration for the bots of a table; `BadOption` unless there are such bots.

    >>> str(read_table_bots("strong:sayc:light"))
    'strong:sayc:light'
    """
    bots, systems = Configuration.parse(text), known_headings()
    _check("strength", bots.strength, STRENGTHS)
    _check("system", bots.system, tuple(systems))
    _check("style", bots.style, (DEFAULT_STYLE, *systems[bots.system].styles))
    return bots


def _check(part: str, name: str, known: tuple[str, ...]) -> None:
    if name not in known:
        raise BadOption("configuration.unknown", part=part, name=name, names=", ".join(known))
