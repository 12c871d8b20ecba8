"""An online event in two browsers: a pair by a link, a board against robots, and on to the next round."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from chelem.events.log.values import event_codec_of
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.person import DESKTOP, PHONE, Person
from tests.support.servers.serving import Server
from tests.support.thorough import thorough

MOVEMENT = event_codec_of(Movement).write(mitchell(3, 3, 1))


def opened(director: Person, kind: str = "pairs") -> str:
    """Open an online event as a director does, and return its code."""
    director.open("/club")
    director.button(director.say("director-new-online")).click()
    director.page.get_by_text(director.say("plan-kind", kind=kind), exact=True).click()
    director.button(director.say("online-open")).click()
    director.page.wait_for_url("**/arbitre")
    return director.page.url.split("/")[-2]


def entered(person: Person, name: str, button: str, partner: str = "") -> None:
    """Enter with a name, and a partner of this kind."""
    person.page.get_by_label(person.say("name-label")).fill(name)
    if partner:
        person.page.get_by_label(person.say(f"online-with-{partner}")).check()
    person.button(person.say(button)).click()
    person.page.get_by_text(person.say("online-waits")).wait_for()


def key_of(director: Person, code: str) -> dict[str, str]:
    """Return the headers of a call with the director's key, which their browser keeps."""
    key = director.page.evaluate(f"localStorage.getItem('chelem-event-{code}-director')")
    return {"authorization": f"Bearer {key}"}


def started(director: Person, code: str) -> Any:
    """Begin with a movement of one board a round."""
    answer = director.page.request.post(
        f"/api/events/{code}/start",
        data={"movement": MOVEMENT, "minutes": 5, "barometer": True},
        headers=key_of(director, code),
    )
    assert answer.ok, answer.text()
    return answer.json()


def swiss_of(director: Person, rounds: int, boards: int) -> None:
    """Choose so many rounds of so many boards."""
    for label, number in (("plan-swiss-rounds", rounds), ("plan-swiss-boards", boards)):
        director.page.get_by_label(director.say(label), exact=True).fill(str(number))


def write(director: Person, code: str, event: str, **entry: object) -> None:
    """Write an entry about the section, as its director."""
    answer = director.page.request.post(
        f"/api/events/{code}/entries",
        data={"entry": {"event": event, "section": "A"} | entry},
        headers=key_of(director, code),
    )
    assert answer.ok, answer.text()


def ruled(director: Person, code: str) -> None:
    """Rule 60 and 40 % on all boards of the round in play, so that it is over."""
    answer = director.page.request.get(f"/api/events/{code}", headers=key_of(director, code))
    (section,) = answer.json()["sections"]
    for table in section["tables"]:
        for board in table["boards"]:
            at = {"round": section["round"], "table": table["table"], "board": board["board"]}
            write(director, code, "ruled", **at, outcome={"ns": "60", "ew": "40"}, reason="")


def at_table(page: Page) -> str:
    """Wait until the page has gone to a table by itself, and return its code."""
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def read(person: Person, code: str) -> Any:
    """The event as its public page reads it."""
    return json.loads(person.page.request.get(f"/api/events/{code}").text())


def back_to_event(person: Person, code: str) -> None:
    """Leave a table for the event's page, which does not lead back to it but to the next one."""
    person.go(f"/tournoi/{code}")
    person.page.get_by_role("link", name=person.say("online-go")).wait_for()


