"""Boards written as LIN are read back unchanged, except for what LIN cannot represent."""

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
from tests.support.matches.played import played

pytestmark = pytest.mark.slow

scripts = st.lists(st.integers(0, 2**96), max_size=200).map(Script)
chance = st.one_of(st.integers(0, 10**9).map(seeded), scripts)
names = st.text(
    st.characters(exclude_categories=["C", "Z"], exclude_characters="|,"), min_size=1, max_size=12
).filter(lambda name: name != "?")
"""Known names: `?` means unknown."""
TITLE = ("Event", "Stage", "HomeTeam", "HomeCarryover", "VisitTeam", "VisitCarryover")


def boards(below: Below) -> list[Record]:
    """Return random boards without what LIN cannot represent: the score and the claimant."""
    log = played("duplicate:3", below, deals=2, unfinished=True)
    return [
        replace(_with_leader(record), result=StatedResult(record.result.tricks)) for record in records_of(log)
    ]


def _with_leader(record: Record) -> Record:
    """Return the board with its opening leader, even if the deal is in progress."""
    leader = record.contract.declarer.next if record.contract and record.play.cards else None
    return replace(record, play=replace(record.play, leader=leader))


def without_contract(record: Record) -> Record:
    """Return the board as a line represents it, without a stated contract."""
    return replace(record, stated=NO_CONTRACT)


def with_stated_contract(record: Record) -> Record:
    """Return the board as a match represents it, with the contract of the list of results."""
    known = record.contract is not None or record.passed_out
    return replace(record, stated=StatedContract.of(record.contract) if known else NO_CONTRACT)


def round_trip(*records: Record) -> list[Record]:
    """Write and read the records, and assert that the boards read have no problems."""
    parsed = list(read_lin_text("".join(write_lin(records))))
    assert [list(one.problems) for one in parsed] == [[]] * len(parsed)
    return list(parsed)


@given(chance.map(boards))
def test_a_single_board_round_trips(records):
    """Deal, dealer, vulnerability, calls, explanations, cards, tricks and names round-trip."""
    for record in map(without_contract, records):
        assert round_trip(record) == [record]
        assert lin_line(record).count("\n") == 0


@given(chance.map(boards))
def test_a_link_round_trips(records):
    """A board written as a link is read back unchanged, from the URL or its query."""
    for record in map(without_contract, records):
        assert read_link(f"https://example.org/handviewer.html?{write_link(record)}") == record
        assert read_link(write_link(record)) == record


@given(chance.map(boards), st.data())
def test_a_match_round_trips(records, data):
    """The title, rooms, names and boards of a match round-trip; each board states its contract."""
    title = {name: data.draw(names) for name in TITLE} | {"Scoring": "IMP"}
    board = []
    for record in records:
        for room in ("Open", "Closed"):
            players = {name: data.draw(names) for name in PLAYER_TAGS}
            board.append(replace(record, tags={**title, **players, "Board": record.board, "Room": room}))
    assert round_trip(*board) == [*map(with_stated_contract, board)]


@given(chance.map(boards))
def test_boards_without_a_room_are_in_the_open_room(records):
    """Several boards without rooms are read in the open room, and otherwise unchanged."""
    board = [*map(with_stated_contract, records)]
    assert round_trip(*records) == [replace(one, tags={**one.tags, "Room": "Open"}) for one in board]


@given(chance.map(boards), st.sets(st.sampled_from(SEATS), max_size=3))
def test_unknown_hands_stay_unknown(records, hidden):
    """One missing hand follows from the others; two stay unknown."""
    record = records[0]
    hands = tuple(None if seat in hidden else record.hands[seat] for seat in SEATS)
    (parsed,) = round_trip(replace(without_contract(record), hands=hands, play=NO_PLAY, result=NO_RESULT))
    assert parsed.hands == (record.hands if len(hidden) < 2 else hands)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_name_or_explanation_keeps_the_board(name, words):
    """Bars, commas and line ends in names and explanations are replaced and do no harm."""
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
def test_a_log_round_trips(below):
    """A log written as LIN and read again has the same entries."""
    log = played("duplicate:3", below, deals=3)
    assert log.entries == log_of(round_trip(*records_of(log))).entries
