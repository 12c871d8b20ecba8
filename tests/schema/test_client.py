"""A client written from the published documents alone plays whole matches (docs/protocol.md)."""

import ast
import asyncio
import json
from pathlib import Path

import pytest

from chelem.games.registry import GAMES
from tests.schema import client as written
from tests.schema.client import Client, play_match
from tests.support.servers.serving import Server
from tests.support.thorough import first_of
from tests.support.visitors import page as folding

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("published")) as server:
        yield server.address


@pytest.mark.parametrize("module", [written, folding], ids=["client", "folding"])
def test_the_client_knows_nothing_of_the_program(module):
    """No import of it."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [name for name in names if name.split(".")[0] == "chelem"]


@pytest.mark.parametrize("game", first_of(GAMES, "contract"))
def test_a_whole_match(address, game):
    """Every message fits its schema, and the client's picture is that of a new page."""

    async def work():
        async with Client(address) as client:
            page = await play_match(client, game, seed=5)
            await page.close()
            code, sheet = page.picture["table"]["code"], page.picture["sheet"]
            assert sheet["verdict"]
            assert {"table", "move"} <= page.kinds
            log = await client.call("download_log", code=code)
            for line in log.splitlines():
                client.published.check("log.schema.json", json.loads(line))
            for row in sheet["rows"]:
                review = await client.call("review_deal", code=code, deal=str(row["deal"]))
                assert (row["points"], row["lines"]) == (review["row"]["points"], review["row"]["lines"])

    asyncio.run(work())
