"""A game of another distribution works like a built-in one (STYLE 7)."""

import logging
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from chelem.core.cards import Strain
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.core.score import Score
from chelem.engine.scoring_method import ScoreQuery, ScoringMethod
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from chelem.games.contract import ContractBridge
from chelem.games.options import new_game
from chelem.games.registry import GAMES, calculator_methods, game_of_files
from chelem.site.tables.api.games import router
from chelem.site.tables.api.score import router as score_router
from tests.laws.checking import (
    Readers,
    json_reads_back,
    replay_proves_it,
    the_log_is_its_fold,
)
from tests.support.chance import seeded
from tests.support.matches.random_match import RandomMatch
from tests.support.toy import install


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """The toy game is installed for one test."""
    monkeypatch.syspath_prepend(str(install(tmp_path)))
    GAMES.reload()
    yield "pick"
    monkeypatch.undo()
    GAMES.reload()


def test_it_is_found_by_its_entry_point(toy):
    """The group is `chelem.games`; our own games come first."""
    assert toy == list(GAMES)[-1]
    assert toy == new_game(toy).name


@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_the_laws_of_the_log(toy, seed):
    """The laws hold for it at every step, for every reader (LOG, Laws)."""
    table = RandomMatch(toy, "deals:2", seeded(seed))
    readers = Readers(table.log)
    while table.step():
        readers.follow(table.log)
        readers.agree(table.log)
    the_log_is_its_fold(table.log)
    json_reads_back(table.log)
    replay_proves_it(table.log)
    assert list(read_log(write_log(table.log.entries, "fr"))) == list(table.log.entries)


def test_the_server_tells_all_that_draws_it(toy):
    """Title and calls, and the sentences that a client lacks."""
    app = FastAPI()
    app.include_router(router)
    client = TestClient(app)
    found = client.get("/api/games", params={"language": "fr"}).json()["games"][-1]
    assert (toy, "Le jeu du choix") == (found["game"], found["title"])
    assert {
        "kind": "pick",
        "drawing": "pad",
        "calls": [f"pick:{strain}" for strain in ("C", "D", "H", "S", "NT")],
    } in (found["kinds"])
    assert (
        "call-coin = toss a coin"
        in client.get(f"/api/games/{toy}/messages.ftl", params={"language": "en"}).text
    )


def test_it_may_bring_no_scoring_method(toy):
    """The calculator offers those of the other games."""
    assert () == GAMES[toy].scoring
    assert "contract" in calculator_methods()


def test_a_game_of_another_package_brings_its_scoring_method(toy, monkeypatch):
    """It is offered last, drawn from its description, and scores."""
    monkeypatch.setattr(sys.modules["chelem_toy"], "SCORING", (PickScoring(),), raising=False)
    GAMES.reload()
    app = FastAPI()
    app.include_router(score_router)
    client = TestClient(app)
    method = client.get("/api/score/methods").json()["methods"][-1]
    assert (toy, {"C": [], "D": [], "H": [], "S": [], "NT": []}) == (method["method"], method["numbers"])
    score = client.get("/api/score", params={"method": toy, "contract": "S", "tricks": 9}).json()
    assert (3, "S") == (score["total"], score["contract"])


class PickScoring(ScoringMethod):
    """A point for each trick above six."""

    id = game = "pick"
    doublings = 0

    def numbers(self, _: Strain) -> tuple[int, ...]:
        """None."""
        return ()

    def score(self, query: ScoreQuery) -> Score:
        """One line."""
        side = query.contract.declarer.side
        return Score([Line(side.seats, query.tricks - 6, "toy.tricks", {"count": query.tricks - 6})])


def test_a_game_cannot_take_the_name_of_another(toy, monkeypatch, caplog):
    """The game that was there first stays, even where the newcomer comes first in the menu; one warning."""
    info = replace(new_game(toy).info, id="contract", order=-1)
    monkeypatch.setattr(sys.modules["chelem_toy"].GAME, "info", info)
    GAMES.reload()
    assert GAMES["contract"].game is ContractBridge
    assert GAMES["contract"].game() == game_of_files()
    (found,) = caplog.messages
    assert found.endswith("chelem.games.contract already defines the game 'contract'")


def test_a_game_cannot_take_the_name_of_a_scoring_method(toy, monkeypatch, caplog):
    """The method that was there first stays, and the newcomer's game is left out."""
    monkeypatch.setattr(PickScoring, "id", "contract")
    monkeypatch.setattr(sys.modules["chelem_toy"], "SCORING", (PickScoring(),), raising=False)
    GAMES.reload()
    assert calculator_methods()["contract"].game == "contract"
    assert toy not in GAMES
    (found,) = caplog.messages
    assert found.endswith("chelem.games.contract already defines the scoring method 'contract'")


@pytest.mark.slow
def test_bots_play_it_in_the_terminal(tmp_path):
    """Without `advise`, bots make a legal call; the terminal has the game's sentences."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(install(tmp_path)), *filter(None, sys.path)])}
    command = [
        sys.executable,
        "-m",
        "chelem",
        "play",
        "pick",
        "--auto",
        "--seed",
        "1",
        "--match",
        "deals:1",
        "--lang",
        "fr",
    ]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    assert "Le jeu du choix" in ran.stdout
    assert "atout ♣" in ran.stdout
    assert "au-dessus de six" in ran.stdout


def test_a_broken_plug_in_is_logged_and_left_out(tmp_path, monkeypatch, caplog):
    """One sentence, and the other games are there."""
    monkeypatch.syspath_prepend(str(install(tmp_path, name="broken", package="chelem_broken")))
    with caplog.at_level(logging.WARNING):
        GAMES.reload()
        assert "contract" in GAMES
    (record,) = caplog.records
    assert "chelem_broken" in record.getMessage()
    assert record.exc_info  # its author needs the traceback
    with pytest.raises(BadOption) as unknown:
        new_game("broken")
    assert unknown.value.code == "game.unknown"
    monkeypatch.undo()
    GAMES.reload()
