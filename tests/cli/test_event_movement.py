"""`chelem event movement`: movements for so many pairs (INTERFACES)."""

import json
from stat import S_IRWXU

import pytest

from chelem.events.log.log_file import write_event_log
from tests.events.files.odd_events import odd_event


def test_the_best_movement_as_json(chelem):
    """Name, balance, and the rounds with their tables; the other proposals beside it."""
    output = json.loads(chelem("event", "movement", "--pairs", "12", "--rounds", "8", "--json").out)
    assert (output["name"], output["balance"] > 90, len(output["rounds"])) == ("howell", True, 8)
    assert set(output["rounds"][0][0]) == {"table", "ns", "ew", "boards"}
    assert all(len(cell["boards"]) == 2 for cells in output["rounds"] for cell in cells)


@pytest.mark.parametrize(("boards", "a_round"), [("3", 3), ("21", 3)])
def test_boards_in_a_round_or_in_all(chelem, boards, a_round):
    """Fewer than the rounds are those of a round."""
    words = ("--pairs", "14", "--rounds", "7", "--boards", boards, "--json")
    output = json.loads(chelem("event", "movement", *words).out)
    assert len(output["rounds"][0][0]["boards"]) == a_round


def test_the_proposals_are_explained(chelem):
    """A sentence for each, in both languages, then the rounds of the first."""
    words = ("event", "movement", "--pairs", "14", "--rounds", "7")
    assert "1. Mitchell, arrow-switched, 7 tables" in chelem(*words).out
    assert "Tour 7" in chelem(*words, "--lang", "fr").out


def test_an_evening_in_minutes(chelem):
    """19 pairs, 3 h 15, three boards a round: eight rounds, three proposals."""
    words = ("--pairs", "19", "--minutes", "195", "--boards", "3", "--json")
    output = json.loads(chelem("event", "movement", *words).out)
    assert (len(output["rounds"]), len(output["others"])) == (8, 2)


def test_a_file_is_checked(chelem, tmp_path):
    """What it holds is listed; a board played twice is refused with its round."""
    path = tmp_path / "movements.txt"
    path.write_text("Two rounds\n0,1,4,2,2\n1,2,1,1,3,2\n", "ascii")
    assert "Two rounds: 3 pairs, one table, 2 rounds." in chelem("event", "movement", "--read", str(path)).out
    path.write_text("3 2 2 2 0\n1-2 A 3-0 0\n1-3 B 2-0 0\n", "ascii")
    (movement,) = json.loads(chelem("event", "movement", "--read", str(path), "--boards", "6", "--json").out)
    assert [[1, 2, 3], [4, 5, 6]] == [cells[0]["boards"] for cells in movement["rounds"]]
    path.write_text("Bad\n0,1,4,2,2\n1,2,1,1,3,1\n", "ascii")
    result = chelem("event", "movement", "--read", str(path))
    assert (result.status, "round 2" in result.err) == (2, True)


def test_a_collection_is_read_though_one_of_its_movements_is_refused(chelem, tmp_path):
    """The sound one is listed, the other named with its round, and the status is 1; Windows writes UTF-16."""
    path = tmp_path / "movements.txt"
    path.write_text("Été\n0,1,4,2,2\n1,2,1,1,3,2\n\nBad\n0,1,4,2,2\n1,2,1,1,3,1\n", "utf-16")
    result = chelem("event", "movement", "--read", str(path))
    assert (result.status, result.out.splitlines()) == (1, ["Été: 3 pairs, one table, 2 rounds."])
    assert result.err.startswith("Bad: in round 2, number 1 plays board 1 for the second time")


ROUND_DATA = """Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard,CustomBoards
1,1,1,4,1,1,2,""
1,2,1,2,3,3,4,""
"""


def test_the_rounds_of_a_bws_file(chelem, tmp_path, monkeypatch):
    """A program in the place of mdb-export prints the table RoundData, and nothing for others."""
    program = tmp_path / "mdb-export"
    program.write_text(f"#!/bin/sh\nif [ $2 = RoundData ]; then cat <<'END'\n{ROUND_DATA}END\nfi\n")
    program.chmod(S_IRWXU)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    path = tmp_path / "evening.bws"
    path.write_bytes(b"\x00\x01\x00\x00Standard Jet DB\x00")
    (movement,) = json.loads(chelem("event", "movement", "--read", str(path), "--json").out)
    assert [cell["boards"] for cell in movement["rounds"][0]] == [[1, 2], [3, 4]]


def test_too_many_rounds_are_refused_in_one_sentence(chelem):
    """Four pairs have three opponents."""
    result = chelem("event", "movement", "--pairs", "4", "--rounds", "4")
    assert (result.status, result.err.count("\n")) == (2, 1)


def test_the_movements_of_a_log_are_read(chelem, tmp_path):
    """That of each section, so that its papers can be printed again."""
    path = tmp_path / "event.jsonl"
    path.write_bytes(write_event_log(odd_event("sections", 1).entries))
    read = json.loads(chelem("event", "movement", "--read", str(path), "--json").out)
    assert [movement["entrants"] for movement in read] == [6, 10]


def test_teams_and_individuals_with_the_copies_of_a_club(chelem):
    """Two teams exchange their boards, six play an American Whist, twelve people go round with one set."""
    words = ("event", "movement", "--minutes", "195", "--copies", "1", "--pairs")
    match = json.loads(chelem(*words, "2", "--kind", "teams", "--json").out)
    assert (match["name"], len(match["rounds"]), match["breaches"]) == ("match.exchange", 2, [])
    assert [cell["boards"][:2] for cell in match["rounds"][0]] == [[1, 2], [7, 8]]
    assert "American Whist, 6 teams" in chelem(*words, "6", "--kind", "teams").out
    assert json.loads(chelem(*words, "12", "--kind", "individual", "--json").out)["sharing"] == []


def test_a_number_of_rounds_of_teams_is_refused(chelem):
    """Their movements fill a time."""
    refused = chelem("event", "movement", "--pairs", "6", "--rounds", "3", "--kind", "teams")
    assert (refused.status, "--minutes" in refused.err) == (2, True)
