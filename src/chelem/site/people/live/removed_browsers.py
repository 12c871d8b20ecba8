"""Browsers that are no longer among a person's devices: no process knows them, and their pages close."""

from chelem.site.edge import OpenPages
from chelem.site.relay import News
from chelem.site.visitors import VisitorRegistry


class RemovedBrowsers:
    """Shuts browsers out, in all processes of a cluster."""

    def __init__(self, visitors: VisitorRegistry, pages: OpenPages, news: News) -> None:
        self._visitors, self._pages = visitors, pages
        self._announce = news.add_lasting("browser.removed", self._shut_out)

    async def shut_out(self, browser: str) -> None:
        """Let nobody in by the cookie with this id, and disconnect the pages that it has opened.

        Its rows are gone already. A process that no message reaches reads of it.
        """
        await self._announce(browser)

    def _shut_out(self, browser: str) -> None:
        self._visitors.forget_browser(browser)
        self._pages.close(browser)
