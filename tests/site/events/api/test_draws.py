"""Swiss rounds, several sections and changes of movements under way, over HTTP."""

import re
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import httpx
import pytest

from chelem.events.log.values import event_codec_of
from chelem.events.swiss.comparison import follows_from_inputs
from chelem.events.swiss.draw_json import read_draw
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.support.servers.serving import Server

CONTRACT = {"strain": "NT", "tricks": 9, "stake": 1, "declarer": "N"}


class Desk:
    """An event and its director."""

    def __init__(self, server: Server, **terms: object) -> None:
        self.http = httpx.Client(base_url=server.address, timeout=30)
        made = self.ask("POST", "/api/events", {"title": "", **terms}, status=201)
        self.path, self.key = f"/api/events/{made['code']}", made["key"]

    def close(self) -> None:
        self.http.close()

    def ask(self, method: str, path: str, body: object = None, *, key: str = "", status: int = 200) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        assert status == answer.status_code, answer.text
        return answer.json()

    def get(self, what: str, status: int = 200) -> Any:
        return self.ask("GET", f"{self.path}{what}", key=self.key, status=status)

    def write(self, status: int = 200, **entry: object) -> Any:
        return self.ask("POST", f"{self.path}/entries", {"entry": entry}, key=self.key, status=status)

    def effect(self, *entries: dict[str, object]) -> Any:
        return self.ask("POST", f"{self.path}/effect", {"entries": entries}, key=self.key)

    def plan(self, section: str, movement: object, first: int, **more: object) -> None:
        """Plan a section, and seat entrants from `first` on."""
        self.write(event="planned", section=section, movement=movement, round=1, minutes=7, **more)
        count = movement["entrants"]
        places = {str(place): first + place - 1 for place in range(1, count + 1)}
        self.write(event="seated", section=section, places=places)

    def section(self, name: str = "A") -> Any:
        return next(each for each in self.get("")["sections"] if name == each["section"])

    def play(self, number: int, section: str = "A") -> None:
        """Start a round and report every board: the lower number wins."""
        self.write(event="started", section=section, round=number)
        for sitting in self.section(section)["rounds"][number - 1]:
            for board in sitting["boards"] if sitting["ns"] and sitting["ew"] else ():
                tricks = 9 + max(0, min(3, sitting["ew"][0] - sitting["ns"][0]))
                at = {"section": section, "round": number, "table": sitting["table"], "board": board}
                self.write(event="reported", **at, result={"contract": CONTRACT, "tricks": tricks})

    def draw(self, number: int) -> Any:
        drawn = self.get(f"/sections/A/draws/{number}")
        draw = {part: drawn["draw"][part] for part in ("inputs", "matches", "left_over")}
        self.write(event="drawn", section="A", round=number, draw=draw)
        return drawn


def mitchell_of(tables: int, rounds: int) -> Any:
    return event_codec_of(Movement).write(mitchell(tables, rounds, 2))


@pytest.fixture
def desk(server: Server) -> Iterator[Desk]:
    """An event of pairs."""
    desk = Desk(server)
    yield desk
    desk.close()


@pytest.fixture
def swiss(server: Server) -> Iterator[Desk]:
    """Seven pairs, three rounds of two boards."""
    desk = Desk(server, kind="pairs", in_matches=True)
    movement = {"name": "swiss", "kind": "pairs", "entrants": 7, "rounds": [[], [], []], "winners": 1}
    plan = {"rounds": 3, "boards": 2, "odd": "bye", "first": "halves", "seed": 5}
    desk.plan("A", movement, 1, swiss=plan)
    yield desk
    desk.close()


def test_a_swiss_round_is_drawn_shown_and_can_be_drawn_again_by_anybody(swiss: Desk) -> None:
    """A sentence for each match; the public draws, read back, follow from their inputs."""
    swiss.write(409, event="started", section="A", round=1)
    drawn = swiss.draw(1)
    assert 3 == len(drawn["matches"])
    assert all(match["why"] for match in drawn["matches"])
    assert [4, 0, 0] == list(map(len, swiss.section()["rounds"]))
    swiss.play(1)
    second = swiss.draw(2)
    assert second["notes"]
    public = swiss.ask("GET", f"{swiss.path}/draws")
    assert [2, 1] == [each["number"] for each in public]
    assert all(follows_from_inputs(read_draw(each["draw"])) for each in public)
    assert all(each["follows"] and each["corrected"] is None for each in public)
    assert "vp" == swiss.get("")["rankings"][0]["unit"]


def test_a_correction_is_shown_and_changes_no_draw(swiss: Desk) -> None:
    """What was drawn and played stays; what would have been drawn is said."""
    swiss.draw(1)
    swiss.play(1)
    swiss.draw(2)
    swiss.play(2)
    before = swiss.section()["rounds"]
    for sitting in before[0]:
        for board in sitting["boards"] if sitting["ew"] else ():
            at = {"section": "A", "round": 1, "table": sitting["table"], "board": board}
            tricks = 12 if sitting["ns"] > sitting["ew"] else 4
            swiss.write(event="corrected", **at, result={"contract": CONTRACT, "tricks": tricks})
    public = swiss.ask("GET", f"{swiss.path}/draws")
    assert public[0]["corrected"]
    assert public[1]["corrected"] is None
    assert before == swiss.section()["rounds"]


