"""A game and a form of event from other packages: pages draw them by what the server says alone."""

import os
import sys
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.events.test_director import Directing
from tests.browser.events.test_other_forms import open_teams, terms_of
from tests.browser.person import PHONE
from tests.support.servers.serving import Server
from tests.support.thorough import thorough
from tests.support.toy import install


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with both toys installed, which has to load the program itself."""
    site = install(tmp_path_factory.mktemp("site"))
    install(site, "knockout", "chelem_toy_form", "chelem.event_forms")
    path = os.pathsep.join([str(site), *filter(None, sys.path)])
    with Server(tmp_path_factory.mktemp("server"), environ={"PYTHONPATH": path}) as server:
        yield server


@thorough
def test_a_game_of_another_package(visit: Visit, toy_server: Server) -> None:
    """Its title is on the home page, its strains in a row, and a button for a call that no kind lists."""
    person = visit(at=toy_server)
    person.open("/")
    person.page.get_by_role("button", name="Le jeu du choix").wait_for()
    person.enter(person.make("pick", policy={"pace": "instant"}, deal={"number": "1", "dealer": "S"}))
    person.page.get_by_role("heading", name="Le jeu du choix").wait_for()
    person.button("atout cœur").wait_for()
    person.button("pile ou face").click()
    person.until(lambda: person.witness.picture.get("contract") is not None)


def test_a_form_of_another_package(visit: Visit, toy_server: Server) -> None:
    """It is offered, scored, and shown with its own unit, whole: « 1 victoire »."""
    directing = Directing(visit(size=PHONE, at=toy_server))
    page = directing.page
    open_teams(directing, "Élimination directe")
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")
    assert {"form": "knockout"} == terms_of(directing)["settings"]
    directing.button("director-start", round=1).click()
    page.get_by_role("timer").wait_for()
    directing.report(directing.tables())
    code = directing.code
    directing.person.open(f"/tournoi/{code}")
    page.get_by_role("columnheader", name="Victoires").wait_for()
    results = page.locator("td.result").all_inner_texts()
    assert {"0", "1"} >= set(results) or {"0,5"} == set(results)
    directing.person.open(f"/tournoi/{code}/entrants/1")
    page.get_by_text("victoire").first.wait_for()
