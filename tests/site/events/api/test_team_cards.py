"""Who of a team sits at a table, and the card of a team with both of its tables."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.site.events.api.test_draws import Desk
from tests.site.events.api.test_matches import report
from tests.support.servers.serving import Server

PLAYERS = ["p1", "p2", "p3", "p4", "p5"]
NAMED = ("p1", "p3")


@pytest.fixture
def desk(server: Server) -> Iterator[Desk]:
    """An event of four teams in its first round; of the five players of team 1 one agrees to be named."""
    with closing(opened(server)) as found:
        yield found


def opened(server: Server, **terms: object) -> Desk:
    desk = Desk(server, kind="teams", **terms)
    desk.plan("A", event_codec_of(Movement).write(round_robin(4, 3, 2)), 1)
    desk.write(event="entered", entrant=1, players=PLAYERS)
    for person in NAMED:
        body = {"name": f"Name {person}", "consent": person == "p1"}
        desk.ask("PUT", f"{desk.path}/persons/{person}", body, key=desk.key)
    desk.write(event="started", section="A", round=1)
    return desk


def seats(desk: Desk) -> dict[str, int]:
    """Return the table where team 1 sits each way in the first round."""
    first = desk.section()["rounds"][0]
    return {side.upper(): each["table"] for each in first for side in ("ns", "ew") if each[side] == [1]}


def fielded(desk: Desk, side: str, players: list[str], key: str = "", status: int = 200, **other: Any) -> Any:
    at = {"section": "A", "round": 1, "table": seats(desk)[side], **other}
    entry = {"event": "fielded", **at, "side": side, "players": players}
    return desk.ask("POST", f"{desk.path}/entries", {"entry": entry}, key=key or desk.key, status=status)


def card(desk: Desk, key: str = "") -> Any:
    return desk.ask("GET", f"{desk.path}/entrants/1", key=key)


def play(desk: Desk, tricks: dict[str, int]) -> None:
    """Report both boards of team 1 at each table that is named, by its direction there."""
    boards = next(each["boards"] for each in desk.section()["rounds"][0] if each["ns"] == [1])
    for side, count in tricks.items():
        for board in boards:
            report(desk, seats(desk)[side], board, count)


def play_others(desk: Desk) -> None:
    """Report all boards of the match in which team 1 does not play."""
    for sitting in desk.section()["rounds"][0]:
        for board in sitting["boards"] if [1] not in (sitting["ns"], sitting["ew"]) else ():
            report(desk, sitting["table"], board, 9)


def test_a_table_and_the_director_say_who_of_a_team_sits_there(desk: Desk) -> None:
    """Two players of the team at most, by ids that name nobody; the last word holds, and may be none."""
    keys = {each["table"]: each["key"] for each in desk.get("/table-keys")}
    north, east = (keys[f"A{seats(desk)[side]}"] for side in ("NS", "EW"))
    fielded(desk, "NS", ["p1", "p5"], north)
    fielded(desk, "EW", ["p3"])
    assert "event.log.other-table" == fielded(desk, "NS", ["p1"], east, 403)["code"]
    assert "event.log.not-yet" == fielded(desk, "NS", ["p1"], north, 409, round=2)["code"]
    for wrong in (["p1", "p2", "p3"], ["p1", "p1"], ["p9"]):
        assert "event.log.fielded" == fielded(desk, "NS", wrong, north, 409)["code"]
    assert "event.log.nobody-fielded" == fielded(desk, "NS", ["p1"], status=409, table=99)["code"]
    tables = {each["table"]: each["fielded"] for each in desk.section()["tables"]}
    assert ["p1", "p5"] == tables[seats(desk)["NS"]]["NS"]
    assert ["p3"] == tables[seats(desk)["EW"]]["EW"]
    fielded(desk, "NS", [], north)
    seen = desk.ask("GET", desk.path, key=north)["sections"][0]["tables"]
    assert all(not each["fielded"]["NS"] for each in seen)


def test_the_public_does_not_read_who_sits_where(desk: Desk) -> None:
    """Neither ids of players nor which of them sit at a table."""
    fielded(desk, "NS", ["p1", "p3"])
    page = desk.ask("GET", desk.path)
    assert all(not any(each["fielded"].values()) for each in page["sections"][0]["tables"])
    assert all(not each["players"] for each in page["entrants"])


def test_a_card_has_both_tables_of_each_board_once_nobody_has_to_play_it(desk: Desk) -> None:
    """And who sat there: in public by a number where the player does not agree to be named."""
    fielded(desk, "NS", ["p1", "p3"])
    fielded(desk, "EW", ["p5", "p4"])
    play(desk, {"NS": 10})
    play_others(desk)
    assert [] == card(desk)["boards"]
    play(desk, {"EW": 9})
    shown = card(desk)
    assert 2 == len(shown["boards"])
    for board in shown["boards"]:
        assert 1 == board["round"]
        assert [("NS", "3NT+1 by N", [1, 3]), ("EW", "3NT= by N", [5, 4])] == [
            (each["side"], each["contract"], each["players"]) for each in board["tables"]
        ]
        assert board["points"] == board["tables"][0]["points"]
    named = [(each["number"], each["name"]) for each in shown["players"]]
    assert [(1, "Name p1"), (3, ""), (4, ""), (5, "")] == named
    assert "Name p3" in str(card(desk, desk.key)["players"])


def test_a_card_in_hidden_rounds_has_one_table_of_each_board(server: Server) -> None:
    """Both results would say what the board is worth, and the ranking with it."""
    with closing(opened(server, hidden_rounds=3)) as desk:
        play(desk, {"NS": 10, "EW": 9})
        play_others(desk)
        hidden = card(desk)
        assert hidden["hidden"]
        assert ["3NT+1 by N"] * 2 == [board["contract"] for board in hidden["boards"]]
        assert all(not board["tables"] for board in hidden["boards"])


def test_who_sits_at_a_table_changes_no_result(desk: Desk) -> None:
    """It is shown on cards, and used for nothing else."""
    play(desk, {"NS": 10, "EW": 9})
    before = desk.get("")["rankings"]
    fielded(desk, "NS", ["p2", "p3"])
    assert before == desk.get("")["rankings"]
