"""The lessons in the browser: quizzes, practice, progress, by pointer and by keyboard."""

import re

from playwright.sync_api import Locator, expect

from chelem.core.cards import Card
from chelem.learning.lessons.course_file import read_lesson
from chelem.learning.lessons.position import LessonPosition
from chelem.learning.lessons.practice import play_on
from chelem.learning.lessons.questions import BY_CARD, answers_of
from tests.browser.conftest import Visit
from tests.browser.person import PHONE, Person
from tests.support.thorough import thorough


def open_lesson(person: Person, name: str) -> None:
    person.open(f"/apprendre/{name}")
    person.page.get_by_text(person.say("lesson-pick-card", seat="S")).or_(
        person.page.get_by_role("group", name=person.say("lesson-pick"))
    ).first.wait_for()


def section(person: Person, kind: str, name: str) -> Locator:
    return person.page.locator(f"section[aria-labelledby={kind}-{name}]")


def answer(person: Person, lesson: str, quiz: str) -> None:
    """Give a wrong answer if there is one, read why, then a right one."""
    facts = read_lesson(lesson, person.language).block(quiz).facts
    part = section(person, "quiz", quiz)
    answers = answers_of(facts, person.language)
    for each in (
        sorted(answers, key=lambda each: each.right)[:1] + [each for each in answers if each.right][:1]
    ):
        label = person.card_name(each.value) if facts["ask"] in BY_CARD else each.label
        part.get_by_role("button", name=spoken(person, label), exact=True).click()
        said = "lesson-right" if each.right else "lesson-wrong"
        expect(part.get_by_role("status")).to_contain_text(person.say(said))
        if each.right:
            break


def spoken(person: Person, label: str) -> re.Pattern[str]:
    """A label as it is announced: suits are drawn, with their names; marks of answers are not read."""
    for sign, suit in zip("♠♥♦♣", "SHDC", strict=True):
        label = label.replace(sign, f" {person.say(f'suit-name-{suit}')}")
    words = r"\s*".join(map(re.escape, label.split()))
    return re.compile(rf"^\s*{words}\s*$")


def practise(person: Person, lesson: str, name: str) -> None:
    """Play practice by the hints to its end."""
    facts = read_lesson(lesson, person.language).block(name).facts
    part = section(person, "practice", name)
    start, progress = len(LessonPosition.parse(facts).history), play_on(facts)
    while progress.advice is not None:
        play(person, part, progress.advice)
        progress = play_on(
            facts, [*(each.card for each in progress.position.history[start:]), progress.advice]
        )
    expect(part.get_by_role("status")).to_contain_text(person.say("lesson-reached", won=progress.won))


def play(person: Person, part: Locator, card: Card) -> None:
    """Play a card, and let the defenders' replies be shown."""
    with person.page.expect_response(lambda answer: "/api/lessons/" in answer.url):
        part.get_by_role("button", name=person.card_name(str(card)), exact=True).click()
    person.page.clock.run_for(8000)


def test_a_lesson_is_done_and_the_next_one_offered(revisit: Visit) -> None:
    """From the home page to the second lesson; the list shows what was done, in this browser."""
    person = revisit(hurries=True)
    person.open("/")
    person.page.get_by_role("link", name=re.compile(person.say("home-lessons"))).click()
    person.page.get_by_role("link", name=person.say("lessons-start")).click()
    person.page.get_by_role("heading", level=1, name=read_lesson("cards", "fr").title).wait_for()
    for quiz in read_lesson("cards", "fr").exercises:
        answer(person, "cards", quiz)
    expect(person.page.get_by_text(person.say("lesson-done"))).to_be_visible()
    title = read_lesson("high-cards", "fr").title
    person.page.get_by_role("link", name=person.say("lesson-next", title=title)).click()
    person.page.get_by_role("heading", level=1, name=title).wait_for()
    person.open("/apprendre")
    expect(person.page.get_by_text(person.say("lessons-finished"), exact=True)).to_have_count(1)
    person.page.get_by_role("link", name=person.say("lessons-continue", title=title)).wait_for()


def test_a_table_is_stepped_through_card_by_card(revisit: Visit) -> None:
    """Each card is announced."""
    person = revisit(language="en", hurries=True)
    open_lesson(person, "cards")
    person.button(person.say("lesson-table-forward")).click()
    expect(person.page.get_by_text(person.say("lesson-table-at", at=1, count=8))).to_be_visible()
    said = person.page.locator("[aria-live=polite]").filter(
        has_text=person.say("lesson-played", seat="W", card="H5")
    )
    expect(said).to_have_count(1)


def test_quizzes_and_practice_of_a_lesson(revisit: Visit) -> None:
    """Each wrong answer is explained; the hints lead to the goal; on a telephone too."""
    person = revisit(language="en", hurries=True, size=PHONE)
    open_lesson(person, "high-cards")
    for quiz in ("sure", "sequence", "short-side"):
        answer(person, "high-cards", quiz)
    practise(person, "high-cards", "cash")
    expect(person.page.get_by_text(person.say("lesson-done"))).to_be_visible()


FIRST_DEAL = ("your-points", "partner-points", "declarer", "promise")


def test_points_declarer_and_contract_are_asked(revisit: Visit) -> None:
    """The questions of the first deal."""
    person = revisit(hurries=True)
    open_lesson(person, "first-deal")
    for quiz in FIRST_DEAL:
        answer(person, "first-deal", quiz)


@thorough
def test_the_first_deal_is_played_to_its_end(revisit: Visit) -> None:
    """Its questions, then thirteen tricks."""
    person = revisit(hurries=True)
    open_lesson(person, "first-deal")
    for quiz in FIRST_DEAL:
        answer(person, "first-deal", quiz)
    practise(person, "first-deal", "deal")
    expect(person.page.get_by_text(person.say("lesson-done"))).to_be_visible()


def test_a_card_that_costs_the_contract_can_be_taken_back(revisit: Visit) -> None:
    """The page says which card would have kept it, and goes back to before it."""
    person = revisit(language="en", hurries=True)
    open_lesson(person, "plan-notrump")
    part = section(person, "practice", "deal")
    play(person, part, Card.parse("H4"))
    play(person, part, Card.parse("HA"))
    expect(part.get_by_role("status")).to_contain_text(person.say("lesson-lost"))
    part.get_by_role("button", name=person.say("lesson-take-back")).click()
    expect(part.get_by_role("button", name=person.card_name("HA"), exact=True)).to_be_enabled()
    expect(part.get_by_role("status")).not_to_contain_text(person.say("lesson-lost"))


def test_a_card_is_chosen_by_keyboard(revisit: Visit) -> None:
    """Tab reaches the hand of a quiz, arrows the card, Enter answers."""
    person = revisit(language="en", hurries=True)
    open_lesson(person, "cards")
    part = section(person, "quiz", "follow")
    card = part.get_by_role("button", name=person.card_name("D2"), exact=True)
    card.focus()
    person.page.keyboard.press("Enter")
    expect(part.get_by_role("status")).to_contain_text(person.say("lesson-right"))
