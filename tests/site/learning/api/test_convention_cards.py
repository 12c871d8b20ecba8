"""`/api/convention-cards`: visitors' own cards, their links, and tables where a side plays one."""

import asyncio

import pytest

from chelem.site.visitors import MOST_CARDS
from tests.support.visitors.calling import Caller

PATH = "/api/convention-cards"
CHOICES = {"slams": {"blackwood": "30-41"}}
KEYCARDS = {"plays": {"system": "sayc", "choices": CHOICES}, "heading": {"title": "Keycards"}}
LIGHT_CHOICES = {**CHOICES, "general": {"opening-strength": "light"}}
LIGHT = {**KEYCARDS, "plays": {"system": "sayc", "choices": LIGHT_CHOICES}}
SLAM_DEAL = {"number": "38984935349931862370799006077", "dealer": "S"}
"""South opens one spade; North has a limit raise and two keycards of five with the queen."""
MATCH = {"kind": "duplicate", "boards": 4}


def test_a_card_is_kept_for_its_owner_and_read_by_who_has_the_link(server, visit):
    """Only the owner changes or removes it; a reader of the link copies it."""

    async def work(owner):
        assert [] == await owner.ask("GET", PATH)
        made = await owner.ask("POST", PATH, KEYCARDS, 201)
        code = made["code"]
        assert CHOICES == made["content"]["plays"]["choices"]
        assert [code] == [card["code"] for card in await owner.ask("GET", PATH)]
        async with Caller(server.address) as reader:
            found = await reader.ask("GET", f"{PATH}/{code}")
            assert (False, made["text"]) == (found["own"], found["text"])
            for method, body in (("PUT", KEYCARDS), ("DELETE", None)):
                refused = await reader.ask(method, f"{PATH}/{code}", body, 403)
                assert "card-file.owner" == refused["code"]
            content = await reader.ask("POST", f"{PATH}/read", {"text": found["text"]})
            assert code != (await reader.ask("POST", PATH, content, 201))["code"]
        changed = {
            **KEYCARDS,
            "heading": {"title": "Ours", "players": ["Anne", "Jean"]},
            "notes": "One.\nTwo.",
        }
        assert changed["notes"] == (await owner.ask("PUT", f"{PATH}/{code}", changed))["content"]["notes"]
        assert ["Ours"] == [card["title"] for card in await owner.ask("GET", PATH)]
        sheet = await owner.ask("GET", f"{PATH}/{code}/sheet")
        (slams,) = (box for box in sheet["boxes"] if box["box"] == "slams")
        assert "for keycards, 5♣ none or three" in {line["choice"] for line in slams["agreements"]}
        assert [] == await owner.ask("DELETE", f"{PATH}/{code}")
        assert "card-file.none" == (await owner.ask("GET", f"{PATH}/{code}", status=404))["code"]

    visit(work)


def test_the_agreements_of_a_system_are_what_a_card_may_choose(visit):
    """Each has a usual choice among its choices, in the language of the reader."""

    async def work(caller):
        found = await caller.ask("GET", "/api/systems/sayc/card-agreements")
        agreements = [each for box in found["boxes"] for each in box["agreements"]]
        assert "blackwood" in {each["agreement"] for each in agreements}
        assert all(each["usual"] in {one["choice"] for one in each["choices"]} for each in agreements)
        await caller.ask("GET", "/api/systems/no-such/card-agreements", status=404)

    visit(work)


REFUSED = [
    ({"plays": {"system": "no-such"}}, "card-file.of-program"),
    ({"plays": {"system": "../club.system"}}, "card-file.of-program"),
    ({"plays": {"system": "/etc/passwd"}}, "card-file.of-program"),
    ({"plays": {"system": "sayc", "style": "no-such"}}, "configuration.unknown"),
    ({"plays": {"system": "sayc"}, "heading": {"title": "x" * 61}}, "card-file.text"),
    ({"plays": {"system": "sayc", "choices": {"slams": {"no-such": "yes"}}}}, "card-file.agreement"),
    ({"plays": {"system": "sayc", "choices": {"slams": {"blackwood": "no-such"}}}}, "card-file.choice"),
    ({"plays": {"system": "sayc", "choices": {"majors": {"blackwood": "aces"}}}}, "card-file.box"),
    (
        {"plays": {"system": "sayc", "choices": {"slams": {f"a{n}": "b" * 90 for n in range(90)}}}},
        "card-file.long",
    ),
]


