"""The installable app: pages open without a line, say so, and go on when it is back."""

import json
from collections.abc import Iterator

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Reception, Visit
from tests.browser.person import PHONE, Person


def install(person: Person, path: str = "/") -> None:
    """Open a page, and wait until its service worker has stored everything."""
    person.page.goto(path)
    person.page.evaluate(
        """() => Promise.race([
            navigator.serviceWorker.ready.then(() => undefined),
            new Promise((_, reject) => setTimeout(() => reject(new Error("not installed")), 60_000)),
        ])"""
    )


def stored(person: Person) -> list[str]:
    """Return the paths of everything in the caches."""
    return person.page.evaluate(
        """async () => {
            const names = await caches.keys();
            const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return all.flat().map((request) => new URL(request.url).pathname);
        }"""
    )


@pytest.fixture(scope="module")
def installed(reception: Reception) -> Iterator[Person]:
    """Somebody whose browser has stored everything, which takes as long as the tests."""
    person = reception(size=PHONE, worker=True)
    install(person)
    yield person
    person.page.context.close()


def test_pages_open_without_a_line_and_go_on_with_it(installed: Person) -> None:
    """Also a page that was never opened before; the score sheet is whole; nothing of /api is stored."""
    person = installed
    person.page.context.set_offline(True)
    person.page.goto("/marque")
    alone = person.page.get_by_text(person.say("web-no-line"))
    alone.wait_for()
    person.page.get_by_role("button").nth(1).wait_for()
    assert not violations(person.page)
    person.page.goto("/")
    alone.wait_for()
    games = person.page.get_by_role("region", name=person.say("home-games")).get_by_role("button")
    assert games.count() == 0
    person.page.context.set_offline(False)
    games.first.wait_for()
    alone.wait_for(state="hidden")
    paths = stored(person)
    assert "/" in paths
    assert not [path for path in paths if path.startswith("/api")]


def test_a_new_version_is_taken_at_the_next_load(installed: Person) -> None:
    """The page comes from the server while that answers, not from what an old version has stored."""
    person = installed
    person.page.context.set_offline(False)
    person.page.goto("/")
    person.page.evaluate(
        """async () => {
            const [name] = await caches.keys();
            const old = new Response("<title>old</title>", { headers: { "content-type": "text/html" } });
            await (await caches.open(name)).put("/", old);
        }"""
    )
    person.page.reload()
    assert person.page.title() != "old"
    person.page.context.set_offline(True)
    person.page.reload()
    assert person.page.title() == "old"
    person.page.context.set_offline(False)


def test_the_manifest_names_icons_that_exist(revisit: Visit) -> None:
    """In both languages: names, and icons of the sizes that systems ask for."""
    person = revisit(language="en")
    person.open("/")
    link = person.page.locator("link[rel=manifest]")
    assert link.get_attribute("href") == "/chelem.en.webmanifest"
    for language in ("fr", "en"):
        answer = person.page.request.get(f"/chelem.{language}.webmanifest")
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = json.loads(answer.text())
        assert manifest["lang"] == language
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        assert [icon for icon in manifest["icons"] if icon.get("purpose") == "maskable"]
        for icon in manifest["icons"]:
            assert person.page.request.get(icon["src"]).headers["content-type"] == icon["type"]
