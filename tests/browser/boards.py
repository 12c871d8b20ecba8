"""Boards for the pages that open files: a match of four, and how a person opens it."""

from io import BytesIO
from pathlib import Path

from playwright.sync_api import Locator

from chelem.formats import Format, read_boards, write_boards
from tests.browser.person import Person

GOLDEN = Path(__file__).parents[1] / "golden" / "contract" / "duplicate.jsonl"


def match(form: Format = Format.PBN) -> bytes:
    """Four boards, all calls and cards of each."""
    boards = read_boards(BytesIO(GOLDEN.read_bytes()), Format.JSON)
    return b"".join(write_boards(boards, form))


def paste(person: Person, text: str) -> None:
    """Paste a text on the page that opens files."""
    person.page.goto("/analyser")
    person.page.get_by_label(person.say("analyse-paste"), exact=True).fill(text)
    person.button(person.say("analyse-open")).click()


def open_shelf(person: Person) -> None:
    """The list of the four boards."""
    paste(person, match().decode())
    rows(person).first.wait_for()


def rows(person: Person) -> Locator:
    """The boards of a list."""
    return person.page.locator("main ol a[href^='/analyser/']")


def open_board(person: Person, place: int = 1) -> None:
    """One board of the four."""
    open_shelf(person)
    rows(person).nth(place - 1).click()
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()


def analyse(person: Person) -> None:
    """Have all shown that could have been made."""
    person.button(person.say("could-show")).click()
    person.page.get_by_role("heading", name=person.say("could-title")).wait_for()


def told(person: Person) -> str:
    """The last sentence announced for the step."""
    return person.page.locator(".sentence[aria-live=polite]").inner_text()
