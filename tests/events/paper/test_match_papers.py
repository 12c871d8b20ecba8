"""Scorecards of events in matches: what each board and each match is worth."""

from dataclasses import replace
from fractions import Fraction

import pytest

from chelem.events.event_results import EventResults
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.entries.match_rulings import MatchVoided
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.event import Event
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.paper.entrant_cards import scorecards
from chelem.events.paper.printing import EventPaper
from chelem.events.paper.ranking_pages import ranking_pages
from chelem.events.paper.result_travellers import result_travellers
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.events.table_result import TableResult
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.events.log.evenings import opened, write
from tests.events.paper.reading import all_text, page_texts

pytestmark = pytest.mark.slow

FRENCH, ENGLISH = (EventPaper(language=language) for language in ("fr", "en"))
RESULTS = {(1, 1): "4S+1 by N", (1, 2): "4S-2 by N", (2, 1): "3NT-1 by S", (2, 2): "passed"}
"""By board and table."""


def teams(teams: int = 2, **settings: object) -> Event:
    """Teams after a match of two boards of team 1 (table 1 North-South) against the last."""
    event = opened(round_robin(teams, None, 2), kind="teams", **settings)
    write(event, RoundStarted("A", 1))
    for (board, table), result in RESULTS.items():
        at = table if teams == 2 else table + 1
        write(event, ResultReported("A", 1, at, board, TableResult.parse(result)))
    return event


def swiss_pairs(entrants: int, **settings: object) -> Event:
    """A round of a Swiss event of pairs, in which table 1 alone bids no game."""
    event = Event()
    write(event, EventOpened("", "", in_matches=True, **settings))
    empty = Movement("swiss", "pairs", entrants, ((),) * 2)
    write(event, MovementPlanned("A", empty, swiss=SwissPlan(2, 2, seed=7)))
    write(event, EntrantsSeated("A", {place: place for place in range(1, entrants + 1)}))
    section = event.state.sections["A"]
    write(event, RoundDrawn("A", 1, draw_round(inputs_of_round(event, section, 1))))
    write(event, RoundStarted("A", 1))
    for cell in section.movement.rounds[0]:
        for board in cell.boards if cell.played else ():
            result = TableResult.parse("1NT= by N" if cell.table == 1 else "4S+1 by N")
            write(event, ResultReported("A", 1, cell.table, board, result))
    return event


def cards(results: EventResults, paper: EventPaper = ENGLISH) -> dict[str, str]:
    """The text of each card by the number of its entrant."""
    pages = page_texts(scorecards(results, paper))
    return {one.number: page for one, page in zip(results.entrants, pages, strict=True)}


def points_of(event: Event, index: int) -> str:
    """The result of an entrant as it is printed in English."""
    (ranking,) = event.ranking()
    return f"{float(next(one.result for one in ranking if one.entrant == index)):.2f}"


def test_a_team_has_both_results_of_a_board_and_its_imps():
    """Contract, declarer, tricks and the team's own score at both tables; 550 is 11 IMPs, −100 is −3."""
    one, other = cards(teams().results()).values()
    assert "Team 1" in one
    assert "Board Contract By Result Score Contract By Result Score IMPs" in one
    assert "Round 1, against team 2 +8 IMPs, 15.50 VPs" in one
    assert "1 4♠ N +1 450 4♠ N −2 100 +11 2 3NT S −1 −100 passed out 0 −3" in one
    assert "1 4♠ N −2 −100 4♠ N +1 −450 −11 2 passed out 0 3NT S −1 100 +3" in other
    assert "Total: −8 IMPs, 4.50 VPs" in other
    assert "MPs %" not in one


def test_a_card_of_a_team_is_in_french_too():
    """Équipe, both directions, PV with a comma and two decimals."""
    card = cards(teams().results(), FRENCH)["1"]
    assert "Équipe 1" in card
    assert "Nord-Sud de l’équipe Est-Ouest de l’équipe" in card
    assert "Tour 1, contre l’équipe 2 +8 IMP, 15,50 PV" in card


def test_boards_of_board_a_match_are_two_one_or_nothing():
    """And the match is worth their sum, out of two a board."""
    card = cards(teams(scale="board-a-match").results())["1"]
    assert "Score Points Round 1, against team 2 2 of 4 points 1 4♠ N +1 450 4♠ N −2 100 2" in card
    assert "passed out 0 0 Total: 2 points" in card


