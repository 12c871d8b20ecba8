"""`/api/own-systems`: systems that visitors write, their chapters, versions, files and links."""

import pytest

from chelem.bots.systems.own.own_text import MOST_BYTES
from chelem.site.visitors import MOST_SYSTEMS
from tests.support.visitors.calling import Caller

PATH = "/api/own-systems"
NEW = {"base": "sayc", "title": "Ours"}
OPENINGS = "sayc-openings.system"
NOTRUMP = "1NT: [notrump-least]-[notrump-most] hcp, balanced"
FILE = 'system club "Club"\n\nwhen opening:\n  1NT: 15-17 hcp, balanced\n  pass: any\n'


async def weakened(caller, code, version=1):
    """Save openings in which one notrump shows 13 to 15 points; return the system."""
    chapter = await caller.ask("GET", f"{PATH}/{code}/chapters/{OPENINGS}")
    text = chapter["text"].replace(NOTRUMP, "1NT: 13-15 hcp, balanced")
    assert text != chapter["text"]
    body = {"file": OPENINGS, "text": text, "version": version}
    return await caller.ask("PUT", f"{PATH}/{code}/chapters", body)


def test_a_system_begins_as_one_of_the_program_and_its_chapters_are_changed(visit):
    """A saved chapter is a version, what its calls show is read from it, and undoing goes back."""

    async def work(owner):
        assert [] == await owner.ask("GET", PATH)
        made = await owner.ask("POST", PATH, NEW, 201)
        code = made["code"]
        assert ("Ours", "sayc", True, 1) == tuple(made[key] for key in ("title", "base", "own", "version"))
        saved = await weakened(owner, code)
        assert [(1, ""), (2, OPENINGS)] == [(each["number"], each["what"]) for each in saved["versions"]]
        assert [OPENINGS] == [chapter["file"] for chapter in saved["chapters"] if chapter["changed"]]
        (section,) = (await owner.ask("GET", f"{PATH}/{code}/chapters/{OPENINGS}"))["sections"]
        meanings = {call["call"]: call["meaning"] for call in section["calls"]}
        assert meanings["1NT"].startswith("13–15")
        undone = await owner.ask("PUT", f"{PATH}/{code}/version", {"version": 1})
        assert (1, made["text"], 2) == (undone["version"], undone["text"], len(undone["versions"]))
        again = await weakened(owner, code)
        assert [1, 2] == [each["number"] for each in again["versions"]]

    visit(work)


def test_who_has_the_link_reads_and_copies_a_system(server, visit):
    """They see its chapters and its file, not its earlier versions, and change nothing."""

    async def work(owner):
        code = (await owner.ask("POST", PATH, NEW, 201))["code"]
        text = (await weakened(owner, code))["text"]
        draft = {"file": OPENINGS, "text": "x"}
        async with Caller(server.address) as reader:
            found = await reader.ask("GET", f"{PATH}/{code}")
            assert (False, text, []) == (found["own"], found["text"], found["versions"])
            await reader.ask("GET", f"{PATH}/{code}/chapters/{OPENINGS}")
            for method, path, body in (
                ("DELETE", "", None),
                ("PUT", "/chapters", {**draft, "version": 2}),
                ("PUT", "/version", {"version": 1}),
                ("PUT", "/agreements", {"agreement": "blackwood", "choice": "14-30", "version": 2}),
                ("POST", "/words", draft),
                ("POST", "/change", draft),
                ("POST", "/deals", draft),
                ("POST", "/verdict", {}),
            ):
                refused = await reader.ask(method, f"{PATH}/{code}{path}", body, 403)
                assert "own-system.owner" == refused["code"], path
            copy = await reader.ask("POST", f"{PATH}/file", {"text": text}, 201)
            assert (text, "sayc", True) == (copy["text"], copy["base"], copy["own"])
            assert [copy["code"]] == [each["code"] for each in await reader.ask("GET", PATH)]
        assert [] == await owner.ask("DELETE", f"{PATH}/{code}")
        assert "own-system.none" == (await owner.ask("GET", f"{PATH}/{code}", status=404))["code"]

    visit(work)


