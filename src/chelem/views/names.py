"""The names of a table's players."""

from collections.abc import Mapping

from chelem.engine.sheet import PlayerId
from chelem.i18n import say
from chelem.tables.people import People

PlayerNames = Mapping[PlayerId, str]


def names_of_players(people: People, language: str) -> dict[PlayerId, str]:
    """The names of all players so far; unnamed ones are numbered."""
    return {
        player: person.name or say("player", {"number": place}, language)
        for place, (player, person) in enumerate(people.known.items(), start=1)
    }
