"""One Chromium, one server, and as many visitors as a test needs, each with cookies of their own."""

import re
import shutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.painting import leave_unpainted
from tests.browser.person import DESKTOP, Person
from tests.support.servers.serving import Server

HERE = Path(__file__).parent
ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-dev-shm-usage",
    # Pages are looked at for a moment: not worth optimizing their scripts, nor a process for each of them.
    # That saves a ninth of the CPU.
    "--js-flags=--no-turbofan,--no-maglev",
    "--process-per-site",
    "--renderer-process-limit=1",
)
BROWSERS = 2
"""How many Chromiums run at once, at most: four took 928 s of a whole run where two took 852."""
LOCALES = {"fr": "fr-FR", "en": "en-GB"}

UNLOADED = "Failed to load resource"
EXPECTED = re.compile("ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|/deals/nonce.* 409 ")
"""What browsers note that are cut off, and the one that adds to boards just as a round begins."""

expect.set_options(timeout=60_000)  # the usual five seconds are a clock that a busy machine does not keep to

# Asked again, as browsers do, where the server closes a kept connection just as a request is sent on it.
for _call in (APIRequestContext.get, APIRequestContext.put, APIRequestContext.post, APIRequestContext.fetch):
    assert _call.__kwdefaults__
    _call.__kwdefaults__["max_retries"] = 3

Visit = Callable[..., Person]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the files of this folder to few workers, each with a Chromium and a server, which begin here."""
    here = [item for item in items if item.path.is_relative_to(HERE)]
    files = sorted({item.path.name for item in here})
    for item in here:
        item.add_marker(pytest.mark.xdist_group(f"browser-{files.index(item.path.name) % BROWSERS}"))


def lightest() -> str | None:
    """Return the path of Chromium's shell, which takes half the time; of the whole where there is none."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Start Chromium for this package only: its event loop would interfere with those of other tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=lightest(), args=[*ARGUMENTS])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), module="tests.support.servers.known_boards") as server:
        yield server


class Reception:
    """Opens browsers, each as a new visitor, and notes the errors of their pages."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self._chromium, self._server = chromium, server
        self._contexts: list[BrowserContext] = []
        self._faults: list[str] = []

    def __call__(
        self,
        *,
        language: str = "fr",
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        at: Server | None = None,
        refusals: bool = False,
        worker: bool = False,
        painted: bool = False,
    ) -> Person:
        """Open a browser with one page.

        `refusals`: what is asked for may be refused, which the browser itself notes. `worker`: the page may
        have its service worker, which fetches every file of the client. `painted`: the test looks at it, or
        at what moves when.
        """
        width, height = size
        context = self._chromium.new_context(
            base_url=(at or self._server).address,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(60_000)
        if not painted:
            leave_unpainted(context)
        context.on("page", lambda page: self._listen(page, refusals))
        self._contexts.append(context)
        return Person(context.new_page(), language)

    def _listen(self, page: Page, refusals: bool) -> None:  # noqa: FBT001 - a listener's own
        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not (refusals and message.text.startswith(UNLOADED)):
                self._faults.append(f"{message.location['url']}: {message.text}")

        page.on("pageerror", lambda error: self._faults.append(f"{page.url}: {error}"))
        page.on("console", hear)

    def check(self) -> None:
        """Fail if a page had an error since the last time."""
        faults, self._faults = self._faults, []
        assert not [fault for fault in faults if not EXPECTED.search(fault)]

    def close(self) -> None:
        """Close all browsers."""
        for context in self._contexts:
            context.close()
        self.check()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser as a new visitor, `visit(language="en", size=PHONE)`; fail on any page error."""
    reception = Reception(chromium, server)
    yield reception
    reception.close()


@pytest.fixture(scope="package")
def reception(chromium: Browser, server: Server) -> Iterator[Reception]:
    """The same for all tests that share browsers."""
    reception = Reception(chromium, server)
    yield reception
    reception.close()


@pytest.fixture(scope="package")
def idle() -> dict[tuple[object, ...], list[Person]]:
    """The browsers that no test has now."""
    return defaultdict(list)


@pytest.fixture
def revisit(reception: Reception, idle: dict[tuple[object, ...], list[Person]]) -> Iterator[Visit]:
    """The same as `visit`, where tests share browsers, which are emptied in between.

    That leaves listeners and the permissions of a page as they were: what sets any of these is for `visit`.
    `hurries`: its clock may be put forward, by `page.clock`.
    """
    taken = []

    def newcomer(
        *,
        language: str = "fr",
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        refusals: bool = False,
        hurries: bool = False,
        painted: bool = False,
    ) -> Person:
        there = idle[language, refusals, hurries, painted]
        if there:
            person = there.pop()
        else:
            person = reception(language=language, refusals=refusals, painted=painted)
            if hurries:
                person.page.clock.install()
        taken.append((there, person))
        person.page.set_viewport_size({"width": size[0], "height": size[1]})
        person.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        return person

    yield newcomer
    for there, person in taken:
        if person.is_altered:
            person.page.context.close()
        else:
            person.forget()
            there.append(person)
    reception.check()
