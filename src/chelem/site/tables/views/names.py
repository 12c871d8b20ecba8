"""The names of a table's players."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.engine import Player, PlayerId, Viewer
from chelem.i18n import say
from chelem.site.tables.domain.people import People

PlayerNames = Mapping[PlayerId, str]


@dataclass(frozen=True, slots=True, eq=False)
class NamesAtTable(PlayerNames):
    """The names of all players so far, looked up on demand; players without a name are numbered."""

    people: People
    language: str

    def __getitem__(self, player: PlayerId) -> str:
        known = self.people.known
        name = known[player].name
        return name or say("player", {"number": list(known).index(player) + 1}, self.language)

    def __iter__(self) -> Iterator[PlayerId]:
        return iter(self.people.known)

    def __len__(self) -> int:
        return len(self.people.known)


def names_for(viewer: Viewer | None, people: People, language: str) -> PlayerNames:
    """Return the names as a viewer reads them: a player without a name reads “you”."""
    names = NamesAtTable(people, language)
    if not isinstance(viewer, Player) or people.known[viewer.id].name:
        return names
    return {**names, viewer.id: say("player.you", {}, language)}
