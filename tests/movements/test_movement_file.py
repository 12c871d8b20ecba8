"""Files of movements: our JSON, EBUScore, .ASC and Bridge ScoreKeeper; what cannot be played is refused."""

import json
from typing import Any, get_args

import pytest

from chelem.core.errors import ParseError
from chelem.i18n import say
from chelem.movements import breaches, howell, mitchell, movement_json, read_movements
from chelem.movements.files.movement_file import IMPOSSIBLE, BrokenMovement, check_movement
from chelem.movements.laws import Law

EBU = """A remark on the collection

Two tables Howell
0,2,6,2,3
4,1,1,4,2,2,4,3,3
2,3,1,3,1,2,1,2,3

Three tables Mitchell
1,3,9,3,3
1,1,1,1,3,2,1,2,3
2,2,2,2,1,3,2,3,1
3,3,3,3,2,1,3,1,2

Three teams
5,3,6,2,3
1,3,1, 1,0,2, 1,2,3
2,0,1, 2,3,2, 2,1,3
3,1,1, 3,2,2, 3,0,0
"""
INDIVIDUAL = """Four people
3,1,3,1,3,4
1,2,3,4,1,1,3,2,4,2,1,4,2,3,3
"""
ASC = """6 3 2 3 0 # a remark
 1- 2 A  3- 4 B  5- 6 C

 1- 4 C  3 -6 A  0- 0 0
"""
HANDS = {
    "name": "2Tables",
    "numberTeams": 4,
    "hands": [
        {"table": 2, "round": 1, "ns": 3, "ew": 4, "boards": [1, 2]},
        {"table": 1, "round": 1, "ns": 1, "ew": 2, "boards": [1, 2]},
        {"table": 1, "round": 2, "ns": 1, "ew": 3, "boards": [3, 4]},
    ],
}


@pytest.mark.parametrize("movement", [howell(5, 8, 2), mitchell(6), howell(4).without(8)])
def test_our_json_is_read_as_it_is_written(movement):
    """Entrants, ranking and cells; who sits out is named as North-South."""
    (read,) = read_movements(json.dumps(movement_json(movement)), "a file")
    assert movement_json(read) == movement_json(movement) | {"entrants": read.entrants}
    assert breaches(read) == ()


def test_our_json_says_who_stays_who_shares_and_which_laws_are_broken():
    """A Mitchell with a shared table keeps its North-South pairs; nobody plays a board twice lawfully."""
    sound: Any = movement_json(mitchell(4, 4, 1, "share"))
    assert ([1, 2, 3, 4], []) == (sound["stationary"], sound["breaches"])
    assert {"round": 1, "tables": [1, 4]} in sound["sharing"]
    first, *others = howell(4).rounds
    broken: Any = movement_json(howell(4).with_rounds((first, first, *others[1:])))
    assert {(2, "board_twice"), (2, "opponents_twice")} <= {
        (breach["round"], breach["law"]) for breach in broken["breaches"]
    }


def test_a_collection_of_ebuscore():
    """A Howell, a Mitchell whose lines are both numbered from 1, and teams with a sit-out."""
    pairs, two_lines, teams = read_movements(EBU, "PSMovements.txt")
    assert (pairs.name, pairs.kind, pairs.boards) == ("Two tables Howell", "pairs", (1, 2, 3, 4, 5, 6))
    assert str(pairs.rounds[1][1]) == "2: 3 v 1: 3 4"
    assert (two_lines.entrants, two_lines.winners) == (6, 2)
    assert str(two_lines.rounds[1][0]) == "1: 1 v 6: 4 5 6"
    assert (teams.kind, teams.entrants, str(teams.rounds[0][1])) == ("teams", 3, "2: 2 v -: 1 2")
    assert [check_movement(movement) for movement in (pairs, two_lines, teams)] == [(), (), ()]


def test_a_collection_that_went_through_a_spreadsheet():
    """Commas in empty lines and at the ends, names in quotes, or no empty line at all."""
    text = (
        EBU.replace("\n\n", "\n,,,,\n")
        .replace("Three teams", '"Three teams",,')
        .replace("6,2,3\n", "6,2,3,\n")
    )
    assert read_movements(text, "PSMovements.txt") == read_movements(EBU, "PSMovements.txt")
    _, _, movements = EBU.partition("\n\n")
    dense = movements.replace("\n\n", "\n")
    assert read_movements(dense, "PSMovements.txt") == read_movements(EBU, "PSMovements.txt")


def test_two_matches_against_the_same_team():
    """EBU forum, “Writing new movements in EBU Score”: round 1 of the Camrose, 2 × 16 boards."""
    rows = ("4,6,1,4,6,2", "3,5,1,3,5,2", "2,1,1,2,1,2", "6,4,1,6,4,2", "5,3,1,5,3,2", "1,2,1,1,2,2")
    (movement,) = read_movements("\n".join(("Camrose", "5,6,32,16,2", *rows)), "TSMovements.txt")
    assert (movement.kind, movement.entrants, len(movement.boards)) == ("teams", 6, 32)
    assert str(movement.rounds[0][0]).startswith("1: 4 v 6: 1 2 3")
    assert all(breach.law not in IMPOSSIBLE for breach in check_movement(movement))


