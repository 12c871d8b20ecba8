"""Who has gone from a table of an online event: for its directors, with the seat and since when."""

import pytest

from chelem.events.competitor import ROBOT
from chelem.events.log.entries.entrants import PlayerSubstituted
from chelem.events.log.entries.opening import EventClosed
from chelem.movements.generators.mitchell import mitchell
from chelem.site.events.domain import event_table
from chelem.site.events.live import online_rounds
from chelem.site.events.views.online import absences_view
from tests.site.events.live.test_online_rounds import ANNE, BEN, DIRECTOR, SOL, evening
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import Page, until

__all__ = ["evening", "housed"]


@pytest.fixture(autouse=True)
def patient(evening, monkeypatch):  # noqa: ARG001 - after it
    """Let a table wait for its people; a test says when they are away."""
    monkeypatch.setattr(online_rounds, "ABSENT", 3600.0)


async def gone(held, *guests):
    """Begin with these people at the tables, of whom the first goes for more than the time of grace."""
    await held.start(mitchell(2, 2, 2), *guests)
    online = await held.office.online(held.code)
    pages = {guest: Page(guest.visitor).subscriber for guest in guests}
    for guest, page in pages.items():
        await (await held.table_of(guest)).subscribe(page, None)
    actor = await held.table_of(guests[0])
    await actor.unsubscribe(pages[guests[0]])
    presence = actor.table.presence
    await until(lambda: guests[0].visitor in presence.away_since)
    presence.away_since[guests[0].visitor] -= 3601.0
    await until(online.rounds.attendance.absent)
    return actor, online


def test_who_has_gone_is_named_with_the_seat(evening):
    """The others are not; nor are they any more once they are back, in the chair that a robot had."""

    async def work(held, _):
        actor, online = await gone(held, ANNE, BEN)
        served = await held.served()
        (away,) = absences_view(online.rounds.attendance.absent(), held.actor.persons)
        (code,) = served.by_player[away["id"]]
        place = served.tables[code]
        assert (away["name"], away["entrant"], away["round"]) == ("Anne", 1, 1)
        assert (away["section"], away["table"]) == ("A", place.at[1])
        assert {str(seat): player for seat, player in place.players.items()}[away["seat"]] == away["id"]
        assert away["since"] == held.section.begun, "an hour ago the round had not begun"
        await held.office.of_tables.come_back(actor, "anne")
        assert str(actor.table.seat("anne")) == away["seat"]
        await actor.subscribe(Page("anne").subscriber, None)
        await until(lambda: not online.rounds.attendance.absent())

    evening(work)


def test_no_robot_takes_a_chair_while_its_player_opens_the_page(evening):
    """Whether a robot has it already or is about to have it."""

    async def work(held, _):
        actor, online = await gone(held, ANNE, BEN)
        served = await held.served()
        (away,) = online.rounds.attendance.absent()
        (seat,) = (
            seat for seat, player in served.tables[actor.table.code].players.items() if player == away.player
        )
        grace = online_rounds.ABSENT

        def open_page(table):
            table.presence.away_since["anne"] = table.presence.now - grace - 1
            event_table.come_back(table, seat, ANNE)
            event_table.stand_in_for_absent(table, grace)
            return table.seat("anne")

        for _ in range(2):
            assert seat == await actor.ask(open_page)

    evening(work)


@pytest.mark.parametrize("instead", ["person", "robot"])
def test_nobody_is_missed_whose_chair_is_given_away(evening, instead):
    async def work(held, _):
        actor, online = await gone(held, ANNE)
        player = ROBOT
        if instead == "person":
            player = (await online.players.enter(SOL, "substitute", consent=True)).person.id
        await held.actor.write(PlayerSubstituted(1, (player, ROBOT), 1), DIRECTOR)
        await until(lambda: not online.rounds.attendance.absent())
        await held.office.of_tables.come_back(actor, "anne")
        assert actor.table.seat("anne") is None

    evening(work)


def test_who_has_gone_is_still_missed_at_the_next_table(evening):
    """Since the same time: they have not been seen there either."""

    async def work(held, _):
        _, online = await gone(held, ANNE)
        (first,) = online.rounds.attendance.absent()
        held.clock.pass_(minutes=1)
        await held.round_played(4)
        await until(lambda: [each.place.at[0] for each in online.rounds.attendance.absent()] == [2])
        (now,) = online.rounds.attendance.absent()
        assert (now.player, now.since) == (first.player, first.since)

    evening(work)


def test_nobody_is_missed_once_the_event_is_closed(evening):
    async def work(held, _):
        _, online = await gone(held, ANNE)
        await held.actor.write(EventClosed(), DIRECTOR)
        assert online.rounds.attendance.absent() == []

    evening(work)
