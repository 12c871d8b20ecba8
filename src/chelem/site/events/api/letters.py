"""Letters that open something of an event; wrong ones are counted by the visitor who types them.

Nobody's wrong letters close a table, a pair or an event to others.
"""

from collections.abc import Callable
from dataclasses import dataclass

from starlette.requests import Request

from chelem.core import Forbidden, TooMany
from chelem.events import Author
from chelem.site.edge import Asker, Limiter, provided
from chelem.site.events.live.actor import EventActor
from chelem.site.visitors import Newcomer, OptionalVisitor

OWN_TRIES = 3
"""How many times an hour a browser that was here before may be wrong, whatever others of its network type."""


@dataclass(frozen=True, slots=True)
class LetterCheck:
    """Who types letters: their wrong ones are counted."""

    limiter: Limiter
    asker: Asker

    def check_joining_code(self, actor: EventActor, code: str) -> None:
        """Use up the code of a director; raise `Forbidden` if it is wrong, `TooMany` after too many."""
        if not self._are_right(lambda: actor.codes.take(code)):
            raise Forbidden("event.director-code")

    def check(self, actor: EventActor, author: Author, letters: str) -> None:
        """Raise `Forbidden` for letters that are not on an author's card, `TooMany` after too many."""
        is_table = author.role == "table"
        is_new = actor.claims.take_new_letters(author)
        try:
            if self._are_right(lambda: actor.keys.opens(author, letters), is_new=is_new):
                return
        except TooMany as error:
            seconds = error.facts["seconds"]
            raise TooMany("event.table-tries" if is_table else "event.card-tries", seconds=seconds) from None
        raise Forbidden("event.table-code" if is_table else "event.card-code")

    def _are_right(self, opens: Callable[[], bool], *, is_new: bool = False) -> bool:
        """Return whether letters open; `TooMany` if they are not even compared."""
        if not is_new and self.limiter.used_by_visitor("letters", self.asker) >= OWN_TRIES:
            self.limiter.check("letters", self.asker)
        if opens():
            return True
        self.limiter.count("letters", self.asker)
        return False


async def letters_of_call(request: Request, caller: OptionalVisitor) -> LetterCheck:
    """Return the check of the letters of a call."""
    known = None if caller is None or isinstance(caller, Newcomer) else caller.id
    return LetterCheck(provided(request, Limiter), Asker.of(request, known))
