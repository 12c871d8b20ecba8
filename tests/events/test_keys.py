"""The letters for which phones get the keys of an event."""

import pytest

from chelem.core.errors import Forbidden
from chelem.events.keys import CODE_LENGTH, LETTERS, Keyring
from chelem.events.log.author import Author
from chelem.live.seat_claims import WRONG, PendingClaims

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


def test_wrong_letters_are_counted_for_each_holder() -> None:
    """After ten in an hour the right ones are refused too, at that table alone; later they are not."""
    now = [0.0]
    claims = PendingClaims(lambda: now[0])
    for _ in range(WRONG):
        with pytest.raises(Forbidden, match="not the code of this table"):
            claims.check_code(TABLE, right=False)
    with pytest.raises(Forbidden, match="Too many wrong codes for this table"):
        claims.check_code(TABLE, right=True)
    claims.check_code(OTHER, right=True)
    claims.check_code(PLAYER, right=True)
    now[0] = 3601.0
    claims.check_code(TABLE, right=True)
