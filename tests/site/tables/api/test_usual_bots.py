"""The bots of whoever chooses none bid as the reader's language does, wherever a table is opened."""

import pytest

from tests.support.visitors.calling import Caller

HANDS = "N:AKQJ.AKQ.AKQ.AKQ 5432.432.432.432 T987.765.765.765 6.JT98.JT98.JT98"
BOARD = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{HANDS}"]\n'
CHOSEN = {"fr": "sayc", "en": "sef"}


async def table(caller, body):
    return (await caller.ask("POST", "/api/tables", body))["code"]


async def practice(caller, body):
    match = {"kind": "duplicate", "boards": 4}
    return await table(caller, {**body, "game": "contract", "match": match, "training": {"theme": "any"}})


async def invitation(caller, body):
    return await table(caller, {**body, "chairs": {"N": "open"}})


async def challenge(caller, body):
    made = await caller.ask("POST", "/api/challenges", {**body, "boards": 4})
    return (await caller.ask("POST", f"/api/challenges/{made['code']}/tables", {}))["code"]


async def team_match(caller, body):
    made = await caller.ask("POST", "/api/team-matches", {**body, "boards": 4})
    return (await caller.ask("GET", f"/api/team-matches/{made['code']}"))["rooms"][0]["table"]


async def board(caller, body):
    query = f"&bots={body['bots']}" if body else ""
    path = f"/api/boards/play?language={caller.language}{query}"
    return (await caller.client.post(path, content=BOARD)).json()["code"]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("opened", [table, practice, invitation, challenge, team_match, board])
def test_the_language_decides_unless_somebody_chooses(server, visit, opened, language):
    """French readers play with the French standard, English readers with Standard American."""

    async def work(_):
        async with Caller(server.address, language) as caller:
            usual = (await caller.ask("GET", "/api/games"))["bots"]["default"]
            assert {"fr": "normal:sef", "en": "normal:sayc"}[language] == usual
            for body, expected in (({}, usual), ({"bots": f"normal:{CHOSEN[language]}"}, None)):
                page = await caller.page(await opened(caller, body))
                bots = page.picture["table"]["bots"]
                assert (expected or body["bots"]) == f"{bots['strength']}:{bots['system']}"

    visit(work)
