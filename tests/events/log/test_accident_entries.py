"""An accident, as a director reports it: which entries of the log say so."""

from dataclasses import fields
from typing import Any

import pytest

from chelem.core.errors import ParseError, Refused
from chelem.core.seats import Side
from chelem.events.log.accidents.accident import Accident
from chelem.events.log.accidents.accident_json import ACCIDENTS, CODECS, read_accident
from chelem.events.log.accidents.boards import CardsChanged, OtherBoardPlayed, ResultsExchanged
from chelem.events.log.accidents.late_pair import PairLate
from chelem.events.log.accidents.seats import OtherPairSat, PairsTurned
from chelem.events.log.entries.entrants import StandingSet
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.entries.reporting import ResultCorrected, ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.event import Event
from chelem.events.log.rulings import PlayedAt
from chelem.events.log.sitting import Sitting
from chelem.events.outcome import ArtificialScore, Award
from chelem.events.table_result import PASSED, TableResult
from chelem.movements import Cell, Movement
from tests.events.log.evenings import opened, table, write
from tests.events.log.test_swiss_rounds import Swiss

AT = ("A", 1, 2)
GAME = TableResult.parse("3NT= by S H7")


def evening() -> Event:
    """Three tables of a Mitchell, two boards a round: pairs 2 and 5 play boards 3 and 4 at table 2."""
    event = opened()
    write(event, RoundStarted("A", 1))
    return event


def report(event: Event, board: int, result: TableResult) -> None:
    """Table 2 states a result."""
    write(event, ResultReported(*AT, board, result), table("A", 2))


def test_some_boards_of_a_table_are_turned_and_the_others_are_left():
    """A sitting for each direction; without boards nothing happened."""
    expected = CellReplaced(*AT, (Sitting((2,), (5,), (3,)), Sitting((5,), (2,), (4,))))
    assert PairsTurned(*AT, (4,)).entries(evening()) == (expected,)
    assert PairsTurned(*AT, ()).entries(evening()) == ()


def test_two_pairs_that_took_each_others_seats_change_places():
    """At both tables; the pair that was planned is no other pair."""
    tables = OtherPairSat(*AT, Side.EW, 6).entries(evening())
    assert [(cell.table, cell.sittings) for cell in tables] == [
        (2, (Sitting((2,), (6,), (3, 4)),)),
        (3, (Sitting((3,), (5,), (5, 6)),)),
    ]
    assert OtherPairSat(*AT, Side.EW, 5).entries(evening()) == ()


def test_a_result_moves_to_the_board_that_was_played():
    """With its lead; a board without a result has none to move."""
    event, accident = evening(), OtherBoardPlayed(*AT, 3, 9)
    moved = CellReplaced(*AT, (Sitting((2,), (5,), (9, 4)),))
    assert accident.entries(event) == (moved,)
    report(event, 3, GAME)
    assert accident.entries(event) == (moved, ResultCorrected(*AT, 9, GAME))


def test_what_two_boards_were_noted_with_is_exchanged():
    """Of two results both, of one that one, of none nothing."""
    event, accident = evening(), ResultsExchanged(*AT, 3, 4)
    assert accident.entries(event) == ()
    report(event, 3, PASSED)
    assert accident.entries(event) == (ResultCorrected(*AT, 4, PASSED),)
    report(event, 4, GAME)
    assert accident.entries(event) == (ResultCorrected(*AT, 3, GAME), ResultCorrected(*AT, 4, PASSED))


def one_board(rounds: int = 7) -> Event:
    """Board 1 is played once in each round: in round 3 at table 3, and so on."""
    cells = tuple((Cell(number, (number,), (rounds + number,), (1,)),) for number in range(1, rounds + 1))
    return opened(Movement("file", "pairs", 2 * rounds, cells))


def group(*rounds: int) -> tuple[PlayedAt, ...]:
    """Where board 1 is played in some rounds."""
    return tuple(PlayedAt("A", number, number) for number in rounds)


def divided(event: Event, number: int, side: Side | None = None) -> tuple[BoardFouled, ...]:
    """What is written when the cards of board 1 were changed in a round."""
    return CardsChanged("A", number, number, 1, side).entries(event)


