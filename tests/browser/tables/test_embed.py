"""The card table embedded in another page: examples/embed.html, served as static files."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.person import DESKTOP, PHONE
from tests.support.thorough import thorough

PACKAGE = Path(__file__).parents[3] / "web" / "packages" / "card-table"
SIZES = pytest.mark.parametrize(
    "page",
    [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=thorough)],
    indirect=True,
)
WIDE = pytest.mark.parametrize("page", [DESKTOP], ids=["desktop"], indirect=True)

LEFT = "net::ERR_ABORTED"
"""What becomes of a request whose page is left."""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Log nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Serve the package's folder on a free port."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(PACKAGE)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/examples/embed.html"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def page(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Open the example; fail on any page error."""
    width, height = request.param
    context = chromium.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("requestfailed", lambda request: faults.append(request.url) if request.failure != LEFT else None)
    page.goto(address)
    yield page
    context.close()
    assert not faults


@SIZES
def test_the_hands_and_the_trick_are_drawn(page: Page) -> None:
    """Two visible hands and three played cards fit in the window."""
    for hand, cards in (("South’s hand", 5), ("North’s hand", 4)):
        assert page.get_by_role("group", name=hand).get_by_role("button").count() == cards
    assert page.get_by_role("list", name="Trick 9").get_by_role("listitem").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SIZES
def test_a_card_that_can_be_selected_is_reported(page: Page) -> None:
    """A click calls the page's callback with the card, which sets the next state."""
    page.get_by_role("button", name="7 of hearts").click()
    assert page.get_by_role("status").inner_text() == "South played H7."
    assert page.get_by_role("group", name="South’s hand").get_by_role("button").count() == 4
    trick = page.get_by_role("list", name="Trick 9")
    assert "North: queen of hearts, wins the trick" in trick.inner_text()


@SIZES
def test_a_card_that_cannot_be_selected_does_nothing(page: Page) -> None:
    """The table knows no rules: it offers only what the state allows."""
    page.get_by_role("button", name="ace of spades").click(force=True)
    assert page.get_by_role("status").inner_text() == ""
    assert page.get_by_role("group", name="South’s hand").get_by_role("button").count() == 5


@WIDE
def test_a_card_is_played_by_its_letters(page: Page) -> None:
    """Suit, then rank, in the words of the table."""
    page.get_by_role("button", name="ace of spades").focus()
    page.keyboard.press("h")
    page.keyboard.press("7")
    assert page.get_by_role("status").inner_text() == "South played H7."


@WIDE
def test_colours_have_values_without_a_colour_scheme(page: Page) -> None:
    """A page without a color-scheme has a green table."""
    colour = page.get_by_role("region", name="The table").evaluate(
        "it => getComputedStyle(it).backgroundColor"
    )
    assert colour == "rgb(42, 106, 80)"


@SIZES
def test_a_whole_board_is_gone_through(page: Page) -> None:
    """The auction, then each card, in French, within its box, with a labelled board plate."""
    page.goto(page.url.replace("embed", "board"))
    assert page.get_by_role("img", name="Donne 1, Nord donne, personne vulnérable").is_visible()
    assert page.get_by_role("table", name="Les enchères").get_by_role("cell").count() == 16
    for _ in range(4):
        page.get_by_role("button", name="Après").click()
    trick = page.get_by_role("list", name="La levée")
    assert "Sud : as de carreau, fait la levée" in trick.inner_text()
    assert "valet de pique" in page.get_by_role("region", name="Main de Sud").inner_text()
    page.get_by_role("button", name="Fin").click()
    assert page.get_by_role("status").inner_text() == "Carte 52 sur 52, Nord-Sud 5, Est-Ouest 8"
    box, table = page.locator("#table"), page.get_by_role("region", name="La table")
    assert box.evaluate("it => it.clientHeight") >= table.evaluate("it => it.scrollHeight") - 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
