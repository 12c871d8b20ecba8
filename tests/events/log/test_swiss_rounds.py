"""Swiss sections in an event's log: draws make the tables, and matches are worth what they should."""

from fractions import Fraction
from io import BytesIO
from typing import Literal

import pytest

from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.events.explaining import explain_entrant
from chelem.events.log.admitting import admit_entry
from chelem.events.log.author import Author
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.entries.entrants import EntrantEntered, EntrantWithdrew
from chelem.events.log.entries.match_rulings import MatchVoided, OpponentsMismatched
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultCorrected, ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.log_file import read_event_log, write_event_log
from chelem.events.log.swiss_rounds import (
    DrawnWrongly,
    compare_with_now,
    compare_with_present,
    inputs_of_round,
)
from chelem.events.matches import score_matches
from chelem.events.settings import Scale
from chelem.events.swiss.comparison import follows_from_inputs
from chelem.events.swiss.draw import Draw, SwissMatch
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.events.swiss.rule import OddMethod
from chelem.events.table_result import TableResult
from chelem.movements.exchange import exchange_of, has_exchange
from chelem.movements.files.movement_file import IMPOSSIBLE
from chelem.movements.laws import breaches
from chelem.movements.movement import Movement
from chelem.site.events.views.results import knows_board
from tests.events.log.evenings import played, write

DIRECTOR = Author("director", "1")
ROUNDS, BOARDS = 4, 4


class Swiss:
    """A Swiss event whose every entry is admitted; the lower number wins by a trick a place, up to three."""

    def __init__(
        self,
        kind: Literal["pairs", "teams"],
        entrants: int,
        odd: OddMethod = "bye",
        scale: Scale = "continuous",
        *,
        exchange: bool = False,
    ) -> None:
        self.event = Event()
        plan = SwissPlan(ROUNDS, BOARDS, odd, seed=7, exchange=exchange)
        empty = Movement("swiss", kind, entrants, ((),) * ROUNDS)
        self.write(EventOpened("", "", kind, in_matches=True, scale=scale))
        self.write(MovementPlanned("A", empty, swiss=plan))
        self.write(EntrantsSeated("A", {place: place for place in range(1, entrants + 1)}))

    @property
    def section(self):
        return self.event.state.sections["A"]

    def write(self, content: EntryContent) -> int:
        admit_entry(self.event, content, DIRECTOR)
        self.event.append(EventEntry(self.event.version, content, DIRECTOR))
        return self.event.version - 1

    def draw(self) -> Draw:
        number = self.section.undrawn
        draw = draw_round(inputs_of_round(self.event, self.section, number))
        self.write(RoundDrawn("A", number, draw))
        return draw

    def play(self) -> None:
        """Play all rounds that are drawn and not started."""
        for number in range(self.section.round + 1, (self.section.undrawn or self.section.rounds + 1)):
            self.write(RoundStarted("A", number))
            for at in self.section.places_to_play():
                for sitting in self.section.sittings(at) if at[0] == number else ():
                    for board in sitting.boards if sitting.is_played else ():
                        ahead = sitting.east_west[0] - sitting.north_south[0]
                        tricks = 9 + max(0, min(3, ahead))
                        result = TableResult(Contract.parse("3NT by N"), tricks)
                        self.write(ResultReported("A", at[0], at[1], board, result))


def points_of(swiss: Swiss) -> dict[int, Fraction]:
    (ranking,) = swiss.event.ranking()
    assert ranking.unit == "vp"
    return {swiss.event.entrants[one.entrant]: one.result for one in ranking}


@pytest.mark.parametrize(("entrants", "odd"), [(6, "bye"), (7, "half-matches"), (7, "triangle")])
def test_the_tables_of_a_match_exchange_their_boards(entrants, odd):
    """Each begins with another half, from one copy a match; what a match is worth is the same."""
    swiss, plain = Swiss("teams", entrants, odd, exchange=True), Swiss("teams", entrants, odd)
    for _ in range(ROUNDS):
        for each in (swiss, plain):
            each.draw()
            each.play()
    assert points_of(swiss) == points_of(plain)
    assert has_exchange(swiss.section.movement)
    for cells in swiss.section.movement.rounds:
        for cell in cells:
            other = next((each for each in cells if each.north_south == cell.east_west), None)
            if cell.played and other and other.east_west == cell.north_south:
                half = len(cell.boards) // 2
                assert other.boards == cell.boards[half:] + cell.boards[:half]
                exchange = exchange_of(cell, cells)
                assert len(cell.boards) == 1 or (exchange and exchange.table == other.table)
    read = read_event_log(BytesIO(write_event_log(swiss.event.entries)))
    assert read.state.sections["A"].movement == swiss.section.movement


