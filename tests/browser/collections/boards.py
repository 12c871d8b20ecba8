"""A PBN match of four boards, and steps to open it in the browser."""

from io import BytesIO
from pathlib import Path

from playwright.sync_api import Locator

from chelem.formats import Format, read_boards, write_boards
from tests.browser.person import Person

GOLDEN = Path(__file__).parents[2] / "golden" / "contract" / "duplicate.jsonl"


def match(form: Format = Format.PBN) -> bytes:
    """Return four boards with all their calls and cards."""
    boards = read_boards(BytesIO(GOLDEN.read_bytes()), Format.JSON)
    return b"".join(write_boards(boards, form))


def paste(person: Person, text: str) -> None:
    """Paste a text on the import page."""
    person.go("/analyser")
    person.page.get_by_label(person.say("analyse-paste"), exact=True).fill(text)
    person.button(person.say("analyse-open")).click()


def open_collection(person: Person) -> None:
    """Open the list of the four boards."""
    paste(person, match().decode())
    rows(person).first.wait_for()


def rows(person: Person) -> Locator:
    """Return the rows of a list of boards."""
    return person.page.locator("main ol a[href^='/analyser/']")


def open_board(person: Person, place: int = 1) -> None:
    """Open one of the four boards."""
    open_collection(person)
    rows(person).nth(place - 1).click()
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()


def analyse(person: Person) -> None:
    """Show the double-dummy analysis, which is behind a tab where it has no place of its own."""
    person.tab_if_any("viewer-tab-analysis")
    person.button(person.say("could-show")).click()
    person.page.get_by_role("heading", name=person.say("could-title")).wait_for()


def choose_to_play(person: Person) -> None:
    """Ask to play the board, which on a phone is behind the tab of details."""
    if not person.button(person.say("opened-play")).count():
        person.tab("viewer-tab-details")
    person.button(person.say("opened-play")).click()


def told(person: Person) -> str:
    """Return the last sentence announced for the step."""
    return person.page.locator(".sentence[aria-live=polite]").inner_text()