@pytest.mark.parametrize(("card", "code"), REFUSED)
def test_a_bad_card_is_refused_with_a_reason(visit, card, code):
    """Nothing is stored of it."""

    async def work(caller):
        assert code == (await caller.ask("POST", PATH, card, 422))["code"]
        assert [] == await caller.ask("GET", PATH)

    visit(work)


@pytest.mark.parametrize("text", ["a=" + "[" * 5000, "a=" + "9" * 5000, "system='../x.system'", "no card"])
def test_a_hostile_file_is_refused(visit, text):
    """Deep, huge or of a file: none of it is read further."""

    async def work(caller):
        assert (await caller.ask("POST", f"{PATH}/read", {"text": text}, 422))["code"].startswith("card-file")

    visit(work)


def test_a_visitor_keeps_a_limited_number(visit):
    """One more is refused."""

    async def work(caller):
        for _ in range(MOST_CARDS):
            await caller.ask("POST", PATH, {"plays": {"system": "sayc"}}, 201)
        assert (
            "card-file.most" == (await caller.ask("POST", PATH, {"plays": {"system": "sayc"}}, 409))["code"]
        )

    visit(work)


def test_robots_and_partner_bid_by_the_card_of_their_side(visit):
    """The table keeps the card as it was: what its owner does with it later changes nothing.

    North answers four notrump by keycards, and what the people's own calls mean comes from their card.
    """

    async def work(caller):
        code = (await caller.ask("POST", PATH, LIGHT))["code"]
        sides = {"NS": {"card": code}, "EW": {"system": "sef"}}
        table = await caller.make(match=MATCH, deal=SLAM_DEAL, sides=sides)
        await caller.ask("DELETE", f"{PATH}/{code}")
        page = await caller.page(table)
        bots = page.picture["table"]["sides"]
        assert ("sayc", "Keycards") == (bots["NS"]["system"], bots["NS"]["card"])
        assert ("sef", None) == (bots["EW"]["system"], bots["EW"]["card"])
        for call, answered in (("1S", 4), ("4NT", 8)):
            await page.until(lambda: bool(page.legal))
            await page.tell(page.act(call))
            await page.until(lambda answered=answered: len(page.picture["calls"]) >= answered)
        answer = page.picture["calls"][6]
        assert ("N", "5S") == (answer["seat"], answer["call"])
        meant = []
        for call in (page.picture["calls"][0], answer):
            (told,) = await page.tell({"t": "meaning", "about": call["version"]})
            meant.append(told["text"])
        assert meant[0].startswith("11+ HCP (9–10 with good shape), 5+ spades")
        assert meant[1].startswith("Reply to Blackwood: 2 keycards")
        titles = [
            (await caller.ask("GET", f"/api/tables/{table}/convention-cards/{side}"))["title"]
            for side in ("NS", "EW")
        ]
        assert ["Keycards", "French five-card majors (SEF)"] == titles

    visit(work)


@pytest.mark.parametrize(
    ("sides", "status", "code"),
    [
        ({"NS": {"card": "nosuch"}}, 404, "card-file.none"),
        ({"NS": {"card": "nosuch", "system": "sayc"}}, 422, "sides.card"),
        ({"NS": {"card_text": 'system = "sayc"', "system": "sayc"}}, 422, "sides.card"),
        ({"NS": {"card_text": 'system = "sayc"', "card": "nosuch"}}, 422, "sides.card"),
        ({"NS": {"card_text": 'system = "../x.system"'}}, 422, "card-file.of-program"),
        ({"NS": {"card_text": 'system = "sayc"\n[slams]\nblackwood = "no-such"'}}, 422, "card-file.choice"),
        ({"NS": {"card_text": "#" * 8001}}, 422, None),
        ({"NS": {"system": "no-such"}}, 422, "configuration.unknown"),
        ({"NS": {"system": "../x.system"}}, 422, "configuration.unknown"),
        ({"XX": {"system": "sayc"}}, 422, None),
    ],
)
def test_a_side_that_cannot_be_is_refused(visit, sides, status, code):
    """No table is made."""

    async def work(caller):
        refused = await caller.ask("POST", "/api/tables", {"sides": sides}, status)
        assert code in (None, refused["code"])

    visit(work)


