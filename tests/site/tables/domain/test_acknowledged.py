"""What a page can prove of its nonce, which the server acknowledged (docs/log.md, What a page can prove)."""

import json
from itertools import combinations

import pytest

from chelem.core.errors import ParseError
from chelem.core.seats import Seat
from chelem.engine.events import Dealt, Revealed
from chelem.engine.replay import replay
from chelem.formats.log.acknowledgement import Acknowledgement
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.site.tables.domain import dealing, promising
from chelem.site.tables.views.promise import promise_section
from tests.support.chance import seeded
from tests.support.tables import SIGNER, events, play_deal, table_of
from tests.support.visitors.contribution import Contribution

PEOPLE = "NESW"
DEALS = 6


class Pages:
    """The pages of all players at a table whose server may be dishonest."""

    def __init__(self, seed):
        self.table = table_of(PEOPLE)
        play_deal(self.table)
        dealing.begin_next(self.table, seeded(seed))
        self.pages = {player: Contribution() for player in PEOPLE}
        self.proofs = {}

    def promise(self):
        return promise_section(self.table, self.table.started_log.state)

    def contribute(self, acknowledged=PEOPLE):
        """Let all pages pledge, then reveal; the server signs that it has the nonces of some."""
        for player, page in self.pages.items():
            message = page.answer(self.picture(player))
            promising.pledge(self.table, player, (2, 1), message["hash"], message["id"])
        for player, page in self.pages.items():
            message = page.answer(self.picture(player))
            received = promising.reveal_nonce(self.table, player, (2, 1), message["nonce"])
            if player in acknowledged:
                self.proofs[player] = Acknowledgement.by(SIGNER, received)
                page.keep(self.proofs[player].receipt(), SIGNER.key)

    def picture(self, player):
        return {"promise": self.promise(), "you": {"seat": player, "player": player}}

    def deal_without(self, left_out):
        """Deal as if these players had revealed nothing; return South's points."""
        given = self.table.nonces[2, 1]
        for player in left_out:
            del given[player]
        promising.deal_promised(self.table)
        return events(self.table, Dealt)[-1].hands[Seat.S].hcp

    def verdicts(self):
        """Play the deal to its end, and return what each page says of it."""
        published = self.promise()
        play_deal(self.table)
        revealed = events(self.table, Revealed)[-1]
        shown = {"number": revealed.number, "salt": revealed.salt, "nonces": dict(revealed.nonces or {})}
        return {player: page.verdict(published, shown, player) for player, page in self.pages.items()}


def worst_for_south(seed, subsets):
    """Return whom a server leaves out that knows all nonces, so that South is dealt the weakest hand."""

    def points(left_out):
        tried = Pages(seed)
        tried.pages = {player: Fixed(player, seed) for player in PEOPLE}
        tried.contribute("")
        return tried.deal_without(left_out)

    return min(subsets, key=points)


class Fixed(Contribution):
    """A page whose nonces are known, so that the same deal can be tried again."""

    def __init__(self, player, seed):
        super().__init__()
        self._nonce = f"{PEOPLE.index(player)}{seed}".rjust(64, "0")

    def answer(self, picture):
        self.nonces.setdefault(picture["promise"]["hash"], self._nonce)
        return super().answer(picture)


SOME = [chosen for count in range(1, 5) for chosen in combinations(PEOPLE, count)]


@pytest.mark.parametrize("seed", range(DEALS))
def test_a_server_that_leaves_out_what_it_acknowledged(seed):
    """It chooses among fifteen deals: none is verified by anybody, and each page left out has a proof.

    The log is valid, as nobody who reads it alone can know: the proof shows it.
    """
    left_out = worst_for_south(seed, SOME)
    table = Pages(seed)
    table.pages = {player: Fixed(player, seed) for player in PEOPLE}
    table.contribute()
    table.deal_without(left_out)
    assert {player: "broken" if player in left_out else "withheld" for player in PEOPLE} == table.verdicts()
    log = replay(read_log(write_log(table.table.started_log.entries)))
    assert {player: "left_out" if player in left_out else "used" for player in PEOPLE} == {
        player: proof.fate(log) for player, proof in table.proofs.items()
    }


@pytest.mark.parametrize("left_out", SOME)
def test_a_server_that_acknowledges_only_what_it_uses(left_out):
    """No page verifies the deal; those left out say that their contribution did not arrive."""
    table = Pages(1)
    table.contribute([player for player in PEOPLE if player not in left_out])
    table.deal_without(left_out)
    assert {player: "lost" if player in left_out else "withheld" for player in PEOPLE} == table.verdicts()


def test_a_server_that_uses_all_that_it_acknowledged():
    """Every page verifies the deal."""
    table = Pages(1)
    table.contribute()
    table.deal_without(())
    assert dict.fromkeys(PEOPLE, "verified") == table.verdicts()


def test_a_server_that_acknowledges_nothing():
    """No page calls the deal verified, though all contributions are in it."""
    table = Pages(1)
    table.contribute("")
    table.deal_without(())
    assert dict.fromkeys(PEOPLE, "lost") == table.verdicts()


def test_the_fate_of_a_nonce_is_open_until_the_deal_is_over():
    table = Pages(1)
    table.contribute()
    table.deal_without(())
    assert "open" == table.proofs["N"].fate(table.table.started_log)


def test_a_proof_is_about_one_log():
    """Another table's log says nothing of it."""
    table, other = Pages(1), Pages(2)
    table.contribute()
    assert table.proofs["N"].fate(other.table.started_log) is None


def test_a_proof_is_read_as_written():
    """Only its own text is signed: with another nonce or another key it proves nothing."""
    table = Pages(1)
    table.contribute()
    proof = table.proofs["E"]
    assert proof == Acknowledgement.parse(str(proof))
    assert proof.is_signed
    for name in ("nonce", "player", "hash", "table", "key", "signature"):
        changed = proof.json() | {name: "0" * 64}
        assert not Acknowledgement.parse(json.dumps(changed)).is_signed


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '"text"', '{"table": 1}', "1"])
def test_a_file_that_is_no_proof(text):
    with pytest.raises(ParseError):
        Acknowledgement.parse(text)
