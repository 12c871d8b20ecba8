"""A volunteer directs yesterday's event: another browser, and another address of the club's computer."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser

from chelem.i18n import say
from tests.support.servers.command import Command
from tests.support.visitors.event_office import Office

FRENCH = "fr"


@contextmanager
def club(folder: Path, *options: str) -> Iterator[str]:
    """A server of a club evening; the link for its director, as its terminal shows it."""
    database = f"sqlite:///{folder / 'club.db'}"
    words = ("club", "--port", "0", "--no-open", "--lang", FRENCH, "--database", database, *options)
    command = Command(folder, *words)
    try:
        yield command.until(r"http://\S+#\S+")[0]
    finally:
        command.terminate()


@pytest.fixture
def opened() -> Iterator[Callable[[str], Office]]:
    """What opens an event on the server of a link, over HTTP."""
    offices: list[Office] = []

    def new(link: str) -> Office:
        offices.append(Office(SimpleNamespace(address=link.partition("/club")[0])))
        return offices[-1]

    yield new
    for office in offices:
        office.http.close()


Opened = Callable[[str], Office]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The link of a club evening whose events are only read."""
    with club(tmp_path_factory.mktemp("evening")) as link:
        yield link


def test_yesterdays_event_is_corrected_and_sent(chromium: Browser, opened: Opened, tmp_path: Path) -> None:
    """The link in the terminal lists all events; a result is corrected, the results are saved as USEBIO."""
    with club(tmp_path, "--host", "127.0.0.1") as link:
        office = opened(link)
        office.report(1, 1)
        office.write({"event": "closed"})
    code = office.path.rpartition("/")[2]
    with club(tmp_path, "--host", "127.0.0.2") as link:
        assert "http://127.0.0.2:" in link
        page = chromium.new_context(locale="fr-FR", viewport={"width": 360, "height": 740}).new_page()
        page.goto(link)
        page.get_by_role("link", name=re.compile("Tuesday")).click()
        page.get_by_role(
            "button", name=re.compile(f"^{say('director-table', {'table': 1}, FRENCH)} ")
        ).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=re.compile(" 1 ")).first.click()
        dialog.get_by_role("button", name=say("seat-E", {}, FRENCH), exact=True).click()
        dialog.get_by_role("button", name=say("director-confirm", {}, FRENCH), exact=True).click()
        dialog.wait_for(state="hidden")
        page.get_by_role("tab", name=say("director-tab-ranking", {}, FRENCH)).click()
        page.get_by_text(say("files-title", {}, FRENCH)).click()
        with page.expect_download() as saved:
            page.get_by_role("button", name=say("files-usebio", {}, FRENCH)).click()
        assert "<PLAYED_BY>E</PLAYED_BY>" in saved.value.path().read_text(encoding="utf-8")
        assert "#" not in page.url, "the key is not left in the address"
        page.context.close()
    with club(tmp_path, "--direct", code) as link:
        page = chromium.new_context(locale="fr-FR").new_page()
        page.goto(link)
        page.get_by_role("tab", name=say("director-tab-log", {}, FRENCH)).wait_for()
        page.context.close()


def test_a_key_that_was_kept_opens_elsewhere(chromium: Browser, opened: Opened, evening: str) -> None:
    """The file that the director's page saves has code and key; both are typed on another device."""
    address = evening.partition("/club")[0]
    office = opened(evening)
    code = office.path.rpartition("/")[2]
    page = chromium.new_context(locale="fr-FR").new_page()
    page.goto(f"{address}/tournoi/{code}/arbitre#key={office.director}")
    page.get_by_role("tab", name=say("director-tab-more", {}, FRENCH)).click()
    with page.expect_download() as saved:
        page.get_by_role("link", name=say("director-key-save", {}, FRENCH)).click()
    kept = saved.value.path().read_text(encoding="utf-8")
    assert code in kept
    found = re.search(r"organiser\.1\.[0-9a-f]+", kept)
    page.context.close()
    page = chromium.new_context(locale="fr-FR").new_page()
    page.goto(f"{address}/club")
    page.get_by_label(say("director-join-event", {}, FRENCH)).fill(code)
    letters = page.get_by_label(say("director-join-letters", {}, FRENCH))
    letters.fill("organiser.1.000000000000000000000000")
    page.get_by_role("button", name=say("director-join-do", {}, FRENCH)).click()
    page.get_by_role("alert").wait_for()
    letters.fill(found[0] if found else "")
    page.get_by_role("button", name=say("director-join-do", {}, FRENCH)).click()
    page.wait_for_url("**/arbitre")
    page.context.close()


def test_no_one_else_lists_the_events(opened: Opened, evening: str) -> None:
    """Without the key of the terminal, or with another, nothing is told."""
    office = opened(evening)
    for key in ("", "x", office.director):
        assert "event.host-key" == office.ask("GET", "/api/club/events", key=key, status=403)["code"]
    listed = office.ask("GET", "/api/club/events", key=evening.partition("#host=")[2])
    assert office.director in {event["key"] for event in listed}
