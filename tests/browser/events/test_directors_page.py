"""The director's page in a club: what is shown before it is done, and what other people must be told."""

import re
import time

from playwright.sync_api import Locator

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening
from tests.browser.events.test_director import Directing
from tests.browser.person import PHONE


def test_another_director_is_told_a_whole_address(revisit: Visit) -> None:
    """One that can be typed on a phone: the path alone is no address."""
    person = revisit(size=PHONE)
    page = person.page
    evening = Evening(page.request)
    page.goto(evening.director_page)
    person.tab("director-tab-more")
    page.get_by_text(f"{page.evaluate('location.origin')}/club").wait_for()


def test_movements_follow_what_is_asked_before_them(revisit: Visit) -> None:
    """Number, hour and rankings come first; what is opened is never a proposal for earlier answers."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    page.get_by_label(say("plan-ask-count", kind="pairs")).fill("17")
    page.get_by_text("8 tables et demie : une paire exempte à chaque tour", exact=True).wait_for()
    movements = page.get_by_role("group", name=say("director-ask-movement"))
    titles = movements.locator("strong")
    titles.nth(2).wait_for()
    assert 3 == len(set(titles.all_inner_texts()))
    assert violations(page) == []
    options = page.get_by_text(say("director-options"), exact=True)
    until = page.get_by_label(say("director-ask-until"))
    rankings = page.get_by_role("group", name=say("director-ask-winners"))
    asked = [
        top(each)
        for each in (page.get_by_label(say("plan-ask-count", kind="pairs")), until, rankings, options)
    ]
    assert asked == sorted(asked)
    assert asked[-1] < top(movements)

    page.route("**/api/event-movements?*", lambda route: (time.sleep(0.5), route.continue_()))
    page.get_by_text(say("director-winners", winners=2), exact=True).click()
    directing.button("director-open").click()
    page.wait_for_url("**/arbitre")
    (planned,) = [entry for entry in directing.log() if "planned" == entry["event"]]
    assert 2 == planned["movement"]["winners"]


def test_a_swiss_has_no_options_that_are_none(revisit: Visit) -> None:
    """Who cannot move, and boards a round, are asked of other movements; the title of every event."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    page.goto("/club")
    directing.button("director-new").click()
    options = page.get_by_text(say("director-options"), exact=True)
    options.wait_for()
    page.get_by_text(say("plan-kind", kind="swiss-teams"), exact=True).click()
    options.wait_for(state="detached")
    page.get_by_label(say("director-ask-title")).wait_for()
    boards = page.get_by_role("group", name=say("director-ask-boards"))
    assert 0 == boards.count()
    page.get_by_text(say("plan-kind", kind="individual"), exact=True).click()
    boards.wait_for()
    assert 0 == options.count()


def top(place: Locator) -> float:
    """How far below the top of the page something begins."""
    return float(place.evaluate("element => element.getBoundingClientRect().top + scrollY"))


def test_a_typed_result_says_what_it_replaces(revisit: Visit) -> None:
    """Before it is written, with its effect; the other lines are written, and one tap takes back both."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.start(1)
    result = {"contract": {"strain": "S", "tricks": 10, "stake": 1, "declarer": "S"}, "tricks": 10}
    evening.write({"event": "reported", "section": "A", "round": 1, "table": 1, "board": 1, "result": result})
    page.goto(evening.director_page)

    def results() -> list[str | None]:
        seen = page.request.get(evening.path, headers={"authorization": f"Bearer {evening.director}"}).json()
        return [board["result"] for board in seen["sections"][0]["tables"][0]["boards"]]

    directing.table(1).click()
    directing.in_dialog("button", say("director-typed")).click()
    page.get_by_role("textbox", name=say("director-typed")).fill("1 4P S +1\n2 3SA N =")
    directing.in_dialog("button", say("director-typed-save", lines=2)).click()
    replace = directing.in_dialog("button", say("director-typed-replace", lines=1))
    replace.wait_for()
    said = page.get_by_role("alert").filter(has_text=say("director-typed-replaced", lines=1)).inner_text()
    assert re.search("Table 1, donne 1 : 4.*Sud = → 4.*Sud \\+1$", " ".join(said.split())), said
    assert ["4S= by S", "3NT= by N"] == results()
    page.get_by_role("dialog").get_by_text(
        re.compile("^(Le classement|Le résultat|Les résultats)")
    ).wait_for()
    assert violations(page) == []
    replace.click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert ["4S+1 by S", "3NT= by N"] == results()
    directing.button("director-undo").click()
    directing.button("director-undo").wait_for(state="hidden")
    assert ["4S= by S", None] == results()


def test_a_call_is_seen_whatever_is_open(revisit: Visit) -> None:
    """It stands above the tabs and in the title of the page; one tap leads to the table, one answers it."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.start(1)
    page.goto(evening.director_page)
    directing.person.tab("director-tab-log")
    evening.write({"event": "called", "section": "A", "table": 2})
    evening.write({"event": "called", "section": "A", "table": 3})
    calls = page.get_by_role("alert").filter(has_text=say("director-call", table=2))
    calls.wait_for()
    calls.get_by_text(say("director-call", table=3), exact=True).wait_for()
    directing.person.until(lambda: page.title().startswith("(2) "))
    assert violations(page) == []

    directing.button("director-call-see-which", table=2).click()
    directing.in_dialog("button", say("director-answer")).click()
    directing.person.until(lambda: page.title().startswith("(1) "))
    page.mouse.wheel(0, 5000)
    directing.button("director-call-settled-which", table=3).click()
    directing.person.until(lambda: not page.title().startswith("("))
    assert [2, 3] == [entry["table"] for entry in directing.log() if entry.get("answered")]


