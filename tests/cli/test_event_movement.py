"""`chelem event movement`: movements for so many pairs (INTERFACES)."""

import json

import pytest


def test_the_best_movement_as_json(chelem):
    """Name, balance, and the rounds with their tables; the other proposals beside it."""
    output = json.loads(chelem("event", "movement", "--pairs", "12", "--rounds", "8", "--json").out)
    assert (output["name"], output["balance"] > 90, len(output["rounds"])) == ("howell", True, 8)
    assert set(output["rounds"][0][0]) == {"table", "ns", "ew", "boards"}
    assert all(len(cell["boards"]) == 2 for cells in output["rounds"] for cell in cells)


@pytest.mark.parametrize(("boards", "a_round"), [("3", 3), ("21", 3)])
def test_boards_in_a_round_or_in_all(chelem, boards, a_round):
    """Fewer than the rounds are those of a round."""
    words = ("--pairs", "14", "--rounds", "7", "--boards", boards, "--json")
    output = json.loads(chelem("event", "movement", *words).out)
    assert len(output["rounds"][0][0]["boards"]) == a_round


def test_the_proposals_are_explained(chelem):
    """A sentence for each, in both languages, then the rounds of the first."""
    words = ("event", "movement", "--pairs", "14", "--rounds", "7")
    assert "1. Howell, 7 tables" in chelem(*words).out
    assert "Tour 7" in chelem(*words, "--lang", "fr").out


def test_too_many_rounds_are_refused_in_one_sentence(chelem):
    """Four pairs have three opponents."""
    result = chelem("event", "movement", "--pairs", "4", "--rounds", "4")
    assert (result.status, result.err.count("\n")) == (2, 1)
