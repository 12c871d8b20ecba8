"""Bridge-whist to thirty, one game or best of three, and the settlement (RULES 1.10)."""

import pytest

from chelem.core.errors import BadOption, Refused
from chelem.core.seats import SEATS
from chelem.engine.events import Finished
from chelem.games.whist.thirty import Thirty
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.deals import SOLID
from tests.support.matches.playing import Table, refusal


def thirty(*deals, match="thirty", cards=None):
    """Return a match after these deals: the strain with its doubles, the dealer's side's tricks."""
    table = Table("whist", match)
    for words, tricks in deals:
        table.deal(cards)
        dealer = table.state.board.setting.dealer
        table.bid(f"1{words} by {dealer}").lead().claim(tricks)
    return table


def settled(table):
    """Return the match's last lines."""
    return [(line.code, line.points, "".join(map(str, line.to))) for line in table.last.verdict.lines]


def test_the_deal_passes_to_the_left():
    """The deal passes to the left after each deal (RULES 1.2)."""
    table = thirty(("S", 7), ("S", 6), ("S", 7))
    assert [str(row.setting.dealer) for row in table.state.sheet.rows] == ["N", "E", "S"]
    assert str(next_setting(table.state, seeded(0)).dealer) == "W"


def test_thirty_trick_points_end_the_game():
    """The first side with 30 trick points wins (RULES 1.10): at notrump, 24 and then 12."""
    table = thirty(("NT", 8))
    assert table.winner is None
    assert not next_setting(table.state, seeded(0)).vulnerable
    table.deal().bid("1NT by E").lead().claim(6)
    assert isinstance(table.last, Finished)
    assert (table.winner, table.points) == ("NS", {"NS": 100 + 24 + 12, "EW": 0})


def test_points_beyond_thirty_count():
    """The deal is always played out; points beyond 30 count (RULES 1.5): 7 × 12, and the slam of 40."""
    table = thirty(("NT", 13))
    assert table.points == {"NS": 100 + 84 + 40, "EW": 0}
    assert settled(table) == [("whist.won", 100, "NS")]


def test_exactly_thirty_is_enough():
    """At 30 (RULES 1.10): five tricks at diamonds, 6 each."""
    table = thirty(("D", 11))
    assert table.winner == "NS"
    below = [line.points for line in table.lines if line.below]
    assert below == [30]


def test_honours_and_slam_do_not_count_toward_thirty():
    """Slam and honours never toward the 30 (RULES 1.9, 1.10).

    Seven tricks 14, slam 40, five honours in North 20, South's chicane 4, less a double chicane of 8 (1.8).
    """
    table = thirty(("S", 13), cards=SOLID)
    assert table.points["NS"] == 14 + 40 + 20 + 4 - 8
    assert table.winner is None


def test_the_settlement():
    """Winner's 100 + tricks + honours − loser's tricks − loser's honours (RULES 1.10)."""
    table = thirty(("NT", 8), ("NT", 8), ("NT", 7))
    # North-South 24 and 12; East-West 24 between them.
    assert settled(table) == [
        ("whist.won", 100, "NS"),
        ("whist.loser.tricks", -24, "NS"),
        ("whist.settled", -24, "EW"),
    ]
    assert table.points == {"NS": 100 + 36 - 24, "EW": 0}


def test_a_winner_may_pay():
    """The winner is the side first at 30 even if the settlement is negative; it then pays (RULES 1.10)."""
    # Hearts, all of them in East: 80 for honours, 16 for West's chicane, less 32 for a double one.
    table = Table("whist", "thirty")
    table.deal(SOLID).bid("1H by N").lead().claim(6)
    assert table.points == {"NS": 0, "EW": 8 + 64}
    table.deal(SOLID).bid("1H by E").lead().claim(6)
    assert table.points == {"NS": 8, "EW": 8 + 128}
    table.deal().bid("1NT by S").lead().claim(8)
    assert table.winner == "NS"
    assert table.points == {"NS": 100 + 8 + 24 - 8 - 128, "EW": 0}
    assert table.points["NS"] < 0


def test_best_of_three():
    """First with two games; trick points toward the 30 start again at 0 in each (RULES 1.10)."""
    table = thirty(("NT", 9), ("NT", 9), ("NT", 8), match="thirty:3")
    assert table.winner is None
    table.deal().bid("1NT by W").lead().claim(5)
    assert table.winner == "NS"
    # 36 + 24 + 24 against 36: the hundred once, tricks of all games counting.
    assert table.points == {"NS": 100 + 36 + 24 + 24 - 36, "EW": 0}
    assert [code for code, _, _ in settled(table)].count("whist.won") == 1


def test_a_new_game_starts_at_nothing_for_both_sides():
    """Trick points toward the 30 start again at 0 (RULES 1.10): 24 of the first game are gone."""
    table = thirty(("NT", 8), ("NT", 9), ("NT", 7), match="thirty:3")
    assert table.winner is None
    table.deal().bid("1NT by W").lead().claim(4)
    assert table.winner is None
    table.deal().bid("1NT by N").lead().claim(9)
    assert table.winner == "NS"
    assert len(table.state.sheet.rows) == 5


@pytest.mark.parametrize("best_of", [-1, 0, 2, 5])
def test_one_game_or_three(best_of):
    """Default: one game. Option: best of three games (RULES 1.10)."""
    assert Thirty().best_of == 1
    with pytest.raises(BadOption) as error:
        Thirty(best_of)
    assert refusal(error.value) == ("match.best_of", {"best_of": best_of})


def test_it_does_not_stop_early():
    """The game is played to thirty: there is no other end (RULES 1.10)."""
    done, table = thirty(("NT", 13)), thirty(("NT", 7))
    with pytest.raises(Refused):
        table.log.add(Finished(done.state.verdict))
    assert table.state.sheet.seats == SEATS
