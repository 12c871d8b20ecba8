"""The open pages of each browser, so that one which is removed from a person's devices shows nothing more."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from chelem.core import Refused, Unknown

Disconnect = Callable[[Refused], None]


class OpenPages:
    """The pages at tables, by the id in the cookie of their browser."""

    def __init__(self) -> None:
        self._pages: dict[str, set[Disconnect]] = {}

    @contextmanager
    def keep(self, browser: str, disconnect: Disconnect) -> Iterator[None]:
        """Keep a page as long as it is open; `disconnect` ends its connection with a reason."""
        pages = self._pages.setdefault(browser, set())
        pages.add(disconnect)
        try:
            yield
        finally:
            pages.discard(disconnect)
            if not pages and self._pages.get(browser) is pages:
                del self._pages[browser]

    def close(self, browser: str) -> None:
        """Disconnect all pages of a browser that is no longer one of a person's devices."""
        for disconnect in tuple(self._pages.get(browser, ())):
            disconnect(Unknown("link.device"))