def test_a_pair_meets_at_its_table(revisit: Visit) -> None:
    """The partner enters by the link that the first one is shown; both are led to one table, face to face."""
    director, anne, ben = revisit(size=DESKTOP), revisit(size=PHONE), revisit(size=PHONE)
    code = opened(director)
    anne.open(f"/tournoi/{code}")
    anne.page.get_by_text(anne.say("online-how-robots", minutes=3)).wait_for()
    consent = anne.page.get_by_label(anne.say("online-consent"))
    assert not consent.is_checked(), "nobody is named who has not asked for it"
    consent.check()
    entered(anne, "Anne", "online-enter")
    promise = anne.page.get_by_text(
        anne.page.request.get(f"/api/events/{code}").json()["committed"], exact=True
    )
    while not promise.is_visible():  # the page may be drawn anew just then, as she has entered
        anne.unfold(anne.say("challenge-proof"))
    link = anne.page.get_by_role("group", name=anne.say("online-partner-link")).inner_text()
    ben.open("/" + link.replace("\n", "").split("/", 3)[3])
    entered(ben, "Ben", "online-join")
    director.page.get_by_text("Anne – Ben").wait_for()
    director.button(director.say("online-start")).click()
    assert at_table(anne.page) == at_table(ben.page)
    for person in (anne, ben):
        person.until(lambda: bool(person.witness.picture))  # noqa: B023 - awaited in this turn
    assert {person.witness.picture["you"]["seat"] for person in (anne, ben)} in ({"N", "S"}, {"E", "W"})


def test_a_round_leads_to_the_next(revisit: Visit) -> None:
    """Alone with a robot: a board is played, its result counts, and the page goes on to the next table.

    Nobody sees the results of the board before; afterwards each of them leads to its review.
    """
    director, eve = revisit(size=DESKTOP), revisit(size=PHONE)
    code = opened(director)
    eve.open(f"/tournoi/{code}")
    entered(eve, "Eve", "online-enter", "robot")
    started(director, code)
    write(director, code, "break", round=2, minutes=10)  # time to look at the page
    first = at_table(eve.page)
    eve.until(lambda: bool(eve.witness.picture))
    traveller = f"/api/events/{code}/boards/1"
    assert eve.page.request.get(traveller).status == 403
    eve.cut_short()
    eve.page.get_by_role("tab", name=eve.say("end-tab-tables", game="contract")).click()
    eve.page.get_by_role("table", name=eve.say("online-board", board=1)).wait_for()
    assert not eve.page.get_by_text(eve.say("end-others-playing")).count()
    assert not eve.page.get_by_text(eve.say("verdict-title")).count()
    write(director, code, "started", round=2)
    eve.page.wait_for_url(lambda url: "/table/" in url and first not in url, timeout=90_000)
    assert len({line["code"] for line in eve.page.request.get(traveller).json()["lines"]}) == 3
    for number in (2, 3):
        ruled(director, code)
        if number == 2:
            eve.until(lambda: read(eve, code)["sections"][0]["round"] == 3)
    eve.until(lambda: eve.page.request.get(f"/api/events/{code}/place").json()["finished"])
    eve.open(f"/tournoi/{code}")
    eve.page.get_by_text(eve.say("online-finished")).wait_for()
    own = eve.page.get_by_role("row").filter(has_text=eve.say("traveller-you"))
    own.get_by_role("link", name="1").wait_for()
    eve.page.get_by_role("link", name=eve.say("online-own-card")).wait_for()
    eve.open(f"/tournoi/{code}/boards/1")
    eve.page.locator(f"a[href='/table/{first}/donne/1']").click()
    eve.page.get_by_role("link", name=eve.say("review-table"), exact=True).wait_for()


