"""The pages about bidding systems: chapters, auctions, the quiz, the convention card."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from chelem.bots.systems.names import known_systems
from tests.browser.conftest import Visit
from tests.browser.learning import study
from tests.browser.person import PHONE, Wanderer
from tests.support.thorough import first_of


def test_a_reader_goes_from_the_rules_to_a_chapter_and_on_by_a_call(revisit: Visit) -> None:
    """Rules, systems, a chapter of one, a call of it; the auction then has the pass of silent opponents."""
    person = revisit(language="en")
    page = person.page
    person.open("/regles/contract")
    person.go_to("learn", "systems")
    page.get_by_role("link", name="Standard American", exact=True).click()
    page.get_by_label(person.say("study-filter"), exact=True).fill("stayman")
    page.get_by_text("Stayman", exact=True).click()
    study.link_after(person, "2H").first.click(timeout=study.PATIENCE)
    study.next_calls(person).first.wait_for(timeout=study.PATIENCE)
    assert page.url.endswith("/systemes/sayc/sequences?e=1NT.P.2C.P.2H.P")


def test_an_auction_is_gone_on_with_taken_back_and_typed(revisit: Visit) -> None:
    """A double click goes on once, a link goes back, and the field opens an auction as players write it."""
    person = revisit()
    study.open_auction(person, "1NT.P")
    page = person.page
    study.link_after(person, "2C").dblclick()
    study.link_after(person, "2C").wait_for(state="hidden", timeout=study.PATIENCE)  # Stayman is answered
    study.link_after(person, "2H").wait_for()
    assert page.url.endswith("/sequences?e=1NT.P.2C.P")
    page.get_by_role("link", name=person.say("study-back"), exact=True).click()
    page.wait_for_url("**/sequences?e=1NT.P")
    page.get_by_label(person.say("study-jump"), exact=True).fill("1C 2T")
    person.button(person.say("study-jump-go")).click()
    page.wait_for_url("**/sequences?e=1H.P.2C.P", timeout=study.PATIENCE)


def test_an_answer_is_explained_and_counted_on_this_device(revisit: Visit) -> None:
    """The score is still there when the page is opened again, until it is cleared."""
    person = revisit()
    study.open_quiz(person, "openings")
    study.answer(person)
    counted = person.page.get_by_text(person.say("study-score", right=0, asked=1), exact=True)
    right = person.page.get_by_text(person.say("study-score", right=1, asked=1), exact=True)
    counted.or_(right).wait_for()
    study.open_quiz(person, "openings")
    counted.or_(right).wait_for()
    person.button(person.say("study-score-clear")).click()
    person.page.get_by_text(person.say("study-score", right=0, asked=0), exact=True).wait_for()


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
@pytest.mark.parametrize("system", known_systems())
def test_a_convention_card_is_one_sheet_of_a4(revisit: Visit, system: str, language: str) -> None:
    """Each system's card is printed on one page, in both languages, with its last box."""
    person = revisit(language=language)
    person.open(f"/systemes/{system}/feuille")
    last = person.say("study-box-leads")
    person.page.get_by_role("heading", name=last, exact=True).wait_for(timeout=study.PATIENCE)
    pages = PdfReader(BytesIO(person.page.pdf(prefer_css_page_size=True))).pages
    assert 1 == len(pages)
    assert last in pages[0].extract_text()


def test_a_chapter_says_which_texts_it_follows(revisit: Visit) -> None:
    """The texts lead to a chapter, which names its own when it is open; on a phone nothing is cut off."""
    person = revisit(language="en")
    page = person.page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    person.open("/systemes/sayc/textes")
    page.get_by_role("heading", name=person.say("study-deviations"), exact=True).wait_for(
        timeout=study.PATIENCE
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Stayman", exact=True).click()
    page.locator("#notrump-stayman").get_by_text("SAYC Reference").first.wait_for(timeout=study.PATIENCE)


def test_a_word_is_found_and_has_an_address(revisit: Visit) -> None:
    """From the navigation to the glossary; accents need not be typed, and another page can link to a word."""
    person = revisit()
    page = person.page
    person.open("/regles/contract")
    person.go_to("learn", "glossary")
    page.get_by_label(person.say("glossary-search"), exact=True).fill("etui")
    page.get_by_text(person.say("glossary-count", count=1), exact=True).wait_for()
    page.get_by_role("link", name=person.say("glossary-link", term="étui"), exact=True).click()
    page.wait_for_url("**/glossaire#board")
    page.goto("/glossary#void")
    page.locator("#void").get_by_text("chicane", exact=True).wait_for()


PAGES = (
    *("/systemes", "/systemes/sef", "/systemes/sef/sequences?e=1H.P", "/systemes/sef/quiz"),
    *("/glossaire", "/histoire"),
)


def test_a_phone_never_scrolls_sideways(revisit: Visit) -> None:
    """At 360 pixels, in French, whose words are the longer ones."""
    person = Wanderer(revisit(size=PHONE).page, "fr")
    assert [] == [path for path in PAGES if person.width_of(path) > PHONE[0]]
