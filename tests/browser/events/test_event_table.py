"""Tables of an event enter their results on a phone, with and without the network."""

import re
from collections import Counter

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import Evening, LongRounds, Phone
from tests.browser.person import PHONE
from tests.support.thorough import first_of

TAPS = 5
"""Level, strain, declarer, tricks, and the other side's confirmation."""


def test_a_table_goes_on_without_the_network(revisit: Visit) -> None:
    """A result takes five taps; of two tables, one offline, every result is in the log once, and confirmed.

    The offline one confirms before its report is acknowledged, begins the next round before the director has
    started it, is loaded again in between, and enters a board that it forgot when the round is over.
    """
    organiser = revisit(language="en")
    evening = Evening(organiser.page.request)
    evening.start(1)
    here = Phone(revisit(size=PHONE), evening, "A1")
    away = Phone(revisit(size=PHONE, refusals=True), evening, "A2")
    for phone in (here, away):
        phone.sit()
    away.page.context.set_offline(True)
    for phone, first in ((here, 1), (away, 3)):
        for board in (first, first + 1):
            phone.shows("desk-level", board=board)
            before = phone.taps
            phone.enter(3, "S", "=")
            phone.reads("played-points", points=board_points(board), side="NS")
            phone.confirm()
            assert TAPS == phone.taps - before
        phone.shows("desk-done", round=1)
    here.reads("desk-next-stay", who="Paire 1", table=1)
    away.reads("desk-next-move", who="Paire 5", table=3)
    away.tap(away.person.say("desk-ahead", round=2))
    away.sit()
    away.enter(3, "N", "+1")
    away.confirm()
    assert {1} == {entry["table"] for entry in evening.log() if entry["event"] == "reported"}
    away.page.context.set_offline(False)
    away.reads("played-waiting", count=2)  # the round that has not begun
    away.page.reload()
    away.reads("played-waiting", count=2)
    evening.start(2)
    away.reads("played-all-sent")
    evening.start(3)
    away.tap(away.person.say("desk-late", round=2, board=6))
    away.enter(2, "S", "=")
    away.confirm()
    away.shows("desk-seats")
    away.reads("played-all-sent")
    log = evening.log()
    reported = Counter(
        (entry["round"], entry["table"], entry["board"]) for entry in log if entry["event"] == "reported"
    )
    assert {(1, 1, 1), (1, 1, 2), (1, 2, 3), (1, 2, 4), (2, 2, 5), (2, 2, 6)} == reported.keys()
    assert {1} == set(reported.values())
    versions = {entry["version"] for entry in log if entry["event"] == "reported"}
    assert Counter(versions) == Counter(entry["of"] for entry in log if entry["event"] == "confirmed")


def test_two_devices_that_differ_ask_for_the_right_result(revisit: Visit) -> None:
    """Neither counts until one is chosen and confirmed, on both; a call of the director is in the log."""
    organiser = revisit(language="en")
    evening = Evening(organiser.page.request)
    evening.start(1)
    one = Phone(revisit(size=PHONE), evening, "A1")
    other = Phone(revisit(size=PHONE, language="en", refusals=True), evening, "A1")
    for phone in (one, other):
        phone.sit()
    other.page.context.set_offline(True)
    other.enter(3, "S", "+1")
    other.shows("desk-confirm", board=1)
    one.enter(3, "S", "=")
    one.shows("desk-confirm", board=1)
    other.page.context.set_offline(False)
    for phone in (one, other):
        phone.shows("desk-disputed", board=1)
        stated = phone.page.locator(".stated")
        assert 2 == stated.count()
        assert [True] * 2 == [
            phone.person.say("desk-stated", by="table") in each for each in stated.all_inner_texts()
        ]
    assert violations(other.page) == []
    one.tap(one.person.say("desk-enter-again"))
    one.enter(3, "S", "−1")
    other.shows("desk-confirm", board=1)
    other.reads("played-points", points=50, side="EW")
    other.confirm()
    for phone in (one, other):
        phone.page.get_by_role(
            "button", name=phone.person.say("desk-board-state", board=1, standing="confirmed")
        ).wait_for()
    one.tap(one.person.say("desk-call"))
    other.reads("desk-called")
    assert "called" == evening.log()[-1]["event"]


def test_a_phone_offers_nothing_without_its_key_or_after_the_end(revisit: Visit) -> None:
    """It says how to get the key, or thank you; the bar with the call of the director is there in between."""
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    strange = revisit(size=PHONE)
    strange.open(f"/tournoi/{evening.code}/A1")
    strange.page.get_by_text(strange.say("desk-key")).wait_for()
    phone = Phone(revisit(size=PHONE), evening, "A1")
    phone.person.button(phone.person.say("desk-call")).wait_for()
    evening.write({"event": "closed"})
    phone.reads("desk-done-last-about")
    for person in (strange, phone.person):
        for said in ("desk-call", "desk-seats-right"):
            assert 0 == person.button(person.say(said)).count()
        assert 0 == person.page.get_by_text(person.say("played-all-sent")).count()