@thorough
def test_the_director_replaces_who_has_gone(visit: Visit, tmp_path: Path) -> None:
    """The plan names them with the seat; their chair is somebody else's after two taps.

    Who comes back before has it again from the robot.
    """
    with Server(tmp_path, module="tests.support.servers.short_absences") as server:
        director, anne, ben, sol = (visit(size=PHONE, at=server) for _ in range(4))
        code = opened(director)
        for person, name in ((anne, "Anne"), (ben, "Ben")):  # the table waits for Ben's calls
            person.open(f"/tournoi/{code}")
            entered(person, name, "online-enter", "anyone")
        started(director, code)
        at_table(ben.page)
        table = at_table(anne.page)
        anne.until(lambda: bool(anne.witness.picture))
        seat = anne.witness.picture["you"]["seat"]
        anne.page.goto("about:blank")
        missed = director.page.get_by_role("heading", name=director.say("online-absent", count=1))
        missed.wait_for()
        who = f"{director.say(f'seat-letter-{seat}')} Anne"
        director.page.get_by_text(director.say("director-absent", who=who)).wait_for()
        anne.open(f"/table/{table}")
        missed.wait_for(state="hidden")
        assert anne.witness.picture["you"]["seat"] == seat

        sol.open(f"/tournoi/{code}")
        sol.page.get_by_label(sol.say("name-label")).fill("Sol")
        sol.button(sol.say("online-substitute")).click()
        sol.page.get_by_text(sol.say("online-is-substitute")).wait_for()
        anne.page.goto("about:blank")
        missed.wait_for()
        assert violations(director.page) == []
        director.button(director.say("online-absent-replace")).click()
        director.button("Sol").click()
        assert at_table(sol.page) == table
        sol.until(lambda: bool(sol.witness.picture))
        assert sol.witness.picture["you"]["seat"] == seat
        missed.wait_for(state="hidden")
        for person in (director, ben, sol):
            person.page.close()  # before its server


@thorough
def test_two_pairs_of_a_team_play_a_swiss(revisit: Visit) -> None:
    """Each pair by a link of its own; they sit at the two tables of a match, and the next one is drawn."""
    director, anne, cleo = revisit(size=DESKTOP), revisit(size=PHONE), revisit(size=PHONE)
    code = opened(director, "teams")
    anne.open(f"/tournoi/{code}")
    entered(anne, "Anne", "online-enter", "team")
    anne.page.get_by_text(anne.say("online-mates-link")).click()
    link = anne.page.get_by_role("group", name=anne.say("online-mates-link")).inner_text()
    cleo.open("/" + link.replace("\n", "").split("/", 3)[3])
    entered(cleo, "Cléo", "online-join-in-teams")
    director.page.get_by_text("Anne – Cléo").wait_for()
    director.page.get_by_text(director.say("online-meetings", meetings="swiss"), exact=True).click()
    swiss_of(director, 2, 1)
    director.button(director.say("online-start")).click()
    first = {at_table(person.page) for person in (anne, cleo)}
    assert len(first) == 2
    back_to_event(anne, code)
    ruled(director, code)
    director.page.get_by_text(director.say("plan-draw-show")).wait_for()
    assert at_table(anne.page) not in first
    director.open(f"/tournoi/{code}")
    director.page.get_by_text(director.say("plan-draw-of", round=2)).wait_for()
    header = director.say("ranked-result", unit="vp")
    director.page.get_by_role("columnheader", name=header, exact=True).wait_for()


@pytest.mark.merge
def test_the_director_draws_each_round(revisit: Visit) -> None:
    """A rematch is named before it is kept, and undone by one tap; players read whom they wait for."""
    director, anne = revisit(size=PHONE), revisit(size=PHONE)
    code = opened(director, "swiss-pairs")
    anne.open(f"/tournoi/{code}")
    entered(anne, "Anne", "online-enter", "robot")
    director.page.get_by_text("Anne").wait_for()
    swiss_of(director, 2, 2)
    director.page.get_by_label(director.say("plan-by-director")).check()
    director.button(director.say("online-start")).click()
    dialog = director.page.get_by_role("dialog")
    keep = dialog.get_by_role("button", name=director.say("plan-draw-confirm"))
    numbers = dialog.get_by_role("button", name=re.compile(r"^\D+\d"))
    director.button(director.say("plan-draw", round=1)).click()
    keep.click()
    director.button(director.say("director-start", round=1)).click()
    at_table(anne.page)
    ruled(director, code)
    anne.open(f"/tournoi/{code}")
    anne.page.get_by_text(anne.say("online-drawing")).wait_for()
    director.button(director.say("plan-draw", round=2)).click()
    keep.wait_for()
    (met,) = director.page.request.get(f"/api/events/{code}/draws").json()
    before = {frozenset((match["first"], match["second"])) for match in met["matches"]}
    one, _, *others = [int(number) for number in numbers.all_inner_texts()]
    again = next(place for place, other in enumerate(others, 2) if {one, other} in before)
    for place in (1, again):
        numbers.nth(place).click()
    dialog.get_by_text(director.say("plan-draw-rematches", matches=2)).wait_for()
    assert violations(director.page) == []
    keep.click()
    director.button(director.say("director-undo")).click()
    director.page.get_by_text(director.say("plan-draw-waits", round=2)).wait_for()
    director.button(director.say("plan-draw", round=2)).click()
    keep.click()
    director.page.get_by_text(director.say("plan-draw-hurry", round=2)).wait_for()


