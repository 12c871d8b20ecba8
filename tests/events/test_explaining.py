"""Every result opens to its boards, every board to its comparisons, every comparison to the rule."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.seats import SIDES
from chelem.events.explaining import explain_board, explain_entrant
from chelem.events.matches import score_matches
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, WeightedScore
from chelem.events.ranking import rank_event
from chelem.i18n import LANGUAGES
from chelem.scoring import datum
from tests.events.events_of_pairs import pairs_event
from tests.events.files.odd_events import odd_event

BOARD = st.lists(st.sampled_from((620, 420, 170, 0, -50, -100)), min_size=4, max_size=4)


@settings(max_examples=30)
@given(st.lists(BOARD, min_size=1, max_size=4), st.sampled_from(("matchpoints", "cross-imps")))
def test_the_comparisons_add_up_to_the_result(boards, method):
    """The worths of all comparisons are the matchpoints, or IMPs over n − 1, and their sum the result."""
    event = pairs_event(*boards, method=method)
    for ranking in rank_event(event):
        for one in ranking:
            explained = explain_entrant(event, one.entrant)
            worth = sum(each.count * each.worth for board in explained.boards for each in board.comparisons)
            whole = 100 / Fraction(6 * len(boards)) if method == "matchpoints" else Fraction(1, 3)
            assert worth * whole == one.result


def test_the_reasons_name_the_rules():
    """Two beaten and one equalled of four: 5; with one missing Neuberg's formula follows."""
    event = pairs_event([420, 420, 170, 0], [420, 170, 0, NotPlayed()])
    first, second = explain_entrant(event, 0).boards
    assert [reason.code for reason in first.reasons] == ["event.why.matchpoints", "event.why.percent"]
    assert [reason.code for reason in second.reasons][1] == "event.why.neuberg"
    assert second.reasons[1].say("en").endswith("(4 + 1) × 4 / 3 − 1 = 5.67.")
    assert second.reasons[1].say("fr").endswith("(4 + 1) × 4 / 3 − 1 = 5,67.")


def test_east_west_see_the_scores_from_their_side():
    """They beat 420 with −170 and are beaten by 0."""
    event = pairs_event([420, 170, 0])
    line = event.travellers[0].lines[1]
    seen = explain_board(event, event.boards[0], line, line.east_west).comparisons
    assert [(each.points, each.worth) for each in seen] == [(0, 0), (-420, 2)]


RULED = (
    ArtificialScore(Award.parse("60"), Award.parse("40")),
    WeightedScore(((420, Fraction(1, 4)), (-50, Fraction(3, 4)))),
    NotPlayed("sit-out"),
)


@pytest.mark.parametrize("method", ["matchpoints", "cross-imps", "butler"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(method, language):
    """With all kinds of rulings, in both languages: no sentence is only its code."""
    event = pairs_event([420, 170, 0, 620, -50], [420, 170, *RULED], [170, *RULED, 170], method=method)
    for board in event.boards:
        for line in board.traveller:
            for side in SIDES:
                for reason in explain_board(event, board, line, line.entrant(side)).reasons:
                    assert not reason.say(language).startswith("event.")
    for index in range(10):
        for reason in explain_entrant(event, index).reasons:
            assert not reason.say(language).startswith("event.")


@pytest.mark.parametrize(("kind", "scale"), [("round-robin", "continuous"), ("swiss-teams", "board-a-match")])
def test_boards_of_a_team_make_its_matches(kind, scale):
    """Each board of a match has a reason; their IMPs are the margin, and their boards those that count."""
    results = next(
        results
        for seed in range(40)
        if (results := odd_event(kind, seed).results()).settings.scale == scale and not results.void_matches
    )
    for index in range(len(results.entrants)):
        explained = explain_entrant(results, index).boards
        assert all(reason.say("fr") and reason.say("en") for board in explained for reason in board.reasons)
        margins = [
            (scored.margins[scored.match.sides.index(index)], scored.boards)
            for scored in score_matches(results)
            if index in scored.match.sides
        ]
        counted = [board for board in explained if board.reasons[0].code != "event.why.team-missing"]
        assert len(counted) == sum(boards for _, boards in margins)
        gains = [Fraction(str(board.reasons[0].facts["gain"])) for board in counted]
        assert sum(gains) == sum(margin for margin, _ in margins)
        shown = [board.value for board in counted]
        assert shown == (gains if scale == "continuous" else [None] * len(gains))


def test_imps_can_be_recomputed_from_what_is_said():
    """One of six scores is missing: each of the others counts 6/5 times; the library agrees."""
    scores = [420, 450, -50, 400, 430]
    event = pairs_event([*scores, NotPlayed()])
    butler = event.with_settings(replace(event.settings, method="butler"))
    datum_reason = next(
        reason for reason in explain_entrant(butler, 0).boards[0].reasons if reason.code == "event.why.datum"
    )
    kept = (Fraction(-50, 5) + Fraction(6, 5) * (400 + 420 + 430) + Fraction(450, 5)) / 4
    assert str(kept) == datum_reason.facts["mean"]
    assert str(datum([*scores, None])) == datum_reason.facts["datum"]
    crossed = event.with_settings(replace(event.settings, method="cross-imps"))
    board = explain_entrant(crossed, 0).boards[0]
    facts = board.reasons[-1].facts
    assert sum(each.worth * each.count for each in board.comparisons) == Fraction(facts["sum"])
    assert Fraction(facts["sum"]) * Fraction(facts["factor"]) / facts["others"] == board.value