def test_a_phone_goes_on_when_the_director_types_the_results(revisit: Visit) -> None:
    """To the next board, without the question who sits here, from a board that somebody was entering, too.

    After the last one it says where to go; a round that the director has ruled on needs nobody either.
    """
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    phone = Phone(revisit(size=PHONE), evening, "A1")
    phone.shows("desk-seats")
    evening.report(1, 1, 1)
    phone.shows("desk-level", board=2)
    say = phone.person.say
    phone.tap(say("desk-board-state", board=2, standing="open"))
    phone.tap("3")
    evening.report(1, 1, 2)
    phone.shows("desk-done", round=1)
    evening.start(2)
    phone.shows("desk-seats")
    for board in (3, 4):
        at = {"section": "A", "round": 2, "table": 1, "board": board}
        evening.write({"event": "ruled", **at, "outcome": {"ns": "60", "ew": "40"}, "reason": ""})
    phone.shows("desk-done", round=2)


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_all_keys_of_a_result_are_in_sight_on_a_small_phone(revisit: Visit, language: str) -> None:
    """The contract beside the tricks; with five boards a round at 360 by 640 no key is below the bar.

    At a zoom of 200 % nothing is cut at the sides.
    """
    evening = LongRounds(revisit(language="en").page.request)
    evening.start(1)
    phone = Phone(revisit(language=language, size=(360, 640)), evening, "A1")
    say, page = phone.person.say, phone.page
    phone.sit()
    for name in ("4", say("strain-name-S"), say("desk-doubled", stake=2), say("seat-S")):
        phone.tap(name)
    contract = say("played-contract", level=4, strain="S", stake=2, declarer="S")
    phone.shows("desk-result")
    assert page.locator(".contract").inner_text().endswith(contract.split("♠")[1])
    phone.tap("−2")
    phone.shows("desk-confirm", board=1)
    bar = page.locator("footer").bounding_box()
    for code in ("desk-confirm-yes", "desk-confirm-no", "desk-lead-add"):
        key = phone.person.button(say(code)).bounding_box()
        assert bar
        assert key
        assert key["y"] + key["height"] <= bar["y"], code
    page.set_viewport_size({"width": 180, "height": 320})
    for each in page.get_by_role("button").all():
        key = each.bounding_box()
        assert key
        assert 0 <= key["x"] <= key["x"] + key["width"] <= 180, each.inner_text()


@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_a_phone_without_a_camera_opens_its_table_by_six_letters(revisit: Visit, language: str) -> None:
    """Typed at the address that is printed, in small letters too; those of a replaced key open nothing."""
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    person = revisit(language=language, size=PHONE, refusals=True)
    say, page = person.say, person.page
    letters, old = page.get_by_label(say("desk-letters")), evening.letters("A1")
    page.goto(f"/tournoi/{evening.code}/a1")
    letters.fill(evening.letters("A2"))
    person.button(say("desk-letters-do")).click()
    page.get_by_text(say("event.table-code")).wait_for()
    letters.fill(old.lower())
    person.button(say("desk-letters-do")).click()
    page.get_by_role("heading", name=say("desk-seats")).wait_for()
    page.reload()
    page.get_by_role("heading", name=say("desk-seats")).wait_for()
    evening.replace_key("tables/A1")
    page.get_by_text(say("event.key-replaced", role="table")).wait_for()
    letters.fill(old)
    person.button(say("desk-letters-do")).click()
    page.get_by_text(say("event.table-code")).wait_for()
    letters.fill(evening.letters("A1"))
    letters.press("Enter")
    page.get_by_role("heading", name=say("desk-seats")).wait_for()


def test_a_lead_is_added_where_the_result_is_confirmed(revisit: Visit) -> None:
    """Two taps more where the deals are unknown; where they are known it is asked for, one tap more."""
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    phone = Phone(revisit(size=PHONE), evening, "A1")
    say = phone.person.say
    phone.sit()
    phone.taps = 0
    phone.enter(3, "S", "=")
    phone.tap(say("desk-lead-add"))
    phone.tap(say("card-name", rank="Q", suit="C"))
    phone.page.get_by_role("status").get_by_text(re.compile("^Entame")).wait_for()
    phone.confirm()
    assert TAPS + 2 == phone.taps
    phone.shows("desk-level", board=2)
    evening.deal()
    phone.page.reload()
    phone.taps = 0
    phone.enter(3, "S", "+1")
    phone.tap(say("card-name", rank="Q", suit="H"))  # that West does not hold
    phone.reads("desk-doubts")
    phone.confirm()
    assert TAPS + 1 == phone.taps
    phone.shows("desk-done", round=1)
    phone.reads("played-all-sent")
    stated = [entry["result"] for entry in evening.log() if entry["event"] in ("reported", "corrected")]
    assert [None, "CQ", "HQ"] == [result.get("lead") for result in stated]


def test_the_phone_that_confirms_reads_the_same_question(revisit: Visit) -> None:
    """A lead that West does not hold: asked of the phone that stated it, and of the one to confirm."""
    evening = Evening(revisit(language="en").page.request)
    evening.deal()
    evening.start(1)
    one, other = (Phone(revisit(size=PHONE), evening, "A1") for _ in range(2))
    one.sit()
    one.enter(3, "S", "+1")
    one.tap(one.person.say("card-name", rank="Q", suit="H"))
    for phone in (one, other):
        phone.shows("desk-confirm", board=1)
        phone.reads("desk-doubts")
    questions = [phone.page.get_by_role("alert").inner_text() for phone in (one, other)]
    assert questions[0] == questions[1]
    assert other.person.say("event.lead.partner", declarer="N") in questions[1]
    other.confirm()
    one.shows("desk-level", board=2)


def board_points(board: int) -> int:
    """3NT just made by South: 600 where North-South are vulnerable, on boards 2 and 4, otherwise 400."""
    return 600 if board in (2, 4) else 400
