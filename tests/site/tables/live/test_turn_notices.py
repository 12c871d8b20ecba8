"""A running table asks for a notification of a person who is not there, once, until they have been there."""

from chelem.site.tables.domain.turn_notice import NoticePatience
from tests.support.tables import table_of, until

AT_ONCE = NoticePatience(away=0, silent=1_000)


def notified_at(room, patience):
    """Collect who is notified at a table."""
    found = []
    room.actor.notices.notify = lambda visitor, table: found.append((visitor, table.code))
    room.actor.notices.patience = patience
    return found


def test_a_person_who_is_away_is_notified_once(hosted):
    """Not for each move of the others, and again only after they have been at the table."""

    async def work(room):
        found = notified_at(room, AT_ONCE)
        south = await room.page("S")
        await room.page("E")
        north = ("N", room.table.code)
        assert [north] == found
        await room.actor.unsubscribe(south.subscriber)
        assert [north] == found
        page = await room.page("N")
        assert [north] == found
        await room.actor.unsubscribe(page.subscriber)
        assert [north, north] == found

    hosted(table_of("NESW"), work)


def test_a_person_who_comes_back_in_time_is_not_notified(hosted):
    """The table waits before it notifies anybody; a page that is open is enough."""

    async def work(room):
        found = notified_at(room, NoticePatience(away=0.01, silent=1_000))
        await room.page("N")
        assert room.actor.notices._timer.when() > room.actor.last_used + 500
        await room.page("S")
        assert [] == found

    hosted(table_of("NESW"), work)


def test_the_table_notifies_by_itself_when_it_is_time(hosted):
    """Nobody need do anything at the table meanwhile."""

    async def work(room):
        found = notified_at(room, NoticePatience(away=0.01))
        await room.page("S")
        await until(lambda: bool(found))

    hosted(table_of("NESW"), work)
