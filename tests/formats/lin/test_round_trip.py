"""What is written as LIN is read back as it was, up to what LIN cannot say."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.boards.log_conversion import log_of, records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.boards.statements import NO_CONTRACT, NO_PLAY, NO_RESULT, StatedContract, StatedResult
from chelem.core.seats import SEATS
from chelem.formats.lin import (
    lin_line,
    read_lin_text,
    read_link,
    write_lin,
    write_link,
)
from tests.support.chance import Below, Script, seeded
from tests.support.played import played

pytestmark = pytest.mark.slow

scripts = st.lists(st.integers(0, 2**96), max_size=200).map(Script)
chance = st.one_of(st.integers(0, 10**9).map(seeded), scripts)
names = st.text(
    st.characters(exclude_categories=["C", "Z"], exclude_characters="|,"), min_size=1, max_size=12
).filter(lambda name: name != "?")
"""RoomNames that are told: ? is what a file says of those that are not."""
TITLE = ("Event", "Stage", "HomeTeam", "HomeCarryover", "VisitTeam", "VisitCarryover")


def boards(below: Below) -> list[Record]:
    """Random boards, without what LIN cannot express: the score, and who claimed."""
    log = played("duplicate:3", below, deals=2, unfinished=True)
    return [replace(_led(record), result=StatedResult(record.result.tricks)) for record in records_of(log)]


def _led(record: Record) -> Record:
    """The board with its leader, that of a deal in progress too."""
    leader = record.contract.declarer.next if record.contract and record.play.cards else None
    return replace(record, play=replace(record.play, leader=leader))


def alone(record: Record) -> Record:
    """A board on a line of its own, which states no contract beside the auction's."""
    return replace(record, stated=NO_CONTRACT)


def listed(record: Record) -> Record:
    """A board of a match, whose contract the list of results states."""
    known = record.contract is not None or record.passed_out
    return replace(record, stated=StatedContract.of(record.contract) if known else NO_CONTRACT)


def again(*records: Record) -> list[Record]:
    """What is read of these once written, with which nothing is wrong."""
    board = list(read_lin_text("".join(write_lin(records))))
    assert [list(one.problems) for one in board] == [[]] * len(board)
    return list(board)


@given(chance.map(boards))
def test_a_board_alone_is_read_back_as_it_was(records):
    """Deal, dealer, vulnerability, calls with their words, cards, tricks and names: all come back."""
    for record in map(alone, records):
        assert again(record) == [record]
        assert lin_line(record).count("\n") == 0


@given(chance.map(boards))
def test_a_link_brings_its_board(records):
    """The viewer's query holds the whole board."""
    for record in map(alone, records):
        assert read_link(f"https://example.org/handviewer.html?{write_link(record)}") == record
        assert read_link(write_link(record)) == record


@given(chance.map(boards), st.data())
def test_a_match_is_read_back_as_it_was(records, data):
    """Of several boards the title, both rooms, and all names; the list states each contract."""
    title = {name: data.draw(names) for name in TITLE} | {"Scoring": "IMP"}
    board = []
    for record in records:
        for room in ("Open", "Closed"):
            players = {name: data.draw(names) for name in PLAYER_TAGS}
            board.append(replace(record, tags={**title, **players, "Board": record.board, "Room": room}))
    assert again(*board) == [*map(listed, board)]


@given(chance.map(boards))
def test_boards_of_a_session_come_to_lie_in_the_open_room(records):
    """A file of several boards has rooms; nothing else is added."""
    board = [*map(listed, records)]
    assert again(*records) == [replace(one, tags={**one.tags, "Room": "Open"}) for one in board]


@given(chance.map(boards), st.sets(st.sampled_from(SEATS), max_size=3))
def test_unknown_hands_stay_unknown(records, hidden):
    """One hand left out follows from the others; of two nobody knows."""
    record = records[0]
    hands = tuple(None if seat in hidden else record.hands[seat] for seat in SEATS)
    (parsed,) = again(replace(alone(record), hands=hands, play=NO_PLAY, result=NO_RESULT))
    assert parsed.hands == (record.hands if len(hidden) < 2 else hands)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_name_and_any_words_leave_the_board_whole(name, words):
    """LIN cannot contain bars, commas and line ends: they are replaced."""
    record = boards(seeded(3))[0]
    tags = {**record.tags, "South": name, "Event": name}
    noted = replace(record, tags=tags, auction=replace(record.auction, notes={0: words}))
    (board,) = read_lin_text("".join(write_lin([noted])))
    assert (board.auction.calls, board.hands, board.play.cards) == (
        record.auction.calls,
        record.hands,
        record.play.cards,
    )
    assert board.names[0] == record.names[0]
    (twice,) = read_lin_text("".join(write_lin([board])))
    assert twice == board


@given(chance)
def test_a_log_comes_back_through_lin(below):
    """A log written as LIN and read again is the same log, entry by entry, for any claimant."""
    log = played("duplicate:3", below, deals=3)
    assert log.entries == log_of(again(*records_of(log))).entries