def test_a_switch_of_the_card_is_a_version(visit):
    """What the card lets choose says what this system plays."""

    async def work(owner):
        code = (await owner.ask("POST", PATH, NEW, 201))["code"]
        body = {"agreement": "blackwood", "choice": "14-30", "version": 1}
        saved = await owner.ask("PUT", f"{PATH}/{code}/agreements", body)
        assert "blackwood" == saved["versions"][-1]["what"]
        boxes = await owner.ask("GET", f"{PATH}/{code}/agreements")
        played = {each["agreement"]: each["usual"] for box in boxes for each in box["agreements"]}
        assert "14-30" == played["blackwood"]
        for agreement, choice in (("blackwood", "no-such"), ("no-such", "14-30")):
            body = {"agreement": agreement, "choice": choice, "version": 2}
            refused = await owner.ask("PUT", f"{PATH}/{code}/agreements", body, 404)
            assert "own-system.choice" == refused["code"]

    visit(work)


def test_a_change_from_another_page_is_not_overwritten(visit):
    """Who saves names the version that they have changed."""

    async def work(owner):
        code = (await owner.ask("POST", PATH, NEW, 201))["code"]
        await weakened(owner, code)
        body = {"file": OPENINGS, "text": "# nothing\n", "version": 1}
        refused = await owner.ask("PUT", f"{PATH}/{code}/chapters", body, 409)
        assert "own-system.changed" == refused["code"]
        missing = await owner.ask("PUT", f"{PATH}/{code}/version", {"version": 7}, 404)
        assert "own-system.version" == missing["code"]

    visit(work)


