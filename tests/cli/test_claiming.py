"""Claims in the terminal: of fewer tricks than are sure, and what is kept of a concession."""

import pytest

from chelem.core.seats import Seat
from chelem.formats.log.write import write_log
from tests.bots.positions import fill_deal
from tests.cli.test_play import Keyboard
from tests.support.matches.playing import Table

SURE = "Il vous reste au moins 13 levées sûres."
KEPT = "Loi 71 : 3 levées concédées restent acquises"


@pytest.fixture
def saved(tmp_path):
    """A saved match of format 3: South plays seven notrump with thirteen top tricks, after the lead."""
    deal = fill_deal({"S": "AKQJ.AKQ.AKQ.AKQ"})
    table = Table(match="duplicate:1", first=Seat.S, log_format=3).deal(deal).bid("7NT by S").lead()
    path = tmp_path / "log"
    path.write_text("".join(f"{line}\n" for line in write_log(table.log.entries)), encoding="utf-8")
    return path


@pytest.mark.slow
def test_too_low_a_claim_is_made_only_when_insisted_on(chelem, monkeypatch, saved):
    """No: nothing is claimed; yes: ten are, the robots accept, and thirteen are scored."""
    Keyboard(monkeypatch, "revendique 10", "non", "revendique 10", "oui")
    result = chelem("resume", str(saved), "--lang", "fr", "--bots", "instant:sayc")
    shown = result.out.replace("\u202f", " ").replace("\u00a0", " ")
    assert 0 == result.status
    assert 2 == shown.count(SURE)
    assert KEPT in shown
    assert "1520" in shown.replace(" ", "")


@pytest.mark.slow
def test_a_claim_of_all_is_made_at_once(chelem, monkeypatch, saved):
    """Nothing is said, and nothing kept."""
    Keyboard(monkeypatch, "revendique tout")
    result = chelem("resume", str(saved), "--lang", "fr", "--bots", "instant:sayc")
    assert 0 == result.status
    assert "sûres" not in result.out
    assert "71" not in result.out.split("1520")[0]
