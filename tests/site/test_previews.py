"""What messaging programs show of a shared link: a game and free seats; cards only of a public review."""

import html
import re

import httpx
import pytest

from tests.support.chance import seeded


async def preview(caller, path, language="fr"):
    """Return what a page's head says for previews, and its `lang`."""
    answer = await caller.client.get(path, headers={"accept-language": language})
    found = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)" />', answer.text))
    assert "accept-language" in answer.headers["vary"].lower()
    assert f'<html lang="{language}">' in answer.text
    assert f"/chelem.{language}.webmanifest" in answer.text
    return {name: html.unescape(text) for name, text in found.items()}


def test_an_invitation_has_the_game_and_the_free_seats(visit):
    """In the reader's language; the picture is an address that can be fetched."""

    async def work(caller):
        code = await caller.make("contract", chairs={"S": "me", "N": "open", "E": "open"}, deal=None)
        french = await preview(caller, f"/table/{code}")
        assert "Une partie de bridge ?" == french["title"]
        assert "Bridge contrat. 2 places sont libres." == french["description"]
        english = await preview(caller, f"/table/{code}", "en")
        pictures = [await caller.client.get(each["image"]) for each in (french, english)]
        assert pictures[0].content != pictures[1].content
        for picture in pictures:
            assert picture.headers["content-type"] == "image/png"
            size = int(french["image:width"]), int(french["image:height"])
            assert size == picture_size(picture.content)
        assert english["description"].endswith("2 seats are free.")
        await caller.ask("POST", f"/api/tables/{code}/start")
        assert "La partie a commencé." in (await preview(caller, f"/table/{code}"))["description"]
        assert "donne 3" in (await preview(caller, f"/table/{code}/donne/3"))["description"]

    visit(work)


@pytest.mark.parametrize(
    ("query", "about"),
    [
        ("", "Bridge contrat."),
        ("?dealer=N&vulnerable=NS", "Bridge contrat. Donneur : Nord. Nord-Sud vulnérables."),
        ("?dealer=E&vulnerable=", "Bridge contrat. Donneur : Est. Personne vulnérable."),
        ("?dealer=E&vulnerable=NESW", "Bridge contrat. Donneur : Est. Tous vulnérables."),
        ('?dealer="><script>&vulnerable="><script>', "Bridge contrat. Personne vulnérable."),
    ],
)
def test_a_deal_to_play_shows_no_card(visit, query, about):
    """Only game, dealer and vulnerability; what somebody wrote into the link is never repeated."""

    async def work(caller):
        assert about == (await preview(caller, f"/donne/contract/12345{query}"))["description"]
        page = (await caller.client.get(f"/donne/contract/12345{query}")).text
        assert "12345" not in page
        assert page.count("<script") == 1

    visit(work)


@pytest.mark.parametrize(
    "path", ["/", "/regles/whiz", "/table/nosuchtb", "/table/x/texte", "/donne/nogame/1"]
)
def test_other_pages_have_the_preview_of_the_home_page(visit, path):
    """Also a table that does not exist: its page says so itself."""

    async def work(caller):
        assert (await preview(caller, path))["title"].startswith("Chelem")

    visit(work)


def picture_size(data):
    """The width and the height, where a PNG has them."""
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


async def finished_table(caller, **given):
    code = await caller.make("contract", match={"kind": "duplicate", "boards": 1}, **given)
    page = await caller.page(code)
    picture = f"/api/pictures/{code}/1.png"
    assert 404 == (await caller.call("GET", picture)).status_code, "the deal is being played"
    assert "/preview." in (await preview(caller, f"/table/{code}/donne/1"))["image"]
    await page.play_deal(seeded(5))
    await page.until(lambda: page.picture["table"]["status"] == "over")
    return code, picture


def test_the_link_to_a_public_review_has_the_diagram_of_the_deal(visit):
    """To anybody, cached, once the match is over; it changes with the language and never with the reader."""

    async def work(caller):
        code, picture = await finished_table(caller)
        shown = await preview(caller, f"/table/{code}/donne/1")
        assert shown["image"].endswith(f"{picture}?language=fr")
        async with httpx.AsyncClient() as stranger:
            answer = await stranger.get(shown["image"])
            assert (200, "image/png") == (answer.status_code, answer.headers["content-type"])
            assert (1200, 630) == picture_size(answer.content)
            assert "public, max-age=3600" == answer.headers["cache-control"]
            assert "set-cookie" not in answer.headers
            again = await stranger.get(shown["image"], headers={"if-none-match": answer.headers["etag"]})
            assert (304, b"") == (again.status_code, again.content)
            english = await stranger.get(shown["image"].replace("=fr", "=en"))
            assert answer.headers["etag"] != english.headers["etag"]
        assert 404 == (await caller.call("GET", f"/api/pictures/{code}/2.png")).status_code
        assert "/preview." in (await preview(caller, f"/table/{code}/donne/2"))["image"]
        assert "/preview." in (await preview(caller, f"/table/{code}"))["image"]

    visit(work)


def test_no_picture_shows_what_is_not_public(visit):
    """Neither at a table closed to spectators, nor boards that a friend may still have to play."""

    async def work(caller):
        private, private_picture = await finished_table(caller, policy={"watch": "nobody"})
        shared, shared_picture = await finished_table(caller)
        await caller.ask("POST", f"/api/tables/{shared}/challenge")
        for code, picture in ((private, private_picture), (shared, shared_picture)):
            assert 404 == (await caller.call("GET", picture)).status_code
            assert "/preview." in (await preview(caller, f"/table/{code}/donne/1"))["image"]

    visit(work)
