"""People who watch: they say little, come and go, and note every card that they are shown."""

import asyncio
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from chelem.core import Seat
from chelem.engine import Player
from chelem.engine import Spectator as Viewer
from chelem.engine.events import Committed, Dealt, PassedOut, Scored, Seated, Started
from tests.campaigns.faults.history import Json
from tests.campaigns.faults.people import Person
from tests.campaigns.faults.replayed import readable
from tests.campaigns.faults.witness import Witness
from tests.laws.knowledge import Knowledge
from tests.support.visitors.calling import Caller
from tests.support.visitors.tab import Tab

CARD = re.compile(r'"([CDHS][2-9TJQKA])"')
SEEN = {"table": "", "delayed": "NESW"} | {seat: seat for seat in "NESW"}
"""The hands that spectators see, by the table's policy; with `delayed` once their deal is over."""
REST = (0.5, 2.0)
"""The seconds between two things that a spectator may do."""


@dataclass(frozen=True, slots=True)
class Sight:
    """The cards in a message to a spectator with the entries from one version up to another."""

    code: str
    watch: str
    first: int
    version: int
    cards: frozenset[str]


class Spectator(Person):
    """Somebody who watches. `watch` is what the table shows them."""

    def __init__(self, caller: Caller, witness: Witness, chance: Random, watch: str) -> None:
        super().__init__(caller, "L", witness, chance)
        self.watch = watch
        self.sights: set[Sight] = set()
        self._rests_until = 0.0

    @property
    def is_late(self) -> bool:
        """Whether the table shows them a deal once it is over."""
        return self.watch == "delayed"

    def _take(self, tab: Tab, message: Json, now: float) -> None:
        if message["t"] in ("table", "move"):
            self.sights.add(sight_of(self.code, self.watch, message))
        if self.is_late:
            self._hello_at = None  # an old version is no fault
        super()._take(tab, message, now)

    def _next_message(self, _tab: Tab) -> Json | None:
        """Mostly watch; sometimes open another page, or say something, which is refused."""
        now = asyncio.get_running_loop().time()
        if now < self._rests_until:
            return None
        self._rests_until, draw = now + self._chance.uniform(*REST), self._chance.random()
        if draw < 0.1:
            self.cut()
        elif draw < 0.15:
            return self._message("chat", text=f"{self.name} {self._sent}", to="all")
        return None


def sight_of(code: str, watch: str, message: Json) -> Sight:
    """Return which cards a spectator is shown in a message, but for the leads of deals on the sheet."""
    picture = {name: section for name, section in message["picture"].items() if name != "sheet"}
    if picture.get("deal"):
        picture["deal"] = {**picture["deal"], "drawn": None}  # for seats, from another pack
    version, entries = message["version"], message["entries"]
    first = min((entry["version"] for entry in entries), default=version)
    found = CARD.findall(json.dumps([picture, entries]))
    return Sight(code, watch, first, version, frozenset(found))


def secrets_shown(sights: Sequence[Sight], logs: Mapping[str, Sequence[Json]]) -> Iterator[str]:
    """Yield cards that spectators were shown and were not to see, and deals shown too early."""
    by_table = defaultdict[tuple[str, str], list[Sight]](list)
    for sight in sights:
        by_table[sight.code, sight.watch].append(sight)
    for (code, watch), seen in by_table.items():
        known, is_over = _known(logs.get(code, ()), watch)
        for sight in seen:
            versions = range(max(0, sight.first), min(sight.version + 1, len(known)))
            allowed = frozenset().union(*(known[version] for version in versions))
            if hidden := sight.cards - allowed:
                yield f"table {code}: {sorted(hidden)} shown at version {sight.version}, who watch: {watch}"
            if watch == "delayed" and 0 <= sight.version < len(is_over) and not is_over[sight.version]:
                yield f"table {code}: version {sight.version} shown to spectators who are a deal late"


def _known(log: Sequence[Json], watch: str) -> tuple[list[frozenset[str]], list[bool]]:
    """Return the cards that a spectator may know at each version, and whether no deal is in progress there.

    With `delayed` a version counts as over as soon as the next deal may begin.
    """
    entries = list(readable(log))
    if not entries:
        return [], []
    started, viewer = entries[0].event, Viewer(frozenset(map(Seat.parse, SEEN[watch])))
    assert isinstance(started, Started)
    players = {entry.event.player for entry in entries if isinstance(entry.event, Seated)}
    knowledge = Knowledge(started, [viewer, *map(Player, players)])
    known, is_over, over = [frozenset[str]()], [True], True
    for entry in entries[1:]:
        knowledge.update(entry.event)
        known.append(frozenset(map(str, knowledge.known[viewer])))
        match entry.event:
            case Committed() | Dealt():
                over = False
            case Scored() | PassedOut():
                over = True
        is_over.append(over)
    return known, is_over
