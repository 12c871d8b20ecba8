"""No page breaks a rule of axe-core: labels, roles, contrast, order."""

from collections.abc import Callable, Iterator
from typing import Literal

import pytest

from tests.browser.axe import violations
from tests.browser.collections import boards
from tests.browser.conftest import Reception
from tests.browser.contests.days import played_day
from tests.browser.events.event_states import STATES as EVENTS
from tests.browser.events.event_states import club, event_traveller, table_codes
from tests.browser.events.online_kind_states import KINDS, online_team
from tests.browser.events.online_states import STATES as ONLINE
from tests.browser.learning import study
from tests.browser.person import DESKTOP, PHONE, Person, Wanderer
from tests.support.thorough import first_of

Look = tuple[Literal["light", "dark"], tuple[int, int]]
LOOKS: tuple[Look, ...] = (("light", DESKTOP), ("dark", PHONE))
SAYC_NOTRUMP = "15–17"
PATIENCE = study.PATIENCE
Open = Callable[[Person], None]


def home(person: Person) -> None:
    person.open("/")


def settings(person: Person) -> None:
    person.open("/")
    person.button(person.say("settings-title")).click()


def lobby(person: Person) -> None:
    person.enter(person.make("contract", chairs={"S": "me", "N": "open"}))


def auction(person: Person) -> None:
    person.enter(person.make("contract", match={"kind": "duplicate", "boards": 4}))
    person.until(lambda: bool(person.witness.legal))


def second_round(person: Person) -> None:
    person.move(lambda _: "1NT")
    person.until(lambda: bool(person.witness.legal))


def in_play(person: Person) -> None:
    while not (person.witness.picture["play"] and person.witness.picture["play"]["turned"]):
        person.move()


def between_deals(person: Person) -> None:
    person.cut_short(1)
    person.button(person.say("result-next")).wait_for()


def review_after_deal(person: Person) -> None:
    person.page.get_by_role("link", name=person.say("after-review"), exact=True).click()
    person.page.get_by_role("link", name=person.say("review-table"), exact=True).wait_for()


TABLE: tuple[Open, ...] = (auction, second_round, in_play, between_deals, review_after_deal)
"""The states of a table, each of which goes on from the one before."""


def review(person: Person) -> None:
    """A deal to step through, for other tests."""
    for show in (auction, between_deals, review_after_deal):
        show(person)


def naming(person: Person) -> None:
    person.enter(person.make("whist"))
    person.until(lambda: bool(person.witness.legal))


def over(person: Person) -> None:
    person.enter(person.make("contract"))
    person.cut_short(1)
    person.button(person.say("result-again")).wait_for()


def text(person: Person) -> None:
    person.open(f"/table/{person.make('contract')}/texte")
    person.until(lambda: bool(person.witness.legal))


def scorekeeper(person: Person) -> None:
    """A deal of a rubber is being entered, another is on the sheet."""
    person.open("/marque")
    person.page.get_by_role("button", name=person.say("keep-form-rubber")).first.click()
    person.button(person.say("keep-start")).click()
    for _ in range(2):
        person.button(person.say("keep-enter")).click()
        for legend in ("calc-level", "calc-strain", "keep-declarer", "calc-result"):
            group = person.page.get_by_role("group", name=person.say(legend), exact=True)
            group.locator("label").first.click()
        if not person.page.locator("tbody th[scope=row] button").count():
            person.button(person.say("keep-save")).click()


def analyser(person: Person) -> None:
    person.open("/analyser")
    person.page.get_by_label(person.say("analyse-paste"), exact=True).wait_for()


def collection(person: Person) -> None:
    boards.open_collection(person)


def board(person: Person) -> None:
    boards.open_board(person, 3)
    boards.analyse(person)
    for _ in range(17):
        person.page.keyboard.press("ArrowRight")


def board_to_play(person: Person) -> None:
    boards.open_board(person)
    boards.choose_to_play(person)
    person.page.get_by_role("dialog").wait_for()


def found(person: Person) -> None:
    boards.open_collection(person)
    person.open("/analyser")
    person.page.get_by_role("searchbox", name=person.say("collection-search")).fill("1")
    boards.rows(person).first.wait_for()


def calculator(person: Person) -> None:
    person.open("/calcul")


def all_scores(person: Person) -> None:
    person.open("/calcul/carte")


def field(person: Person) -> None:
    """Scores of several tables, compared."""
    person.open("/calcul/tournoi")
    person.page.get_by_role("textbox", name=person.say("field-scores"), exact=True).fill("420 450 -50")
    person.button(person.say("field-compare")).click()
    person.page.get_by_role("table").wait_for()


def course(person: Person) -> None:
    person.open("/apprendre")
    person.page.get_by_role("list").first.wait_for()


def lesson(person: Person) -> None:
    """Tables, quizzes by card, and practice, after an answer."""
    person.open("/apprendre/high-cards")
    person.page.get_by_role("group", name=person.say("lesson-pick")).first.get_by_role("button").first.click()
    person.page.get_by_text(person.say("lesson-try")).wait_for()


def lesson_of_bids(person: Person) -> None:
    person.open("/apprendre/opening")
    person.page.get_by_role("group", name=person.say("lesson-pick")).first.wait_for()


def problems(person: Person) -> None:
    person.open("/problemes")
    person.page.get_by_role("list").first.wait_for()


