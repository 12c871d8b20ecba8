"""The screen of the room and the phones at its tables, from one round to the next."""

from tests.browser.conftest import Visit
from tests.browser.events.event import Evening, Phone, PlayerPhone, SwissEvening
from tests.browser.person import PHONE, Person

BEAMER = (1280, 720)
BIG = 40
"""Pixels of the letters of few lines on a projector of 720 lines."""


class Screen:
    """The screen of the room, on a projector."""

    def __init__(self, person: Person, evening: Evening) -> None:
        self.page, self.say = person.page, person.say
        self.page.goto(f"/tournoi/{evening.code}/ecran")

    def titled(self, code: str, **facts: str | int) -> None:
        """Wait for the title of a list."""
        self.page.get_by_role("heading", name=self.say(code, **facts), exact=True).wait_for()

    def notes(self, code: str, **facts: str | int) -> None:
        """Wait for what the room should do."""
        self.page.get_by_role("status").get_by_text(self.say(code, **facts)).wait_for()

    def timers(self) -> int:
        """Count the clocks that run."""
        return self.page.get_by_role("timer").count()

    def row(self, name: str) -> None:
        """Wait for a line of a list."""
        self.page.get_by_role("row", name=name, exact=True).wait_for()


def test_the_screen_says_what_the_room_should_do(revisit: Visit) -> None:
    """A Swiss from its first draw to its second: who plays whom, then who leads while the draw is made."""
    person = revisit(size=BEAMER)
    evening = SwissEvening(person.page.request, 5)
    screen = Screen(person, evening)
    screen.titled("screen-entrants", kind="pairs")
    screen.notes("screen-draw", round=1)
    evening.draw(1)
    screen.titled("ranked-seats", round=1)
    screen.notes("screen-before", round=1)
    evening.start(1)
    entrant, _ = evening.alone(1)
    screen.row(f"– {entrant} {screen.say('ranked-out', why='sits-out', kind='pairs')}")
    screen.page.get_by_role("timer").wait_for()
    evening.play(1)
    screen.titled("screen-ranking-after", round=1)
    screen.notes("screen-draw", round=2)
    assert 0 == screen.timers()
    evening.write({"event": "withdrew", "entrant": entrant, "round": 2})
    evening.draw(2)
    screen.titled("ranked-seats", round=2)
    screen.row(f"– {entrant} {screen.say('ranked-out', why='left', kind='pairs')}")
    screen.page.keyboard.press("ArrowRight")
    screen.titled("screen-ranking-after", round=1)


def test_few_lines_are_large_and_none_is_cut(revisit: Visit) -> None:
    """At three tables letters fill the screen; all lines of a page are within it."""
    person = revisit(size=BEAMER)
    evening = SwissEvening(person.page.request, 6)
    for entrant in range(1, 7):
        evening.name(entrant, "Marie-Christine Roux")
    evening.draw(1)
    screen = Screen(person, evening)
    screen.titled("ranked-seats", round=1)
    names = screen.page.get_by_text("Marie-Christine Roux")
    size = names.first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert size >= BIG
    for index in range(6):
        box = names.nth(index).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= BEAMER[0]
        assert box["y"] + box["height"] <= BEAMER[1]


def test_a_phone_shows_what_is_left_of_the_round(revisit: Visit) -> None:
    """Small beside its title; nothing once all boards are entered."""
    organiser = revisit()
    evening = SwissEvening(organiser.page.request, 4)
    evening.draw(1)
    evening.start(1)
    phone = Phone(revisit(size=PHONE), evening, "A1")
    phone.page.get_by_role("timer").wait_for()
    evening.play(1)
    phone.page.get_by_role("timer").wait_for(state="detached")


def test_who_sits_out_in_a_swiss_is_not_sent_home(revisit: Visit) -> None:
    """Their table and their phone say that a round is to be drawn, as does the phone of who has played."""
    organiser = revisit()
    evening = SwissEvening(organiser.page.request, 5)
    evening.draw(1)
    evening.start(1)
    entrant, table = evening.alone(1)
    phone = Phone(revisit(size=PHONE), evening, table)
    own = PlayerPhone(revisit(size=PHONE), evening, entrant)
    own.claim(evening.card(entrant))
    for each in (phone, own):
        each.reads("desk-next-out-draw", round=2)
        assert 0 == each.page.get_by_text(each.person.say("desk-next-out-end")).count()
    opponent = next(one for one in range(1, 6) if one != entrant)
    played = PlayerPhone(revisit(size=PHONE), evening, opponent)
    played.claim(evening.card(opponent))
    evening.play(1)
    played.reads("desk-next-out-draw", round=2)


def test_a_match_of_teams_is_told_to_those_who_played_it(revisit: Visit) -> None:
    """On the phone of their table, the screen of the room and the public page, once it is over."""
    person = revisit(size=BEAMER)
    evening = Evening(person.page.request, kind="teams")
    evening.start(1)
    phone = Phone(revisit(size=PHONE), evening, "A1")
    phone.sit()
    evening.play(1)
    match = phone.page.get_by_role("region", name=phone.person.say("match-own", round=1))
    match.get_by_text("IMP").wait_for()
    screen = Screen(person, evening)
    screen.titled("ranked-seats", round=2)
    for _ in range(2):
        screen.page.keyboard.press("ArrowRight")
    screen.titled("match-title", round=1)
    person.page.goto(f"/tournoi/{evening.code}")
    person.page.get_by_role("table", name=person.say("match-title", round=1)).wait_for()
