"""An attacker asks every call about guessed deals: none answers by whether a deal is on a board in play."""

import asyncio
from collections.abc import AsyncIterator, Set
from contextlib import ExitStack, asynccontextmanager

import pytest

from tests.support.chance import seeded
from tests.support.guessing.attacker import Attacker, Findings
from tests.support.guessing.houses import open_house
from tests.support.guessing.notations import WAYS
from tests.support.servers.serving import Server
from tests.support.thorough import first_of
from tests.support.visitors.calling import Kept

LAYOUTS = 250
"""How many layouts are tried here; `make attacks` tries four hundred times as many."""
IN_A_FILE = 25
USUAL = frozenset({"number", "pbn"})
"""The notations of deals tried in `make test`."""

ORACLE = "/api/oracle/"
"""The address of a call that these servers have besides: it looks a deal up among the boards in play."""


@asynccontextmanager
async def attacker(folders: pytest.TempPathFactory, notations: Set[str]) -> AsyncIterator[Attacker]:
    """Yield an attacker of two servers, each of which has boards in play that the other does not have."""
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(Server(folders.mktemp("house"), module="tests.support.guessing.oracle"))
            for _ in range(2)
        )
        houses = [open_house(each.address, Kept(each.folder / "chelem.db")) for each in (here, there)]
        async with houses[0] as one, houses[1] as other:
            yield Attacker((one, other), seeded(1), notations)


@pytest.mark.parametrize("notations", first_of([USUAL, WAYS.keys()], USUAL), ids=["usual", "all"])
def test_the_oracle_alone_tells_whether_a_guess_is_on_a_board_in_play(
    tmp_path_factory: pytest.TempPathFactory, notations: Set[str]
) -> None:
    """Two servers say the same of each deal, which is on a board of one of them, or of neither.

    The oracle, which does not, is found by its description alone. A player who has a board in hand gets one
    refusal, whatever they ask.
    """

    async def work() -> None:
        async with attacker(tmp_path_factory, notations) as stranger:
            here, there = stranger.houses
            await stranger.look_around((here.live[1], there.live[1]), ORACLE)
            assert {"/api/oracle/{number}"} == {slot.path for slot in stranger.found.taking}
            assert 2 == len(stranger.found.differences)
            stranger.found = Findings()
            await stranger.look_around(here.live[:1], outside=ORACLE)
            await stranger.send_messages(here.live[:1])
            await stranger.open_pages((here.live[0], there.live[0]))
            await stranger.guess(LAYOUTS, IN_A_FILE)
            said = await stranger.as_player((here.live[0], there.live[0], here.live[1]))
            found = stranger.found
            assert [] == found.differences
            assert LAYOUTS <= found.asked
            assert {"file", "path", "field"} == {slot.where for slot in found.taking}, (
                "places for deals are found"
            )
            assert 7 <= len(found.taking)
            (refused,) = said
            assert '"board.in_hand"' in refused.body

    asyncio.run(work())
