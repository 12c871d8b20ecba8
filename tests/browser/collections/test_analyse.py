"""Files of deals in the browser: open, list, step through, analyse, play, find again."""

import re
from base64 import b64encode
from urllib.parse import quote

import pytest

from chelem.formats import Format
from tests.browser.collections.boards import (
    analyse,
    choose_to_play,
    match,
    open_board,
    open_collection,
    paste,
    rows,
    told,
)
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.site.collections.samples import LIN, PLAYED, WRONG
from tests.support.thorough import first_of

SIZES = pytest.mark.parametrize(
    ("language", "size"),
    first_of([("fr", PHONE), ("en", DESKTOP)], ("fr", PHONE)),
    ids=["fr-phone", "en-desktop"],
)
DROP = """([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], name));
    for (const kind of ["dragover", "drop"]) {
        const event = { bubbles: true, cancelable: true, dataTransfer: data };
        document.body.dispatchEvent(new DragEvent(kind, event));
    }
}"""


def plain(text: str) -> str:
    """Return a text with plain spaces."""
    return text.replace("\u00a0", " ")


def shown(person: Person) -> str:
    """Return the text of the page."""
    return plain(person.page.get_by_role("main").inner_text())


def drop(person: Person, name: str, data: bytes) -> None:
    """Drop a file on the page, once it is there."""
    person.page.get_by_label(person.say("analyse-paste"), exact=True).wait_for()
    person.page.evaluate(DROP, [name, b64encode(data).decode()])