def test_who_waits_reads_when_it_begins(revisit: Visit) -> None:
    """The director says it with the day, which the title then has; both are on the event's page."""
    director, anne = revisit(size=PHONE), revisit(size=PHONE)
    director.open("/club")
    director.button(director.say("director-new-online")).click()
    director.page.get_by_label(director.say("online-ask-starts")).fill("2040-02-03T20:30")
    director.button(director.say("online-open")).click()
    director.page.wait_for_url("**/arbitre")
    code = director.page.url.split("/")[-2]
    anne.open(f"/tournoi/{code}")
    entered(anne, "Anne", "online-enter")
    anne.page.get_by_text(anne.say("online-starts", time="20:30")).wait_for()
    anne.page.get_by_role("heading", name="3 février").wait_for()


def test_a_phone_at_a_table_shows_the_round(revisit: Visit) -> None:
    """In the bar, where nothing is cut off; the title is in the table's panel, and leads to the event."""
    director, anne = revisit(size=DESKTOP), revisit(size=PHONE)
    code = opened(director)
    anne.open(f"/tournoi/{code}")
    entered(anne, "Anne", "online-enter", "robot")
    title = started(director, code)["title"]
    at_table(anne.page)
    anne.page.get_by_text(anne.say("online-round-short", round=1, rounds=3), exact=True).wait_for()
    parts = "[...document.querySelectorAll('header nav button')]"
    beyond = f"{parts}.map(e => e.getBoundingClientRect().right).filter(right => right > innerWidth)"
    for width in (320, 360):
        anne.page.set_viewport_size({"width": width, "height": 740})
        assert anne.page.evaluate(beyond) == [], width
    anne.button(anne.say("panel-table")).click()
    anne.page.get_by_role("link", name=title).click()
    anne.page.wait_for_url(f"**/tournoi/{code}")


@thorough
def test_who_has_played_is_not_led_back_to_the_table(revisit: Visit) -> None:
    """A page opened anew says who still plays, until the next round."""
    director, anne, ben = revisit(size=DESKTOP), revisit(size=PHONE), revisit(size=PHONE)
    code = opened(director)
    for person, name in ((anne, "Anne"), (ben, "Ben")):
        person.open(f"/tournoi/{code}")
        entered(person, name, "online-enter", "robot")
    started(director, code)
    first, other = at_table(anne.page), at_table(ben.page)
    assert first != other
    anne.until(lambda: bool(anne.witness.picture))
    anne.cut_short()
    again = anne.page.context.new_page()
    again.goto(f"/tournoi/{code}")
    again.get_by_role("link", name=anne.say("online-go-back")).wait_for()
    again.get_by_text(anne.say("online-others", playing=1, last="no")).wait_for()
    assert "/tournoi/" in again.url
    ruled(director, code)
    assert at_table(again) != first
    again.close()


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["swiss-pairs", "individual"])
def test_every_kind_leads_to_a_table(revisit: Visit, kind: str) -> None:
    director, anne = revisit(size=DESKTOP), revisit(size=PHONE)
    code = opened(director, kind)
    anne.open(f"/tournoi/{code}")
    entered(anne, "Anne", "online-enter")
    director.page.get_by_text("Anne").wait_for()
    if kind == "swiss-pairs":
        swiss_of(director, 2, 2)
    director.button(director.say("online-start")).click()
    first = at_table(anne.page)
    back_to_event(anne, code)
    ruled(director, code)
    assert at_table(anne.page) != first