def test_a_fouled_board_is_compared_apart_from_its_round_on():
    """For both sides, or for the one that could be affected."""
    assert divided(one_board(), 3) == (BoardFouled(1, (group(3, 4, 5, 6, 7),)),)
    assert divided(one_board(), 6, Side.EW) == (BoardFouled(1, (group(6, 7),), Side.EW),)


@pytest.mark.parametrize(
    ("known", "number", "groups"),
    [
        ((3, 4, 5, 6, 7), 6, ((3, 4, 5), (6, 7))),
        ((6, 7), 3, ((6, 7), (3, 4, 5))),
        ((3, 4, 5, 6, 7), 3, ((3, 4, 5, 6, 7),)),
    ],
)
def test_only_the_group_of_a_table_is_divided(known, number, groups):
    """The tables that were compared with it until then; others stay as they were."""
    event = one_board()
    write(event, BoardFouled(1, (group(*known),)))
    assert divided(event, number) == (BoardFouled(1, tuple(group(*rounds) for rounds in groups)),)


def test_a_board_whose_groups_differ_by_side_has_an_entry_for_each_side():
    """East-West had one group until then."""
    event = one_board()
    write(event, BoardFouled(1, (group(3, 4, 5, 6, 7),), Side.NS))
    assert divided(event, 6) == (
        BoardFouled(1, (group(3, 4, 5), group(6, 7)), Side.NS),
        BoardFouled(1, (group(6, 7),), Side.EW),
    )


def test_a_late_pair_has_average_minus_and_its_opponents_plus():
    """40 % and 60 % on each board that can no longer be played."""
    minus, plus = Award.parse("40"), Award.parse("60")
    assert PairLate(*AT, Side.EW, (4,)).entries(evening()) == (
        BoardRuled(*AT, 4, ArtificialScore(plus, minus), "late"),
    )


def test_a_late_pair_is_ranked_as_long_as_it_can_play_half_of_its_boards():
    """Of six boards it may lose three, however it comes to that."""
    event = evening()
    for number, where, boards in ((1, 2, (3, 4)), (2, 2, (5,))):
        for entry in PairLate("A", number, where, Side.NS, boards).entries(event):
            assert isinstance(entry, BoardRuled)
            write(event, entry)
    *_, last = PairLate("A", 2, 2, Side.NS, (6,)).entries(event)
    assert last == StandingSet(2, "unranked")


def test_a_swiss_is_counted_with_the_rounds_that_are_not_drawn_yet():
    """Four rounds of four boards: all boards of one round may be lost."""
    swiss = Swiss("pairs", 4)
    swiss.draw()
    boards = swiss.section.sittings((1, 1))[0].boards
    assert len(PairLate("A", 1, 1, Side.NS, boards).entries(swiss.event)) == len(boards)


@pytest.mark.parametrize(
    "accident",
    [
        PairsTurned(*AT, (1,)),
        PairsTurned("B", 1, 2, (3,)),
        OtherPairSat(*AT, Side.NS, 99),
        OtherBoardPlayed(*AT, 1, 9),
        ResultsExchanged(*AT, 3, 5),
        CardsChanged(*AT, 1),
        PairLate(*AT, Side.NS, (1,)),
    ],
)
def test_what_cannot_have_happened_at_the_table_is_refused(accident: Accident):
    """A board or a pair that is not there, or another section."""
    with pytest.raises(Refused):
        accident.entries(evening())


@pytest.mark.parametrize("kind", ACCIDENTS)
def test_an_accident_is_read_as_it_is_written(kind: type[Accident]):
    """By its name under `accident`; one without a name, with another, or without a field is none."""
    values: dict[str, Any] = {"section": "A", "round": 1, "table": 2, "boards": (3,), "side": Side.NS}
    values |= dict.fromkeys(("board", "played", "other", "pair"), 4)
    accident = kind(**{name: values[name] for name in (field.name for field in fields(kind))})
    written = {"accident": kind.accident, **CODECS[kind.accident].write(accident)}
    assert read_accident(written) == accident
    for wrong in ({}, None, {**written, "accident": "flood"}, {**written, "table": None}):
        with pytest.raises(ParseError):
            read_accident(wrong)