@SIZES
def test_a_file_is_pasted_listed_and_gone_through(
    revisit: Visit, language: str, size: tuple[int, int]
) -> None:
    """From the navigation: the list of boards, then a board step by step, by mouse."""
    person = revisit(language=language, size=size)
    person.open("/")
    person.go_to("tools", "analyse")
    person.page.get_by_label(person.say("analyse-paste"), exact=True).fill(match().decode())
    person.button(person.say("analyse-open")).click()
    rows(person).first.wait_for()
    assert rows(person).count() == 4
    rows(person).nth(2).click()
    person.page.get_by_role("heading", level=1, name=person.say("opened-title", board="3")).wait_for()
    person.button(person.say("review-forward")).click()
    assert told(person)
    person.button(person.say("review-last")).click()
    person.tab("viewer-tab-tricks")
    card = person.page.get_by_role("list").get_by_role("button", name=re.compile("^" + person.say("seat-N")))
    card.first.click()
    assert person.say("seat-N") in told(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_files_are_dropped(revisit: Visit) -> None:
    """A single board opens directly; the encoding is detected."""
    person = revisit()
    person.open("/analyser")
    drop(person, "club.pbn", PLAYED.encode("latin-1"))
    person.page.get_by_role("heading", level=1, name=person.say("opened-title", board="1")).wait_for()
    assert "Ann Émile" in person.page.get_by_role("main").inner_text()


def test_several_files_are_chosen(revisit: Visit) -> None:
    """Each file has its result and a link."""
    person = revisit(language="en", refusals=True)
    person.open("/analyser")
    person.page.get_by_label(person.say("analyse-choose")).first.set_input_files(
        [
            {"name": "one.pbn", "mimeType": "text/plain", "buffer": match()},
            {"name": "two.lin", "mimeType": "text/plain", "buffer": match(Format.LIN)},
            {"name": "none.pbn", "mimeType": "text/plain", "buffer": b"nothing"},
            {"name": "huge.pbn", "mimeType": "text/plain", "buffer": b"x" * 2_000_001},
        ]
    )
    main = person.page.get_by_role("main")
    for name, boards in (("one.pbn", 4), ("two.lin", 4)):
        main.get_by_role("link", name=person.say("analyse-read", name=name, boards=boards)).first.wait_for()
    main.get_by_text(person.say("analyse-large", name="huge.pbn")).wait_for()
    main.get_by_text(person.say("collection-nothing")).wait_for()


def test_what_is_wrong_is_said_in_the_list_and_at_the_board(revisit: Visit) -> None:
    """Problems have a sentence and the line in the file."""
    person = revisit()
    paste(person, PLAYED + "\n" + WRONG)
    main = person.page.get_by_role("main")
    main.get_by_text(re.compile(r"Ligne \d+.*50")).wait_for()
    rows(person).nth(1).click()
    person.tab("viewer-tab-details")
    person.page.get_by_text(person.say("opened-problems"), exact=True).click()
    assert re.search(r"Ligne \d+", person.page.get_by_role("main").inner_text())


@pytest.mark.parametrize(
    "link",
    [
        f"/analyser?lin={quote(LIN)}",
        f"/analyser?pbn={quote(PLAYED)}",
        "/analyser?deal=2026&dealer=E&vulnerable=NS",
    ],
    ids=["lin", "pbn", "deal"],
)
def test_links_open_a_deal_at_once(revisit: Visit, link: str) -> None:
    """Nothing is saved unasked; the link opens the same deal for another visitor."""
    person = revisit()
    person.open(link)
    hand = person.page.get_by_role("region", name=person.say("review-hand", seat="N"))
    hand.wait_for()
    cards = hand.inner_text()
    person.go("/analyser")
    person.page.get_by_text(person.say("collection-nothing-yet")).wait_for()
    person.go(link)
    person.tab("viewer-tab-details")
    person.button(person.say("could-keep")).click()
    person.page.get_by_role("link", name=person.say("could-kept")).click()
    person.page.wait_for_url(re.compile(r"/analyser/\w+/1$"))
    assert cards == hand.inner_text()


def test_a_link_to_bbo_is_pasted(revisit: Visit) -> None:
    """The link contains the deal: no other site is contacted."""
    person = revisit(language="en")
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    paste(person, f"https://www.bridgebase.com/tools/handviewer.html?lin={quote(LIN)}")
    person.page.get_by_role("heading", level=1, name=person.say("opened-title", board="1")).wait_for()
    assert not [url for url in asked if "bridgebase.com" in url.partition("?")[0]]


def test_a_file_elsewhere_is_asked_for_by_the_page(revisit: Visit) -> None:
    """The other site allows it or a sentence explains that it does not; a link from outside asks first."""
    person = revisit(language="en", refusals=True)
    allow = {"access-control-allow-origin": "*"}
    person.page.route("https://club.example/**", lambda route: route.fulfill(body=match(), headers=allow))
    person.page.route("https://shut.example/**", lambda route: route.abort())
    paste(person, "https://club.example/results/night.pbn")
    rows(person).first.wait_for()
    assert "night.pbn" == person.page.get_by_role("heading", level=1).inner_text()
    person.open("/analyser?url=https://shut.example/x.pbn")
    person.page.get_by_text(person.say("analyse-elsewhere", host="shut.example")).wait_for()
    person.button(person.say("analyse-fetch")).click()
    person.page.get_by_text(person.say("analyse-closed", host="shut.example")).wait_for()


def test_a_board_by_keyboard(revisit: Visit) -> None:
    """From the list with Tab and Enter, then with the arrow keys; each step is announced."""
    person = revisit()
    open_collection(person)
    rows(person).first.focus()
    person.page.keyboard.press("Enter")
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    person.page.keyboard.press("ArrowRight")
    assert person.say("aloud.call", seat="N", call="P") == plain(told(person))
    person.page.keyboard.press("End")
    last = told(person)
    assert person.say("seat-N") in last
    person.page.keyboard.press("Home")
    assert person.say("review-start") == told(person)


def test_alerts_open_to_their_words(revisit: Visit) -> None:
    """At the step, and in the list of meanings."""
    person = revisit()
    person.open(f"/analyser?lin={quote(LIN)}")
    person.tab("viewer-tab-auction")
    alert = person.page.get_by_role("button", name=re.compile(person.say("review-alert")))
    alert.click()
    assert "may be short" in told(person)


@SIZES
def test_what_could_have_been_made(revisit: Visit, language: str, size: tuple[int, int]) -> None:
    """On demand: a number on each card of the hand to play, the table, par, what cards and calls cost."""
    person = revisit(language=language, size=size)
    open_board(person)
    assert person.page.get_by_role("heading", name=person.say("could-title")).count() == 0
    analyse(person)
    main = person.page.get_by_role("main")
    assert main.get_by_role("table").filter(has=person.page.get_by_role("row")).count() >= 1
    while person.say("aloud.card", seat="S", card="S3", game="contract") not in told(person):
        person.page.keyboard.press("ArrowRight")
    person.tab_if_any("viewer-tab-board")
    numbered = main.get_by_role("region").get_by_text(
        re.compile(rf"{person.say('card-name', suit='S', rank='Q')}.*\d")
    )
    numbered.first.wait_for(state="attached")
    person.tab("viewer-tab-tricks")
    person.until(lambda: re.search(r"−\d", main.inner_text()) is not None)
    person.tab_if_any("viewer-tab-analysis")
    turning = (
        main.get_by_role("heading", name=person.say("could-turning")).locator("..").get_by_role("button")
    )
    before = told(person)
    turning.last.click()
    person.until(lambda: told(person) != before)
    person.page.reload()
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    person.tab_if_any("viewer-tab-analysis")
    person.page.get_by_role("heading", name=person.say("could-title")).wait_for()
    person.button(person.say("could-hide")).click()
    main.get_by_role("heading", name=person.say("could-title")).wait_for(state="detached")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_deal_that_is_not_whole(revisit: Visit) -> None:
    """The page names what the file does not state, and nothing fails."""
    person = revisit()
    person.open("/analyser?pbn=" + quote('[Deal "N:AKQJT98765432... - - -"]'))
    person.page.get_by_text(person.say("study.hands")).wait_for()
    person.page.get_by_text(person.say("review-unknown")).first.wait_for()
    analyse(person)
    person.page.get_by_text(person.say("study.worth")).wait_for()
    assert person.button(person.say("opened-play")).count() == 0


def quick(person: Person) -> None:
    """Make the bots of the current table play without pauses."""
    code = person.page.url.rpartition("/")[2]
    made = person.page.request.patch(f"/api/tables/{code}/policy", data={"pace": "instant"})
    assert made.ok, made.text()


@SIZES
def test_a_board_is_played_and_compared(revisit: Visit, language: str, size: tuple[int, int]) -> None:
    """In a chosen seat, from the first call; the table shows that the deal is known, and compares."""
    person = revisit(language=language, size=size)
    open_board(person)
    choose_to_play(person)
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text(person.say("seat-E"), exact=True).click()
    dialog.get_by_role("button", name=person.say("opened-start"), exact=True).click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: bool(person.witness.picture))
    quick(person)
    assert "E" == person.witness.picture["you"]["seat"]
    announced = person.page.get_by_text(person.say("deal-origin", origin="file", people=1))
    # Once somebody has called, a word beside the board's plate is left of the sentence.
    announced.or_(person.page.get_by_text(person.say("deal-chosen"), exact=True)).first.wait_for()
    person.cut_short(1)
    person.page.get_by_role("heading", name=person.say("result-title", number=1)).wait_for()
    person.tab("end-tab-analysis")
    assert plain(person.witness.picture["seen"]["text"]) in shown(person)
    person.page.get_by_text(person.say("end-par", par="").split(":")[0].strip()).first.wait_for()


