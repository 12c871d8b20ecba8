"""Who sees what: secrets are left out of events and of the state (LOG, Who sees what)."""

import pytest

from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import (
    Player,
    Spectator,
    hide,
    redact,
)
from chelem.engine.events import (
    Alerted,
    Chatted,
    Dealt,
    Explained,
    Hidden,
    Left,
    Seated,
)
from chelem.engine.moves import MakeClaim
from tests.support.deals import SPREAD
from tests.support.matches.playing import Table
from tests.support.matches.random_match import HANDS_SHOWN


def seen(table, viewer):
    """Return the seats whose hands a viewer knows."""
    board = table.log.view(viewer).state.board
    return "".join(str(seat) for seat in SEATS if board.holdings.hands[seat] is not None)


@pytest.mark.parametrize("seat", SEATS)
def test_a_player_sees_their_own_hand(seat):
    """Foreign hands of `dealt` are left out (LOG, Who sees what)."""
    table = Table().deal()
    assert seen(table, Player(str(seat))) == str(seat)
    dealt = next(e.event for e in table.log.redacted(Player(str(seat))) if isinstance(e.event, Dealt))
    assert dealt.hands == {seat: SPREAD[seat]}


@pytest.mark.parametrize("hands", HANDS_SHOWN, ids=lambda hands: "".join(map(str, sorted(hands))) or "none")
def test_a_spectator_sees_the_hands_of_a_list(hands):
    """A spectator with a list of hands they may see (LOG, Who sees what)."""
    table = Table().deal()
    assert seen(table, Spectator(hands)) == "".join(map(str, sorted(hands)))


def test_somebody_who_does_not_play_sees_nothing():
    """A view discloses only what its events disclosed (LOG, Who sees what)."""
    assert seen(Table().deal(), Player("ana")) == ""


def test_the_open_hand_is_seen_by_all():
    """`exposed`: a hand is face up from now on (LOG)."""
    table = Table(match="rubber").deal().bid("1NT by N").lead()
    assert [seen(table, Player(str(seat))) for seat in SEATS] == ["NS", "ES", "S", "SW"]
    assert seen(table, Spectator()) == "S"


def test_a_claimants_hand_is_seen_by_all():
    """The claimant's cards are shown, refused or not (RULES Common, Claim)."""
    table = Table(match="rubber").deal().bid("1NT by N").lead().move(Seat.E, MakeClaim(3))
    assert seen(table, Spectator()) == "ES"
    table.answer(accept=False)
    assert seen(table, Spectator()) == "ES"


def test_a_player_keeps_what_they_have_seen():
    """A viewer is a player, by id, through changes of chairs (LOG, Who sees what)."""
    table = Table().deal()
    table.log.add(Left(Seat.E, "E", "Élise", "person"))
    assert seen(table, Player("E")) == "E"
    table.log.add(Seated(Seat.E, "ana", "Ana", "person"))
    assert (seen(table, Player("ana")), seen(table, Player("E"))) == ("E", "E")
    table.log.add(Left(Seat.S, "S", "Sam", "person"))
    table.log.add(Seated(Seat.S, "E", "Élise", "person"))
    assert seen(table, Player("E")) == "ES"


def test_a_newcomer_to_a_seat_gets_its_hand():
    """In that player's own log `seated` brings the hand; in nobody else's (LOG, Who sees what)."""
    table = Table().deal()
    table.log.add(Left(Seat.E, "E", "Élise", "person"))
    before, event = table.state, Seated(Seat.E, "ana", "Ana", "person")
    assert redact(before, event, Player("ana")).cards == SPREAD[Seat.E]
    for viewer in (Player("N"), Player("E"), Spectator(), Spectator(frozenset(SEATS))):
        assert redact(before, event, viewer).cards is None


def test_hands_are_followed_through_an_exchange_of_chairs():
    """Two players exchange chairs, hands and all: each still sees their own (LOG, swapped)."""
    table = Table("whiz", "deals:1", first=Seat.E).deal().call("9S P P")
    assert table.state.chairs == (None, "S", "E", "W")
    assert [seen(table, Player(player)) for player in "ESW"] == ["NS", "NE", "NW"]
    assert seen(table, Spectator(frozenset({Seat.E}))) == "NS"


WORDS = [
    Alerted("N", 1, "fort", ("E", "W")),
    Explained("N", 1, "fort", ("E", "W")),
    Chatted("N", "bonsoir", ("E", "W")),
]


@pytest.mark.parametrize("event", WORDS, ids=lambda event: type(event).__name__)
def test_private_words(event):
    """Messages are for their audience and their author; others get a hidden entry with the version (LOG)."""
    state = Table().deal().state
    for player in "NEW":
        assert redact(state, event, Player(player)) == event
    for viewer in (Player("S"), Player("ana"), Spectator(), Spectator(frozenset(SEATS))):
        assert redact(state, event, viewer) == Hidden()


@pytest.mark.parametrize("viewer", [Player("S"), Player("ana"), Spectator()])
def test_public_words(viewer):
    """Messages without an audience are for everybody (LOG)."""
    event = Chatted("N", "bonsoir")
    assert redact(Table().state, event, viewer) == event


@pytest.mark.parametrize("viewer", [Player("N"), Spectator(), Spectator(frozenset(SEATS))])
def test_a_redacted_log_has_no_gaps(viewer):
    """Versions have no gaps for anyone (LOG, Who sees what)."""
    table = Table().deal()
    table.log.add(WORDS[0])
    table.call("P P")
    assert [entry.version for entry in table.log.redacted(viewer)] == list(range(5))


def test_what_is_hidden_is_not_legal_to_see():
    """A hidden hand has a count and no legal cards; its owner has theirs (LOG, Who sees what)."""
    table = Table(match="rubber").deal().bid("1NT by N")
    turn = table.state.turn
    hidden = hide(table.state, Player("S"))
    assert (hidden.turn, hidden.legal()) == (turn, ())
    assert hidden.board.count(Seat.E) == 13
    assert hide(table.state, Player("E")).legal() == table.state.legal()


def test_between_deals_of_no_match_there_is_nothing_to_hide():
    """Before the first deal a view is the state (LOG)."""
    state = Table().state
    assert hide(state, Spectator()) == state
