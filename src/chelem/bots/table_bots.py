"""The configurations of which there are bots; none of them is loaded here."""

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
    bots = Configuration.parse(text)
    check_known("strength", bots.strength, STRENGTHS)
    check_bidding(bots)
    return bots


def check_bidding(bots: Configuration) -> None:
    """Raise `BadOption` for a system or a style that does not exist."""
    systems = known_headings()
    check_known("system", bots.system, tuple(systems))
    check_known("style", bots.style, (DEFAULT_STYLE, *systems[bots.system].styles))


def check_known(part: str, name: str, known: tuple[str, ...]) -> None:
    """Raise `BadOption` unless a part of a configuration has one of the names known."""
    if name not in known:
        raise BadOption("configuration.unknown", part=part, name=name, names=", ".join(known))