def test_what_was_done_hides_no_control(revisit: Visit) -> None:
    """There is room for the bar below the last table, before it appears as well as then."""
    directing = Directing(revisit(size=PHONE))
    page = directing.page
    evening = Evening(page.request)
    evening.start(1)
    page.goto(evening.director_page)
    directing.button("director-pause").wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    directing.button("director-pause").evaluate("button => button.click()")
    directing.button("director-undo").wait_for()
    bar = page.locator(".bar").bounding_box()
    last = directing.table(3).bounding_box()
    assert bar
    assert last
    assert last["y"] + last["height"] <= bar["y"]


def test_closing_says_first_what_is_still_to_be_played(revisit: Visit) -> None:
    """Rounds to come and results that are missing, and what becomes of them; nothing when all is in."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.play(1)
    evening.start(2)
    page.goto(evening.director_page)
    directing.person.tab("director-tab-more")
    page.get_by_text(say("director-end-rounds", count=1, rounds="3", section="none"), exact=True).wait_for()
    page.get_by_text(say("director-end-boards", boards=6), exact=True).wait_for()
    directing.button("director-end-do").click()
    effect = page.get_by_role("alert").filter(has_text=say("director-end-effect-rounds"))
    effect.get_by_text(say("director-end-effect-boards"), exact=True).wait_for()
    assert violations(page) == []
    assert not directing.seen()["closed"]
    directing.button("director-cancel").click()

    evening.play(2)
    evening.play(3)
    page.get_by_text(say("director-end-boards", boards=6), exact=True).wait_for(state="detached")
    directing.button("director-end-do").click()
    directing.button("director-end-sure").click()
    directing.button("director-undo").wait_for()
    assert directing.seen()["closed"]
    assert not directing.button("director-end-anyway").count()


def test_an_event_is_removed_after_a_question(revisit: Visit) -> None:
    """From its page, and from the list where it is over; what is lost and what stays is said before."""
    director = revisit(size=PHONE, refusals=True)
    page, say = director.page, director.say
    kept, over = (Evening(page.request, title) for title in ("Essai", "Lundi passé"))
    over.write({"event": "closed"})
    for evening in (kept, over):
        page.goto(evening.director_page)
        director.tab("director-tab-more")
    page.goto("/club")
    page.get_by_role("link", name="Essai").wait_for()
    removal = page.get_by_role("button", name=say("director-remove-named", title="Essai"))
    assert 0 == removal.count(), "it is still played"
    director.button(say("director-remove-named", title="Lundi passé")).click()
    page.get_by_text(say("director-remove-lost")).wait_for()
    page.get_by_text(say("director-remove-stays")).wait_for()
    director.button(say("director-cancel")).click()
    director.button(say("director-remove-named", title="Lundi passé")).click()
    director.button(say("director-remove-sure")).click()
    page.get_by_role("link", name="Lundi passé").wait_for(state="detached")
    assert 404 == page.request.get(over.path).status

    page.goto(f"/tournoi/{kept.code}/arbitre")
    director.tab("director-tab-more")
    director.button(say("director-remove-do")).click()
    page.get_by_text(say("director-remove-lost")).wait_for()
    assert violations(page) == []
    director.button(say("director-remove-sure")).click()
    page.wait_for_url("**/club")
    director.button(say("director-new")).wait_for()
    assert 404 == page.request.get(kept.path).status
    assert [] == page.evaluate("Object.keys(localStorage).filter((each) => /director$/.test(each))")


def test_a_round_has_two_minutes_more_or_less(revisit: Visit) -> None:
    """The clock of the director, of the table's phone and of the screen follow, and undo takes them back."""
    directing = Directing(revisit(size=PHONE))
    person, page = directing.person, directing.page
    evening = Evening(page.request)
    evening.start(1)
    evening.write({"event": "paused", "section": "A"})
    phone, screen = person.another().page, person.another().page
    phone.goto(f"/tournoi/{evening.code}/A1#key={evening.keys['A1']}")
    screen.goto(f"/tournoi/{evening.code}/ecran")
    page.goto(evening.director_page)
    clocks = [each.get_by_role("timer") for each in (page, phone, screen)]

    def left() -> list[int]:
        texts = [re.search(r"(\d+):(\d\d)", clock.inner_text()) for clock in clocks]
        return [60 * int(text[1]) + int(text[2]) if text else -1 for text in texts]

    for clock in clocks:
        clock.wait_for()
    before = left()
    directing.button("clock-extend-which", minutes="+2").click()
    person.until(lambda: left() == [each + 120 for each in before])
    assert violations(page) == []
    directing.button("clock-extend-which", minutes="−2").click()
    person.until(lambda: left() == before)
    directing.button("director-undo").click()
    person.until(lambda: left() == [each + 120 for each in before])