def test_a_board_goes_on_from_where_one_is(revisit: Visit) -> None:
    """Calls and cards up to the step are made; a file that breaks the rules is refused with a sentence."""
    person = revisit(refusals=True)
    open_board(person)
    for _ in range(9):
        person.page.keyboard.press("ArrowRight")
    step = told(person)
    person.button(person.say("could-go-on")).click()
    dialog = person.page.get_by_role("dialog")
    assert plain(step.partition("\n")[0]) in plain(dialog.inner_text())
    dialog.get_by_role("button", name=person.say("opened-start"), exact=True).click()
    person.page.wait_for_url("**/table/*")
    person.until(lambda: bool(person.witness.picture))
    assert 9 == person.witness.picture["seen"]["steps"]
    person.page.get_by_text(person.say("seen-steps", steps=9)).wait_for()
    paste(person, PLAYED.replace("Pass Pass 1C =1= 1S", "Pass Pass 1S =1= 1C"))
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    person.page.keyboard.press("End")
    person.page.keyboard.press("ArrowLeft")
    person.button(person.say("could-go-on")).click()
    dialog.get_by_role("button", name=person.say("opened-start"), exact=True).click()
    dialog.get_by_role("alert").wait_for()


def test_a_link_with_several_boards_goes_from_one_to_the_next(revisit: Visit) -> None:
    """A link can contain a whole match."""
    person = revisit()
    person.open(f"/analyser?lin={quote(match(Format.LIN))}")
    for board in (1, 2, 3):
        person.page.get_by_role(
            "heading", level=1, name=person.say("opened-title", board=str(board))
        ).wait_for()
        person.page.get_by_role("link", name=person.say("opened-after")).click()
    person.page.get_by_role("heading", level=1, name=person.say("opened-title", board="4")).wait_for()
    assert person.page.get_by_role("link", name=person.say("opened-after")).count() == 0


