"""Sitting down, leaving, bots in chairs, keys (docs/protocol.md, Who is who)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.audience import Player
from chelem.engine.events import Left, Seated
from chelem.site.tables.domain import dealing, seating
from tests.support.chance import seeded
from tests.support.tables import SECRET, events, open_table, play_deal, play_until, proves, table_of

N, E, S, W = Seat


def refused(code, action, *args, **named):
    with pytest.raises(Refused) as caught:
        action(*args, **named)
    assert code == caught.value.code
    assert caught.value.say("fr") != caught.value.say("en")


def cards_of(table, visitor):
    """Return the seats whose hands a visitor can see now."""
    board = table.started_log.view(table.viewer(visitor)).state.board
    return {seat for seat in Seat if board.holdings.hands[seat] is not None}


# Before the match


def test_an_empty_chair_can_be_taken_once():
    """A chair belongs to the visitor who took it, and nobody has two."""
    table = open_table(chairs={"N": "open", "S": "me"})
    seating.take_chair(table, "ana", N, "Ana")
    refused("chair.taken", seating.take_chair, table, "bea", N, "Béa")
    seating.take_chair(table, "bea", E, "Béa")
    refused("chair.taken", seating.take_chair, table, "ana", E, "Ana")
    assert (N, E, None) == (table.seat("ana"), table.seat("bea"), table.seat("cleo"))
    seating.leave_chair(table, "ana", N)
    assert table.occupant(N) is None
    seating.take_chair(table, "ana", S, "Ana")
    assert table.seat("ana") is S


def test_one_moves_to_another_chair_before_the_match():
    """A seated player who takes another chair leaves their own, and stays the same player."""
    table = open_table()
    seating.take_chair(table, "ana", N, "Ana")
    player = table.person("ana").player
    seating.take_chair(table, "ana", E, "Ana")
    assert (E, player, None) == (table.seat("ana"), table.person("ana").player, table.occupant(N))
    seating.start_match(table, "S")
    refused("chair.mine", seating.take_chair, table, "ana", N, "Ana")


def test_each_sits_where_they_like_and_domy_takes_the_empty_side():
    """RULES 4.1: Domy is North by default, and gives way to a player before the match."""
    table = open_table("whiz")
    assert (E, S, W) == table.seats
    refused("chair.no_player", seating.seat_bot, table, "S", N)
    refused("chair.empty", seating.leave_chair, table, "S", N)
    seating.take_chair(table, "ana", N, "Ana")
    assert (N, E, W) == table.seats
    seating.take_chair(table, "bea", S, "Béa")
    assert (N, S, W) == table.seats
    seating.take_chair(table, "cleo", E, "Cléo")
    assert (N, E, S) == table.seats
    refused("chair.no_player", seating.take_chair, table, "dora", W, "Dora")
    seating.take_chair(table, "bea", W, "Béa")
    assert (N, E, W) == table.seats
    seating.leave_chair(table, "ana", N)
    assert (E, S, W) == table.seats


def test_domy_stays_where_they_are_once_the_match_has_started():
    """RULES 4.1: players sit where they like before the match; in it, Domy's chair is nobody's."""
    table = open_table("whiz")
    seating.take_chair(table, "S", N, "Sam")
    seating.take_chair(table, "ana", S, "Ana")
    seating.start_match(table, "S")
    assert (N, S, W) == table.seats
    refused("chair.no_player", seating.take_chair, table, "bea", E, "Béa")


def test_a_chosen_first_deal_fixes_domys_chair():
    """The dealer of a chosen first deal is a player (RULES 4.1), so Domy cannot come to sit there."""
    table = open_table("whiz", deal={"number": "1", "dealer": "E"})
    refused("chair.no_player", seating.take_chair, table, "ana", N, "Ana")


def test_a_match_is_played_to_its_end_with_domy_in_west():
    """RULES 4.1: the game is the same wherever Domy sits."""
    table = open_table("whiz", match={"kind": "deals", "deals": 3})
    for seat in (N, E, S):
        seating.take_chair(table, str(seat), seat, f"Player {seat}")
    seating.start_match(table, "S")
    below = seeded(5)
    while table.status == "playing":
        dealing.deal_next(table, below)
        assert {W} == table.started_log.state.board.holdings.open
        play_until(table, lambda table: not table.in_deal)
        dealing.reveal(table)
    assert (N, E, S) == table.seats
    assert 3 == len(table.started_log.state.sheet.rows)
    proves(table)


@pytest.mark.parametrize("code", ["chair.no_player", "deal.no_player"])
def test_only_whiz_calls_the_empty_seat_domy(code):
    """Domy is a word of Whiz-Bridge; other games for three have a seat without a player (RULES 4.1)."""
    for language in ("fr", "en"):
        assert "Domy" in Refused(code, seat="N", game="whiz").say(language)
        assert "Domy" not in Refused(code, seat="N", game="cutthroat").say(language)


def test_only_the_owner_starts_and_bots_take_what_is_open():
    """Only the owner starts a match, once; bots take the open chairs."""
    table = open_table()
    seating.take_chair(table, "S", S, "Sam")
    seating.take_chair(table, "ana", E, "Ana")
    refused("table.owner", seating.start_match, table, "ana")
    refused("table.owner", seating.start_match, table, None)
    seating.start_match(table, "S")
    refused("table.started", seating.start_match, table, "S")
    assert ["bot", "person", "person", "bot"] == [table.occupant(seat).kind for seat in Seat]
    assert [N, E, S, W] == [event.seat for event in events(table, Seated)]
    assert "playing" == table.status


def test_only_those_of_the_table_put_bots_in_chairs():
    """Only the owner and players seat bots, and only in empty or abandoned chairs."""
    table = open_table()
    refused("table.owner", seating.seat_bot, table, "ana", N)
    refused("table.owner", seating.seat_bot, table, None, N)
    seating.take_chair(table, "ana", E, "Ana")
    seating.seat_bot(table, "ana", N)
    refused("chair.taken", seating.seat_bot, table, "S", N)
    table.presence.here = {"ana"}
    refused("chair.taken", seating.seat_bot, table, "S", E)


def test_one_leaves_ones_own_chair_and_the_owner_empties_any():
    """A player may leave their chair, and the owner may empty any chair."""
    table = open_table()
    seating.take_chair(table, "ana", E, "Ana")
    seating.take_chair(table, "bea", W, "Béa")
    refused("table.owner", seating.leave_chair, table, "ana", W)
    refused("table.owner", seating.leave_chair, table, None, W)
    seating.leave_chair(table, "bea", W)
    refused("chair.empty", seating.leave_chair, table, "S", W)
    seating.leave_chair(table, "S", E)
    assert (None, None) == (table.occupant(E), table.occupant(W))


# During the match


def test_a_bot_keeps_the_chair_warm():
    """A player who left is replaced, returns to the same hand, and is the same player."""
    table = table_of("SE")
    player, cards = table.person("E").player, cards_of(table, "E")
    table.presence.here = {"S"}
    seating.seat_bot(table, "S", E)
    assert "bot" == table.occupant(E).kind
    assert set() == cards_of(table, "E")
    refused("chair.taken", seating.take_chair, table, "ana", E, "Ana")
    refused("chair.taken", seating.take_chair, table, "E", N, "E")
    seating.take_chair(table, "E", E, "Eve")
    assert (player, "Eve") == (table.person("E").player, table.person("E").name)
    assert cards == cards_of(table, "E") == {E}
    assert [Left, Seated] * 2 == [type(event) for event in events(table, Left, Seated)[4:]]
    proves(table)


def test_a_chair_left_in_mid_deal_waits_for_anyone_who_has_seen_nothing():
    """A newcomer takes over the hand of an empty chair and sees no other."""
    table = table_of("NESW")
    seating.leave_chair(table, "E", E)
    assert table.started_log.state.chairs[E] is None
    seating.take_chair(table, "ana", E, "Ana")
    assert {E} == cards_of(table, "ana")
    proves(table)


@pytest.mark.parametrize("watch", ["N", "E", "S", "W"])
def test_a_spectator_who_saw_a_hand_may_not_sit_in_mid_deal(watch):
    """They may sit down once the deal is over (docs/protocol.md, The policy)."""
    table = table_of("NESW", policy={"watch": watch})
    table.presence.saw_hand.add("ana")
    seating.leave_chair(table, "E", E)
    refused("chair.looked", seating.take_chair, table, "ana", E, "Ana")
    seating.take_chair(table, "bea", E, "Béa")
    play_deal(table)
    seating.leave_chair(table, "bea", E)
    seating.take_chair(table, "ana", E, "Ana")
    dealing.deal_next(table, seeded(3))
    seating.leave_chair(table, "W", W)
    assert set() == table.presence.saw_hand
    seating.take_chair(table, "cleo", W, "Cléo")


def test_one_who_has_held_a_hand_may_not_take_another_in_the_same_deal():
    """Nobody sees two hands of a deal by changing chairs, not even the owner."""
    table = table_of("NESW")
    seating.leave_chair(table, "S", E)
    seating.leave_chair(table, "S", S)
    refused("chair.looked", seating.take_chair, table, "S", E, "Sam")
    seating.take_chair(table, "S", S, "Sam")
    assert {S} == cards_of(table, "S")
    seating.leave_chair(table, "S", S)
    play_until(table, lambda t: t.started_log.state.player is None)
    seating.take_chair(table, "ana", S, "Ana")
    seating.take_chair(table, "bea", E, "Béa")
    play_deal(table)
    seating.leave_chair(table, "bea", E)
    seating.take_chair(table, "S", E, "Sam")
    assert table.seat("S") is E


def test_a_new_name_is_not_logged():
    """Names lie apart from the log, which does not say that one has changed."""
    table = table_of("S")
    before = len(table.started_log)
    seating.take_chair(table, "S", S, "Person S")
    assert before == len(table.started_log)
    seating.take_chair(table, "S", S, "Sam")
    assert (before, "Sam") == (len(table.started_log), table.occupant(S).name)


# Keys


def key(table, visitor):
    return seating.chair_key(table, table.person(visitor), SECRET)


def test_a_key_moves_the_chair_to_another_device():
    """A key moves the hand, the player and the ownership to another device, and then becomes invalid."""
    table = table_of("SE")
    old = key(table, "S")
    player = table.person("S").player
    seating.move_chair(table, "phone", S, old, SECRET)
    assert (None, S, player) == (table.seat("S"), table.seat("phone"), table.person("phone").player)
    assert ({S}, set()) == (cards_of(table, "phone"), cards_of(table, "S"))
    assert "phone" == table.owner
    refused("chair.key", seating.move_chair, table, "S", S, old, SECRET)
    seating.move_chair(table, "S", S, key(table, "phone"), SECRET)
    assert S is table.seat("S")


def test_a_wrong_key_opens_nothing():
    """A wrong key is refused, as is one for another chair, a bot, an empty chair or a seated visitor."""
    table = table_of("SEW")
    seating.leave_chair(table, "W", W)
    right = key(table, "S")
    for seat, text in (
        (S, ""),
        (S, "é" * 24),
        (S, right[:-1]),
        (S, right.upper() + " "),
        (E, right),
        (N, right),
    ):
        refused("chair.key", seating.move_chair, table, "ana", seat, text, SECRET)
    refused("chair.key", seating.move_chair, table, "ana", W, right, SECRET)
    refused("chair.mine", seating.move_chair, table, "E", S, right, SECRET)
    assert S is table.seat("S")


def test_a_key_is_known_only_with_the_servers_secret_and_for_one_table():
    """A key depends on the server's secret and on the table."""
    table, other = table_of("S"), table_of("S")
    other.code = "other"
    assert key(table, "S") != key(other, "S")
    assert key(table, "S") != seating.chair_key(table, table.person("S"), b"another secret")
    assert 24 == len(key(table, "S"))


