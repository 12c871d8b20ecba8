"""What `check_game` reports to the author of a game."""

import pytest

from chelem.core.calls import SimpleCall
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.games.checking import check_game
from chelem.games.minibridge import MiniBridge
from chelem.games.minibridge.naming import Naming
from chelem.games.registry import GAMES
from tests.support.chance import seeded
from tests.support.toy import install


@pytest.mark.parametrize("game", GAMES)
def test_our_own_games_lack_nothing(game):
    """Sentences, pages and matches."""
    assert () == check_game(game, seeded(1), deals=6)


def test_what_a_game_lacks_is_said(tmp_path, monkeypatch):
    """The toy has no pages."""
    monkeypatch.syspath_prepend(str(install(tmp_path)))
    GAMES.reload()
    found = check_game("pick", seeded(1), deals=1)
    monkeypatch.undo()
    GAMES.reload()
    assert ("There is no page rules.fr.md.", "There is no page rules.en.md.") == found


def test_a_line_without_a_sentence_is_seen(monkeypatch):
    """Whatever the score, in both languages."""
    monkeypatch.setattr(MiniBridge, "score", lambda _, played: (Line(played.seats[:1], 1, "toy.nothing"),))
    found = check_game("minibridge", seeded(1), deals=2)
    assert ("fr.ftl has no message toy-nothing.", "en.ftl has no message toy-nothing.") == found


def test_a_line_without_its_facts_is_seen(monkeypatch):
    """The sentence asks for a number that the line does not have."""
    line = "minibridge.down"
    monkeypatch.setattr(MiniBridge, "score", lambda _, played: (Line(played.seats[:1], 1, line),))
    found = check_game("minibridge", seeded(1), deals=2)
    assert "en.ftl asks for facts in minibridge-down that the line lacks." in found


def test_a_refused_move_is_told(monkeypatch):
    """A move that the rules call legal and refuse."""
    monkeypatch.setattr(Naming, "legal", lambda *_: (SimpleCall.PASS,))
    (found,) = check_game("minibridge", seeded(1), deals=4)
    assert found.startswith("A match “duplicate” stops at entry ")


def test_a_game_that_is_none():
    """One sentence, with the games there are."""
    with pytest.raises(BadOption):
        check_game("tarot", seeded(1))