def test_draws_of_hidden_rounds_show_only_directors_why(server: Server) -> None:
    """Whoever asks first, and in whatever language, nobody else gets what was made for them."""
    with closing(Desk(server, kind="pairs", in_matches=True, hidden_rounds=2)) as desk:
        check_hidden_draws(desk)


def check_hidden_draws(desk: Desk) -> None:
    movement = {"name": "swiss", "kind": "pairs", "entrants": 7, "rounds": [[], []], "winners": 1}
    desk.plan("A", movement, 1, swiss={"rounds": 2, "boards": 2, "odd": "bye", "first": "halves", "seed": 5})
    desk.draw(1)
    desk.play(1)
    desk.draw(2)
    for _again in range(2):
        directing, public = desk.get("/draws"), desk.ask("GET", f"{desk.path}/draws")
        assert [True, False] == [
            all(each["why"] for each in one[0]["matches"]) for one in (directing, public)
        ]
        assert ([None, None], public[0]["notes"]) == ([each["draw"] for each in public], [])
        french = desk.get("/draws?language=fr")
        assert french[0]["draw"] == directing[0]["draw"]
        assert french[0]["matches"][0]["why"] != directing[0]["matches"][0]["why"]


def test_a_director_decides_otherwise(swiss: Desk) -> None:
    """The log holds the inputs and the director's matches, which do not follow from them.

    That is nobody's correction. At real tables the program draws nothing by itself that could be assigned.
    """
    drawn = swiss.get("/sections/A/draws/1")["draw"]
    one, other = drawn["matches"][:2]
    one["first"], other["first"] = other["first"], one["first"]
    draw = {part: drawn[part] for part in ("inputs", "matches", "left_over")}
    version = swiss.write(event="drawn", section="A", round=1, draw=draw)["version"]
    (public,) = swiss.ask("GET", f"{swiss.path}/draws")
    assert (public["follows"], public["corrected"]) == (False, None)
    refused = swiss.write(409, event="assigned", section="A", to="director")
    assert refused["code"] == "event.draw.at-real-tables"
    swiss.write(event="undone", of=version)
    assert [[], [], []] == swiss.section()["rounds"]


def test_two_sections_are_ranked_across_the_field(desk: Desk) -> None:
    """Two Mitchells of 3 and 4 tables play the same boards; each has its own clock and tables."""
    desk.plan("A", mitchell_of(3, 3), 1)
    desk.plan("B", mitchell_of(4, 3), 7)
    desk.play(1)
    assert (1, 0) == (desk.section("A")["round"], desk.section("B")["round"])
    desk.play(1, "B")
    ranked = [one["entrant"] for ranking in desk.get("")["rankings"] for one in ranking["ranked"]]
    assert set(range(1, 15)) == set(ranked)
    lines = desk.get("/boards/1")["lines"]
    assert {"A", "B"} == {line["section"] for line in lines}


def test_another_movement_from_the_next_round_on(desk: Desk) -> None:
    """Two of ten pairs leave after a round: four tables, and nobody plays a board twice."""
    desk.plan("A", mitchell_of(5, 5), 1)
    desk.play(1)
    for entrant in (5, 10):
        desk.write(event="withdrew", entrant=entrant, round=2)
    proposals = desk.get("/sections/A/replans?rounds=3&boards=2")
    assert proposals
    planned = {
        "event": "planned",
        "section": "A",
        "movement": proposals[0]["movement"],
        "round": 2,
        "minutes": 7,
    }
    effect = desk.effect(planned)
    assert not [sentence for sentence in effect["warnings"] if "second time" in sentence]
    first = desk.section()["rounds"][0]
    version = desk.write(**planned)["version"]
    rounds = desk.section()["rounds"]
    assert first == rounds[0]
    assert {1, 2, 3, 4, 6, 7, 8, 9} == {one for each in rounds[1] for one in each["ns"] + each["ew"]}
    desk.play(2)
    desk.write(event="undone", of=version)
    assert 5 == len(desk.section()["rounds"][1])


def test_one_more_pair_arrives(desk: Desk) -> None:
    """It takes a number that nobody has, and the movement of the rounds that are left has a place for it."""
    desk.plan("A", mitchell_of(4, 3), 1)
    desk.play(1)
    proposal = desk.get("/sections/A/replans?rounds=2&boards=2&arriving=2")[0]
    assert {"9": 9, "10": 10}.items() <= proposal["places"].items()
    desk.write(event="planned", section="A", movement=proposal["movement"], round=2, minutes=7)
    desk.write(event="seated", section="A", places=proposal["places"])
    assert 5 == len(desk.section()["rounds"][1])


