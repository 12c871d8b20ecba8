"""One Chromium, one server, and as many visitors as a test needs, each with cookies of their own."""

import shutil
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.browser.person import DESKTOP, Person
from tests.support.serving import Server

ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-dev-shm-usage",
)
BROWSERS = 2
"""How many Chromiums run at once, at most."""
LOCALES = {"fr": "fr-FR", "en": "en-GB"}

UNLOADED = "Failed to load resource"

Visit = Callable[..., Person]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the files of this folder to two workers, as a page often waits: few Chromiums, both cores busy."""
    here = [item for item in items if item.path.parent.name == "browser"]
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
    with Server(tmp_path_factory.mktemp("server"), module="tests.support.quick_events") as server:
        yield server


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser as a new visitor, `visit(language="en", size=PHONE)`; fail on any page error.

    `refusals`: what is asked for may be refused, which the browser itself notes. `worker`: the page may have
    its service worker, which fetches every file of the client.
    """
    yield from visits(chromium, server)


@pytest.fixture(scope="module")
def visit_for_all(chromium: Browser, server: Server) -> Iterator[Visit]:
    """The same for a visitor who goes through all tests of a module."""
    yield from visits(chromium, server)


def visits(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Yield what opens browsers, and close them."""
    contexts = []
    faults: list[str] = []

    def listen(page: Page, refusals: bool) -> None:  # noqa: FBT001 - a listener's own
        def hear(message: ConsoleMessage) -> None:
            if message.type == "error" and not (refusals and message.text.startswith(UNLOADED)):
                faults.append(f"{message.location['url']}: {message.text}")

        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", hear)

    def newcomer(
        *,
        language: str = "fr",
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["light", "dark"] = "light",
        at: Server = server,
        refusals: bool = False,
        worker: bool = False,
    ) -> Person:
        width, height = size
        context = chromium.new_context(
            base_url=at.address,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(60_000)
        context.on("page", lambda page: listen(page, refusals))
        contexts.append(context)
        return Person(context.new_page(), language)

    yield newcomer
    for context in contexts:
        context.close()
    away = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")
    assert not [fault for fault in faults if not any(code in fault for code in away)]