def test_the_log_says_what_was_changed_and_what_taking_it_back_changes(revisit: Visit) -> None:
    """Entries have their numbers; the wrong direction is named, at the table's name; the effect is first."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    for number in (1, 2, 3):
        evening.play(number)
    evening.write(
        {
            "event": "cell",
            "section": "A",
            "round": 1,
            "table": 1,
            "sittings": [{"ns": [4], "ew": [1], "boards": [1, 2]}],
        }
    )
    page.goto(evening.director_page)
    directing.person.tab("director-tab-log")
    now, before = (say("director-log-seats", ns=ns, ew=ew) for ns, ew in ((4, 1), (1, 4)))
    facts = {"table": "1", "round": 1, "change": "direction", "boards": "1–2", "now": now, "before": before}
    entry = page.get_by_role("listitem").filter(has_text=say("director-log-cell", **facts))
    number = len(evening.log()) - 1
    dialog = page.get_by_role("dialog")
    entry.get_by_role("button", name=say("director-log-ranking", number=number)).click()
    dialog.get_by_role("table").first.wait_for()
    rankings = evening.ask(f"rankings/{number}")["rankings"]
    assert dialog.get_by_role("row").count() == sum(1 + len(each["ranked"]) for each in rankings)
    assert violations(page) == []
    page.keyboard.press("Escape")
    undo = say("director-undo-what", what=say("director-log-cell", **facts))
    entry.get_by_role("button", name=undo, exact=True).click()
    dialog.get_by_text(re.compile("→")).first.wait_for()
    assert violations(page) == []
    assert len(evening.log()) == number + 1
    directing.in_dialog("button", say("director-undo-entry")).click()
    dialog.wait_for(state="hidden")
    directing.person.until(lambda: len(evening.log()) == number + 2)


def test_a_result_on_a_ruled_board_says_that_the_ruling_counts(revisit: Visit) -> None:
    """In place of another result or as the first one, typed in a line or tapped at the board."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    evening = Evening(page.request)
    evening.play(1)
    evening.start(2)
    at = {"section": "A", "table": 1}
    for number, board in ((1, 1), (2, 3)):
        ruling = {"event": "ruled", **at, "round": number, "board": board, "reason": "slow"}
        evening.write({**ruling, "outcome": {"ns": "60", "ew": "40"}})
    page.goto(evening.director_page)
    directing.table(1).click()
    dialog = page.get_by_role("dialog")
    directing.in_dialog("button", say("director-typed")).click()
    dialog.get_by_role("textbox").fill("3 4P S +1")
    directing.in_dialog("button", say("director-typed-save", lines=1)).click()
    page.get_by_text(say("director-did-typed-ruled", lines=1, ruled=1)).wait_for()

    directing.table(1).click()
    directing.in_dialog("button", say("director-typed")).click()
    dialog.get_by_role("textbox").fill("3 4P S =")
    directing.in_dialog("button", say("director-typed-save", lines=1)).click()
    warning = say("director-typed-still-ruled", table=1, board=3, after="").partition(" mais ")[2]
    dialog.get_by_role("alert").filter(has_text=warning).wait_for()
    page.keyboard.press("Escape")

    directing.table(1).click()
    dialog.get_by_role("button", name=re.compile(f"^{say('director-board', board=3)} ")).click()
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_text(say("director-still-ruled"), exact=True).wait_for()


def test_a_second_event_of_a_day_has_another_title(revisit: Visit) -> None:
    """Both are in one list, where equal titles could not be told apart."""
    directing = Directing(revisit(size=PHONE))
    say, page = directing.person.say, directing.page
    directing.open_event(8)
    first = str(directing.seen()["title"])
    page.goto("/club")
    page.get_by_text(first, exact=True).wait_for()
    directing.button("director-new").click()
    title = page.get_by_label(say("director-ask-title"))
    directing.person.until(lambda: title.input_value() == f"{first} (2)")
