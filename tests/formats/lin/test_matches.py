"""Files of matches: the title, the list of results, two rooms, and who sits where."""

import pytest

from chelem.boards.record import Record
from chelem.boards.side_value import SideValue
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.seats import Seat
from chelem.formats.lin import read_lin_text
from chelem.formats.lin.outcomes import Outcome
from tests.formats.lin.boards import AUCTION, HANDS, TRICK, codes, line

TITLE = "vg|Some Cup,Segment 2,I,17,18,Home,12,Visitors,7.5|\n"
RESULTS = "rs|3DN=,3DN-1,PASS,|\n"
PLAYERS = "pn|a,b,c,d,e,f,g,h|pg||\n"


def table(place: str, *pairs: str) -> str:
    """Return a board of a match as LIN."""
    return f"qx|{place}|st||md|3{HANDS}|sv|o|{''.join(pairs)}pg||\n"


def boards(text: str) -> list[Record]:
    """Read the boards of a text, and assert that they have no problems."""
    parsed = list(read_lin_text(text))
    assert [codes(one) for one in parsed] == [[]] * len(parsed)
    return list(parsed)


def test_a_match_of_two_rooms():
    """FORMATS, LIN: vg, rs, pn with eight names, qx with room and board."""
    passed = "mb|p|" * 4
    text = TITLE + RESULTS + PLAYERS
    text += table("o17", AUCTION, TRICK, "mc|9|") + table("c17", AUCTION, TRICK, "mc|8|")
    text += table("o18", passed) + table("c18")
    first, second, third, fourth = boards(text)
    title = {
        "Event": "Some Cup",
        "Stage": "Segment 2",
        "Scoring": "IMP",
        "HomeTeam": "Home",
        "HomeCarryover": "12",
        "VisitTeam": "Visitors",
        "VisitCarryover": "7.5",
    }
    opened = {"Room": "Open", "South": "a", "West": "b", "North": "c", "East": "d"}
    closed = {"Room": "Closed", "South": "e", "West": "f", "North": "g", "East": "h"}
    assert first.tags == {**title, **opened, "Board": "17"}
    assert second.tags == {**title, **closed, "Board": "17"}
    assert (third.tags["Board"], fourth.tags["Room"]) == ("18", "Closed")
    assert (first.stated.declarer, first.stated.level, first.stated.passed) == (Seat.N, 3, False)
    assert (second.result.tricks, third.stated.passed, third.result.tricks) == ((SideValue(8),), True, ())
    assert (fourth.stated.level, fourth.stated.passed) == (None, False)


@pytest.mark.parametrize(
    ("letter", "scoring"), [("I", "IMP"), ("i", "IMP"), ("P", "MP"), ("B", "BAM"), ("", None), ("Z", None)]
)
def test_scoring_is_a_letter(letter, scoring):
    """The title gives the scoring: I for IMPs, P for matchpoints, B for board-a-match."""
    (parsed,) = boards(f"vg|t,s,{letter},1,1,a,0,b,0|" + table("o1"))
    assert parsed.tags.get("Scoring") == scoring


def test_commas_in_the_name_of_an_event():
    """An event's name may contain commas; the scoring letter and the numbers mark its end."""
    (record,) = boards("vg|Cup, men, final,Set 3,B,5,8,a,0,b,0|rs|PASS|" + table("o5"))
    tags = (record.tags["Event"], record.tags["Stage"], record.tags["Scoring"], record.stated.passed)
    assert tags == ("Cup, men, final", "Set 3", "BAM", True)


@pytest.mark.parametrize("title", ["vg||", "vg|t|", "vg|t,s,I|", "vg|t,s,I,,,,,|", "vg|t,,I,16,16,,,,,|"])
def test_short_titles(title):
    """Any field of a title may be missing."""
    assert len(boards(title + PLAYERS + table("o16", AUCTION))) == 1


