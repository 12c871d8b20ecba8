"""The administrator's page: opened by a link, used by keyboard and eye, closed for everybody else."""

import json

import httpx
import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.servers.command import Command
from tests.support.servers.serving import Server
from tests.support.thorough import first_of


def link_to(server: Server) -> str:
    """Return what `chelem admin token` prints."""
    words = ("admin", str(server.folder / "chelem.db"), "token", "--address", server.address, "--json")
    status, said, _ = Command(server.folder, *words).finish()
    assert status == 0
    return str(json.loads(said)["link"])


def report(server: Server, name: str, text: str) -> None:
    """Let somebody of that name sit down and report a problem."""
    with httpx.Client(base_url=server.address) as client:
        client.put("/api/me", json={"name": name})
        chairs = {"S": "me", "N": "open", "E": "bot", "W": "bot"}
        code = client.post("/api/tables", json={"game": "contract", "chairs": chairs}).json()["code"]
        assert 201 == client.post(f"/api/tables/{code}/report", json={"text": text}).status_code


def do(person: Person, code: str) -> None:
    person.page.get_by_role("button", name=person.say(code), exact=True).first.click()


@pytest.mark.parametrize(("language", "size"), first_of([("fr", DESKTOP), ("en", PHONE)], ("fr", DESKTOP)))
def test_a_report_a_ban_an_erasure(
    revisit: Visit, server: Server, language: str, size: tuple[int, int]
) -> None:
    """From the link to the last one; nothing is wider than the screen; axe finds nothing."""
    name = f"Anastasie {language}"
    report(server, name, f"The clock hangs ({language}).")
    person = revisit(language=language, size=size, refusals=True)
    page = person.page
    page.goto(link_to(server))
    page.get_by_text(f"The clock hangs ({language}).").wait_for()
    assert page.url.endswith("/admin")
    page.get_by_label(person.say("admin-ban-who")).fill("203.0.113.7")
    do(person, "admin-ban-add")
    page.get_by_text("203.0.113.7/32").wait_for()
    do(person, "admin-ban-lift")
    page.get_by_text(person.say("admin-bans-none")).wait_for()
    page.get_by_label(person.say("admin-people-label")).fill(name)
    do(person, "admin-people-search")
    do(person, "admin-person-erase")
    assert [] == violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    do(person, "admin-person-erase-now")
    page.get_by_text(person.say("admin-person-erased", name=name)).wait_for()
    page.get_by_label(person.say("admin-retention-label")).fill("soon")
    do(person, "admin-save")
    page.get_by_role("alert").wait_for()
    do(person, "admin-leave")
    page.get_by_text(person.say("admin-left")).wait_for()


def test_a_link_that_was_used(revisit: Visit, server: Server) -> None:
    """It opens nothing, and says how to get another one."""
    link = link_to(server)
    assert (
        200
        == httpx.post(f"{server.address}/api/admin/session", json={"key": link.partition("=")[2]}).status_code
    )
    person = revisit(language="en", refusals=True)
    person.page.goto(link)
    person.page.get_by_text("This link has been used").wait_for()
