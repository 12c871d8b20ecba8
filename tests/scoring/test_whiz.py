"""Whiz-Bridge: made or not, and one bonus (RULES 4.4)."""

from itertools import permutations

import pytest

from chelem.core.cards import STRAINS, Strain
from chelem.core.contracts import Contract
from chelem.core.lines import points_of
from chelem.core.seats import Seat
from chelem.scoring.whiz import score_whiz

PLAYERS = (Seat.E, Seat.S, Seat.W)
GAMES = {Strain.C: {11}, Strain.D: {11}, Strain.H: {10, 11}, Strain.S: {10, 11}, Strain.NT: {9, 10, 11}}


def totals(contract, tricks, players=PLAYERS):
    lines = score_whiz(contract, tricks, players)
    return [points_of(lines, seat) for seat in players]


@pytest.mark.parametrize("demanded", range(7, 14))
@pytest.mark.parametrize("strain", STRAINS)
def test_every_contract_made(strain, demanded):
    """Twice the tricks bid; game 50, 12 tricks 100, 13 tricks 400, one bonus (RULES 4.4)."""
    bonus = {12: 100, 13: 400}.get(demanded, 50 if demanded in GAMES[strain] else 0)
    for tricks in range(demanded, 14):
        assert [0, 2 * demanded + bonus, 0] == totals(Contract(Seat.S, strain, demanded), tricks)


@pytest.mark.parametrize("demanded", range(7, 14))
@pytest.mark.parametrize("strain", STRAINS)
def test_every_contract_failed(strain, demanded):
    """Each of the two others scores the tricks bid, for any number of undertricks (RULES 4.4)."""
    for tricks in range(demanded):
        assert [demanded, 0, demanded] == totals(Contract(Seat.S, strain, demanded), tricks)


@pytest.mark.parametrize(
    ("text", "tricks", "expected"),
    [
        ("3S by E", 10, [18, 0, 0]),
        ("3S by E", 8, [0, 9, 9]),
        ("3NT by E", 9, [68, 0, 0]),
        ("6C by E", 12, [124, 0, 0]),
        ("7H by E", 13, [426, 0, 0]),
    ],
)
def test_the_worked_examples(text, tricks, expected):
    """9♠ made with ten = 18, failed = 9 each; 9SA = 68; 12 = 124; 13 = 426 (RULES 4.4)."""
    assert expected == totals(Contract.parse(text), tricks)


def test_each_line_goes_to_one_seat():
    """Scores are per player, wherever they sit (RULES 4.3, 4.4)."""
    for players in permutations(Seat, 3):
        for tricks in (8, 9):
            lines = score_whiz(Contract(players[0], Strain.NT, 9), tricks, players)
            assert all(len(line.to) == 1 for line in lines)
            assert {line.to[0] for line in lines} == (set(players[1:]) if tricks == 8 else {players[0]})
