"""`GET /api/systems/…`: chapters, auctions, hands, questions and the card of a system (docs/protocol.md)."""

import httpx
import pytest

from tests.support.servers.serving import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def ask(server: Server):
    """Return the JSON of an answer, or its status if it is refused."""
    with httpx.Client(base_url=f"{server.address}/api/systems", timeout=120) as client:

        def get(path: str, language: str = "en", **query: str | int):
            answer = client.get(path, params={"language": language, **query})
            return answer.json() if answer.status_code == 200 else answer.status_code

        yield get


def test_the_contents_name_chapters_that_can_be_opened(ask):
    """Each id of the contents is an address; titles are in the language, ids are not."""
    english, french = ask("/sayc"), ask("/sayc", "fr")
    ids = [
        [each["id"] for part in found["parts"] for each in part["chapters"]] for found in (english, french)
    ]
    assert ids[0] == ids[1]
    assert "Standard American" == english["title"]
    assert "Standard américain" == french["title"]
    chapter = ask("/sayc/chapters/notrump-stayman")
    assert "Stayman" == chapter["title"]
    assert ["1NT", "P", "2C", "P"] in [each["auction"] for each in chapter["auctions"]]
    assert all(call["meaning"] for each in chapter["auctions"] for call in each["calls"])


def test_the_texts_of_a_system_have_the_ids_of_its_chapters(ask):
    """A page looks them up by the ids of the contents."""
    found = ask("/sef/texts", "fr")
    ids = {each["id"] for part in ask("/sef")["parts"] for each in part["chapters"]}
    assert ids <= {chapter["id"] for chapter in found["chapters"]}
    assert all(text["title"] and text["read"] for text in found["texts"])


def test_an_auction_goes_on_with_the_calls_of_the_system(ask):
    """What each call has shown, and the next ones would show; the same by codes and as people write it."""
    found = ask("/sayc/auction", calls="1NT.P.2C.P")
    assert ["1NT", "P", "2C", "P"] == [made["call"] for made in found["auction"]]
    assert "N" == found["turn"]
    assert ["2D", "2H", "2S"] == [each["call"] for each in found["calls"]]
    assert found["auction"] == ask("/sayc/auction", text="1NT 2C")["auction"]
    french = ask("/sayc/auction", "fr", text="1SA 2T")
    assert [made["call"] for made in found["auction"]] == [made["call"] for made in french["auction"]]


def test_an_auction_that_is_over_has_no_next_call(ask):
    """Three passes end it."""
    found = ask("/sef/auction", calls="1H.P.P.P")
    assert (None, [], []) == (found["turn"], found["calls"], found["legal"])


def test_hands_are_dealt_that_bid_so(ask):
    """Thirteen cards each; opener's hands open one notrump, with 15 to 17 points."""
    north, _ = ask("/sayc/examples", calls="1NT.P", seed=3)["seats"]
    assert "N" == north["seat"]
    assert 3 == len(north["hands"])
    for hand in north["hands"]:
        assert 13 == len(set(hand))
        assert 15 <= sum("JQKA".index(card[1]) + 1 for card in hand if card[1] in "JQKA") <= 17


def test_a_question_has_its_answer(ask):
    """A seed draws a question of a topic."""
    question = ask("/sef/question", topic="openings", seed=8)
    assert question == ask("/sef/question", topic="openings", seed=8)
    assert question["answer"] in question["legal"]


def test_the_card_is_in_the_language(ask):
    """The same calls, other words."""
    english, french = ask("/sayc/card"), ask("/sayc/card", "fr")
    assert english != french
    assert len(english["boxes"]) == len(french["boxes"])


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/precision", {}, 404),
        ("/sayc/chapters/cooking", {}, 404),
        ("/sayc/question", {"topic": "cooking"}, 404),
        ("/sayc/question", {"topic": "openings", "seed": -1}, 422),
        ("/sayc/auction", {"calls": "1H.1C"}, 409),
        ("/sayc/auction", {"calls": "hello"}, 422),
        ("/sayc/auction", {"text": "hello"}, 422),
        ("/sayc/examples", {"calls": "P.P.P.P.P"}, 409),
    ],
)
def test_what_there_is_not_is_refused(ask, path, query, status):
    """Unknown systems, chapters, topics and calls, and illegal auctions, have the statuses of refusals."""
    assert status == ask(path, **query)
