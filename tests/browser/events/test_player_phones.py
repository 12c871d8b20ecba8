"""Players' own phones at a table of an event, and keys that are replaced."""

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.events.event import MOVEMENT, Evening, Phone, PlayerPhone
from tests.browser.person import PHONE

LARGE = 40
"""Pixels of letters that are read while walking."""


def test_one_side_enters_and_the_other_confirms(revisit: Visit) -> None:
    """One phone has the letters of its guide card, the other is granted by the director.

    Of two boards that North-South enter, East-West have entered one meanwhile, without the network: it is
    confirmed as soon as that arrives; the other one takes a tap.
    """
    organiser = revisit(language="en")
    evening = Evening(organiser.page.request)
    evening.start(1)
    ns = PlayerPhone(revisit(size=PHONE), evening, 1)
    ew = PlayerPhone(revisit(size=PHONE, refusals=True), evening, 4)
    ns.claim(evening.card(1))
    ew.ask()
    number = ew.page.locator(".number").inner_text()
    ew.page.reload()  # it still waits for the same answer
    ew.page.get_by_text(number, exact=True).wait_for()
    evening.grant(int(number))
    for phone in (ns, ew):
        phone.reads("played-table", table=1)
        size = phone.page.locator("p.table").evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
        assert size >= LARGE
    ew.page.context.set_offline(True)
    ew.enter_board(2, 3, "S", "=")
    ew.reads("played-waiting", count=1)
    for board in (1, 2):
        ns.enter_board(board, 3, "S", "=")
    ns.board(1, "reported").wait_for()
    ns.shows("desk-next", round=2)
    ew.page.context.set_offline(False)
    ns.board(2, "confirmed").wait_for()
    ew.shows("desk-confirm", board=1)
    ew.tap(ew.person.say("player-confirm", side="EW"))
    for phone in (ns, ew):
        phone.board(1, "confirmed").wait_for()
    ns.page.get_by_role("link", name=ns.person.say("player-card")).click()
    ns.page.locator("summary").first.wait_for()
    said = [(entry["by"]["id"], entry["event"]) for entry in evening.log() if entry["by"]["role"] == "player"]
    assert [("1", "reported"), ("1", "reported"), ("4", "reported"), ("4", "confirmed")] == said


def test_two_sides_that_differ_choose_the_right_result(revisit: Visit) -> None:
    """Each phone shows both results and who noted which; a tap takes one, which the other side confirms."""
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    ns, ew = (PlayerPhone(revisit(size=PHONE, refusals=True), evening, entrant) for entrant in (1, 4))
    for phone, entrant in ((ns, 1), (ew, 4)):
        phone.claim(evening.card(entrant))
        phone.board(1, "open").wait_for()
    ew.page.context.set_offline(True)
    ew.enter_board(1, 4, "S", "−1")
    ns.enter_board(1, 4, "S", "=")
    ns.board(1, "reported").wait_for()
    ew.page.context.set_offline(False)
    for phone in (ns, ew):
        phone.shows("desk-disputed", board=1)
        say = phone.person.say
        texts = [" ".join(each.split()) for each in phone.page.locator(".stated").all_inner_texts()]
        for text, side, tricks in zip(
            texts,
            ("NS", "EW"),
            (say("played-tricks", tricks=10, over=0), say("played-tricks-down", tricks=9, down=1)),
            strict=True,
        ):
            assert text.startswith(say("desk-stated", by=side)), text
            assert tricks in text
    assert violations(ew.page) == []
    ew.page.locator(".stated").first.click()
    ew.board(1, "reported").wait_for()
    ns.shows("desk-confirm", board=1)
    ns.tap(ns.person.say("player-confirm", side="NS"))
    for phone in (ns, ew):
        phone.board(1, "confirmed").wait_for()


def test_both_pairs_of_a_team_find_their_tables(revisit: Visit) -> None:
    """At a table, on the screen of the room, and on a phone that has said which of the two pairs it is."""
    screen = revisit()
    evening = Evening(screen.page.request, kind="teams")
    evening.play(1)
    screen.open(f"/tournoi/{evening.code}/ecran")
    table = Phone(revisit(size=PHONE), evening, "A1")
    own = PlayerPhone(revisit(size=PHONE), evening, 4)
    say = own.person.say
    own.claim(evening.card(4))
    own.tap(say("player-which-table-one", table=1, side="EW"))
    table.reads("desk-next-stay", who="Équipe 1", table=1)
    table.reads("desk-next-move", who="Équipe 4", table=2)
    assert 0 == table.page.get_by_text(say("desk-next-turned")).count()
    own.board(2, "confirmed").wait_for()
    own.reads("played-table", table=2)
    evening.start(2)
    for table, (ns, ew) in enumerate(((1, 3), (2, 4), (3, 1), (4, 2)), 1):
        screen.page.get_by_role("row", name=f"{table} {ns} {ew}", exact=True).wait_for()
    own.tap(say("player-other-table"))
    own.tap(say("player-which-table-one", table=4, side="NS"))
    own.board(3, "open").wait_for()