def problem(person: Person) -> None:
    """The solution and the four hands, after giving up."""
    person.open("/problemes/9")
    person.button(person.say("problem-give-up")).click()
    person.button(person.say("problem-give-up-sure")).click()
    person.page.get_by_role("heading", name=person.say("problem-all-hands")).wait_for()


def rules(person: Person) -> None:
    person.open("/regles/whiz")


def systems(person: Person) -> None:
    person.open("/systemes")


def system(person: Person) -> None:
    person.open("/systemes/sayc")
    person.page.get_by_text(SAYC_NOTRUMP).first.wait_for(timeout=PATIENCE)


def system_auction(person: Person) -> None:
    study.open_auction(person, "1NT.P.2C.P")
    study.deal_hands(person)


def quiz(person: Person) -> None:
    study.open_quiz(person, "stayman")


def quiz_answer(person: Person) -> None:
    study.open_quiz(person, "stayman")
    study.answer(person)


def convention_card(person: Person) -> None:
    person.open("/systemes/sef/feuille")
    person.page.get_by_role("heading", name=person.say("study-box-slams"), exact=True).wait_for(
        timeout=PATIENCE
    )


def own_cards(person: Person) -> None:
    person.open("/mes-feuilles")
    person.button(person.say("cards-make")).wait_for()


def own_card(person: Person) -> None:
    """All choices of a card, and below them what may be done with it."""
    made = person.page.request.post("/api/convention-cards", data={"plays": {"system": "sayc"}})
    person.open(f"/mes-feuilles/{made.json()['code']}")
    person.page.get_by_role("radio").first.wait_for(timeout=PATIENCE)


def texts(person: Person) -> None:
    person.open("/systemes/sef/textes")
    person.page.get_by_role("heading", name=person.say("study-texts-chapters"), exact=True).wait_for(
        timeout=PATIENCE
    )


def glossary(person: Person) -> None:
    person.open("/glossaire#dummy")
    person.page.get_by_label(person.say("glossary-search"), exact=True).wait_for()


def training(person: Person) -> None:
    person.open("/entrainement")
    person.page.get_by_label(person.say("training-system")).wait_for()


def daily(person: Person) -> None:
    """The boards are played; the results of one are open, and who the robots are."""
    person.page.route("**/api/daily?*", lambda route: route.fulfill(json=played_day()))
    person.open("/jour")
    person.page.get_by_text(person.say("challenge-board", board=1)).first.click()
    person.page.get_by_role("columnheader", name=person.say("daily-robots")).first.wait_for()
    person.page.get_by_text(person.say("daily-how"), exact=True).click()
    person.page.get_by_role("columnheader", name=person.say("daily-east-west"), exact=True).wait_for()


def daily_entry(person: Person) -> None:
    """The form of who has not played yet."""
    person.open("/jour")
    person.button(person.say("daily-play")).wait_for()


def article(person: Person) -> None:
    person.open("/a-la-table")
    person.page.locator("#lead-out-of-turn").wait_for()


STATES: tuple[Open, ...] = (
    home,
    settings,
    lobby,
    naming,
    over,
    text,
    training,
    analyser,
    collection,
    board,
    board_to_play,
    found,
    calculator,
    all_scores,
    field,
    scorekeeper,
    rules,
    systems,
    system,
    system_auction,
    quiz,
    quiz_answer,
    convention_card,
    own_cards,
    own_card,
    texts,
    glossary,
    daily,
    daily_entry,
    article,
    course,
    lesson,
    lesson_of_bids,
    problems,
    problem,
    club,
    table_codes,
    *EVENTS,
    *ONLINE,
    event_traveller,
    online_team,
)
CASES = [(show, look) for show in dict.fromkeys((*STATES, *KINDS)) for look in LOOKS]
USUAL = [(show, LOOKS[number % len(LOOKS)]) for number, show in enumerate(STATES)]
"""The pages take turns with the looks, all of which `make thorough` opens."""


@pytest.fixture(scope="module")
def anybody(reception: Reception) -> Iterator[Wanderer]:
    """One visitor for all pages."""
    page = reception().page
    yield Wanderer(page, "fr")
    page.context.close()


@pytest.fixture
def person(anybody: Wanderer, reception: Reception) -> Iterator[Wanderer]:
    """The visitor, as a newcomer in a large window; fail on any error of the page."""
    anybody.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    anybody.page.emulate_media(color_scheme="light")
    yield anybody
    reception.check()
    anybody.forget()


def violations_in(person: Wanderer, look: Look) -> list[str]:
    """Return what axe finds on the page in this theme and size."""
    scheme, (width, height) = look
    person.page.emulate_media(color_scheme=scheme)
    person.page.set_viewport_size({"width": width, "height": height})
    person.settle()
    return violations(person.page)


@pytest.mark.parametrize(
    ("show", "look"),
    first_of(CASES, *USUAL),
    ids=lambda each: each.__name__ if callable(each) else each[0],
)
def test_axe_finds_nothing(person: Wanderer, show: Open, look: Look) -> None:
    """Every page, as it is first seen and in the states of a table, in both themes."""
    show(person)
    assert [] == violations_in(person, look)


@pytest.mark.parametrize("first", first_of((0, 1), 0))
def test_axe_finds_nothing_at_a_table(person: Wanderer, first: int) -> None:
    """From the auction to the review: the states of one table take turns with the looks."""
    found = []
    for number, show in enumerate(TABLE, first):
        show(person)
        found += [f"{show.__name__}: {each}" for each in violations_in(person, LOOKS[number % len(LOOKS)])]
        person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        person.settle()  # the bidding box has another form in a small window
    assert [] == found
