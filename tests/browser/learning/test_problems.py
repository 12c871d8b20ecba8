"""The problems of play in the browser."""

from playwright.sync_api import expect

from chelem.core.cards import Card
from chelem.learning.lessons.play_problem import read_problem
from chelem.learning.lessons.problem_play import keeping_cards, progress_after
from tests.browser.conftest import Visit
from tests.browser.person import Person


def play(person: Person, card: Card) -> None:
    """Play a card, and let the others' answers be shown."""
    with person.page.expect_response(lambda answer: "/play?" in answer.url):
        person.button(person.card_name(str(card))).click()
    person.page.clock.run_for(8000)


def play_out(person: Person, number: int, played: list[Card]) -> None:
    """Play to the end, keeping the goal as long as it is in reach."""
    problem = read_problem(number)
    progress = progress_after(problem, played)
    while progress.position.turn is not None:
        position = progress.position
        card = (keeping_cards(problem, position) or position.legal)[0]
        play(person, card)
        progress = progress_after(problem, [*(each.card for each in position.history[1:]), card])


def test_a_problem_is_lost_replayed_and_solved(revisit: Visit) -> None:
    """The card that lost is named; from there the problem is solved, and the list says so in this browser."""
    person = revisit(hurries=True)
    person.open("/problemes")
    person.page.get_by_role("link", name=person.say("problems-start")).click()
    person.page.get_by_role("heading", level=1).wait_for()
    problem = read_problem(1)
    play(person, Card.parse("H5"))
    play(person, Card.parse("HA"))
    played = [each.card for each in progress_after(problem, [Card.parse("H5")]).position.history[1:]]
    play_out(person, 1, [*played, Card.parse("HA")])
    person.page.get_by_role("heading", name=person.say("problem-all-hands")).wait_for()
    with person.page.expect_response(lambda answer: "/play?" in answer.url):
        person.button(person.say("problem-retry")).click()
    person.page.clock.run_for(8000)
    play_out(person, 1, played)
    expect(person.page.get_by_role("status").filter(has_text="✓")).to_be_visible()
    person.open("/problemes")
    expect(person.page.get_by_text(person.say("problem-theme-hold-up"))).to_be_visible()
    person.page.get_by_role("link", name=person.say("problems-continue", number=2)).wait_for()
