"""A deal once more, and another match (docs/protocol.md, `replay`, `again`)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Chatted, Dealt, Swapped
from chelem.site.tables.domain import chat, dealing, seating
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.rematch import rematch, replay_at_new_table
from tests.support.chance import seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.tables import EVERY_GAME, events, open_table, play_deal, proves, table_of

SAM = Guest("S", "Sam")
SHORT = {
    "duplicate": {"boards": 3},
    "deals": {"deals": 3},
    "target": {"points": 30},
    "thirty:3": {"best_of": 3},
}


def form(match):
    kind = match.partition(":")[0]
    return {"kind": kind, **SHORT.get(match, SHORT.get(kind, {}))}


def some_deals(people, game, match, below, most=3):
    """Return a table with a few deals played at random."""
    table = table_of(people, game, match=form(match))
    for _ in range(most):
        play_deal(table, below)
        if table.status == "over":
            break
        dealing.deal_next(table, below)
    return table


@pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))
@pytest.mark.parametrize("seed", range(3))
def test_every_deal_once_more_in_every_form(game, match, seed):
    """The same cards and the same match so far; the old table is unchanged, and the new log is valid."""
    old = some_deals("NESW", game, match, seeded(seed))
    before = old.started_log.entries
    played = [row.setting.deal for row in old.started_log.state.sheet.rows]
    for number in played:
        table = replay_at_new_table(old, number, SAM, "again")
        last = [event for event in events(old, Dealt) if event.setting.deal == number][-1]
        dealt = events(table, Dealt)[-1]
        assert (last.setting, last.hands) == (dealt.setting, dealt.hands)
        assert old.started_log.state.sheet.rows[: number - 1] == table.started_log.state.sheet.rows
        assert table.commitments[dealt.setting.deal, dealt.setting.attempt].salt not in {
            commitment.salt for commitment in old.commitments.values()
        }
        assert "replay" == dealt.origin
        assert ("free", "S") == (table.policy.undo, table.owner)
        assert [SAM.visitor] == [person.visitor for person in table.persons()]
        play_deal(table, seeded(seed))
        proves(table)
    assert before == old.started_log.entries


def test_in_whiz_one_sits_where_one_sat_in_that_deal():
    """A replay in Whiz seats the guest where they sat in that deal, as the same player."""
    for seed in range(40):
        old = some_deals("ESW", "whiz", "deals", seeded(seed), most=2)
        moved = [number for number in (1, 2) if any_swap(old, number)]
        if moved:
            break
    assert moved
    for number in (1, 2):
        last = next(event for event in events(old, Dealt) if event.setting.deal == number)
        for visitor in "ESW":
            table = replay_at_new_table(old, number, Guest(visitor, visitor), "again")
            sat = next(seat for seat, player in last.seating.items() if player == visitor)
            assert sat is table.seat(visitor)
            assert visitor == table.person(visitor).player


def any_swap(table, number):
    """Return whether players changed chairs in a deal."""
    deal = 0
    for event in events(table, Dealt, Swapped):
        if isinstance(event, Dealt):
            deal = event.setting.deal
        elif deal == number:
            return True
    return False


def test_one_who_did_not_play_sits_south():
    """A spectator may replay the cards too."""
    old = some_deals("NESW", "contract", "duplicate", seeded(1), most=1)
    table = replay_at_new_table(old, 1, Guest("ana", "Ana"), "again")
    assert (Seat.S, "Ana") == (table.seat("ana"), table.person("ana").name)


def test_words_stay_at_the_old_table():
    """Chat messages are not copied to another table."""
    old = table_of("NESW")
    chat.chat(old, "N", "Entre nous", "opponents")
    play_deal(old)
    assert [] == events(replay_at_new_table(old, 1, SAM, "again"), Chatted)


@pytest.mark.parametrize("number", [0, 2, -1, 10**6])
def test_a_deal_that_is_not_over_is_not_played_again(number):
    """A deal in progress cannot be replayed."""
    old = some_deals("NESW", "contract", "duplicate", seeded(1), most=1)
    with pytest.raises(Refused) as refused:
        replay_at_new_table(old, number, SAM, "again")
    assert "deal.open" == refused.value.code


def test_after_a_key_has_moved_the_chair_the_player_is_still_the_same():
    """After a chair has moved to another device, a replay keeps the player and their points."""
    old = some_deals("ESW", "whiz", "deals", seeded(1), most=1)
    key = seating.chair_key(old, old.person("S"), b"s")
    seating.move_chair(old, "phone", old.seat("S"), key, b"s")
    table = replay_at_new_table(old, 1, Guest("phone", "Sam"), "again")
    assert "S" == table.person("phone").player


# Another match


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_same_people_again(game):
    """A rematch has the same people in the same chairs; Domy stays where it is; only after the match."""
    kind = {"contract": "duplicate", "whist": "thirty", "comptoir": "seven", "whiz": "deals"}[game]
    old = table_of(
        "ESW", game, match={"kind": kind, **{"duplicate": {"boards": 1}, "deals": {"deals": 1}}.get(kind, {})}
    )
    with pytest.raises(Refused) as refused:
        rematch(old, SAM, "next")
    assert "match.unfinished" == refused.value.code
    play_to_the_end(old)
    with pytest.raises(Refused) as refused:
        rematch(old, Guest("ana", "Ana"), "next")
    assert "table.owner" == refused.value.code
    table = rematch(old, Guest("E", "Eve"), "next")
    assert {person.visitor for person in old.persons()} == {person.visitor for person in table.persons()}
    visitors = [{seat: at.occupant(seat).visitor for seat in at.seats} for at in (old, table)]
    assert visitors[0] == visitors[1]
    assert not {person.player for person in old.persons()} & {person.player for person in table.persons()}
    assert ("playing", old.policy, "E") == (table.status, table.policy, table.owner)
    proves(table)
    old.set_rematch_code("next")
    assert "next" == rematch(old, SAM, "third")


def test_in_whiz_nobody_moves_for_domy():
    """A rematch begins as the players sit, with Domy at the side that is empty then (RULES 4.1)."""
    old = open_table("whiz", match={"kind": "deals", "deals": 1})
    for seat in (Seat.N, Seat.E, Seat.S):
        seating.take_chair(old, str(seat), seat, f"Person {seat}")
    seating.start_match(old, "S")
    dealing.deal_next(old, seeded(7))
    assert Seat.W not in old.seats
    play_to_the_end(old)
    table = rematch(old, SAM, "next")
    assert old.seats == table.seats
    assert [old.occupant(seat).visitor for seat in old.seats] == [
        table.occupant(seat).visitor for seat in table.seats
    ]
    play_to_the_end(table)
    proves(table)


def play_to_the_end(table):
    for _ in range(60):
        play_deal(table)
        if table.status == "over":
            return
        dealing.deal_next(table)
    raise AssertionError("the match does not end")


def test_an_empty_chair_stays_open():
    """A rematch with an empty chair waits until someone takes it."""
    old = table_of("NESW", match={"kind": "duplicate", "boards": 1})
    play_deal(old)
    seating.leave_chair(old, "E", Seat.E)
    table = rematch(old, SAM, "next")
    assert "open" == table.status
    assert [seat is not Seat.E for seat in SEATS] == [player is not None for player in table.chairs]
    seating.start_match(table, "S")
    proves(table)


def test_in_whiz_points_stay_with_the_players_of_the_match():
    """RULES 4.3: a replay keeps the players and their points: the guest as before, bots as the others."""
    old = some_deals("ESW", "whiz", "deals", seeded(5), most=2)
    rows = old.started_log.state.sheet.rows
    table = replay_at_new_table(old, rows[-1].setting.deal, SAM, "again")
    assert set(old.chairs) == set(table.chairs)
    mine = old.person("S").player
    assert mine == table.person("S").player
