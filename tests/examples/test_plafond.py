"""The example game in a package of its own: found, complete, and scored as on its page."""

import doctest
import importlib
import shutil
import tomllib
from pathlib import Path

import pytest

from chelem.bots import Baseline, play_match
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.seats import Side
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.games import GAMES, check_game, new_game, new_match
from tests.support.chance import seeded
from tests.support.toy import install

FOLDER = Path(__file__).parents[2] / "examples" / "plafond"
PACKAGE = "chelem_plafond"


@pytest.fixture
def plafond(tmp_path, monkeypatch):
    """Install the package for one test."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ((name, package),) = project["entry-points"]["chelem.games"].items()
    shutil.copytree(FOLDER / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(install(tmp_path, name, package)))
    GAMES.reload()
    yield importlib.import_module(PACKAGE)
    monkeypatch.undo()
    GAMES.reload()


@pytest.mark.usefixtures("plafond")
def test_it_lacks_nothing():
    """Sentences, pages and random matches."""
    assert () == check_game("plafond", seeded(1))


@pytest.mark.usefixtures("plafond")
def test_bots_play_a_rubber():
    """The first form of match is a rubber; the larger total wins, with the bonus in it."""
    match = play_match(Baseline(1), new_match("plafond"), game=new_game("plafond"), seed=7)
    verdict = match.log.state.verdict
    assert ["plafond.rubber"] == [line.code for line in verdict.lines]
    assert max(Side, key=verdict.totals.__getitem__).seats == verdict.winner
    assert match.log.state == replay(read_log(write_log(match.log.entries))).state


@pytest.mark.parametrize(
    ("contract", "tricks", "points"),
    [
        ("1C by N", 7, [6]),
        ("3NT by S", 9, [30]),
        ("4H by E", 11, [32, 50]),
        ("2S by W", 13, [18, 250, 200]),
        ("6NT by N", 12, [60, 100]),
        ("1NTXX by N", 7, [40, 100]),
        ("2SX by N", 9, [36, 50, 100]),
        ("4S by N", 8, [100]),
        ("4SXX by N", 9, [200]),
    ],
)
def test_the_score_is_that_of_the_page(plafond, contract, tricks, points):
    """Tricks bid below the line, the rest above it; undertricks go to the other side."""
    contract = Contract.parse(contract)
    score = plafond.score_plafond(contract, tricks)
    assert points == [line.points for line in score]
    side = contract.declarer.side
    assert {side if tricks >= contract.tricks else side.opponents} == {line.to[0].side for line in score}
    assert score.received(side, below=True) == (points[0] if tricks >= contract.tricks else 0)


@pytest.mark.usefixtures("plafond")
def test_the_docstrings_are_right():
    """The package's doctests pass."""
    module = importlib.import_module(f"{PACKAGE}.scoring")
    assert (0, 1) == tuple(doctest.testmod(module))


@pytest.mark.usefixtures("plafond")
def test_a_bot_opens_game_in_a_long_major():
    """The bot makes the call that `advise` returns; else it bids as in contract bridge."""
    deal = Deal.parse("N:AKQJT98.A2.32.43 765.KQJ.AKQ.AKQ2 432.T98.T98.T985 .76543.J7654.J76")
    match = play_match(Baseline(1), [deal], game=new_game("plafond"))
    calls = [str(entry.event.action) for entry in match.log.entries if hasattr(entry.event, "action")]
    assert "4S" == next(call for call in calls if call != "P")