REFUSED_FILES = [
    ("when opening:\n  pass: any\n", "own-system.name"),
    (FILE.replace("15-17 hcp", "15-17 pints"), "system.phrase-near"),
    (FILE.replace("1NT:", "1NT"), "system.syntax"),
    (FILE + 'include "../../etc/passwd"\n', "system.include"),
    (FILE + 'include "main"\n', "system.include"),
    (FILE + "# begin slam.system\n", "own-system.marks"),
    (FILE + "# end slam.system\n", "own-system.marks"),
    (
        FILE + "# begin a.system\n# x\n# end a.system\n# begin a.system\n# y\n# end a.system\n",
        "own-system.twice",
    ),
    (FILE + 'include "sayc.system"\n' * 4, "own-system.large"),
    (FILE + "when opening:\n" + "  1C: 9+ hcp\n" * 6000, "own-system.large"),
    ('# begin a.system\ninclude "a.system"\n# end a.system\n' + FILE, "system.include"),
    (FILE + f"when opening:\n  1C: {'not ' * 9000}balanced\n", "own-system.deep"),
    (FILE + f"when opening:\n  1C: 0-{'9' * 5000} hcp\n", "system.number"),
    (FILE + f"option many = {'9' * 5000}\n", "system.number"),
    ("é" * (MOST_BYTES // 2 + 1), "own-system.long"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED_FILES)
def test_a_file_that_is_no_system_is_refused_with_a_reason(visit, text, code):
    """Deep, huge, of other files, or with a fault: nothing is stored of it."""

    async def work(caller):
        assert code == (await caller.ask("POST", f"{PATH}/file", {"text": text}, 422))["code"]
        assert [] == await caller.ask("GET", PATH)

    visit(work)


def test_a_fault_names_its_chapter_and_line(visit):
    """The text that was saved stays."""

    async def work(owner):
        made = await owner.ask("POST", PATH, NEW, 201)
        path = f"{PATH}/{made['code']}"
        draft = {"file": OPENINGS, "text": "when opening:\n  1NT: 15-17 pints\n"}
        for method, way, body in (
            ("POST", "/words", draft),
            ("POST", "/change", draft),
            ("PUT", "/chapters", {**draft, "version": 1}),
        ):
            refused = await owner.ask(method, path + way, body, 422)
            assert f"{OPENINGS}:2:8" == refused["facts"]["at"], way
        assert made["text"] == (await owner.ask("GET", path))["text"]

    visit(work)


def test_a_visitor_keeps_a_limited_number(visit):
    """One more is refused."""

    async def work(caller):
        for _ in range(MOST_SYSTEMS):
            await caller.ask("POST", f"{PATH}/file", {"text": FILE}, 201)
        refused = await caller.ask("POST", PATH, NEW, 409)
        assert "own-system.most" == refused["code"]

    visit(work)


def test_a_change_is_reported_with_what_it_changes(visit):
    """A fault that came, calls that mean something else, deals that are bid otherwise, and the IMPs won."""

    async def work(owner):
        code = (await owner.ask("POST", f"{PATH}/file", {"text": FILE}, 201))["code"]
        text = FILE.replace("15-17", "13-15").replace("  pass", "  1NT: 14 hcp, balanced\n  pass")
        report = await owner.ask("POST", f"{PATH}/{code}/change", {"file": "main", "text": text})
        new = [each for each in report["findings"] if each["new"] and "14 hcp" in each["sentence"]]
        assert [("main", 5)] == [(each["file"], each["line"]) for each in new]
        (changed, *_) = report["written"]
        assert "13–15" in changed["now"]
        assert "15–17" in changed["before"]
        found = await owner.ask("POST", f"{PATH}/{code}/deals", {"file": "main", "text": text})
        assert found["deals"]
        assert all(deal["before"] != deal["now"] for deal in found["deals"])
        part = await owner.ask("POST", f"{PATH}/{code}/verdict", {"first": 1, "boards": 2})
        assert 2 == part["boards"]

    visit(work)


NOTRUMP_DEAL = {"number": "38984935349931862370799006077", "dealer": "S"}
"""South opens one spade; North has a limit raise and two keycards of five with the queen."""


def test_robots_and_partner_bid_by_the_system_of_their_side(visit):
    """The table keeps the text as it was: what its owner does with it later changes nothing."""

    async def work(owner):
        code = (await owner.ask("POST", PATH, NEW, 201))["code"]
        body = {"agreement": "blackwood", "choice": "30-41", "version": 1}
        await owner.ask("PUT", f"{PATH}/{code}/agreements", body)
        sides = {"NS": {"own_system": code}, "EW": {"system": "sef"}}
        match = {"kind": "duplicate", "boards": 4}
        table = await owner.make(match=match, deal=NOTRUMP_DEAL, sides=sides)
        await owner.ask("DELETE", f"{PATH}/{code}")
        page = await owner.page(table)
        bots = page.picture["table"]["sides"]
        assert ("sayc", "Ours") == (bots["NS"]["system"], bots["NS"]["card"])
        for call, answered in (("1S", 4), ("4NT", 8)):
            await page.until(lambda: bool(page.legal))
            await page.tell(page.act(call))
            await page.until(lambda answered=answered: len(page.picture["calls"]) >= answered)
        answer = page.picture["calls"][6]
        assert ("N", "5S") == (answer["seat"], answer["call"])
        (told,) = await page.tell({"t": "meaning", "about": answer["version"]})
        assert told["text"].startswith("Reply to Blackwood: 2 keycards")
        sheet = await owner.ask("GET", f"/api/tables/{table}/convention-cards/NS")
        assert "Ours" == sheet["title"]

    visit(work)


@pytest.mark.parametrize(
    ("side", "status", "code"),
    [
        ({"own_system": "nosuch"}, 404, "own-system.none"),
        ({"own_system": "nosuch", "card": "nosuch"}, 422, "sides.card"),
        ({"own_system": "nosuch", "system": "sayc"}, 422, "sides.card"),
    ],
)
def test_a_side_that_cannot_be_is_refused(visit, side, status, code):
    """No table is made."""

    async def work(caller):
        refused = await caller.ask("POST", "/api/tables", {"sides": {"NS": side}}, status)
        assert code == refused["code"]

    visit(work)
