"""Tables of people who play a board set alone among bots: one that counts, and later ones for practice."""

from chelem.core import Refused
from chelem.site.contests.domain.challenge import challenge_table
from chelem.site.contests.domain.set_in_play import SetInPlay
from chelem.site.tables import MOST_TRIES, BoardSet, BoardSetStore, Guest, Lobby, Table, TableRole


class SetPlaces:
    """The tables of sets that each are played by `most` tables at the most."""

    def __init__(self, lobby: Lobby, store: BoardSetStore, most: int) -> None:
        self._lobby, self._store, self._most = lobby, store, most

    async def read(self, boards: BoardSet) -> SetInPlay:
        """Return a set with its tables and the results of the field."""
        return SetInPlay(boards, await self._store.tables(boards.code), await self._store.robots(boards.code))

    async def take(self, played: SetInPlay, guest: Guest, *, again: bool) -> str:
        """Return the code of the guest's table, creating it the first time; `again` creates one for practice.

        A guest who has neither finished a table nor given it up gets that one. Raise `Refused` if too many
        tables play the set, the guest has had too many of them, or they have seen hands of these boards
        before they play. Two requests of one guest at the same time must wait for each other.
        """
        code = played.boards.code
        own = [table for table in played.tables if table.has(guest.visitor)]
        unfinished = (table for table in own if table.status != "over" and not table.is_given_up)
        open_table = next(unfinished, None)
        if open_table is not None:
            return open_table.code
        if own and not again:
            return next((table for table in own if table.role == "first"), own[0]).code
        if len(own) >= MOST_TRIES:
            raise Refused("challenge.tries", most=MOST_TRIES)
        if len(played.tables) >= self._most:
            raise Refused("challenge.full", most=self._most)
        if not own and await self._store.has_seen(guest.visitor, code):
            raise Refused("challenge.seen")
        table = self.new_table(played.boards, guest, "again" if own else "first")
        for deal, results in played.robots.items():
            table.save_comparison(deal, results)
        await self._lobby.store.save(table.take_pending())
        return self._lobby.host(table)

    def new_table(self, boards: BoardSet, guest: Guest, role: TableRole) -> Table:
        """Return a new table of a set, which is still to be stored."""
        table = challenge_table(boards, guest, self._lobby.new_code(), role, self._lobby.database.now)
        table.save_new()
        return table


async def check_new(store: BoardSetStore, code: str) -> None:
    """Raise `Refused` if there is a set with that code: what it was drawn from is settled."""
    if await store.since(code) is not None:
        raise Refused("set.code_used")
