"""When a person is notified that others wait for them."""

import pytest

from chelem.site.tables.domain.turn_notice import NoticePatience, TurnTaker, awaited_people
from tests.support.tables import open_table, table_of

PATIENCE = NoticePatience(away=20, silent=300)


@pytest.mark.parametrize(
    ("taker", "due"),
    [
        (TurnTaker(100, here=False), 120),  # never here since the server started
        (TurnTaker(100, here=False, left_at=40), 120),
        (TurnTaker(100, here=False, left_at=150), 170),  # left during their turn
        (TurnTaker(100, here=True, came_at=40), 400),
        (TurnTaker(100, here=True, came_at=150), 450),
        (TurnTaker(100, here=False, left_at=40, notified_at=60), None),  # of an earlier turn
        (TurnTaker(100, here=False, left_at=90, came_at=80, notified_at=60), 120),  # has been here since
        (TurnTaker(100, here=True, came_at=40, notified_at=60), None),
        (TurnTaker(100, here=True, came_at=40, notified_at=60, answered=True), 400),
    ],
)
def test_a_notification_is_due(taker, due):
    """After the patience for those who are away or silent, and never while one may be unread."""
    assert due == taker.notice_due(PATIENCE)


def test_people_are_waited_for_by_people():
    """The person to act, where another one plays: not a bot, not before the match, not alone among bots."""
    assert ["N"] == awaited_people(table_of("NESW"))
    assert ["N"] == awaited_people(table_of("NS"))
    assert [] == awaited_people(table_of("N"))
    assert [] == awaited_people(table_of("S"))
    assert [] == awaited_people(open_table())