def test_a_game_without_systems_has_no_sides(visit):
    """Its calls are explained by its rules."""

    async def work(caller):
        asked = {"game": "whist", "sides": {"NS": {"system": "sayc"}}}
        assert "sides.game" == (await caller.ask("POST", "/api/tables", asked, 422))["code"]

    visit(work)


def test_requests_at_the_same_time_do_not_pass_the_limit(visit):
    """Of three cards that two tabs add to all but one, one is kept."""

    async def work(caller):
        plain = {"plays": {"system": "sayc"}}
        for _ in range(MOST_CARDS - 1):
            await caller.ask("POST", PATH, plain, 201)
        added = await asyncio.gather(*(caller.client.post(PATH, json=plain) for _ in range(3)))
        assert [201, 409, 409] == sorted(answer.status_code for answer in added)
        assert MOST_CARDS == len(await caller.ask("GET", PATH))

    visit(work)


def preferred(cards):
    return [card["title"] for card in cards if card["preferred"]]


async def sides_of(caller, body):
    """Return what the sides of a new table bid by, as its page shows them: a card, or a system."""
    page = await caller.page((await caller.ask("POST", "/api/tables", body))["code"])
    sides = page.picture["table"]["sides"]
    return [sides[side]["card"] or sides[side]["system"] for side in ("NS", "EW")]


def test_a_visitor_plays_the_card_that_they_prefer(visit):
    """It is that of the side where they sit, where the request for a table says nothing of sides."""

    async def work(caller):
        for title in ("First", "Second"):
            await caller.ask("POST", PATH, {**KEYCARDS, "heading": {"title": title}})
        first, second = (
            card["code"] for card in sorted(await caller.ask("GET", PATH), key=lambda card: card["title"])
        )
        usual = (await caller.ask("GET", "/api/games"))["bots"]["default"].partition(":")[2]
        assert [usual, usual] == await sides_of(caller, {})
        assert ["First"] == preferred(
            await caller.ask("PUT", f"{PATH}/{first}/preferred", {"preferred": True})
        )
        assert ["Second"] == preferred(
            await caller.ask("PUT", f"{PATH}/{second}/preferred", {"preferred": True})
        )
        assert "Second" == (await caller.ask("GET", "/api/me"))["card"]
        assert ["Second", usual] == await sides_of(caller, {})
        chairs = {"S": "bot", "E": "me"}
        assert [usual, "Second"] == await sides_of(caller, {"chairs": chairs})
        assert [usual, usual] == await sides_of(caller, {"sides": {"NS": None}})
        sent = {"EW": {"card_text": 'title = "Theirs"\nsystem = "sayc"'}}
        assert [usual, "Theirs"] == await sides_of(caller, {"sides": sent})
        assert "Second" not in await sides_of(caller, {"game": "whist"})
        training = {"game": "contract", "match": MATCH, "training": {"theme": "any"}}
        assert "Second" == (await sides_of(caller, training))[0]
        await caller.ask("PUT", f"{PATH}/{first}/preferred", {"preferred": False})
        assert ["Second"] == preferred(await caller.ask("GET", PATH))
        await caller.ask("PUT", f"{PATH}/{second}", KEYCARDS)
        assert ["Keycards"] == preferred(await caller.ask("GET", PATH))
        assert [] == preferred(await caller.ask("PUT", f"{PATH}/{second}/preferred", {"preferred": False}))
        assert (await caller.ask("GET", "/api/me"))["card"] is None

    visit(work)


def test_what_somebody_prefers_is_theirs_alone(server, visit):
    """Nobody else changes it, or reads it with the link of the card."""

    async def work(owner):
        code = (await owner.ask("POST", PATH, KEYCARDS))["code"]
        await owner.ask("PUT", f"{PATH}/{code}/preferred", {"preferred": True})
        async with Caller(server.address) as other:
            path = f"{PATH}/{code}/preferred"
            assert "card-file.owner" == (await other.ask("PUT", path, {"preferred": False}, 403))["code"]
            assert (await other.ask("GET", f"{PATH}/{code}"))["preferred"] is False
            assert "Keycards" not in await sides_of(other, {})
            missing = await other.ask("PUT", f"{PATH}/nosuch/preferred", {"preferred": True}, 404)
            assert "card-file.none" == missing["code"]
        assert (await owner.ask("GET", f"{PATH}/{code}"))["preferred"] is True

    visit(work)
