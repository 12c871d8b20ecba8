"""Letters of an event: strangers cannot guess them, and cannot keep those out who have them."""

import pytest

from chelem.core.errors import ChelemError, Forbidden, TooMany
from chelem.events.keys import CODE_LENGTH, LETTERS, Keyring
from chelem.events.log.author import Author
from chelem.site.database.database import Database
from chelem.site.edge.limiter import Asker, Limiter
from chelem.site.edge.limits import HOUR, LIMITS
from chelem.site.edge.settings import PublicAddress, ServerSettings
from chelem.site.events.api.letters import OWN_TRIES, LetterCheck
from chelem.site.events.live.actor import EventActor
from chelem.site.events.live.seat_claims import NEW_TRIES
from chelem.site.events.store.event_store import EventStore, StoredEvent

PUBLIC = ServerSettings(PublicAddress.parse("https://club.example"))
TABLE, OTHER, PLAYER = Author("table", "A1"), Author("table", "A2"), Author("player", "1")
STRANGER, CLUB = Asker("198.51.100.7", None), Asker("192.0.2.1", None)


@pytest.fixture
def actor():
    database = Database("sqlite://", lambda: "2026-11-28T20:00:00Z")
    yield EventActor(StoredEvent("EVENT", "secret", (), (), {}), EventStore(database))
    database.close()


def guess(check, actor, author=TABLE, count=1, letters="AAAAAA"):
    """Type letters, and return how many were wrong before too many of them were."""
    wrong = 0
    for _ in range(count):
        try:
            check.check(actor, author, letters)
        except TooMany:
            break
        except Forbidden:
            wrong += 1
    return wrong


def most(counted):
    return next(rate.amount for rate in LIMITS.rates if (rate.kind, rate.counted) == ("letters", counted))


def test_wrong_letters_close_nothing_to_others(actor):
    """A stranger tries all tables and pairs until refused; others open them with the right letters."""
    limiter = Limiter(PUBLIC)
    stranger = LetterCheck(limiter, STRANGER)
    authors = [Author("table", f"A{number}") for number in range(1, 10)]
    assert most("address") == sum(guess(stranger, actor, author, most("address")) for author in authors)
    with pytest.raises(TooMany, match="ask the director, who has a QR code"):
        stranger.check(actor, TABLE, actor.keys.card_code(TABLE))
    phone = LetterCheck(limiter, CLUB)
    for author in (*authors, PLAYER):
        phone.check(actor, author, actor.keys.card_code(author))
    phone.check_joining_code(actor, actor.codes.new())


def test_wrong_joining_codes_close_nothing_to_others(actor):
    """They count as letters of tables do, and neither against other kinds of codes nor other people."""
    limiter = Limiter(PUBLIC)
    for _ in range(most("address")):
        with pytest.raises(Forbidden):
            LetterCheck(limiter, STRANGER).check_joining_code(actor, "AAAAAA")
    with pytest.raises(TooMany):
        LetterCheck(limiter, STRANGER).check_joining_code(actor, actor.codes.new())
    LetterCheck(limiter, CLUB).check_joining_code(actor, actor.codes.new())
    limiter.take("link", STRANGER)


def test_a_browser_that_was_here_before_is_not_kept_out_by_its_neighbour(actor):
    """In a network where somebody has typed too many wrong ones, it may be wrong three times itself."""
    limiter = Limiter(PUBLIC)
    guess(LetterCheck(limiter, CLUB), actor, count=2 * most("address"))
    known = LetterCheck(limiter, Asker(CLUB.address, "ana"))
    assert OWN_TRIES == guess(known, actor, count=10)
    other = LetterCheck(limiter, Asker(CLUB.address, "bo"))
    assert OWN_TRIES - 1 == guess(other, actor, count=OWN_TRIES - 1)
    other.check(actor, TABLE, actor.keys.card_code(TABLE))


def test_the_letters_of_a_new_key_are_compared_again(actor):
    """The director helps a table whose network has typed too many wrong letters, and that table alone."""
    limiter = Limiter(PUBLIC)
    phone = LetterCheck(limiter, CLUB)
    guess(phone, actor, count=2 * most("address"))
    actor.keys = Keyring("secret", {"table.A1": actor.keys.replaced(TABLE, "2026-11-28T20:00:00Z")})
    actor.claims.note_new_letters(TABLE)
    phone.check(actor, TABLE, actor.keys.card_code(TABLE))
    assert 0 == guess(phone, actor, OTHER)
    assert NEW_TRIES - 1 == guess(phone, actor, TABLE, 2 * NEW_TRIES)


@pytest.mark.slow
def test_guessing_is_hopeless(actor):
    """In an hour, the addresses of ten providers together try less than one of five thousand codes."""
    limiter, tried = Limiter(PUBLIC), 0
    for number in range(5 * most("house") // 4):
        asker = Asker(f"198.{number % 10}.{number // 10 % 200}.1", None)
        tried += guess(LetterCheck(limiter, asker), actor, letters="A")
    newcomers = 10 * most("house") // 100
    assert most("house") <= tried <= most("house") + newcomers
    likeliest = (-(-256 // len(LETTERS)) / 256) ** CODE_LENGTH
    assert tried * likeliest < 1 / 5000
    assert HOUR == next(rate.seconds for rate in LIMITS.rates if rate.kind == "letters")


def test_letters_that_are_no_letters(actor):
    """Whatever is typed is a wrong code."""
    check = LetterCheck(Limiter(PUBLIC), CLUB)
    for typed in ("", "\ud800", "é" * 6, "AAAAAAA"):
        with pytest.raises(ChelemError):
            check.check(actor, TABLE, typed)
        with pytest.raises(ChelemError):
            check.check_joining_code(actor, typed)
