"""What messaging programs show of a shared link: a game and free seats, never a card."""

import html
import re

import pytest


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
            # The width and the height, where a PNG has them.
            size = (int.from_bytes(picture.content[16:20]), int.from_bytes(picture.content[20:24]))
            assert (int(french["image:width"]), int(french["image:height"])) == size
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
