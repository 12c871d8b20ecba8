"""The pages of a duplicate event, each in a state to be looked at: the director's, a table's, everybody's."""

from tests.browser.events.event import DEALS, Evening, Phone, PlayerPhone
from tests.browser.person import Person


def club(person: Person) -> None:
    """The questions of a new event, with its proposed movements."""
    person.open("/club")
    person.button(person.say("director-new")).click()
    person.page.get_by_label(person.say("plan-ask-count", kind="pairs")).fill("7")
    person.page.locator("summary").first.click()
    person.page.get_by_text(person.say("director-proposal-best")).wait_for()


def director(person: Person) -> None:
    """The plan of the room in the first round."""
    club(person)
    person.button(person.say("director-open")).click()
    person.button(person.say("director-start", round=1)).click()
    person.page.get_by_role("timer").wait_for()


def director_board(person: Person) -> None:
    """A board of a table: the keys of its result, rulings, and the effect of one."""
    director(person)
    person.page.get_by_role("listitem").get_by_role("button").first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("listitem").get_by_role("button").first.click()
    person.button(person.say("director-average", ns="60", ew="40")).click()
    dialog.get_by_role("button", name=person.say("director-confirm"), exact=True).wait_for()


def director_log(person: Person) -> None:
    director(person)
    person.tab("director-tab-log")
    person.page.get_by_role("tabpanel").get_by_role("button").first.wait_for()


def table_codes(person: Person) -> None:
    director(person)
    person.open(f"{person.page.url}/qr")
    person.page.get_by_role("img").first.wait_for()


def played_evening(person: Person) -> Evening:
    evening = Evening(person.page.request)
    evening.play(1)
    evening.start(2)
    return evening


def event_seats(person: Person) -> None:
    """Who sits at a table of an event."""
    Phone(person, played_evening(person), "A2").shows("desk-seats")


def event_entry(person: Person) -> None:
    """The last question about a result, where the deals are known."""
    evening = Evening(person.page.request)
    evening.deal()
    evening.start(1)
    phone = Phone(person, evening, "A1")
    phone.sit()
    phone.enter(4, "S", "=")
    phone.shows("desk-lead")


def event_confirmation(person: Person) -> None:
    """A result for the other side, with the keys of the lead."""
    phone = Phone(person, played_evening(person), "A2")
    phone.sit()
    phone.enter(4, "S", "=")
    phone.shows("desk-confirm", board=5)
    phone.tap(person.say("desk-lead-add"))
    phone.shows("desk-lead")


def event_next_seats(person: Person) -> None:
    phone = Phone(person, played_evening(person), "A2")
    phone.sit()
    for _ in range(2):
        phone.enter(4, "S", "=")
        phone.confirm()
    phone.shows("desk-done", round=2)


def player_claim(person: Person) -> None:
    """Which pair plays on this phone."""
    PlayerPhone(person, played_evening(person), 1).ask()


def player_seat(person: Person) -> None:
    """Where a player sits, with the boards of the round."""
    evening = played_evening(person)
    phone = PlayerPhone(person, evening, 1)
    phone.claim(evening.card(1))
    person.page.get_by_text("Table 1", exact=True).first.wait_for()


def event_ranking(person: Person) -> None:
    person.open(f"/tournoi/{played_evening(person).code}")
    person.page.get_by_role("table").first.wait_for()


def dealt_evening(person: Person) -> Evening:
    """Two rounds, and the director who gives the file of two boards."""
    evening = Evening(person.page.request)
    evening.play(1)
    evening.play(2)
    person.open(evening.director_page)
    person.tab("director-tab-more")
    file = {"name": "soir.pbn", "mimeType": "text/plain", "buffer": DEALS.encode()}
    person.button(person.say("deals-choose")).wait_for()
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.get_by_text(person.say("deals-known", count=2, boards="1–2")).wait_for()
    return evening


def director_deals(person: Person) -> None:
    """The deals that are known."""
    dealt_evening(person)


def director_suspects(person: Person) -> None:
    """A result to look at, open."""
    dealt_evening(person)
    person.tab("director-tab-room")
    person.page.get_by_text(person.say("suspects-which", table="1", round=1, board=1)).click()
    person.button(person.say("suspects-right")).first.wait_for()


def event_card(person: Person) -> None:
    """A pair's card with what cost most, a board open."""
    evening = dealt_evening(person)
    evening.write({"event": "closed"})
    person.open(f"/tournoi/{evening.code}/entrants/1")
    person.page.locator("summary").first.click()
    person.page.get_by_role("table").wait_for()


def event_traveller(person: Person) -> None:
    """All results of a board, its hands, double dummy and par."""
    evening = dealt_evening(person)
    evening.write({"event": "closed"})
    person.open(f"/tournoi/{evening.code}/boards/1")
    person.page.get_by_role("table").first.wait_for()


def event_published(person: Person) -> None:
    """Two published rankings beside one another, with what changed."""
    evening = played_evening(person)
    evening.publish()
    evening.write({"event": "penalised", "entrant": 1, "amount": "25", "unit": "top", "reason": "slow"})
    evening.publish()
    person.open(f"/tournoi/{evening.code}/classements")
    person.page.get_by_role("table").first.wait_for()


def event_screen(person: Person) -> None:
    person.open(f"/tournoi/{played_evening(person).code}/ecran")
    person.page.get_by_role("table").first.wait_for()


STATES = (
    director,
    director_board,
    director_log,
    director_deals,
    director_suspects,
    event_seats,
    event_entry,
    event_confirmation,
    event_next_seats,
    player_claim,
    player_seat,
    event_ranking,
    event_card,
    event_published,
    event_screen,
)
"""The states to be looked at."""
