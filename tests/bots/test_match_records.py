"""The records of a bot match, and the forms in which boards can be given."""

import pytest

from chelem import Deal, ParseError, SimpleCall, dump_text, load_text, play_match
from chelem.bots import Baseline


def pass_or_lowest(view):
    """Pass, and play the first legal card."""
    legal = view.state.legal()
    return SimpleCall.PASS if SimpleCall.PASS in legal else legal[0]


def test_the_records_of_a_teams_match():
    """Open and Closed room for each board, with the bots' names; a file of them has no problems."""
    match = play_match([pass_or_lowest, Baseline(seed=1)], boards=2, seed=1)
    rooms = [(record.board, record.tags["Room"], record.names) for record in match.records]
    ours, theirs = ("pass_or_lowest", "Baseline") * 2, ("Baseline", "pass_or_lowest") * 2
    assert [
        ("1", "Open", ours),
        ("1", "Closed", theirs),
        ("2", "Open", ours),
        ("2", "Closed", theirs),
    ] == rooms
    for form in ("pbn", "lin"):
        boards = load_text(dump_text(match.records, form))
        assert [()] * 4 == [board.problems for board in boards]
        assert [record.play for record in match.records] == [board.play for board in boards]


def test_bots_of_the_same_name_are_numbered():
    """Two bots of one class are numbered; one bot in all seats is not, and there is no room."""
    match = play_match([Baseline(seed=1), Baseline(seed=2)], boards=1, seed=1)
    assert ("Baseline 1", "Baseline 2", "Baseline 1", "Baseline 2") == match.records[0].names
    (record,) = play_match(pass_or_lowest, boards=1, seed=1).records
    assert (("pass_or_lowest",) * 4, False) == (record.names, "Room" in record.tags)


def test_a_form_of_match_may_be_text():
    """`chicago` and `duplicate:3`, as on the command line."""
    assert "chicago" == play_match(pass_or_lowest, "chicago", seed=1).log.state.match.kind
    assert 3 == len(play_match(pass_or_lowest, "duplicate:3", seed=1).scores)


def test_boards_of_a_file_keep_their_dealer_and_vulnerability():
    """Board 6 stays board 6; boards that are not consecutive are rejected."""
    deals = [Deal.from_number(number) for number in range(8)]
    boards = load_text(dump_text(deals, "pbn"))
    (played,) = play_match(pass_or_lowest, boards[5:6]).records
    assert boards[5].hands == played.hands
    assert (boards[5].dealer, boards[5].vulnerable) == (played.dealer, played.vulnerable)
    with pytest.raises(ParseError, match="Board 4"):
        play_match(pass_or_lowest, [boards[5], boards[3]])


def test_deals_may_be_text():
    """A deal can be given as `str(deal)`."""
    deal = Deal.from_number(2026)
    assert deal == play_match(pass_or_lowest, [str(deal)]).records[0].deal


@pytest.mark.parametrize("bots", [Baseline, "baseline", [pass_or_lowest, None]])
def test_invalid_bots(bots):
    """The error names the value: a class instead of a bot, a text, None."""
    with pytest.raises(TypeError, match=r"is a class: give a bot|is not a bot"):
        play_match(bots, 1)


def test_a_bot_that_returns_none():
    """The error says that None is not a move."""
    with pytest.raises(TypeError, match="None is not a move"):
        play_match(lambda _: None, 1)


def test_a_view_has_its_seat_and_hand():
    """`view.seat` and `view.hand` are those of the viewer."""
    checks = []

    def checking_bot(view):
        checks.append((view.seat.name == view.viewer.id, view.hand == view.state.board.hand(view.seat)))
        return pass_or_lowest(view)

    play_match(checking_bot, boards=1, seed=1)
    assert {(True, True)} == set(checks)
