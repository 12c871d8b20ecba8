"""The tournament of the day in a browser: the table says what the page of the day says."""

from collections.abc import Iterator

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.contests.test_challenge import play_match
from tests.browser.person import PHONE, Person
from tests.support.servers.serving import Server
from tests.support.thorough import thorough

pytestmark = pytest.mark.usefixtures("one_day")


@pytest.fixture(scope="module")
def short_days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose days have two boards and quick robots."""
    with Server(tmp_path_factory.mktemp("days"), module="tests.support.servers.quick_notices") as server:
        yield server


def take_up(person: Person) -> None:
    """Go to the page of the day and sit down."""
    person.hurry()
    person.page.goto("/jour")
    if (label := person.page.get_by_label(person.say("name-label"))).count():
        label.fill("Anne")
    person.button(person.say("daily-play")).click()
    person.page.wait_for_url("**/table/*")


def words(person: Person, css: str) -> list[str]:
    """Return the words of elements, without differences of spaces."""
    return [" ".join(text.split()) for text in person.page.locator(css).all_inner_texts()]


def await_robots(person: Person) -> None:
    """Wait until all robots have played: nothing is provisional any more."""
    person.page.locator(".outcome:not(.provisional)").wait_for(timeout=180_000)


@thorough
def test_the_table_and_the_page_say_the_same(visit: Visit, short_days: Server) -> None:
    """The outcome, and both percentages of each board; among players there is nothing for who is alone.

    At the end of the match the ranking is the main button and no other match is offered. There, a day before
    is offered if there is one.
    """
    anne, ben = visit(at=short_days), visit(at=short_days, size=PHONE)
    for person, among in ((anne, 0), (ben, 2)):
        take_up(person)
        play_match(person)
        person.tab_if_any("end-tab-match")
        await_robots(person)
        at_table, boards = words(person, ".outcome"), words(person, ".verdict-of-day td")
        assert violations(person.page) == []
        assert person.button(person.say("result-again")).count() == 0
        person.link(person.say("daily-see")).click()
        person.page.wait_for_url("**/jour/*")
        person.page.locator(".outcome").wait_for()
        person.page.goto("/jour")
        await_robots(person)
        assert at_table == words(person, ".outcome")
        shown = words(person, ".percents strong")
        assert shown == [person.say("daily-board-percent", percent=boards[at]) for at in (1, 4)]
        shown = words(person, ".percents span")
        assert shown == [person.say("daily-board-people", percent=boards[at]) for at in (2, 5)][:among]
    # The server has lived for two days if midnight came after it began.
    before = anne.page.request.get(f"{short_days.address}/api/daily").json()["before"]
    assert anne.page.get_by_role("link", name=anne.say("daily-before")).count() == int(before is not None)


def test_the_panel_offers_what_is_allowed(visit: Visit, short_days: Server) -> None:
    """No friends are invited, equal terms are fixed; what is refused does not stay shown."""
    anne = visit(at=short_days, refusals=True)
    take_up(anne)
    anne.tab("panel-table")
    undo = anne.page.get_by_label(anne.say("policy-undo"), exact=True)
    undo.wait_for()
    assert (undo.input_value(), undo.is_disabled()) == ("off", True)
    anne.page.get_by_text(anne.say("policy-fixed")).wait_for()
    assert anne.page.get_by_text(anne.say("invite-how")).count() == 0
    refusal = {"code": "set.policy", "sentence": anne.say("set-policy"), "facts": {}}
    anne.page.route("**/policy*", lambda route: route.fulfill(status=409, json=refusal))
    clock = anne.page.get_by_label(anne.say("policy-clock"), exact=True)
    clock.select_option("60")
    anne.page.get_by_role("alert").get_by_text(anne.say("set-policy")).wait_for()
    assert clock.input_value() == "0"


def test_a_refused_claim_hides_neither_contract_nor_result(visit: Visit, short_days: Server) -> None:
    """Its notice is over the bar, and gone once the deal is over."""
    person = visit(at=short_days, size=PHONE)
    take_up(person)
    person.until(lambda: bool(person.witness.picture))
    while not person.may_concede():
        assert person.move()
        person.until(lambda: bool(person.witness.legal) or person.witness.claimed)
    person.button(person.say("action-claim")).click()
    person.button(person.say("claim-all")).click()
    notice = person.page.locator(".notice.outcome")
    notice.wait_for()
    said, contract = notice.bounding_box(), person.page.locator(".contract .name").bounding_box()
    assert said
    assert contract
    assert said["y"] + said["height"] <= contract["y"]
    person.cut_short(1)
    assert not notice.count()


def test_the_first_page_leads_to_the_day(visit: Visit, short_days: Server) -> None:
    """On a telephone without scrolling; a tournament that was begun is named where it is resumed.

    The robots' system is named before the first call; the mark of the board opens to the commitment.
    """
    anne = visit(at=short_days, size=PHONE)
    anne.page.goto("/")
    link = anne.page.get_by_role("main").get_by_role("link", name=anne.say("nav-daily"), exact=True)
    assert (box := link.bounding_box()) is not None
    assert box["y"] + box["height"] < PHONE[1]
    link.click()
    anne.page.get_by_role("link", name=anne.say("daily-bots-system")).wait_for()
    take_up(anne)
    anne.until(lambda: bool(anne.witness.picture))
    assert anne.witness.picture["table"]["bots"]["strength"] == "instant"
    anne.page.reload()
    anne.button(anne.say("deal-of-set", kind="daily")).click()
    assert violations(anne.page) == []
    anne.page.get_by_role("link", name=anne.say("deal-of-day-proof")).click()
    anne.page.get_by_text(anne.say("daily-proof-about")).wait_for()
    anne.go("/")
    resume = anne.page.get_by_role("region", name=anne.say("home-resume"))
    resume.get_by_text(anne.say("nav-daily")).wait_for()


def test_robots_of_the_day_keep_the_visitors_pace(visit: Visit, short_days: Server) -> None:
    """The boards are the same for all, the time between two cards is one's own; robots are counted from 1."""
    person = visit(at=short_days)
    person.page.goto("/jour")
    person.open_settings()
    person.page.get_by_role("radio", name=person.say("settings-pace-brisk"), exact=True).check()
    person.page.keyboard.press("Escape")
    person.page.get_by_label(person.say("name-label")).fill("Anne")
    person.button(person.say("daily-play")).click()
    person.until(lambda: bool(person.witness.picture))
    person.until(lambda: person.witness.picture["table"]["policy"]["pace"] == "brisk")
    names = [chair["name"] for chair in person.witness.picture["chairs"].values() if chair["kind"] == "bot"]
    assert sorted(names) == ["Robot 1", "Robot 2", "Robot 3"]
