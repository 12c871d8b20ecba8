"""`GET /api/problems`: the problems of play, their play and their solutions (docs/protocol.md)."""

import pytest

from chelem.learning.lessons.play_problem import problem_numbers
from chelem.site.learning.api.problem_pages import build_problem


def test_the_problems_are_listed_in_the_readers_language(visit):
    """In their order, with the name of the theme."""

    async def read(caller):
        english = await caller.ask("GET", "/api/problems")
        caller.language = "fr"
        return await caller.ask("GET", "/api/problems"), english

    french, english = visit(read)
    assert list(problem_numbers()) == [each["number"] for each in french["problems"]]
    assert "Le laisser-passer" == french["problems"][0]["theme"]
    assert "The hold-up" == english["problems"][0]["theme"]


def test_a_problem_goes_on_from_the_cards_played(visit):
    """The server stores nothing: the card that lost comes back, with a better one."""

    async def ask(caller):
        page = await caller.ask("GET", "/api/problems/1")
        return page, await caller.ask("GET", "/api/problems/1/play?played=H5 H2 HA")

    page, state = visit(ask)
    first = page["state"]
    assert (9, None, "N") == (first["goal"], first["lost_at"], first["layout"]["turn"])
    assert (None, 2) == (page["previous"], page["next"])
    assert (3, "H4") == (state["lost_at"], state["better"])
    assert ["W", "N", "E", "S"] == [each["seat"] for each in state["layout"]["plays"][:4]]


def test_a_solution_has_the_four_hands(visit):
    """It is asked for by itself, so that the hands are not sent before."""
    solution = visit(lambda caller: caller.ask("GET", "/api/problems/9/solution"))
    assert {"N", "E", "S", "W"} == set(solution["layout"]["hands"])
    assert solution["html"].startswith("<p>")


@pytest.mark.parametrize("number", problem_numbers())
def test_a_problem_shows_the_learner_and_dummy(number):
    """The other hands are not sent before they are played."""
    page = build_problem(number, "fr")
    assert {"N", page["learner"]} == set(page["state"]["layout"]["hands"])
    assert page["state"]["layout"]["turn"] in {"N", "S", "E", "W"}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/problems/0", 404),
        ("/api/problems/31", 404),
        ("/api/problems/31/solution", 404),
        ("/api/problems/31/play", 404),
        ("/api/problems/one", 422),
        ("/api/problems/1/play?played=SK", 409),
        ("/api/problems/1/play?played=ZZ", 422),
        ("/api/problems/1/play?played=" + "H5 " * 60, 422),
    ],
)
def test_what_does_not_exist_or_is_not_allowed_is_refused(visit, path, status):
    """Each refusal has its sentence."""

    async def ask(caller):
        return await caller.client.get(path)

    answer = visit(ask)
    assert status == answer.status_code, answer.text
