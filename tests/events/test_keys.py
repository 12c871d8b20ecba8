"""The letters for which phones get the keys of an event."""

from chelem.events.keys import CODE_LENGTH, LETTERS, Keyring
from chelem.events.log.author import Author
from chelem.site.events.live.seat_claims import MOST, PendingClaims

TABLE, OTHER, PLAYER = Author("table", "A1"), Author("table", "A2"), Author("player", "1")


def test_letters_open_their_own_author_only() -> None:
    """Six letters each, in either case and with spaces; those of a table open no other and no entrant."""
    keys = Keyring("secret")
    for author in (TABLE, OTHER, PLAYER):
        letters = keys.card_code(author)
        assert CODE_LENGTH == len(letters)
        assert set(letters) <= set(LETTERS)
        typed = f" {letters[:3].lower()} {letters[3:].lower()} "
        assert [author] == [each for each in (TABLE, OTHER, PLAYER) if keys.opens(each, typed)]


def test_letters_change_with_the_key() -> None:
    """Those of a table whose phone was lost open nothing any more; other tables keep theirs."""
    keys = Keyring("secret")
    later = Keyring("secret", {"table.A1": keys.replaced(TABLE, "2026-11-27T20:00:00Z")})
    assert not later.opens(TABLE, keys.card_code(TABLE))
    assert later.opens(TABLE, later.card_code(TABLE))
    assert later.opens(OTHER, keys.card_code(OTHER))


def test_claims_of_strangers_leave_room() -> None:
    """However many a network makes, those of others wait for their answer; its own oldest ones go."""
    claims = PendingClaims(lambda: 0.0)
    player = claims.new(3, "192.0.2.1")
    flood = [claims.new(7, "198.51.100.7") for _ in range(2 * MOST)]
    later = claims.new(4, "192.0.2.1")
    waiting = claims.waiting()
    assert MOST == len(waiting)
    assert [player, flood[-1], later] == [
        each for each in (player, flood[0], flood[-1], later) if each in waiting
    ]


def test_right_letters_need_no_place_among_claims() -> None:
    """They are granted while as many phones wait as can."""
    claims = PendingClaims(lambda: 0.0)
    waiting = [claims.new(entrant) for entrant in range(MOST)]
    assert "granted" == claims.granted(3).state
    assert waiting == claims.waiting()


def test_a_director_refuses_all_claims() -> None:
    """Each phone learns it; a claim that was granted stays granted."""
    claims = PendingClaims(lambda: 0.0)
    granted, *others = (claims.new(entrant) for entrant in range(3))
    claims.answer(granted.number, granted=True)
    claims.refuse_all()
    assert [] == claims.waiting()
    assert ["granted", "refused", "refused"] == [claims.find(each.id).state for each in (granted, *others)]