def test_after_a_key_has_moved_a_chair_its_old_device_is_somebody_else():
    """The old device may take another chair after the deal, as another player."""
    table = table_of("NESW")
    seating.move_chair(table, "phone", S, key(table, "S"), SECRET)
    seating.leave_chair(table, "E", E)
    refused("chair.looked", seating.take_chair, table, "S", E, "Sam")
    seating.take_chair(table, "ana", E, "Ana")
    play_deal(table)
    seating.leave_chair(table, "ana", E)
    seating.take_chair(table, "S", E, "Sam")
    assert (S, E) == (table.seat("phone"), table.seat("S"))
    assert table.person("phone").player != table.person("S").player
    proves(table)


def test_before_the_match_a_key_does_not_make_one_player_of_two():
    """Before the match, too, the old device becomes another player."""
    table = open_table()
    seating.take_chair(table, "S", S, "Sam")
    seating.move_chair(table, "phone", S, key(table, "S"), SECRET)
    seating.take_chair(table, "S", N, "Sam")
    seating.start_match(table, "phone")
    assert 4 == len(set(table.chairs))
    assert (N, S) == (table.seat("S"), table.seat("phone"))


@pytest.mark.parametrize("game", ["contract", "whist", "comptoir", "whiz"])
def test_a_viewer_is_the_player_they_are(game):
    """A player gets the view of their seat, everyone else that of a spectator."""
    table = table_of("S", game)
    assert Player(table.chairs[S]) == table.viewer("S")
    assert frozenset() == table.viewer("ana").seats
    assert frozenset() == table.viewer(None).seats
