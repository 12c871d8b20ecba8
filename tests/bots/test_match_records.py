"""What remains of a match among bots: records for files, and the forms in which boards are given."""

import pytest

from chelem import Deal, ParseError, SimpleCall, dump_text, load_text, play_match
from chelem.bots import Baseline


def low(view):
    """Pass, and play the first card."""
    legal = view.state.legal()
    return SimpleCall.PASS if SimpleCall.PASS in legal else legal[0]


def test_records_of_a_teams_match_are_both_rooms_board_by_board():
    """Open and Closed room of each board, with the names of the bots; a file of them has no fault."""
    match = play_match([low, Baseline(seed=1)], boards=2, seed=1)
    rooms = [(record.board, record.tags["Room"], record.names) for record in match.records]
    ours, theirs = ("low", "Baseline") * 2, ("Baseline", "low") * 2
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


def test_bots_of_one_name_are_numbered():
    """Two bots of one class are told apart; one bot in all seats has one name, and no room."""
    match = play_match([Baseline(seed=1), Baseline(seed=2)], boards=1, seed=1)
    assert ("Baseline 1", "Baseline 2", "Baseline 1", "Baseline 2") == match.records[0].names
    (record,) = play_match(low, boards=1, seed=1).records
    assert (("low",) * 4, False) == (record.names, "Room" in record.tags)


def test_a_form_of_match_may_be_text():
    """`chicago` and `duplicate:3`, as on the command line."""
    assert "chicago" == play_match(low, "chicago", seed=1).log.state.match.kind
    assert 3 == len(play_match(low, "duplicate:3", seed=1).scores)


def test_boards_of_a_file_keep_their_dealer_and_vulnerability():
    """Board 6 stays board 6; boards that do not follow one another are refused."""
    deals = [Deal.from_number(number) for number in range(8)]
    boards = load_text(dump_text(deals, "pbn"))
    (played,) = play_match(low, boards[5:6]).records
    assert boards[5].hands == played.hands
    assert (boards[5].dealer, boards[5].vulnerable) == (played.dealer, played.vulnerable)
    with pytest.raises(ParseError, match="Board 4"):
        play_match(low, [boards[5], boards[3]])


def test_deals_may_be_text():
    """A deal as `str(deal)` writes it will do."""
    deal = Deal.from_number(2026)
    assert deal == play_match(low, [str(deal)]).records[0].deal


@pytest.mark.parametrize("bots", [Baseline, "baseline", [low, None]])
def test_what_is_no_bot_is_named(bots):
    """A class instead of a bot, a word, nothing: the error says which."""
    with pytest.raises(TypeError, match=r"is a class: give a bot|is not a bot"):
        play_match(bots, 1)


def test_a_bot_that_returns_nothing_is_named():
    """A function that forgets to return."""
    with pytest.raises(TypeError, match="None is not a move"):
        play_match(lambda _: None, 1)


def test_a_view_knows_its_own_seat_and_hand():
    """A bot finds its cards without knowing the log."""
    seen = []

    def watcher(view):
        seen.append((view.seat.name == view.viewer.id, view.hand == view.state.board.hand(view.seat)))
        return low(view)

    play_match(watcher, boards=1, seed=1)
    assert {(True, True)} == set(seen)
