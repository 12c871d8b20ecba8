"""The configurations of which there are bots; none of them is loaded here."""

from chelem.bots import configuration
from chelem.bots.systems.names import known_headings
from chelem.core import BadOption

STRENGTHS = ("instant", "normal", "strong")
"""The strengths of bots, the weakest first."""


def requested_bots(text: str | None, language: str) -> configuration.Configuration:
    """Return the bots that someone who reads this language asks for; None or a part left out: the usual.

    >>> str(requested_bots(None, "fr")), str(requested_bots("strong", "fr"))
    ('normal:sef', 'strong:sef')
    """
    return (
        configuration.usual_bots(language)
        if text is None
        else read_table_bots(text, configuration.SYSTEM_OF_LANGUAGE[language])
    )


def read_table_bots(text: str, system: str = configuration.DEFAULT_SYSTEM) -> configuration.Configuration:
    """Parse a configuration for the bots of a table; `BadOption` unless there are such bots.

    >>> str(read_table_bots("strong:sayc:light"))
    'strong:sayc:light'
    """
    bots = configuration.Configuration.parse(text, system)
    check_known("strength", bots.strength, STRENGTHS)
    check_bidding(bots)
    return bots


def check_bidding(bots: configuration.Configuration) -> None:
    """Raise `BadOption` for a system or a style that does not exist."""
    systems = known_headings()
    check_known("system", bots.system, tuple(systems))
    check_known("style", bots.style, (configuration.DEFAULT_STYLE, *systems[bots.system].styles))


def check_known(part: str, name: str, known: tuple[str, ...]) -> None:
    """Raise `BadOption` unless a part of a configuration has one of the names known."""
    if name not in known:
        raise BadOption("configuration.unknown", part=part, name=name, names=", ".join(known))
