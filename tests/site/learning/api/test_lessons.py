"""`GET /api/lessons`: the course, a lesson with its answers, practice (docs/protocol.md)."""

import pytest

from chelem.learning.lessons.course_file import lesson_ids
from chelem.site.learning.api.lesson_pages import build_page


def test_the_course_is_listed_in_the_readers_language(visit):
    """Ids are the same in both languages, titles are not."""

    async def read(caller):
        english = await caller.ask("GET", "/api/lessons")
        caller.language = "fr"
        return await caller.ask("GET", "/api/lessons"), english

    french, english = visit(read)
    assert list(lesson_ids()) == [each["id"] for each in french["lessons"]]
    assert "Les cartes et la levée" == french["lessons"][0]["title"]
    assert "The cards and the trick" == english["lessons"][0]["title"]


def test_a_lesson_has_its_neighbours_and_blocks(visit):
    """A page is made in a worker process, so that tables in play do not wait for a bidding system."""
    page = visit(lambda caller: caller.ask("GET", "/api/lessons/opening"))
    assert ("bidding", "auction") == (page["previous"]["id"], page["next"]["id"])
    kinds = {block["kind"] for block in page["blocks"]}
    assert {"text", "quiz"} == kinds
    major = next(block for block in page["blocks"] if block.get("id") == "major")
    assert ["1S"] == [answer["value"] for answer in major["answers"] if answer["right"]]


def test_practice_goes_on_from_the_cards_played(visit):
    """The server stores nothing: the cards come with each request, and the defenders' replies go back."""
    path = "/api/lessons/first-deal/deal?played="
    first, then = visit(lambda caller: _both(caller.ask("GET", path), caller.ask("GET", f"{path}C4")))
    assert ("N", ["CJ", "C5", "C4"]) == (first["layout"]["turn"], first["legal"])
    assert ["W", "N", "E"] == [each["seat"] for each in then["layout"]["plays"]]
    assert "S" == then["layout"]["turn"]
    assert [17, 10] == first["points"] == then["points"], "as dealt, whatever has been played"


def test_the_points_of_an_ending_are_not_counted(visit):
    """Five cards of a hand say nothing of a contract's 25 points."""
    page = visit(lambda caller: caller.ask("GET", "/api/lessons/high-cards"))
    assert [[]] == [block["state"]["points"] for block in page["blocks"] if block["kind"] == "practice"]


async def _both(*asked):
    return [await each for each in asked]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/lessons/none", 404),
        ("/api/lessons/first-deal/none", 404),
        ("/api/lessons/first-deal/deal?played=SQ", 409),
        ("/api/lessons/first-deal/deal?played=ZZ", 422),
        ("/api/lessons/first-deal/your-points", 404),
    ],
)
def test_what_does_not_exist_or_is_not_allowed_is_refused(visit, path, status):
    """Each refusal has its sentence."""

    async def ask(caller):
        return await caller.client.get(path)

    answer = visit(ask)
    assert status == answer.status_code, answer.text


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", lesson_ids())
def test_a_page_hides_the_hands_that_practice_hides(name, language):
    """The defenders' cards are not sent before they are played."""
    for block in build_page(name, language)["blocks"]:
        if block["kind"] == "practice":
            assert {"N", "S"} == set(block["state"]["layout"]["hands"])