def test_a_table_that_has_not_reported_is_blank():
    """The board has no IMPs, the match no result."""
    event = opened(round_robin(2, None, 1), kind="teams")
    write(event, RoundStarted("A", 1))
    write(event, ResultReported("A", 1, 1, 1, TableResult.parse("4S= by N")))
    card = cards(event.results())["1"]
    assert "Round 1, against team 2 no result yet 1 4♠ N = 420" in card


def test_a_void_match_and_what_is_subtracted_are_said():
    """Points without boards, then the penalty, then the sum of all."""
    event = teams(3)
    write(event, MatchVoided(2, 1, 3, "director"))
    write(event, EntrantPenalised(1, Fraction(1, 2)))
    card = cards(event.results())["1"]
    assert "against team 3 void match, 12.00 VPs" in card
    assert "Penalty, subtracted: 0.5" in card
    assert "Total: 0 IMPs, 11.50 VPs" in card


@pytest.mark.parametrize(
    ("method", "match"), [("matchpoints", "100.00%, "), ("cross-imps", "+"), ("butler", "+")]
)
def test_a_pair_of_a_swiss_has_the_result_of_each_match(method, match):
    """A percentage or IMPs, and the victory points; a bye its points alone."""
    event = swiss_pairs(5, method=method)
    results = event.results()
    found = cards(results)
    (bye,) = results.schedule.byes
    assert "Round 1: bye 12.00 VPs" in found[results.entrants[bye.entrant].number]
    board = results.travellers[0]
    best = max(board, key=lambda line: line.table)
    pair, opponents = (results.entrants[one].number for one in (best.north_south, best.east_west))
    assert f"Round 1, against pair {opponents} {match}" in found[pair]
    assert f"{points_of(event, best.north_south)} VPs 1 N-S {opponents} 4♠" in found[pair]


def test_the_results_of_a_board_are_by_match():
    """Both tables of a match are together, each with the IMPs of the team that sat North-South."""
    text = all_text(result_travellers(teams().results(), FRENCH))
    assert "Table N-S E-O Contrat Par Résultat Score N-S IMP N-S" in text
    assert "1 1 2 4♠ N +1 450 +11 2 2 1 4♠ N −2 −100 −11" in text
    assert "1 1 2 3SA S −1 −100 −3 2 2 1 passe 0 +3" in text
    boards = all_text(result_travellers(teams(scale="board-a-match").results(), ENGLISH))
    assert "N-S score Points N-S 1 1 2 4♠ N +1 450 2 2 2 1 4♠ N −2 −100 0" in boards


def test_matches_of_a_board_are_one_after_the_other():
    """By their teams, whatever the order of their results."""
    event = opened(round_robin(4, None, 1), kind="teams")
    write(event, RoundStarted("A", 1))
    for table in (3, 1, 2, 4):
        write(event, ResultReported("A", 1, table, 1, TableResult.parse("4S= by N")))
    text = all_text(result_travellers(event.results(), ENGLISH))
    assert "1 1 4 4♠ N = 420 0 4 4 1 4♠ N = 420 0 2 2 3 4♠ N = 420 0 3 3 2 4♠ N = 420 0" in text


def test_boards_that_come_later_are_left_out_of_a_teams_card():
    """Their results are not told before all tables have played them."""
    (card,) = page_texts(scorecards(teams().results(), ENGLISH, [0], later={2}))
    assert "+11" in card
    assert "3NT" not in card


def test_opponents_of_a_match_are_named():
    """Once, with all of their names."""
    results = teams().results()
    entrants = tuple(replace(one, names=(f"N{one.number}", f"S{one.number}")) for one in results.entrants)
    assert "against team 2 · N2 – S2 +8" in cards(replace(results, entrants=entrants))["1"]


def test_a_team_is_called_by_its_own_name():
    """Its own card and the ranking name its players too; those who meet it read its name alone."""
    results = teams().results()
    first, *others = results.entrants
    named = replace(results, entrants=(replace(first, team="Trumps", names=("Ann", "Bob")), *others))
    printed = cards(named)
    assert "Trumps (Ann – Bob)" in printed["1"]
    assert "Trumps" in printed["2"]
    assert "Ann" not in printed["2"]
    assert "Trumps (Ann – Bob)" in all_text(ranking_pages(named, ENGLISH))


def test_board_a_match_is_ranked_in_points():
    """In the ranking and on the card, as its boards are; victory points are of other scales."""
    results = teams(scale="board-a-match").results()
    for printed in (all_text(ranking_pages(results, ENGLISH)), cards(results)["1"]):
        assert "points" in printed.casefold()
        assert "VP" not in printed
