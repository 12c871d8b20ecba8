"""What is written as LIN is read back as it was, up to what LIN cannot say."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from chelem.core.seats import SEATS
from chelem.notation.lin import lin_line, read_lin_text, read_link, write_lin, write_link
from chelem.records.logs import log_of, records_of
from chelem.records.record import Record
from support.boards import random_board
from support.chance import Script, seeded

scripts = st.lists(st.integers(0, 10**30), max_size=120).map(Script)
chance = st.one_of(st.integers(0, 10**9).map(seeded), scripts)
boards = st.builds(random_board, chance, st.integers(1, 64))
names = st.text(
    st.characters(exclude_categories=["C", "Z"], exclude_characters="|,"), min_size=1, max_size=12
)
TITLE = ("Event", "Stage", "HomeTeam", "HomeCarryover", "VisitTeam", "VisitCarryover")


def stated(record: Record, room: str) -> Record:
    """The normal form of a board of a match: it is in a room, and the list states its contract."""
    contract = record.contract
    return replace(
        record,
        tags={**record.tags, "Room": room},
        declarer=contract.declarer if contract else None,
        level=contract.level if contract else None,
        strain=contract.strain if contract else None,
        stake=contract.stake if contract else 1,
        passed=contract is None,
    )


def again(*records: Record) -> list[Record]:
    """What is read of these once written, with which nothing is wrong."""
    told = list(read_lin_text("".join(write_lin(records))))
    assert [list(one.problems()) for one in told] == [[]] * len(told)
    return [one.record for one in told]


@given(boards)
def test_a_board_alone_is_read_back_as_it_was(record):
    """Deal, dealer, vulnerability, calls with their words, cards, tricks and names: all come back."""
    assert again(record) == [record]
    assert lin_line(record).count("\n") == 0


@given(boards)
def test_a_link_brings_its_board(record):
    """The viewer's query holds the whole board."""
    assert read_link(f"https://example.org/handviewer.html?{write_link(record)}").record == record
    assert read_link(write_link(record)).record == record


@given(st.lists(chance, min_size=2, max_size=5), st.data())
def test_a_match_is_read_back_as_it_was(draws, data):
    """Of several boards the title, both rooms, and all names; the list states each contract."""
    title = {name: data.draw(names) for name in TITLE} | {"Scoring": "IMP"}
    told = []
    for number, below in enumerate(draws, 1):
        record = random_board(below, number)
        for room in ("Open", "Closed"):
            players = {str(name): data.draw(names) for name in ("North", "East", "South", "West")}
            tags = {**title, **players, "Board": str(number), "Room": room}
            told.append(stated(replace(record, tags=tags), room))
    assert again(*told) == told


@given(boards, st.sets(st.sampled_from(SEATS), max_size=3))
def test_unknown_hands_stay_unknown(record, hidden):
    """One hand left out follows from the others; of two nobody knows."""
    hands = tuple(None if seat in hidden else record.hands[seat] for seat in SEATS)
    (told,) = again(replace(record, hands=hands, play=(), leader=None, result=()))
    assert told.hands == (record.hands if len(hidden) < 2 else hands)


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_name_and_any_words_leave_the_board_whole(name, words):
    """Bars, commas and ends of lines have no place in LIN: what stands there becomes something else."""
    record = random_board(Script([7, 1, 3, 0, 0, 0]), 3)
    tags = {**record.tags, "South": name, "Event": name}
    (told,) = read_lin_text("".join(write_lin([replace(record, tags=tags, notes={0: words})])))
    assert (told.record.calls, told.record.hands, told.record.play) == (
        record.calls,
        record.hands,
        record.play,
    )
    assert told.record.names[0] == "North"
    (twice,) = read_lin_text("".join(write_lin([told.record])))
    assert twice.record == told.record


@given(st.lists(chance, min_size=1, max_size=3))
def test_a_log_comes_back_through_lin(draws):
    """Issue 5: log → LIN → log."""
    log = log_of([random_board(below, number, least=1) for number, below in enumerate(draws, 1)])
    assert log.entries == log_of(again(*records_of(log))).entries
