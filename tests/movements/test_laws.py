"""The laws of movements (RULES, Competition): sound movements keep them, and each can be broken."""

import pytest

from chelem.movements import Breach, Cell, Movement, breaches


def movement(kind, entrants, *rounds):
    """Return a movement written as text: a round a string, its cells separated by commas."""
    return Movement(
        "test", kind, entrants, tuple(tuple(map(Cell.parse, each.split(", "))) for each in rounds)
    )


SOUND = [
    movement("pairs", 4, "1: 1 v 2: 1, 2: 3 v 4: 1", "1: 1 v 3: 2, 2: 4 v 2: 2", "1: 1 v 4: 3, 2: 2 v 3: 3"),
    movement("pairs", 3, "1: 1 v 2: 1, 2: 3 v -: 1", "1: 1 v 3: 2, 2: - v 2: 2"),
    movement("teams", 2, "1: 1 v 2: 1 2, 2: 2 v 1: 1 2", "1: 1 v 2: 3, 2: 2 v 1: 3"),
    movement("individual", 4, "1: 1+2 v 3+4: 1", "1: 1+3 v 2+4: 2", "1: 1+4 v 2+3: 3"),
]
BROKEN = [
    (movement("pairs", 4, "1: 1 v 2: 1, 1: 3 v 4: 1"), Breach("table_twice", 1, 1, 0)),
    (movement("pairs", 4, "1: 1 v 2: 1, 2: 1 v 4: 2"), Breach("entrant_twice", 1, 2, 1)),
    (movement("pairs", 4, "1: 1 v 2: 1, 2: - v 2: 2"), Breach("entrant_twice", 1, 2, 2)),
    (movement("pairs", 4, "1: 1 v 5: 1"), Breach("unknown_entrant", 1, 1, 5)),
    (movement("pairs", 3, "1: 1 v 2: 1", "1: 3 v 2: 1"), Breach("board_twice", 2, 1, 2, 1)),
    (movement("pairs", 4, "1: 1 v 2: 1", "1: 2 v 1: 2"), Breach("opponents_twice", 2, 1, 2)),
    (movement("teams", 2, "1: 1 v 1: 1"), Breach("own_team", 1, 1, 1, 1)),
    (movement("teams", 2, "1: 1 v 2: 1 2, 2: 2 v 1: 1"), Breach("no_return", 1, 1, 1, 2)),
    (
        movement("teams", 3, "1: 1 v 2: 1, 2: 2 v 1: 1", "1: 1 v 3: 1, 3: 3 v 1: 1"),
        Breach("board_twice", 2, 1, 1, 1),
    ),
    (movement("individual", 4, "1: 1+2 v 3+4: 1", "1: 1+2 v 4+3: 2"), Breach("partners_twice", 2, 1, 1)),
    (
        movement("individual", 6, "1: 1+2 v 3+4: 1", "1: 1+4 v 5+3: 2", "1: 1+5 v 6+3: 3"),
        Breach("opponents_twice", 3, 1, 1),
    ),
]


@pytest.mark.parametrize("sound", SOUND)
def test_a_sound_movement_breaks_no_law(sound):
    """RULES: no pair twice in a round, no board twice, no opponents twice; teams meet at both tables."""
    assert breaches(sound) == ()


@pytest.mark.parametrize(("broken", "breach"), BROKEN)
def test_a_broken_law_is_named_with_its_round_and_table(broken, breach):
    """What a movement breaks is found, with the round, the table, who, and the board."""
    assert breach in breaches(broken)


def test_somebody_missing_breaks_no_law():
    """Those who would meet a missing pair sit out."""
    left = SOUND[0].without(4)
    assert breaches(left) == ()
    assert left.sit_outs == 3 + 3  # the missing pair itself, and those who would have met it
