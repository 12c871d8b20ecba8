"""Notifications of one's turn as a desktop shows them: of a hidden tab, and while no page is open."""

import json
import shutil
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Visit
from tests.browser.tables.bare_browser import BareBrowser, Tab, until
from tests.support.servers.serving import Server

pytest.importorskip("jeepney", reason="of the extra chelem[dev]")
from tests.browser.tables.desktop import Desktop

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="no message bus for a desktop"),
]
ASK = """((path, body = {}) => fetch(`/api/tables${path}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
}).then((answer) => answer.json()))"""
SHOWN = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
    .then((shown) => shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang })))"""


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desktop]:
    with Desktop() as desktop:
        yield desktop


@pytest.fixture(scope="module")
def browser(desktop: Desktop, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BareBrowser]:
    with BareBrowser(tmp_path_factory.mktemp("profile"), desktop.address) as browser:
        yield browser


@pytest.fixture(scope="module")
def page(browser: BareBrowser, server: Server) -> Tab:
    """The first page, with its service worker, in a browser that permits notifications."""
    tab = browser.first()
    tab.send("Browser.grantPermissions", permissions=["notifications"], origin=server.address)
    tab.send("Page.navigate", url=f"{server.address}/")
    tab.wait(f"location.origin === {json.dumps(server.address)} && document.readyState === 'complete'")
    tab.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    return tab


def push(tab: Tab, server: Server, data: str) -> None:
    """Deliver a message as the browser's push service would."""
    tab.send("ServiceWorker.enable")
    event = "ServiceWorker.workerRegistrationUpdated"
    until(lambda: tab.evaluate("true") and any(each["method"] == event for each in tab.events))
    found = [each["params"]["registrations"] for each in tab.events if each["method"] == event]
    registration = found[-1][-1]["registrationId"]
    tab.send(
        "ServiceWorker.deliverPushMessage", origin=server.address, registrationId=registration, data=data
    )


def test_a_message_is_shown_and_a_click_leads_to_the_table(
    page: Tab, browser: BareBrowser, desktop: Desktop, server: Server
) -> None:
    """One notification a table; a click opens its page, or brings the one that is open to the front."""
    path = "/table/abcdefgh"
    message = {
        "path": path,
        "title": "C’est à vous de jouer.",
        "body": "Whist, table abcdefgh",
        "language": "fr",
    }
    for _ in range(2):
        push(page, server, json.dumps(message))
        shown = desktop.next()
        assert (message["title"], message["body"]) == (shown.title, shown.text)
    expected = {"title": message["title"], "body": message["body"], "tag": path, "lang": "fr"}
    assert [expected] == page.evaluate(SHOWN)
    before = set(browser.pages())
    desktop.click(shown)
    until(lambda: f"{server.address}{path}" in browser.pages().values())
    (opened,) = set(browser.pages()) - before
    table = browser.tab(opened)
    # A worker finds a page by its address only once it has been loaded.
    table.wait(f"location.pathname === {json.dumps(path)} && document.readyState === 'complete'")
    page.send("Page.bringToFront")
    table.wait("document.hidden")
    push(page, server, json.dumps(message))
    desktop.click(desktop.next())
    table.wait("!document.hidden")
    assert {*before, opened} == set(browser.pages())
    table.send("Page.close")


def test_a_hidden_tab_notifies_of_its_turn(
    page: Tab, browser: BareBrowser, desktop: Desktop, server: Server, revisit: Visit
) -> None:
    """With the setting, when it becomes this person's turn; a click brings the table back to the front."""
    page.evaluate("""localStorage.setItem("chelem.settings", '{"language": "fr", "notify": true}')""")
    chairs = {"S": "me", "N": "open", "E": "bot", "W": "bot"}
    plan = {"game": "contract", "bots": "instant:sayc", "policy": {"pace": "instant"}, "chairs": chairs}
    code = page.evaluate(f"{ASK}('', {json.dumps(plan)}).then(({{ code }}) => code)")
    north = revisit()
    sat = north.page.request.put(f"/api/tables/{code}/chairs/N", data={"kind": "person", "name": "Nora"})
    assert sat.ok, sat.text()
    page.evaluate(f"{ASK}('/{code}/start')")
    table = browser.open(page, f"{server.address}/table/{code}")
    north.enter(code)
    north.until(lambda: bool(north.witness.legal))
    page.send("Page.bringToFront")
    table.wait("document.hidden")
    north.move(lambda _: "P")
    shown = desktop.next()
    assert (north.say("notify-turn"), north.say("game-contract")) == (shown.title, shown.text)
    desktop.click(shown)
    table.wait("!document.hidden")
    table.send("Page.close")