def test_a_table_of_a_later_round_is_changed_and_what_is_wrong_is_said_first(desk: Desk) -> None:
    """Boards that a pair has played already are named before anything is written."""
    desk.plan("A", mitchell_of(4, 3), 1)
    desk.play(1)
    first, second = (desk.section()["rounds"][at][0] for at in (0, 1))
    sitting = {"ns": second["ns"], "ew": second["ew"], "boards": first["boards"]}
    cell = {"event": "cell", "section": "A", "round": 2, "table": second["table"], "sittings": [sitting]}
    warnings = desk.effect(cell)["warnings"]
    assert any(f" {second['ns'][0]} " in sentence for sentence in warnings)
    desk.write(**cell)
    assert first["boards"] == desk.section()["rounds"][1][0]["boards"]


def test_kinds_of_events_have_movements(desk: Desk) -> None:
    """Teams, individuals and barometers, each with a sentence in both languages."""
    for language in ("fr", "en"):
        for kind, count, teams in (("teams", 7, "teams"), ("individual", 16, "individual")):
            found = desk.ask(
                "GET", f"/api/event-movements?pairs={count}&minutes=195&kind={kind}&language={language}"
            )
            assert found
            assert all(teams == each["movement"]["kind"] and each["reason"] for each in found)
        asked = f"pairs=14&minutes=195&kind=barometer&language={language}"
        found = desk.ask("GET", f"/api/event-movements?{asked}")
        for round_ in found[0]["movement"]["rounds"]:
            assert 1 == len({tuple(cell["boards"]) for cell in round_})


def test_a_file_of_movements_is_read_or_refused_with_the_round(desk: Desk) -> None:
    """A board that a pair would play twice is named with its round."""
    cell = '{"table": 1, "ns": 1, "ew": 2, "boards": [%d]}'
    sound = '{"name": "M", "rounds": [[' + cell % 1 + "], [" + cell % 2 + "]]}"
    held = desk.ask("POST", "/api/event-movements", {"name": "m.json", "text": sound})
    assert ([2], []) == ([found["rounds"] for found in held["proposals"]], held["refused"])
    broken = sound.replace("[2]", "[1]")
    held = desk.ask("POST", "/api/event-movements", {"name": "m.json", "text": f"[{sound}, {broken}]"})
    assert 1 == len(held["proposals"])
    (sentence,) = held["refused"]
    assert sentence.startswith("M: in round 2, number 1 plays board 1 for the second time")
    refused = desk.ask("POST", "/api/event-movements", {"name": "m.json", "text": broken}, status=409)
    assert "movement.law.board_twice" == refused["code"]
    assert 2 == refused["facts"]["round"]
    coded = broken.replace('"M"', '"mitchell.plain"')
    refused = desk.ask("POST", "/api/event-movements", {"name": "mardi.json", "text": coded}, status=409)
    assert refused["sentence"].startswith("mardi.json: in round 2, number 1")
    refused = desk.ask("POST", "/api/event-movements", {"name": "m.txt", "text": "x"}, status=422)
    assert "movement.format" == refused["code"]


@pytest.mark.parametrize("begun", [0, 1, 2])
def test_a_pair_that_comes_late_takes_the_place_of_the_sit_out(desk: Desk, begun: int) -> None:
    """Eleven pairs become twelve: from the next round on all play, and nothing else has changed."""
    query = "pairs=11&minutes=195&boards=3&winners=1"
    movement = desk.ask("GET", f"/api/event-movements?{query}")[0]["movement"]
    desk.write(event="planned", section="A", movement=movement, round=1, minutes=7)
    desk.write(event="seated", section="A", places={str(place): place for place in range(1, 12)})
    for number in range(1, begun + 1):
        desk.play(number)
    before = desk.section()["rounds"]
    kept = desk.get("/sections/A/replans?rounds=6&boards=3&arriving=1")[0]
    planned = {"event": "planned", "section": "A", "movement": kept["movement"], "minutes": 7}
    entries = [planned | {"round": begun + 1}, {"event": "seated", "section": "A", "places": kept["places"]}]
    assert [] == desk.effect(*entries)["warnings"]
    for entry in entries:
        desk.write(**entry)
    after = desk.section()
    assert [] == after["missing"]
    assert before[:begun] == after["rounds"][:begun]
    for old, new in zip(before[begun:], after["rounds"][begun:], strict=True):
        changed = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
        ((alone, met),) = changed
        assert alone["boards"] == met["boards"]
        assert {*alone["ns"], *alone["ew"], 12} == {*met["ns"], *met["ew"]}


def test_online_proposals_speak_of_no_boards_and_cards_of_a_room(desk: Desk) -> None:
    """Whatever the number of pairs: nobody shares boards there, or reads a guide card."""
    room = re.compile("étuis|cartons|restent? à leur table|place")
    for pairs in range(4, 31, 2):
        asked = f"/api/event-movements?pairs={pairs}&minutes=150&winners=1&language=fr"
        for proposal in desk.ask("GET", f"{asked}&online=true"):
            assert not room.search(proposal["reason"]), proposal["reason"]
            assert "équilibre" in proposal["reason"]
    assert any(room.search(each["reason"]) for each in desk.ask("GET", asked))