def test_the_list_states_contract_and_result():
    """If a board has neither auction nor claim, the list of results gives its contract and result."""
    (record,) = boards(TITLE + "rs|,4SEx-2|" + PLAYERS + table("c17"))
    assert (record.contract, record.result.tricks) == (Contract.parse("4SX by E"), (SideValue(8),))


def test_the_list_is_compared_with_the_board():
    """A listed contract or result that contradicts the board is a fault."""
    text = TITLE + "rs|3DN=,4DN=,3NN+1,PASS|" + table("o17", AUCTION, TRICK, "mc|10|")
    text += table("c17", AUCTION) + table("o18", AUCTION) + table("c18", AUCTION)
    assert [[code for _, code, _, _ in codes(one)] for one in read_lin_text(text)] == [
        ["lin.result"],
        ["record.contract"],
        ["record.contract"],
        ["record.not_passed"],
    ]


@pytest.mark.parametrize("entry", ["", "A+/A-", "50%", "4H", "7NN+1", "?", "4HNxxx=", "x" * 50_000])
def test_entries_without_a_contract_are_skipped(entry):
    """Adjusted scores and other entries are skipped."""
    (record,) = boards(TITLE + f"rs|{entry},|" + table("o17", AUCTION))
    assert (record.stated.level, record.stated.passed, record.result.tricks) == (None, False, ())


@pytest.mark.parametrize(
    ("results", "place"),
    [
        ("rs|PASS,,,|", "o1"),
        ("rs|,PASS|", "c1"),
        ("vg|t,s,I,5,6,,,,|rs|,,,PASS|", "c6"),
        ("vg|t,s,P,5,7,,,,|rs|1NN=,PASS,1NN=|", "o6"),
        ("vg|t,s,P,5,6,,,,|rs|,PASS|", "c5"),
        ("vg|t,s,P,1,2,,,,|bn|9,4|rs|,,PASS,|", "o4"),
        ("bn|9,4|rs|,,,PASS|", "c4"),
    ],
)
def test_the_result_of_each_board(results, place):
    """Results follow the title's boards or bn, two a board, or one if only that fits."""
    assert boards(results + table(place))[0].stated.passed


def test_results_beyond_the_list():
    """A board outside the title's numbers has no result."""
    record = boards(TITLE + "rs|PASS,PASS,PASS,PASS|" + table("o3") + table("o99"))
    assert [False, False] == [one.stated.passed for one in record]


def test_players_may_change_between_boards():
    """Four names replace those of the board's room; eight replace those of both rooms."""
    text = TITLE + PLAYERS + table("o17") + table("c17|pn|i,j,k,l")
    text += table("o18") + table("c18") + "pn|m,n,o,p|pg||" + table("c18") + table("o18")
    text += "pn|1,2,3,4,5,6,7,8|" + table("c18") + table("o18")
    souths = ["a", "i", "a", "i", "m", "a", "5", "1"]
    assert souths == [parsed.tags["South"] for parsed in boards(text)]


def test_empty_seats_of_one_room():
    """Eight names of which four are empty apply to their own rooms."""
    parsed = boards(TITLE + "pn|a,b,c,d,,,,|pg||" + table("o17") + table("c17"))
    assert [("d", "c", "b", "a"), ("", "", "", "")] == [
        tuple(one.tags.get(name, "") for name in ("East", "North", "West", "South")) for one in parsed
    ]


def test_a_title_with_players_and_a_board_with_its_own():
    """The names after the first qx are those of its room only."""
    parsed = boards(TITLE + PLAYERS + table("o17|pn|i,j,k,l") + table("c17"))
    assert ["i", "e"] == [one.tags["South"] for one in parsed]


def test_four_names_before_all_boards_apply_to_both_rooms():
    """Four names before the first board apply to both rooms."""
    parsed = boards(TITLE + "pn|a,b,c,d|pg||" + table("o17") + table("c17"))
    assert [("a", "Open"), ("a", "Closed")] == [(one.tags["South"], one.tags["Room"]) for one in parsed]


