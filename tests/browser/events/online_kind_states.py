"""The pages of online events that are not of pairs in a fixed movement, each in a state to be looked at."""

from tests.browser.events.online_states import OnlineEvening
from tests.browser.person import Person


def online_new(person: Person) -> None:
    """The form that opens an online event, of teams."""
    person.open("/club")
    person.button(person.say("director-new-online")).click()
    person.page.get_by_text(person.say("plan-kind", kind="teams"), exact=True).click()
    person.page.get_by_text(person.say("online-kind-why", kind="teams")).wait_for()


def online_team_entry(person: Person) -> None:
    """The form of who has not entered an event of teams yet."""
    person.open(f"/tournoi/{OnlineEvening(person, kind='teams').code}")
    person.button(person.say("online-enter")).wait_for()


def online_team(person: Person) -> None:
    """One's team before the start, with a link for the partner and one for the other pair."""
    evening = OnlineEvening(person, kind="teams")
    evening.enter_here("team")
    person.open(f"/tournoi/{evening.code}")
    person.page.get_by_text(person.say("online-mates-link")).click()
    person.page.get_by_text(person.say("online-mates-scan")).wait_for()


def online_swiss_start(person: Person) -> None:
    """The director of an event of teams chooses a Swiss."""
    evening = OnlineEvening(person, kind="teams")
    evening.enter("Anne Dupont", "team")
    evening.direct()
    person.page.get_by_text(person.say("online-meetings", meetings="swiss"), exact=True).click()
    person.page.get_by_label(person.say("plan-swiss-rounds"), exact=True).wait_for()


def online_draw(person: Person) -> None:
    """The director draws the first round, and two numbers have changed places."""
    evening = OnlineEvening(person, in_matches=True, method="cross-imps")
    for name in ("Anne Dupont", "Bernard Lefèvre", "Chloé", "Denis"):
        evening.enter(name)
    movement = {"name": "swiss", "kind": "pairs", "entrants": 4, "rounds": [[], []], "winners": 1}
    evening.ask("POST", "/start", {"movement": movement, "swiss": {"boards": 2, "director_draws": True}})
    evening.direct()
    person.button(person.say("plan-draw", round=1)).click()
    for number in (1, 2):
        person.button(person.say("plan-draw-number", number=number)).click()
    person.button(person.say("plan-draw-restore")).wait_for()


KINDS = (online_team, online_new, online_team_entry, online_swiss_start, online_draw)
