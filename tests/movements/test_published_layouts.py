"""Layouts of published files of movements: cells in the words of programs, cycles, Bridgemate, CSV."""

import json
from contextlib import suppress
from itertools import chain

import pytest

from chelem.core.errors import ParseError
from chelem.movements import breaches, mitchell, playable_movements, read_movements


def _cells(movement):
    return [[str(cell) for cell in row] for row in movement.rounds]


TWO_TABLES = [["1: 4 v 1: 1 2", "2: 2 v 3: 3 4"], ["1: 4 v 2: 5 6", "2: 3 v 1: 1 2"]]
"""What most of the files below hold."""
FLAT = [
    {"round": 1, "table": 1, "nsPair": 4, "ewPair": 1, "boards": [1, 2]},
    {"round": 1, "table": 2, "nsPair": 2, "ewPair": 3, "boards": [3, 4]},
    {"round": 2, "table": 1, "nsPair": 4, "ewPair": 2, "boards": [5, 6]},
    {"round": 2, "table": 2, "nsPair": 3, "ewPair": 1, "boards": [1, 2]},
]
BY_ROUND = {
    "rounds": [
        {
            "roundNumber": number,
            "assignments": [
                {"table": cell["table"], "ns": cell["nsPair"], "ew": cell["ewPair"], "boards": cell["boards"]}
                for cell in FLAT
                if cell["round"] == number
            ],
        }
        for number in (1, 2)
    ]
}
BY_TABLE = {
    "Sections": [
        {
            "Letters": "A",
            "Winners": 1,
            "Tables": [
                {
                    "TableNumber": number,
                    "Rounds": [
                        {
                            "RoundNumber": cell["round"],
                            "PairNS": cell["nsPair"],
                            "PairEW": cell["ewPair"],
                            "TeamNS": 0,
                            "LowBoardNumber": cell["boards"][0],
                            "HighBoardNumber": cell["boards"][1],
                        }
                        for cell in FLAT
                        if cell["table"] == number
                    ],
                }
                for number in (1, 2)
            ],
        }
    ],
    "Results": [{"PairNS": 4, "PairEW": 1, "RoundNumber": 1, "TableNumber": 1, "BoardNumber": 1}],
}
SETS = {
    "boardsPerRound": 2,
    "slots": [
        {"round": 1, "table": 1, "ns_pair": "4", "ew_pair": "1", "boardSet": 1},
        {"round": 1, "table": 2, "ns_pair": "2", "ew_pair": "3", "boardSet": "B"},
        {"round": 2, "table": 1, "ns_pair": "4", "ew_pair": "2", "boardSet": 3},
        {"round": 2, "table": 2, "ns_pair": "3", "ew_pair": "1", "boardSet": "a"},
    ],
}


@pytest.mark.parametrize(
    "value", [FLAT, {"howell": FLAT}, {"a": {"movement": FLAT}}, BY_ROUND, BY_TABLE, SETS]
)
def test_one_movement_in_the_words_of_several_programs(value):
    """Cells in a list, by round, by table as a Bridgemate session, with boards, ranges or sets."""
    (movement,) = read_movements(json.dumps(value), "file")
    assert (movement.kind, _cells(movement)) == ("pairs", TWO_TABLES)


CSV = """Round,Table,NS Pair,EW Pair,Boards
1,1,4,1,1-2
1,2,2,3,"3,4"
2,1,4,2,5 6

2,2,3,1,1-2
"""
SEMICOLONS = """\ufefftour;table;ns;eo;donnes
1;1;4;1;1-2
1;2;2;3;3-4
2;1;4;2;5-6
2;2;3;1;1-2
"""
ROUND_DATA = """Section,Table,Round,NSPair,EWPair,LowBoard,HighBoard,CustomBoards,South,West
1,1,1,4,1,1,2,"",0,0
1,2,1,2,3,3,4,"",0,0
1,1,2,4,2,5,6,"",0,0
1,2,2,3,1,1,2,"",0,0
"""


@pytest.mark.parametrize("text", [CSV, SEMICOLONS, ROUND_DATA, CSV.replace("\n", "\r\n") + "\x1a"])
def test_tables_with_a_heading(text):
    """Commas, semicolons, French names, the table RoundData of a .BWS file, the last byte of a DOS file."""
    (movement,) = read_movements(text, "file")
    assert _cells(movement) == TWO_TABLES


def test_sections_of_a_table_are_movements_of_their_own():
    """Each with its name, and the boards of a cell may stand in rows of their own."""
    rows = "1,1,1,1,2,1\n1,1,1,1,2,2\n2,1,1,3,4,1\n"
    one, two = read_movements("section,round,table,ns,ew,board\n" + rows, "evening")
    assert (one.name, _cells(one), two.name) == ("evening 1", [["1: 1 v 2: 1 2"]], "evening 2")


def test_four_people_in_a_table():
    """A .BWS file has North and East where pairs would be; who lacks a partner or opponents sits out."""
    text = "round,table,nspair,ewpair,south,west,lowboard,highboard\n1,1,1,2,3,4,1,2\n1,2,5,6,0,0,1,2\n"
    (movement,) = read_movements(text, "file")
    assert (movement.kind, _cells(movement)) == ("individual", [["1: 1+3 v 2+4: 1 2", "2: 5+6 v -: 1 2"]])


CYCLE = {
    "3-M": {
        "tables": 3,
        "rounds": 3,
        "sets": [1, 2, 3],
        "movement": ["1E", "2E", "3E"],
        "positions": [1, 4, 2, 5, 3, 6],
    }
}