@pytest.mark.parametrize(
    ("place", "room", "board"),
    [
        ("o7", "Open", "7"),
        ("C7", "Closed", "7"),
        ("o7,BOARD 7", "Open", "7"),
        ("closed 7", "Closed", "7"),
        ("7", None, "7"),
        ("o1-1,BOARD 1-1", "Open", "1-1"),
        ("o", "Open", ""),
        ("", None, ""),
    ],
)
def test_the_place_of_a_board(place, room, board):
    """FORMATS, LIN: qx is a room and a board's number."""
    (parsed,) = boards(table(place))
    assert (parsed.tags.get("Room"), parsed.board) == (room, board)


def test_a_label_overrides_the_place():
    """If both are given, the board is named by ah, not by qx."""
    (record,) = boards("vg|t,s,P,1,1,,,,|rs|PASS,|" + table("o1|ah|Board 24"))
    assert (record.board, record.stated.passed) == ("24", True)


def test_two_matches_in_a_file():
    """A second title ends the first match, names and results included."""
    text = TITLE + "rs|PASS,,,|" + PLAYERS + table("o17") + "vg|Other,,P,17,18,,,,|\n" + table("o17")
    first, second = boards(text)
    assert (first.stated.passed, first.tags["South"]) == (True, "a")
    assert second.tags == {"Event": "Other", "Scoring": "MP", "Room": "Open", "Board": "17"}


def test_a_single_board_after_a_match_is_not_part_of_it():
    """A board without qx does not inherit the title before it."""
    first, second = boards(TITLE + PLAYERS + table("o17") + line(AUCTION))
    assert ("Some Cup", None) == (first.tags.get("Event"), second.tags.get("Event"))
    assert second.tags["South"] == "South"


def test_the_first_board_after_a_title_is_of_its_match():
    """A file of one board may have no qx."""
    (record,) = boards("vg|Cup,,I,7,7,,,,|rs|3DN=|" + line(AUCTION))
    assert (record.tags["Event"], record.stated.level, record.tags["South"]) == ("Cup", 3, "South")


def test_a_title_by_mn():
    """Some programs give the event in mn."""
    text = "".join(f"mn|Cup|pn|a,b,c,d|{table(f'o{number}', AUCTION)}" for number in (1, 2))
    assert [("Cup", "a", "1"), ("Cup", "a", "2")] == [
        (parsed.tags["Event"], parsed.tags["South"], parsed.board) for parsed in boards(text)
    ]


@pytest.mark.parametrize(
    ("text", "contract", "tricks"),
    [
        ("4HN=", "4H by N", 10),
        ("3NW+2", "3NT by W", 11),
        ("3NTE-1", "3NT by E", 8),
        ("3NN", "3NT by N", None),
        ("5CEx-1", "5CX by E", 10),
        ("4SxxN+1", "4SXX by N", 11),
        ("1nsXX=", "1NTXX by S", 7),
        ("7DDW-13", "7DX by W", 0),
        ("4S\nN -\u20281", "4S by N", 9),
    ],
)
def test_an_entry_of_the_list(text, contract, tricks):
    """FORMATS, LIN, rs: contract, declarer, doubles on either side of it, overtricks or undertricks."""
    assert Outcome(Contract.parse(contract), tricks) == Outcome.parse(text)


@pytest.mark.parametrize("text", ["PASS", "4HN=", "3NW+2", "5CEx-1", "1NSxx=", "2DN"])
def test_an_entry_prints_as_it_is_read(text):
    """Parsing an entry and printing it gives the same text."""
    assert text == str(Outcome.parse(text))


@pytest.mark.parametrize("text", ["", "8HN=", "4ZN=", "4H=", "7NN+1", "1NN-8", "4HxNx="])
def test_invalid_entries(text):
    """Invalid contracts, results and doubles are refused."""
    with pytest.raises(ParseError):
        Outcome.parse(text)