def test_a_board_is_removed_from_its_collection(revisit: Visit) -> None:
    """After confirmation; the others stay."""
    person = revisit()
    open_board(person, 2)
    person.tab("viewer-tab-details")
    person.button(person.say("opened-remove")).click()
    person.button(person.say("opened-remove-yes")).click()
    person.page.wait_for_url(re.compile(r"/analyser/\w+$"))
    person.until(lambda: rows(person).count() == 3)


def test_collections_are_searched_as_one_types(revisit: Visit) -> None:
    """Over all collections; a collection is renamed and deleted."""
    person = revisit(language="en")
    open_collection(person)
    paste(person, PLAYED)
    person.page.wait_for_url("**/1")
    person.go("/analyser")
    search = person.page.get_by_role("searchbox", name=person.say("collection-search"))
    search.press_sequentially("emile 2s")
    rows(person).first.wait_for()
    person.until(lambda: rows(person).count() == 1)
    search.fill("nobody")
    person.page.get_by_text(person.say("collection-found", count=0)).first.wait_for()
    search.fill("")
    person.page.get_by_role("link", name=re.compile("4 boards")).click()
    person.button(person.say("collection-rename")).click()
    person.page.get_by_label(person.say("collection-name"), exact=True).fill("My match")
    person.button(person.say("collection-keep-name")).click()
    person.page.get_by_role("heading", level=1, name="My match").wait_for()
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.say("collection-download", form="PBN")).click()
    assert "My match.pbn" == download.value.suggested_filename
    person.button(person.say("collection-delete")).click()
    person.button(person.say("collection-delete-yes")).click()
    person.page.wait_for_url("**/analyser")
    person.page.get_by_role("link", name=re.compile("one board")).wait_for()
    assert person.page.get_by_text("My match").count() == 0


@pytest.mark.parametrize("game", first_of(["contract", "whiz"], "contract"))
def test_deals_of_ones_own_tables(revisit: Visit, game: str) -> None:
    """They are among the collections; the review shows card values, saves the deal, continues from a step."""
    person = revisit()
    person.enter(person.make(game))
    person.cut_short(1)
    person.page.get_by_role("link", name=person.say("after-review"), exact=True).click()
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    analyse(person)
    person.tab("viewer-tab-details")
    person.button(person.say("could-keep")).click()
    person.page.get_by_role("link", name=person.say("could-kept")).click()
    person.page.get_by_role("heading", level=1, name=person.say("analyse-kept")).wait_for()
    person.go("/analyser")
    person.page.get_by_role("link", name=re.compile(person.say("analyse-played"))).click()
    person.page.get_by_role("heading", level=1, name=person.say("analyse-played")).wait_for()
    door = person.page.locator("main ol a").first
    door.click()
    person.page.get_by_role("group", name=person.say("review-steps")).wait_for()
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    go_on = person.button(person.say("could-go-on"))
    go_on.click()
    if game == "contract":
        person.page.get_by_role("dialog").get_by_role(
            "button", name=person.say("opened-start"), exact=True
        ).click()
    person.page.wait_for_url("**/table/*")
    person.page.get_by_text(person.say("seen-steps", steps=2)).wait_for()