def test_a_cycle_of_places_and_one_of_sets():
    """The Howells of KoPS as JSON: here a Mitchell, as ours, whose pairs go up and whose boards go down."""
    (movement,) = read_movements(json.dumps(CYCLE), "movements.json")
    assert (movement.name, movement.winners, breaches(movement)) == ("3-M", 2, ())
    assert _cells(movement) == _cells(mitchell(3))


def test_sets_get_the_boards_that_a_director_chooses():
    """A file of sets says only which; movements that say their boards keep them."""
    (movement,) = read_movements(json.dumps(CYCLE), "movements.json")
    assert _cells(movement.with_sets(3)) == _cells(mitchell(3, 3, 3))
    (said,) = read_movements(json.dumps(FLAT), "file")
    assert said.with_sets(3) == said


def test_a_cycle_that_lacks_pairs_is_refused_and_the_others_are_read():
    """A published collection has one with 9 numbers for 18 places."""
    short = {**CYCLE["3-M"], "positions": [1, 2, 3]}
    held = playable_movements(json.dumps({"3-M": CYCLE["3-M"], "short": short}), "movements.json")
    assert [movement.name for movement in held.movements] == ["3-M"]
    assert [str(error) for error in held.refused] == ["“short” is not a movement that can be read."]


def test_both_lines_numbered_from_1():
    """A Mitchell, where a pair may meet the one of its own number, is not one of teams."""
    rows = [(r, t, t, (t - r) % 3 + 1, (t + r - 2) % 3 + 1) for r in (1, 2, 3) for t in (1, 2, 3)]
    text = "round,table,ns,ew,set\n" + "\n".join(",".join(map(str, row)) for row in rows)
    (movement,) = read_movements(text, "file")
    assert (movement.kind, movement.entrants, movement.winners) == ("pairs", 6, 2)
    assert breaches(movement) == ()


@pytest.mark.parametrize("nobody", [None, 0, "", "-", "Bye", "Phantom", "sit-out", 6])
def test_who_meets_nobody_sits_out(nobody):
    """Whatever stands for nobody, also the number after an odd number of pairs."""
    cells = [{"round": 1, "table": 1, "ns": 5, "ew": nobody, "boards": []}]
    movement = {"pairs": 5, "movement": [*cells, {"round": 1, "table": 2, "ns": 1, "ew": 2, "boards": [1]}]}
    (read,) = read_movements(json.dumps(movement), "file")
    assert (read.entrants, _cells(read)) == (5, [["1: 5 v -: ", "2: 1 v 2: 1"]])


def test_tables_named_by_a_word():
    """Bridge_pal writes `!1` and `!TABLE1`."""
    text = "#Individual\n!TABLE1\n1 2 3 4 1\n1 3 4 2 2\n!TABLE2\n5 6 7 8 2\n5 7 8 6 1\n"
    (movement,) = read_movements(text, "file")
    assert (movement.kind, len(movement.tables)) == ("individual", 2)


def test_a_movement_without_its_last_rounds():
    """Fewer rounds than its header says, as long as they are whole; one more than an odd number is nobody."""
    (asc,) = read_movements("5 3 5 5 0\n1-6 A 2-5 B 3-4 C\n", "five.asc")
    assert (asc.entrants, _cells(asc)) == (5, [["1: 1 v -: 1", "2: 2 v 5: 2", "3: 3 v 4: 3"]])
    (ebu,) = read_movements("Howell\n0;2;6;2;3\n4;1;1\n2;3;1\n", "ps.txt")
    assert _cells(ebu) == [["1: 4 v 1: 1 2", "2: 2 v 3: 1 2"]]


def test_a_collection_keeps_what_is_sound():
    """A board played twice is refused with its round, a torn block with its name; the rest is read."""
    text = "Good\n0,1,4,2,2\n1,2,1,1,3,2\n\nBad\n0,1,4,2,2\n1,2,1,1,3,1\n\nTorn\n0,1,4,2,2\n1,2\n"
    held = playable_movements(text, "ps.txt")
    assert [movement.name for movement in held.movements] == ["Good"]
    bad, torn = map(str, held.refused)
    assert bad.startswith("Bad: in round 2, number 1 plays board 1 for the second time")
    assert torn == "“Torn” is not a movement that can be read."


HUGE = [
    '{"rounds": [[{"table": 1, "ns": 1, "ew": 2, "boards": "1-99999999"}]]}',
    '{"rounds": [[{"table": 1, "ns": 100000000, "ew": 2, "boards": [1]}]]}',
    '{"boardsPerRound": 1e9, "rounds": [[{"table": 1, "ns": 1, "ew": 2, "set": 1}]]}',
    '{"rounds": [[{"table": 1, "ns": 1, "ew": 2, "set": "ZZZZZZ"}]]}',
    json.dumps({"c": {**CYCLE["3-M"], "tables": 10**9}}),
    json.dumps({"c": {**CYCLE["3-M"], "movement": ["1E", "1E"]}}),
    "[" * 5000,
    "round,table,ns,ew,boards\n1,1,x,2,1\n",
    "round,table,ns,ew\n",
]


@pytest.mark.parametrize("text", HUGE)
def test_what_is_too_large_or_torn_is_refused_in_a_sentence(text):
    """No other error, and no gigabytes."""
    with pytest.raises(ParseError):
        read_movements(text, "file")


def test_any_mutilation_of_a_file_is_a_movement_or_a_sentence():
    """Each text cut at each place: nothing but `ParseError` ever leaves the readers."""
    whole = [json.dumps(FLAT), json.dumps(BY_TABLE), CSV, json.dumps(CYCLE)]
    for text in chain.from_iterable((each[:end] for end in range(0, len(each), 7)) for each in whole):
        with suppress(ParseError):
            assert read_movements(text, "file")
