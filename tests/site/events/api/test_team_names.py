"""A team's own name: kept beside the names of its players, shown as they are, and removed with them."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.events.paper.reading import all_text
from tests.site.events.api.test_draws import Desk
from tests.support.servers.serving import Server
from tests.support.visitors.calling import Kept

TEAM, PLAYER = "Les Zurvimplo", "Ada Zurvimplo"
"""Names that no other test gives to anybody, as they share a database."""


@pytest.fixture
def desk(server: Server) -> Iterator[Desk]:
    """An event of four teams, the first of them with a name and two players who do not agree to be named."""
    with closing(Desk(server, kind="teams")) as opened:
        opened.plan("A", event_codec_of(Movement).write(round_robin(4, 3, 2)), 1)
        opened.write(event="entered", entrant=1, players=["p1", "p2"])
        name(opened, "team1", TEAM, consent=True)
        name(opened, "p1", PLAYER)
        name(opened, "p2", "Bo Bli")
        yield opened


def name(desk: Desk, person: str, text: str, *, consent: bool = False) -> None:
    body = {"name": text, "consent": consent}
    desk.ask("PUT", f"{desk.path}/persons/{person}", body, key=desk.key)


def team(desk: Desk, key: str = "") -> Any:
    """Return the name of the first team, as the holder of a key reads it once their page is up to date."""
    while True:
        page = desk.ask("GET", desk.path, key=key)
        if page["tag"] == desk.get("")["tag"]:
            return page["entrants"][0]["team"]


def test_the_public_reads_no_name_of_a_player_who_does_not_agree(desk: Desk) -> None:
    """A team is often called after a player: that it may be shown does not show that player's name."""
    assert TEAM == team(desk, desk.key)
    assert "" == team(desk)
    name(desk, "p1", PLAYER, consent=True)
    assert TEAM == team(desk)
    name(desk, "team1", TEAM)
    assert "" == team(desk)
    name(desk, "team1", "Bolides", consent=True)
    assert "Bolides" == team(desk)


def test_the_papers_and_the_list_of_the_director_name_a_team(desk: Desk) -> None:
    """Its guide cards, its line of the ranking; the list can be read again."""
    headers = {"authorization": f"Bearer {desk.key}"}
    for what in ("guide-cards", "ranking"):
        path = f"{desk.path}/papers/{what}"
        printed = desk.http.post(path, json={"section": "A"}, headers=headers)
        assert f"{TEAM} ({PLAYER} – Bo Bli)" in " ".join(all_text(printed.content).split())
    text = desk.http.get(f"{desk.path}/names.csv", headers=headers).content
    read = desk.http.post(
        f"{desk.path}/names", content=text, headers={**headers, "content-type": "application/octet-stream"}
    ).json()
    assert TEAM == read["lines"][0]["team"]


@pytest.mark.parametrize("player", ["p1", "p2", "p3"])
def test_the_name_is_removed_with_any_player(desk: Desk, kept: Kept, player: str) -> None:
    """It may be theirs, whichever they are, a substitute too; it is never in the log."""
    desk.write(event="substituted", entrant=1, players=["p1", "p3"], round=2)
    name(desk, "p3", "Cy Clo")
    log = desk.http.get(f"{desk.path}/log", headers={"authorization": f"Bearer {desk.key}"}).text
    assert "Zurvimplo" not in log
    desk.ask("DELETE", f"{desk.path}/persons/{player}", key=desk.key)
    assert "" == team(desk, desk.key)
    code = desk.path.rpartition("/")[2]
    assert not kept.read("select 1 from event_persons where code = ? and name = ?", code, TEAM)


def test_no_player_has_the_id_of_a_team(desk: Desk) -> None:
    """Otherwise a person's row would be the name of a team."""
    entry = {"event": "entered", "entrant": 2, "players": ["team2"]}
    refused = desk.ask("POST", f"{desk.path}/entries", {"entry": entry}, key=desk.key, status=409)
    assert "event.person" == refused["code"]


def test_the_name_is_removed_with_a_player_in_it_who_leaves_the_list(desk: Desk, kept: Kept) -> None:
    """Another list keeps the name of a team, unless it is called after who is no longer in it."""
    name(desk, "p3", "Cy Clo")
    desk.write(event="entered", entrant=1, players=["p1", "p3"])
    assert TEAM == team(desk, desk.key)
    desk.write(event="entered", entrant=1, players=["p3"])
    assert "" == team(desk, desk.key)
    code = desk.path.rpartition("/")[2]
    assert not kept.read("select 1 from event_persons where code = ? and name like '%Zurvimplo%'", code)
