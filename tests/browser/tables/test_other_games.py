"""Games unknown to the client, or with calls of their own, are drawn from the server's description."""

import os
import sys
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.support.servers.serving import Server
from tests.support.thorough import first_of
from tests.support.toy import install


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the toy game installed."""
    site = install(tmp_path_factory.mktemp("site"))
    with Server(tmp_path_factory.mktemp("server"), environ=on_path(str(site))) as server:
        yield server


def on_path(site: str) -> dict[str, str]:
    """Return an environment with a folder of distributions on the path."""
    return {"PYTHONPATH": os.pathsep.join([site, *filter(None, sys.path)])}


def test_a_game_of_another_package(visit: Visit, toy_server: Server) -> None:
    """Its title on the home page, its strains in a row, and a button for a call that no kind lists."""
    person = visit(at=toy_server)
    person.open("/")
    person.page.get_by_role("button", name="Le jeu du choix").wait_for()
    person.enter(person.make("pick", policy={"pace": "instant"}, deal={"number": "1", "dealer": "S"}))
    person.page.get_by_role("heading", name="Le jeu du choix").wait_for()
    person.button("atout cœur").wait_for()
    person.button("pile ou face").click()
    person.until(lambda: person.witness.picture.get("contract") is not None)


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_mini_bridge(visit: Visit, language: str) -> None:
    """Points are announced with the only legal button, and the deal goes on to its result."""
    person = visit(language=language)
    person.enter(person.make("minibridge", policy={"pace": "instant"}))
    person.cut_short(1)
    assert person.witness.picture["sheet"]["rows"]


def test_an_exchange_of_chairs_is_said(revisit: Visit) -> None:
    """In Whiz a declarer who does not face Domy changes places; the contract is a person's, not a seat's."""
    person = revisit()
    person.enter(person.make("whiz", chairs={"E": "me"}))
    while not person.witness.picture["play"]:
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or bool(person.witness.picture["play"]))
    assert person.witness.picture["you"]["seat"] == "S"
    notice = person.page.locator(".notice.outcome")
    notice.wait_for()
    assert person.say("seat-you-unnamed") in notice.inner_text()
    name = person.page.locator(".contract .name").inner_text()
    assert name.endswith(person.say("seat-you-unnamed"))


def test_a_chosen_bid_asks_for_a_second_tap(revisit: Visit) -> None:
    """Where calls need two taps, the first says what the second is for."""
    person = revisit()
    person.alter("localStorage['chelem.settings'] ??= JSON.stringify({ twoTap: true })")
    person.enter(person.make("contract"))
    person.until(lambda: bool(person.witness.legal))
    person.press("1NT")
    person.page.get_by_text(person.say("box-again"), exact=True).wait_for()
    assert person.witness.legal
