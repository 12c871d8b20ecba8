"""Challenges: friends play the same boards, each at a table of their own."""

import asyncio

from chelem.core import Unknown
from chelem.site.contests.domain.challenge import challenge_of_match, join_challenge, new_challenge
from chelem.site.contests.domain.set_draw import SetDraw, draw_alone
from chelem.site.contests.domain.set_in_play import SetInPlay
from chelem.site.contests.live.set_places import SetPlaces, check_new
from chelem.site.edge import LETTERS
from chelem.site.tables import MOST_TABLES, BoardSetStore, Guest, Lobby, SetTerms, TableActor


class Challenges:
    """All challenges, and the tables of those who take them up."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self.store = BoardSetStore(lobby.database)
        self._places = SetPlaces(lobby, self.store, MOST_TABLES)
        self._lock = asyncio.Lock()
        """Nobody gets two tables that count, however often they ask."""

    async def create(self, terms: SetTerms, guest: Guest, draw: SetDraw) -> str:
        """Create a challenge of new boards, with the guest's own table, and return its code.

        Raise `Refused` if there is a set with that code.
        """
        board_set = new_challenge(terms, draw)
        await check_new(self.store, board_set.code)
        table = self._places.new_table(board_set, guest, "first")
        await self.store.add(board_set, [table.take_pending()])
        self._lobby.host(table)
        return board_set.code

    async def of_match(self, actor: TableActor, guest: Guest) -> str:
        """Return the code of the challenge of a finished match; the first request creates it."""
        async with self._lock:
            known = actor.table.board_set
            if known is not None and known.kind == "challenge" and actor.table.person(guest.visitor):
                return known.code
            draw = draw_alone()
            # The set is stored before the table joins it: a set without tables harms nobody.
            board_set = await actor.ask(lambda table: challenge_of_match(table, guest, draw))
            await self.store.add(board_set, [])
            await actor.ask(lambda table: join_challenge(table, board_set))
            return board_set.code

    async def find(self, code: str) -> SetInPlay:
        """Return a challenge in play; `Unknown` if there is none."""
        board_set = await self.store.find(code) if set(code) <= set(LETTERS) else None
        if board_set is None or board_set.kind != "challenge":
            raise Unknown("challenge.unknown", challenge=code)
        return await self._places.read(board_set)

    async def take_up(self, code: str, guest: Guest, *, again: bool = False) -> str:
        """Return the code of the guest's table, creating it the first time; `again` creates one for practice.

        Raise `Refused` as `SetPlaces.take`.
        """
        async with self._lock:
            played = await self.find(code)
            return await self._places.take(played, guest, again=again)