@pytest.mark.parametrize(
    ("kind", "entrants", "odd"),
    [
        ("pairs", 8, "bye"),
        ("pairs", 7, "bye"),
        ("teams", 6, "bye"),
        ("teams", 7, "bye"),
        ("teams", 7, "triangle"),
        ("teams", 7, "half-matches"),
    ],
)
def test_all_rounds_are_drawn_played_and_worth_twenty_points_a_match(kind, entrants, odd):
    """Nobody plays a board twice; each round has 10 points for each entrant, 12 for one with a bye."""
    swiss = Swiss(kind, entrants, odd)
    byes = 0
    for _ in range(ROUNDS):
        draw = swiss.draw()
        byes += len(draw.left_over) == 1
        assert follows_from_inputs(draw)
        swiss.play()
    assert swiss.section.undrawn is None
    assert [] == [breach for breach in breaches(swiss.section.movement) if breach.law in IMPOSSIBLE]
    points = points_of(swiss)
    assert sum(points.values()) == 10 * entrants * ROUNDS + 2 * byes
    assert min(points, key=lambda one: (-points[one], one)) == 1
    played = dict.fromkeys(points, 0)
    for scored in score_matches(swiss.event.results()):
        for index in scored.match.sides:
            played[swiss.event.entrants[index]] += scored.boards
    assert byes or set(played.values()) == {ROUNDS * BOARDS}


