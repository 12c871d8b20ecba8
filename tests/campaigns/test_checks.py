"""Rule: what the records of a campaign are checked for is found when it is there, and only then."""

import json
from copy import deepcopy
from dataclasses import dataclass, replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import Card
from chelem.formats.log.write import entry_json
from chelem.site.database import shard_of
from tests.campaigns.faults.history import History, Json, Reading, out_of_order
from tests.campaigns.faults.replayed import public_parts
from tests.campaigns.faults.witness import Witness
from tests.campaigns.federation.audit import AuditedWrite, StoredEntry, TakenLease
from tests.campaigns.federation.checks import Records, found_in
from tests.campaigns.federation.spectators import Sight
from tests.support.chance import seeded
from tests.support.matches.random_match import random_log

CODE, SHARD = "wxyzwxyz", shard_of("wxyzwxyz")
PATIENCE = 10.0


@dataclass
class Recorded:
    """What a sound site leaves: its log, and what was noted of it."""

    log: list[Json]
    cards: list[int]
    """The versions at which a card is played."""
    witness: Witness
    sights: list[Sight]
    writes: list[AuditedWrite]

    @property
    def history(self) -> History:
        return self.witness.history

    def read(self, page: str, version: int, shown: float, asked: float | None = None) -> None:
        """Note that a page was shown a version once more."""
        self.history.readings.append(Reading(CODE, page, asked, shown, version))

    def change_picture(self, version: int, **sections: object) -> None:
        """Note another public part of a version."""
        self.witness.pictures[CODE, version] |= sections

    def found(self) -> set[str]:
        """Return the kinds of what the checks find."""
        found = found_in(Records(self.witness, self.sights, self.writes), {CODE: self.log}, PATIENCE)
        return {kind for kind, findings in found.items() if findings}


@pytest.fixture(scope="module")
def played():
    """A log as JSON, the versions of its cards, and what everybody sees at each version."""
    log = random_log("contract", "duplicate", seeded(4), deals=2)
    cards = [entry.version for entry in log if isinstance(getattr(entry.event, "action", None), Card)]
    entries = json.loads(json.dumps([entry_json(entry) for entry in log]))
    for version in cards:
        entries[version]["id"] = f"m{version}"
    return entries, cards, dict(public_parts(entries, range(len(entries))))


@pytest.fixture
def recorded(played, tmp_path):
    """Each card is asked for, stored, shown to two pages and confirmed before the next one is asked for."""
    log, cards, pictures = deepcopy(played)
    found = Recorded(log, cards, Witness(tmp_path / "witness"), [], [TakenLease("owner1.1", SHARD, "a", 1)])
    for version, entry in enumerate(log):
        if version in cards:
            found.witness.send(CODE, entry["id"])
            found.witness.confirm(CODE, entry["id"])
            found.history.asked[CODE, entry["id"]] = version
            found.history.confirmed[CODE, entry["id"]] = version + 0.8
            found.sights.append(Sight(CODE, "table", version, version, frozenset({entry["action"]})))
        found.witness.show(CODE, entry)
        found.history.shown[CODE, version] = version + 0.5
        for page in ("N1", "L1"):
            asked = version + 0.6 if version % 7 == 0 else None
            found.witness.read(Reading(CODE, page, asked, version + 0.7, version), pictures[version])
        found.writes.append(StoredEntry("owner1.1", CODE, version, version))
    yield found
    found.witness.close()


def lose_entry(recorded):
    del recorded.log[recorded.cards[-1] :]


def store_another(recorded):
    version, other = recorded.cards[3], recorded.cards[4]
    recorded.log[version] = recorded.log[version] | {"action": recorded.log[other]["action"]}


def store_twice(recorded):
    recorded.log.append(recorded.log[recorded.cards[0]] | {"version": len(recorded.log)})


def store_refused(recorded):
    recorded.witness.refuse(CODE, f"m{recorded.cards[0]}", "turn.stale")


def swap_requests(recorded):
    first, second = (f"m{version}" for version in recorded.cards[:2])
    asked = recorded.history.asked
    asked[CODE, first] = asked[CODE, second] + 100


