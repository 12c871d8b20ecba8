"""The spectators of a table whose pages are at other processes, each with one view a language."""

from collections import defaultdict
from collections.abc import Sequence, Set
from typing import Protocol

from chelem.core import Forbidden
from chelem.site.edge import VisitorId
from chelem.site.tables.live.streams.edge_view import EdgePages, EdgeView, TellFrame
from chelem.site.tables.live.streams.watch_messages import ArrivingPage, SpectatorRequest


class CountedAudience(Protocol):
    """The audience of which they are a part."""

    def count(self, visitor: VisitorId | None, pages: int) -> None:
        """Count pages of a visitor more or less."""

    def count_spectators(self, visitors: Sequence[VisitorId]) -> None:
        """Count one more page of each of these spectators; a visitor may be there several times."""

    def more_than_spectators(self) -> Set[VisitorId] | None:
        """Return the visitors who are not shown what every spectator is shown; None for all."""

    def check_may_watch(self, visitor: VisitorId | None) -> None:
        """Raise `Forbidden` if a visitor may not watch; None stands for every spectator."""

    def add_view(self, view: EdgeView) -> None:
        """Send spectators what changes."""

    def remove_view(self, view: EdgeView) -> None:
        """Send spectators nothing more."""


class RemoteSpectators:
    """The pages of each process that has any; `arrived` are visitors who are to be shown the table next."""

    def __init__(self, audience: CountedAudience) -> None:
        self._audience = audience
        self._pages: dict[str, EdgePages] = {}
        self.asking: dict[EdgePages, None] = {}
        """Pages some of which are to be shown the table next."""
        self.arrived: list[VisitorId] = []

    def known(self, process: str, id: str | None) -> EdgePages | None:  # noqa: A002 - as in the message
        """Return the pages of a process, if it knows them by the same id."""
        pages = self._pages.get(process)
        return pages if pages is not None and pages.id == id else None

    def begin(self, process: str, tell: TellFrame) -> EdgePages:
        """Return the pages of a process that says whom it has: what was known of it does not count."""
        self.drop(process)
        pages = self._pages[process] = EdgePages(process, tell)
        return pages

    def take(self, pages: EdgePages, request: SpectatorRequest) -> None:
        """Count the pages that have come and gone; the new ones are shown the table with the next message."""
        pages.expect(frozenset(request.kept))
        for left in request.left:
            self._count(pages, pages.view(left.language), left.visitor, -1)
        coming = defaultdict[str, list[ArrivingPage]](list)
        personal = self._audience.more_than_spectators() if self._admits_spectators() else None
        for arrived in request.arrived:
            if personal is None or arrived.visitor in personal:
                pages.personal.add(arrived.visitor)
            else:
                coming[arrived.language].append(arrived)
        for language, new in coming.items():
            self._let_in(pages, pages.view(language), new)
        if pages.names:
            self.asking[pages] = None
        else:
            self.drop(pages.process)

    def _let_in(self, pages: EdgePages, view: EdgeView, new: Sequence[ArrivingPage]) -> None:
        """Count new pages of a language together: thousands may come in a moment."""
        visitors = [page.visitor for page in new]
        pages.names.update(visitors)
        view.count += len(new)
        view.want({page.version for page in new})
        self.arrived += visitors
        self._audience.count_spectators(visitors)
        self._audience.add_view(view)

    def _admits_spectators(self) -> bool:
        try:
            self._audience.check_may_watch(None)
        except Forbidden:
            return False
        return True

    def _count(self, pages: EdgePages, view: EdgeView, visitor: VisitorId, more: int) -> None:
        if pages.names[visitor] + more < 0:
            return  # it was not known
        pages.names[visitor] += more
        view.count += more
        if not pages.names[visitor]:
            del pages.names[visitor]
        if not view.count:
            del pages.views[view.language]
            self._audience.remove_view(view)
        self._audience.count(visitor, more)

    def forget_new(self) -> None:
        """Answer nothing, as what was to be shown is not stored."""
        self.asking.clear()
        self.arrived.clear()

    def note_published(self) -> None:
        """Note that those who have arrived have been shown the table."""
        for pages in self.asking:
            pages.note_published()
        self.asking.clear()
        self.arrived.clear()

    def part_from(self, visitors: Set[VisitorId] | None) -> None:
        """Let pages of these visitors, by default of all, be served one by one from now on."""
        for pages in self._pages.values():
            pages.make_personal(pages.names.keys() if visitors is None else visitors)

    def drop(self, process: str) -> None:
        """Forget the pages of a process."""
        if (pages := self._pages.pop(process, None)) is None:
            return
        self.asking.pop(pages, None)
        for view in pages.views.values():
            self._audience.remove_view(view)
        for visitor, number in pages.names.items():
            self._audience.count(visitor, -number)

    def drop_lost(self, processes: Set[str], since: float) -> bool:
        """Forget the pages of processes that have gone, or were silent since a time; return whether any."""
        lost = [name for name, pages in self._pages.items() if name not in processes or pages.heard < since]
        for process in lost:
            self.drop(process)
        return bool(lost)