def test_a_half_match_at_board_a_match_is_worth_its_boards():
    """It has half of the boards, and so half of the points: each board two for both together, everywhere."""
    swiss = Swiss("teams", 7, "half-matches", "board-a-match")
    for _ in range(ROUNDS):
        swiss.draw()
        swiss.play()
    lengths = {scored.boards for scored in score_matches(swiss.event.results())}
    assert lengths == {BOARDS, BOARDS // 2}
    assert {scored.most / scored.boards for scored in score_matches(swiss.event.results())} == {2}
    assert sum(points_of(swiss).values()) == 7 * ROUNDS * BOARDS


@pytest.mark.parametrize("kind", ["pairs", "teams"])
def test_who_cannot_move_keeps_a_table_through_all_rounds(kind):
    """That of its last match when the director learns of it; the entries alone lead to the same tables."""
    swiss = Swiss(kind, 8)
    swiss.draw()
    swiss.play()
    at = {
        cell.table for cell in swiss.section.movement.rounds[0] if 8 in (*cell.north_south, *cell.east_west)
    }
    for entrant in (7, 8):
        swiss.write(EntrantEntered(entrant, stationary=entrant == 8))
    for _ in range(1, ROUNDS):
        draw = swiss.draw()
        (kept,) = draw.inputs.stationary
        (cell,) = [
            cell
            for cell in swiss.section.movement.rounds[-1 + len(swiss.section.draws)]
            if 8 in cell.north_south
        ]
        assert kept.entrant == 8
        assert cell.table == kept.table
        assert cell.table in at
        assert follows_from_inputs(draw)
        swiss.play()
    again = Event.fold(swiss.event.entries).state.sections["A"]
    assert again.movement == swiss.section.movement


def test_there_is_a_ranking_after_every_result():
    """A match of pairs counts from its second board on: the scale knows none of one board."""
    swiss = Swiss("pairs", 4)
    swiss.draw()
    swiss.write(RoundStarted("A", 1))
    result = TableResult(Contract.parse("3NT by N"), 9)
    for board in range(1, BOARDS + 1):
        for table in (1, 2):
            swiss.write(ResultReported("A", 1, table, board, result))
            counted = sum(points_of(swiss).values())
            matches = {1: 0, 2: table}.get(board, 2)
            assert counted == 20 * matches
    for boards in (1, 28):
        empty = Movement("swiss", "pairs", 4, ((),))
        with pytest.raises(Refused, match="2 to 27"):
            swiss.write(MovementPlanned("B", empty, swiss=SwissPlan(1, boards)))


def test_who_has_only_a_void_match_is_ranked():
    """Its points are of a ruling, as those of a bye are; it has no board."""
    swiss = Swiss("pairs", 4)
    match = swiss.draw().matches[0]
    swiss.play()
    swiss.write(MatchVoided(1, match.first, match.second, "first"))
    (ranking,) = swiss.event.ranking()
    assert [1, 2, 3, 4] == sorted(one.place or 0 for one in ranking)
    assert {0, BOARDS} == {one.boards for one in ranking}


def test_wrong_opponents_change_the_points_of_their_entrant_alone():
    """Too strong: 5 and three quarters of the points; too weak: a quarter of what exceeds 5 less; and why."""
    swiss = Swiss("teams", 6)
    for _ in range(2):
        swiss.draw()
        swiss.play()
    scored = [each for each in score_matches(swiss.event.results()) if each.match.round == 1]
    won = {
        swiss.event.entrants[who]: points
        for each in scored
        for who, points in zip(each.match.sides, each.points, strict=True)
    }
    strong, weak = max(won, key=lambda one: won[one]), min(won, key=lambda one: won[one])
    before = points_of(swiss)
    version = swiss.write(OpponentsMismatched(1, strong, "lower"))
    swiss.write(OpponentsMismatched(1, weak, "higher", "procedure"))
    expected = before | {
        strong: before[strong] - (won[strong] - 5) / 4,
        weak: before[weak] + 5 - won[weak] / 4,
    }
    assert won[weak] < 10 < won[strong]
    assert expected == points_of(swiss) == points_of_log(swiss)
    said = {
        entrant: [reason.say("en") for reason in explain_entrant(swiss.event.results(), index).reasons]
        for index, entrant in enumerate(swiss.event.entrants)
    }
    for entrant, reasons in said.items():
        higher, lower = "not by their own fault: 5.00 VP", "by their own fault: a quarter"
        words = {strong: lower, weak: higher}.get(entrant)
        assert (words is not None) == any("The opponents were too" in one for one in reasons)
        assert words is None or any(words in one for one in reasons)
    swiss.write(OpponentsMismatched(1, weak, None))
    swiss.write(EntryTakenBack(version))
    assert before == points_of(swiss)


def points_of_log(swiss: Swiss) -> dict[int, Fraction]:
    """The points of the event as its log, written and read, has them."""
    again = Swiss("teams", 2)
    again.event = read_event_log(BytesIO(write_event_log(swiss.event.entries)))
    return points_of(again)


def test_wrong_opponents_are_those_of_a_match():
    """Of one that the entrant plays, in the round in which it began, in an event of matches."""
    swiss = Swiss("teams", 7, "half-matches")
    swiss.draw()
    swiss.play()
    with pytest.raises(Refused, match="began in round 1"):
        swiss.write(OpponentsMismatched(2, 1, "higher"))
    with pytest.raises(Refused, match="1 plays no match in round 4"):
        swiss.write(OpponentsMismatched(4, 1, "higher"))
    with pytest.raises(Refused, match="99"):
        swiss.write(OpponentsMismatched(1, 99, "higher"))
    swiss.write(OpponentsMismatched(1, 1, "higher"))
    with pytest.raises(Refused, match="not played in matches"):
        write(played(), OpponentsMismatched(1, 1, "higher"))


def test_a_round_is_played_only_when_drawn_and_drawn_only_from_what_is_known():
    """Not before its draw; not from older results; a director may decide otherwise, and take it back."""
    swiss = Swiss("teams", 6)
    with pytest.raises(Refused, match="not been drawn"):
        swiss.write(RoundStarted("A", 1))
    first = swiss.draw()
    swiss.play()
    with pytest.raises(Refused, match="cannot be drawn now"):
        swiss.write(RoundDrawn("A", 1, first))
    old = draw_round(inputs_of_round(swiss.event, swiss.section, 2))
    result = TableResult(Contract.parse("6NT by N"), 12)
    swiss.write(ResultCorrected("A", 1, 1, 1, result))
    with pytest.raises(Refused, match="have changed"):
        swiss.write(RoundDrawn("A", 2, old))
    new = draw_round(inputs_of_round(swiss.event, swiss.section, 2))
    entrants = [one.entrant for one in new.inputs.standings]
    other = Draw(new.inputs, tuple(SwissMatch(*entrants[at : at + 2]) for at in (0, 2, 4)))
    before = swiss.section.movement
    version = swiss.write(RoundDrawn("A", 2, other))
    assert not follows_from_inputs(other) or other == new
    assert len(swiss.section.movement.rounds[1]) == 6
    swiss.write(EntryTakenBack(version))
    assert before == swiss.section.movement


def test_a_later_correction_is_compared_and_draws_nothing_again():
    """The loser of every board of round 1 turns out to have won: round 2 would have been another."""
    swiss = Swiss("teams", 6)
    swiss.draw()
    swiss.play()
    drawn = swiss.draw()
    swiss.play()
    assert not compare_with_now(swiss.event, swiss.section, 2).changed
    tables = swiss.section.movement
    for at in [at for at in swiss.section.places_to_play() if at[0] == 1]:
        (sitting,) = swiss.section.sittings(at)
        wins = sitting.north_south > sitting.east_west
        for board in sitting.boards:
            result = TableResult(Contract.parse("3NT by N"), 12 if wins else 4)
            swiss.write(ResultCorrected("A", at[0], at[1], board, result))
    assert compare_with_now(swiss.event, swiss.section, 2).changed
    assert (drawn, tables) == (swiss.section.draws[2], swiss.section.movement)


def test_a_team_knows_a_board_when_both_of_its_pairs_have_played_it():
    """Its four read with one key: the pair that still plays must not see the result of the other room."""
    swiss = Swiss("teams", 4)
    swiss.draw()
    swiss.write(RoundStarted("A", 1))
    one, other = swiss.section.tables_of(1)[:2]
    teams = [team for _, sitting in (one, other) for team in sitting.entrants]
    first = next(team for team in teams if teams.count(team) == 2)
    tables = [at for at, sitting in swiss.section.tables_of(1) if first in sitting.entrants]
    result = TableResult(Contract.parse("3NT by N"), 9)
    here, there = (table for _, table in tables)
    swiss.write(ResultReported("A", 1, here, 1, result))
    assert not knows_board(swiss.event.state, first, 1)
    swiss.write(ResultReported("A", 1, there, 1, result))
    assert knows_board(swiss.event.state, first, 1)
    assert swiss.event.state.is_still_played(1)


def test_the_boards_of_a_triangle_are_played_until_it_is_played_back():
    """Between its rounds, though the second is not drawn: no team of it knows one, nor is one open to all."""
    swiss = Swiss("teams", 7, "triangle")
    three = swiss.draw().left_over
    swiss.play()
    own = {
        board
        for at in swiss.section.places_in(1)
        for sitting in swiss.section.sittings(at)
        if set(sitting.entrants) <= set(three)
        for board in sitting.boards
    }
    state = swiss.event.state
    assert own == {board for board in swiss.section.boards if state.is_still_played(board)}
    assert not any(knows_board(state, team, board) for team in three for board in own)
    others = set(state.entrants_in_order()) - set(three)
    assert all(knows_board(state, team, board) for team in others for board in range(1, BOARDS + 1))
    swiss.draw()
    swiss.play()
    assert not any(swiss.event.state.is_still_played(board) for board in own)


def test_a_draw_is_wrong_about_those_who_left_or_came_after_it():
    """One who leaves before the round is gone from its draw; one who leaves after it is not."""
    swiss = Swiss("pairs", 6)
    swiss.draw()
    wrong = compare_with_present(swiss.event.state, swiss.section, 1)
    assert wrong == DrawnWrongly()
    swiss.write(EntrantWithdrew(3, 1))
    swiss.write(EntrantWithdrew(4, 2))
    assert compare_with_present(swiss.event.state, swiss.section, 1) == DrawnWrongly(gone=(3,))
    swiss.section.seat({**swiss.section.places, 7: 7})
    assert compare_with_present(swiss.event.state, swiss.section, 1) == DrawnWrongly(gone=(3,), added=(7,))