def test_a_replaced_key_stops_the_phone(revisit: Visit) -> None:
    """The old phone of a table says why, and what to do; the new link works. So does a player's."""
    organiser = revisit(language="en")
    evening = Evening(organiser.page.request)
    evening.start(1)
    phone = Phone(revisit(size=PHONE, refusals=True), evening, "A1")
    phone.sit()
    player = PlayerPhone(revisit(size=PHONE, refusals=True), evening, 1)
    player.claim(evening.card(1))
    player.reads("played-table", table=1)
    evening.replace_key("tables/A1")
    phone.reads("event.key-replaced", role="table")
    assert 0 == phone.page.get_by_role("button", name=phone.person.say("desk-call")).count()
    again = Phone(revisit(size=PHONE), evening, "A1")
    again.shows("desk-seats")
    evening.replace_key("entrants/1")
    player.reads("event.key-replaced", role="player")
    player.claim(evening.card(1))
    player.reads("played-table", table=1)


def test_a_phone_shows_what_the_director_has_ruled(revisit: Visit) -> None:
    """On a board that is not entered yet, or in place of what the table entered: what each side receives."""
    evening = Evening(revisit(language="en").page.request)
    evening.play(1)
    at = {"section": "A", "round": 1, "table": 1}
    assigned = {"contract": {"strain": "S", "tricks": 10, "stake": 1, "declarer": "N"}, "tricks": 10}
    evening.write({"event": "ruled", **at, "board": 1, "outcome": {"ns": "60", "ew": "40"}, "reason": ""})
    evening.write({"event": "ruled", **at, "board": 2, "outcome": {"points": 620, **assigned}, "reason": ""})
    phone = PlayerPhone(revisit(size=PHONE), evening, 1)
    say = phone.person.say
    phone.claim(evening.card(1))
    phone.board(1, "ruled").click()
    ruled = phone.page.locator("dl")
    told = [say("side-NS"), "60 %", say("side-EW"), "40 %"]
    assert told == ruled.inner_text().replace("\xa0", " ").split("\n")
    phone.board(2, "ruled").click()
    phone.page.get_by_text(say("ruled-both")).wait_for()
    assert ruled.inner_text().endswith(" par Nord, 10 levées, juste fait, +620 pour Nord-Sud")


def test_a_table_is_called_as_on_its_card(revisit: Visit) -> None:
    """By its number alone in an only section; with a second section by the letter too, wherever one goes."""
    organiser = revisit(language="en")
    evening = Evening(organiser.page.request)
    evening.start(1)
    table = Phone(revisit(size=PHONE), evening, "A2")
    player = PlayerPhone(revisit(size=PHONE), evening, 5)
    player.claim(evening.card(5))
    organiser.open(f"/tournoi/{evening.code}/arbitre/qr#key={evening.director}")
    for name in ("2", "A2"):
        table.shows("played-table", table=name)
        player.reads("played-table", table=name)
        title = organiser.say("director-table", table=name)
        organiser.page.get_by_role("heading", name=title, exact=True).wait_for()
        if name == "2":
            evening.write(
                {"event": "planned", "section": "B", "movement": MOVEMENT, "round": 1, "minutes": 7}
            )
            evening.write(
                {"event": "seated", "section": "B", "places": {str(one): one + 6 for one in range(1, 7)}}
            )
            organiser.page.reload()
    table.sit()
    for board in (3, 4):
        table.shows("desk-level", board=board)
        table.enter(3, "S", "=")
        table.confirm()
    table.reads("desk-next-move", who="Paire A5", table="A3")


UNDER = """() => [...document.querySelectorAll("summary:has(.own)")].map((line) => {
  const box = (name) => line.querySelector(name).getBoundingClientRect();
  const [contract, own, value] = [".contract > :first-child", ".own", ".value"].map(box);
  return own.top >= contract.bottom - 1 && Math.abs(own.left - contract.left) < 1 && value.right < innerWidth;
})"""
"""Whether the score of each board of a card is under its contract, and all of it in the window."""


def test_the_lines_of_a_card_are_alike(revisit: Visit) -> None:
    """Short contracts and long ones have their score below, also with the page twice as large."""
    evening = Evening(revisit(language="en").page.request)
    evening.start(1)
    long = {"contract": {"strain": "NT", "tricks": 12, "stake": 4, "declarer": "N"}, "tricks": 10}
    for table, first in ((1, 1), (2, 3), (3, 5)):
        for board, result in ((first, {"passed": True}), (first + 1, long)):
            at = {"section": "A", "round": 1, "table": table, "board": board}
            evening.write({"event": "reported", **at, "result": result})
    evening.write({"event": "closed"})
    person = revisit(size=PHONE)
    person.open(f"/tournoi/{evening.code}/entrants/1")
    person.page.locator("summary").nth(1).wait_for()
    contract = person.page.locator("summary").nth(1).inner_text().replace("\xa0", " ")
    assert "\n −2 par N" in contract, contract  # after what is read aloud of 6SAXX
    for width, height in (PHONE, (180, 370)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert [True, True] == person.page.evaluate(UNDER)