def test_partners_of_an_individual_are_found_by_the_laws():
    """North, East, South, West here: in the other order 1 would meet 4 three times."""
    (movement,) = read_movements(INDIVIDUAL, "ISMovements.txt")
    assert (movement.kind, check_movement(movement)) == ("individual", ())


def test_asc_with_letters_remarks_and_empty_tables():
    """Dashes and blanks part the numbers; zeros are an empty table."""
    (movement,) = read_movements(ASC, "six.asc")
    assert [str(cell) for cell in movement.rounds[1]] == ["1: 1 v 4: 3", "2: 3 v 6: 1", "3: - v -: "]
    assert (movement.name, movement.entrants, check_movement(movement)) == ("six.asc", 6, ())


def test_a_list_of_hands():
    """Bridge ScoreKeeper: tables and rounds in any order."""
    (movement,) = read_movements(json.dumps(HANDS), "hands.json")
    assert [str(cell) for cell in movement.rounds[0]] == ["1: 1 v 2: 1 2", "2: 3 v 4: 1 2"]


def test_a_board_played_twice_is_refused_with_its_round():
    """The sentence names the round, the table, the pair and the board, in both languages."""
    (movement,) = read_movements("Bad\n0,1,4,2,2\n1,2,1,1,3,1\n", "bad.txt")
    with pytest.raises(BrokenMovement) as refused:
        check_movement(movement)
    assert str(refused.value) == "Bad: in round 2, number 1 plays board 1 for the second time, at table 1."
    assert "au tour 2" in refused.value.say("fr")


def test_meeting_twice_is_named_but_can_be_played():
    """With four pairs a club may wish six rounds."""
    (movement,) = read_movements("Four\n0,1,4,2,2\n1,2,1,1,2,2\n", "four.txt")
    assert [breach.law for breach in check_movement(movement)] == ["opponents_twice"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{",
        "[]x",
        '{"rounds": [[{"table": 1}]]}',
        "Bad\n0,2,4,2,2\n1,2,1,1,3\n",
        "4 2 1 2 0\n1 2 A",
        "hands: 3",
        "hands: [",
        "rounds:\n- - table: x",
        '{"movements": 3}',
        "!1\n1 2\n",
        "!1\n1 2 1\n!2\n",
    ],
)
def test_other_texts_are_refused(text):
    """A sentence, never another error."""
    with pytest.raises(ParseError):
        read_movements(text, "file.txt")


YAML = """---
name: "2Tables"
numberTeams: 4
hands:
- table: 2
  round: 1
  ns: 3
  ew: 4
  boards:
  - 1
  - 2
- {table: 1, round: 1, ns: 1, ew: 2, boards: [1, 2]}
"""
TABLES = """#A remark

!1
1 2 3 4 1
1 3 4 2 2
1 4 2 3 3
"""


def test_a_list_of_hands_in_yaml():
    """Bridge ScoreKeeper keeps its movements so; blocks and flows mix."""
    (movement,) = read_movements(YAML, "file.yaml")
    assert (movement.name, [str(cell) for cell in movement.rounds[0]]) == (
        "2Tables",
        ["1: 1 v 2: 1 2", "2: 3 v 4: 1 2"],
    )


def test_movements_beside_other_values():
    """Bridge ScoreKeeper's file of all its sets of boards and movements."""
    text = json.dumps({"boardsets": [{"name": "Standard"}], "movements": [HANDS, HANDS]})
    assert [movement.name for movement in read_movements(text, "all.json")] == ["2Tables", "2Tables"]


def test_yaml_with_references_is_refused():
    """A few lines of them grow to gigabytes."""
    with pytest.raises(ParseError):
        read_movements("a: &a [1, 2]\nhands: [*a, *a]\n", "bomb.yaml")


def test_a_list_for_each_table():
    """Bridge_pal: the partners of an individual are found by the laws."""
    (movement,) = read_movements(TABLES, "individual.txt")
    assert (movement.kind, len(movement.rounds), check_movement(movement)) == ("individual", 3, ())
    (pairs,) = read_movements("!1\n1 4 1\n2 4 2\n!2\n2 3 2\n3 1 1\n", "pairs.txt")
    assert (pairs.kind, str(pairs.rounds[1][1])) == ("pairs", "2: 3 v 1: 1")


@pytest.mark.parametrize("law", get_args(Law))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_law_has_a_sentence(law, language):
    """With name, round, table, who and board."""
    facts = {"name": "Howell", "round": 2, "table": 3, "entrant": 4, "board": 5}
    sentence = say(f"movement.law.{law}", facts, language)
    assert sentence.startswith("Howell")
    assert "2" in sentence