def show_before_earlier(recorded):
    recorded.history.shown[CODE, recorded.cards[5]] = recorded.cards[3] - 0.1


def go_back(recorded):
    recorded.read("L1", len(recorded.log) - 2, shown=len(recorded.log) + 1.0)


def stay_behind(recorded):
    later = len(recorded.log) + 2 * PATIENCE
    recorded.read("L9", len(recorded.log) - 2, shown=later + 1, asked=later)


def show_others_another(recorded):
    version = recorded.cards[3]
    recorded.witness.show(CODE, recorded.log[version] | {"seat": "?"})


def differ_between_pages(recorded):
    version = recorded.cards[3]
    public = recorded.witness.pictures[CODE, version]
    recorded.witness.read(Reading(CODE, "L1", None, version + 0.7, version), public | {"turn": None})


def drop_message(recorded):
    before, after = recorded.cards[3:5]
    recorded.change_picture(after, play=recorded.witness.pictures[CODE, before]["play"])


def show_unstored(recorded):
    version = len(recorded.log)
    recorded.witness.read(Reading(CODE, "N1", None, version + 1.0, version), {"turn": None})


def let_epoch_fall(recorded):
    recorded.writes.append(TakenLease("owner2.1", SHARD, "b", 0))


def own_twice(recorded):
    recorded.writes.append(TakenLease("owner2.1", SHARD, "b", 1))


def write_without_lease(recorded):
    recorded.writes.insert(-1, TakenLease("owner2.1", SHARD, "b", 2))


def write_after_restart(recorded):
    last = recorded.writes[-1]
    recorded.writes[-1] = replace(last, server="owner1.2")


def leave_gap(recorded):
    del recorded.writes[-2]


def show_hand(recorded):
    played = {recorded.log[version]["action"] for version in recorded.cards}
    version = recorded.cards[0] - 1
    recorded.sights.append(Sight(CODE, "table", version, version, frozenset(played)))


def show_other_hand(recorded):
    dealt = next(entry for entry in recorded.log if entry["event"] == "dealt")
    cards = frozenset(dealt["hands"]["S"])
    assert len(cards) == 13
    recorded.sights.append(Sight(CODE, "N", dealt["version"], dealt["version"], cards))


def show_too_early(recorded):
    version = recorded.cards[0]
    recorded.sights.append(Sight(CODE, "delayed", version, version, frozenset()))


MUTATIONS = {
    lose_entry: "lost",
    store_another: "lost",
    show_others_another: "lost",
    differ_between_pages: "lost",
    store_twice: "doubled",
    store_refused: "doubled",
    swap_requests: "out of order",
    show_before_earlier: "out of order",
    go_back: "old pages",
    stay_behind: "old pages",
    drop_message: "untrue pages",
    show_unstored: "untrue pages",
    let_epoch_fall: "epochs fallen",
    own_twice: "epochs fallen",
    write_without_lease: "stored by others than owners",
    write_after_restart: "stored by others than owners",
    leave_gap: "stored by others than owners",
    show_hand: "secrets shown",
    show_other_hand: "secrets shown",
    show_too_early: "secrets shown",
}
"""Changes of the records, and the kind of what is then found."""


def test_nothing_is_found_in_sound_records(recorded):
    """Or what is found would mean nothing."""
    assert set() == recorded.found()
    assert len(recorded.cards) > 20


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_each_fault_of_the_records_is_found(recorded, mutation):
    """By the check that is for it, whatever others find too."""
    mutation(recorded)
    assert MUTATIONS[mutation] in recorded.found()


times = st.integers(0, 6)


@given(st.lists(st.tuples(times, times), max_size=6))
def test_an_order_is_found_wrong_as_by_its_definition(spans):
    """A request that ended before another began comes before it: Herlihy and Wing, for each pair."""
    log = [{"version": place, "id": f"m{place}"} for place in range(len(spans))]
    history = History()
    for place, (asked, lasted) in enumerate(spans):
        history.asked["table", f"m{place}"] = asked
        history.confirmed["table", f"m{place}"] = asked + lasted
    wrong = any(sum(later) < earlier[0] for earlier, later in combinations(spans, 2))
    assert wrong == bool(list(out_of_order(history, {"table": log})))
