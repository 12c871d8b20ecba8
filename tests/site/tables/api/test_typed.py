"""Text mode: the coach stops a move before it is made, and its player may insist or give it up."""

import re

from chelem.bots.coaching.objection import Objection
from chelem.core.calls import parse_action
from chelem.site.tables.api.typed import StoppedMove, warning

SPADE, NOTRUMP = parse_action("1S"), parse_action("1NT")


def test_the_warning_says_what_is_wrong_what_is_better_and_how_to_go_on():
    """What the move costs, the better one with its reason, then both ways on."""
    reasons = {"fr": "16 H : on ouvre de 1SA.", "en": "16 HCP: open 1NT."}
    objection = Objection(
        SPADE, {"fr": "1♠ montre 5+ piques.", "en": "1♠ shows 5+ spades."}, NOTRUMP, reasons
    )
    assert [
        "1♠ : vraiment ? 1♠ montre 5+ piques.",
        "Mieux : 1SA. 16 H : on ouvre de 1SA.",
        "Tapez « quand même » pour garder 1♠ ; sinon, tapez autre chose.",
    ] == [re.sub(r"\s", " ", line) for line in warning(objection, "fr")]
    assert "“anyway”" in warning(objection, "en")[2]


def test_a_stopped_move_counts_for_its_position_alone():
    """Once the table has gone on, or the move was given up, there is nothing to insist on."""
    stopped = StoppedMove()
    assert stopped.take(5) is None
    stopped.hold(SPADE, 5)
    assert stopped.take(6) is None
    assert stopped.take(5) is None
    stopped.hold(SPADE, 5)
    assert stopped.take(5) == SPADE
    assert stopped.take(5) is None
