"""The director of an online Swiss draws its rounds over HTTP: when that may be, and what is said first."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.site.events.api.test_online_events import Online
from tests.support.servers.serving import Server

EMPTY = {"name": "swiss", "kind": "pairs", "entrants": 4, "rounds": [[], []], "winners": 1}


class Swiss(Online):
    """An online Swiss of four pairs, two rounds of two boards; its director draws each round."""

    def __init__(self, server: Server) -> None:
        super().__init__(server, in_matches=True, method="cross-imps")
        for name in ("Anne", "Ben", "Cléo", "Dan"):
            self.visitor().enter(name, "robot")
        self.start(movement=EMPTY, swiss={"boards": 2, "director_draws": True})

    def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        return self.director.ask(method, path, body, key=self.key, status=status)

    def write(self, status: int = 200, **entry: object) -> Any:
        return self.ask("POST", "/entries", {"entry": entry}, status)

    def draw(self, number: int, drawn: Any, status: int = 200) -> Any:
        draw = {part: drawn["draw"][part] for part in ("inputs", "matches", "left_over")}
        return self.write(status, event="drawn", section="A", round=number, draw=draw)

    def rule(self, *boards: int) -> None:
        """Rule on boards of the first round at both tables, as if they had been played."""
        for table in (1, 2):
            for board in boards:
                at = {"section": "A", "round": 1, "table": table, "board": board}
                self.write(event="ruled", **at, outcome={"ns": "60", "ew": "40"}, reason="")


@pytest.fixture
def swiss(server: Server) -> Iterator[Swiss]:
    swiss = Swiss(server)
    yield swiss
    swiss.close()


def test_the_director_draws_each_round_of_an_online_swiss(swiss: Swiss) -> None:
    """Not before all have played, nor once people play it; a rematch is said to be one before it is kept."""
    (section,) = swiss.ask("GET", "")["sections"]
    assert (section["round"], section["swiss"]["director_draws"], section["swiss"]["undrawn"]) == (0, True, 1)
    late = swiss.visitor().enter("Eve", "robot", status=409)
    assert late["code"] == "event.online.late"
    assert swiss.write(409, event="started", section="A", round=1)["code"] == "event.draw.missing"
    first = swiss.ask("GET", "/sections/A/draws/1")
    version = swiss.draw(1, first)["version"]
    swiss.write(event="started", section="A", round=1)
    assert swiss.write(409, event="undone", of=version)["code"] == "event.draw.begun"
    assert swiss.draw(1, first, 409)["code"] == "event.draw.begun"
    swiss.rule(1)
    assert swiss.ask("GET", "/sections/A/draws/2", status=409)["code"] == "event.draw.playing"
    swiss.rule(2)
    place = swiss.visitors[1].place_once(lambda place: place["drawing"])
    assert (place["drawing"], place["next"], place["until"]) == (True, None, None)
    second = swiss.ask("GET", "/sections/A/draws/2")
    again = {"matches": [{part: one[part] for part in ("first", "second")} for one in first["matches"]]}
    tried = swiss.ask("POST", "/sections/A/draws/2", again)
    assert [1, 1] == [one["met"] for one in tried["matches"]]
    assert all("a rematch of round 1" in one["why"] for one in tried["matches"])
    assert not tried["follows"]
    assert swiss.ask("GET", "/draws")[0]["round"] == 1
    broken = {"matches": again["matches"][:1]}
    assert swiss.ask("POST", "/sections/A/draws/2", broken, 422)["code"] == "swiss.places"
    swiss.draw(2, tried)
    assert swiss.visitors[1].place_once(lambda place: place["next"])["drawing"] is False
    assert {one["met"] for one in second["matches"]} == {None}


def test_only_an_online_swiss_has_its_draws_assigned(server: Server) -> None:
    """A fixed movement has no draws, and strangers decide nothing."""
    online = Online(server)
    anne = online.visitor()
    anne.enter("Anne", "robot")
    online.start()
    entry = {"entry": {"event": "assigned", "section": "A", "to": "director"}}
    refused = online.director.ask("POST", "/entries", entry, key=online.key, status=409)
    assert refused["code"] == "event.draw.not-swiss"
    assert online.director.ask("POST", "/sections/A/draws/1", {"matches": []}, status=403)
    online.close()
