"""The results of matches of teams, over HTTP."""

from contextlib import closing
from typing import Any

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.site.events.api.test_draws import Desk
from tests.support.servers.serving import Server


def report(desk: Desk, table: int, board: int, tricks: int, number: int = 1) -> None:
    contract = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "N"}
    at = {"section": "A", "round": number, "table": table, "board": board}
    desk.write(event="reported", **at, result={"contract": contract, "tricks": tricks})


def test_a_match_has_a_result_once_both_tables_have_played_it(server: Server) -> None:
    """Each team has what it won on its boards, and the victory points of the difference."""
    with closing(Desk(server, kind="teams")) as desk:
        desk.plan("A", event_codec_of(Movement).write(round_robin(4, 3, 2)), 1)
        desk.write(event="started", section="A", round=1)
        found: list[dict[str, Any]] = desk.get("/sections/A/rounds/1")
        meets = {each["table"]: each for each in desk.section()["rounds"][0]}
        first, second = meets[1]["ns"][0], meets[1]["ew"][0]
        (other,) = (table for table, each in meets.items() if each["ns"] == [second])
        one, two = (each["board"] for each in found[0]["boards"])
        report(desk, 1, one, 10)
        report(desk, 1, two, 7)
        report(desk, other, one, 7)
        assert [] == desk.get("/matches")
        report(desk, other, two, 9)
        (match,) = desk.ask("GET", f"{desk.path}/matches")
        sides = {each["entrant"]: each for each in (match["first"], match["second"])}
        assert {first, second} == set(sides)
        assert match["boards"] == 2
        assert all(each["won"] > 0 for each in sides.values())
        assert sides[first]["points"] + sides[second]["points"] == 20


def test_two_teams_play_one_match_in_two_halves(server: Server) -> None:
    """From the proposal: each table begins with other boards, and both halves are one match of them all."""
    with closing(Desk(server, kind="teams")) as desk:
        asked = desk.ask("GET", "/api/event-movements?pairs=2&minutes=70&kind=teams&copies=1")
        movement = asked[0]["movement"]
        desk.plan("A", movement, 1)
        for number, cells in enumerate(movement["rounds"], 1):
            first, second = (each["boards"] for each in cells)
            assert (first[:2], first[2:]) == (second[2:], second[:2])
            desk.write(event="started", section="A", round=number)
            for board in first:
                report(desk, 1, board, 10, number)
                report(desk, 2, board, 9, number)
            (match,) = desk.get("/matches")
            assert (match["round"], match["boards"], match["first"]["won"]) == (1, 4 * number, 4 * number)
