"""Which events may enter a log from outside, and when: deals, players, revealed cards (LOG)."""

from dataclasses import replace
from hashlib import sha256

import pytest

from chelem.core.calls import SimpleCall
from chelem.core.deals import Deal
from chelem.core.errors import ChelemError, ParseError, Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.admit import commitment_hash
from chelem.engine.events import (
    Acted,
    Allowed,
    Answered,
    Asked,
    Chatted,
    Claimed,
    Committed,
    Dealt,
    Exposed,
    Hidden,
    Left,
    PassedOut,
    Revealed,
    Scored,
    Seated,
    Started,
    Swapped,
    Undone,
)
from chelem.engine.setting import Setting
from tests.support.deals import SOLID, SPREAD
from tests.support.matches.playing import Table, refusal

HANDS = dict(zip(SEATS, SPREAD.hands, strict=True))
SITTING = {seat: str(seat) for seat in SEATS}
FIRST = Dealt(Setting(1, 1, Seat.N, board=1), HANDS, SITTING)


def refused(table, event):
    """Return the code with which an event is refused; the log stays unchanged."""
    before = table.log.entries
    with pytest.raises(ChelemError) as error:
        table.log.add(event)
    assert table.log.entries == before
    return refusal(error.value)


def test_the_next_deal_comes_in():
    """The cards and chairs of the deal that the match expects (LOG, dealt)."""
    table = Table()
    table.log.add(FIRST)
    assert table.last == FIRST
    assert table.state.board.holdings.hands == SPREAD.hands


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        (Setting(2, 1, Seat.N, board=1), ("deal.next", {"deal": 1, "attempt": 1})),
        (Setting(1, 2, Seat.N, board=1), ("deal.next", {"deal": 1, "attempt": 1})),
        (Setting(1, 1, Seat.E, board=1), ("deal.dealer", {"seat": "N"})),
        (Setting(1, 1, Seat.N, Vulnerability.BOTH, 1), ("deal.vulnerable", {"seats": "–"})),
        (Setting(1, 1, Seat.N, board=2), ("deal.board", {"board": 1})),
        (Setting(1, 1, Seat.N), ("deal.board", {"board": 1})),
    ],
)
def test_another_deal_is_refused(setting, why):
    """Its number, attempt, dealer, vulnerability and board are those of the match (RULES 0.9; LOG, dealt)."""
    assert refused(Table(), replace(FIRST, setting=setting)) == why


def test_the_players_are_in_their_chairs():
    """`seating` is that of the table (LOG, dealt)."""
    others = {**SITTING, Seat.N: "E", Seat.E: "N"}
    assert refused(Table(), replace(FIRST, seating=others)) == ("deal.seating", {})
    assert refused(Table(), replace(FIRST, seating={})) == ("deal.seating", {})


def test_a_deal_has_four_hands():
    """Only a reader's own copy leaves hands out (LOG, Who sees what)."""
    some = {Seat.N: HANDS[Seat.N]}
    assert refused(Table(), replace(FIRST, hands=some)) == ("deal.hands", {"count": 1})


def test_a_deal_has_52_cards():
    """Thirteen a hand, each card once (RULES Common)."""
    table, short = Table(), {**HANDS, Seat.N: Hand()}
    assert refused(table, replace(FIRST, hands=short)) == ("deal.count", {"seat": "N", "count": 0})
    with pytest.raises(ParseError):
        table.log.add(replace(FIRST, hands={**HANDS, Seat.E: HANDS[Seat.N]}))


def test_no_deal_before_the_end_of_the_last():
    """One deal at a time (LOG, dealt)."""
    table = Table().deal()
    assert refused(table, FIRST) == ("deal.unfinished", {"deal": 1})
    assert refused(table, Committed(2, 1, "")) == ("deal.unfinished", {"deal": 1})


def test_no_deal_after_the_end_of_the_match():
    """The match is over (LOG, finished)."""
    table = Table(match="duplicate:1").pass_out()
    assert refused(table, replace(FIRST, setting=Setting(2, 1, Seat.E, board=2))) == ("match.over", {})


def test_domy_does_not_deal():
    """Domy takes the empty side, and players deal (RULES 4.1)."""
    table = Table("whiz", "deals:1")
    sitting = {**SITTING, Seat.N: None}
    assert refused(table, Dealt(Setting(1, 1, Seat.N), HANDS, sitting)) == (
        "deal.no_player",
        {"seat": "N", "game": "whiz"},
    )


def test_an_unprepared_deal_is_refused():
    """Deals 1–6 of comptoir are prepared (RULES 3.2)."""
    table = Table("comptoir", "seven")
    event = Dealt(Setting(1, 1, Seat.N), dict(zip(SEATS, WEAK.hands, strict=True)), SITTING)
    assert refused(table, event) == ("deal.prepared", {"deal": 1, "held": 0, "strong": 9})


WEAK = Deal.parse("N:T98.T98.T98.T987 AKQJ.AKQJ.AKQJ.A 765.765.765.6543 432.432.432.KQJ2")


@pytest.mark.parametrize(
    "event",
    [
        Started(Table().state.game, Table().state.match, SITTING),
        Acted(Seat.N, Seat.N, SimpleCall.PASS),
        Exposed(Seat.N, SPREAD[Seat.N]),
        Swapped((Seat.N, Seat.E)),
        Claimed(Seat.N, 3),
        Answered(Seat.N, accept=True),
        Undone(0),
        PassedOut(1, 1),
        Scored(1, None, None, ()),
        Hidden(),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_the_rules_say_themselves_does_not_come_from_outside(event):
    """Moves are made, what is due follows; nobody else writes them (DESIGN, The flow)."""
    assert refused(Table().deal(), event)[0] == "log.unexpected"


def test_chairs():
    """Who sits where: an empty chair is taken, its player leaves it (LOG, seated, left)."""
    table = Table()
    table.log.add(Left(Seat.E, "E", "Élise", "person"))
    assert table.state.chairs == ("N", None, "S", "W")
    table.log.add(Seated(Seat.E, "robot", "Robot", "bot"))
    assert table.state.chairs == ("N", "robot", "S", "W")


@pytest.mark.parametrize(
    ("event", "why"),
    [
        (Seated(Seat.E, "ana", "Ana", "person"), ("chair.taken", {"seat": "E"})),
        (Seated(Seat.N, "S", "Sam", "person"), ("chair.twice", {"player": "S"})),
        (Seated(Seat.N, "ana", "Ana", "ghost"), ("chair.kind", {"kind": "ghost"})),
        (Left(Seat.E, "W", "Willy", "person"), ("chair.other", {"seat": "E", "player": "W"})),
        (Left(Seat.N, "N", "Nina", "person"), ("chair.other", {"seat": "N", "player": "N"})),
        (Asked(Seat.N, 0), ("chair.empty", {"seat": "N"})),
        (Allowed(Seat.N, accept=True), ("chair.empty", {"seat": "N"})),
    ],
)
def test_chairs_that_are_not_free_or_not_theirs(event, why):
    """One player a chair, one chair a player (LOG, seated); North's chair is empty here."""
    table = Table()
    table.log.add(Left(Seat.N, "N", "Nina", "person"))
    assert refused(table, event) == why


def test_nobody_sits_in_domys_chair():
    """Domy takes the empty side (RULES 4.1)."""
    event = Seated(Seat.N, "ana", "Ana", "person")
    assert refused(Table("whiz", "deals:1"), event) == (
        "chair.no_player",
        {"seat": "N", "game": "whiz"},
    )


def test_the_cards_that_wait_are_no_players_to_say():
    """`cards` occurs only in the reader's own copy: a player brings no cards along (LOG, Who sees what)."""
    table = Table().deal()
    table.log.add(Left(Seat.N, "N", "Nina", "person"))
    event = Seated(Seat.N, "ana", "Ana", "person", SPREAD[Seat.E])
    assert refused(table, event) == ("deal.other", {})
    assert refused(table, replace(event, cards=SPREAD[Seat.N])) == ("deal.other", {})


def proof(deal=1, number=SPREAD.number, salt="sel", cards=SPREAD):
    return Revealed(deal, number, salt, dict(zip(SEATS, cards.hands, strict=True)))


def committed():
    """Return a log with a deal committed to, dealt and over."""
    table = Table()
    table.log.add(Committed(1, 1, commitment_hash(SPREAD.number, "sel")))
    return table.pass_out()


def test_a_commitment_hash():
    """SHA-256 (hex) of UTF-8 `number:salt` (LOG, committed)."""
    assert commitment_hash(12, "sel") == "5f598383961c44a2cd8a5a7fb1c6bdd26f13ee27e5964112f89b5bd67847d23c"
    assert commitment_hash(12, "sél") == sha256("12:sél".encode()).hexdigest()


def test_a_deal_is_validated():
    """All cards, when the deal is over; the commitment can be checked (LOG, revealed)."""
    table = committed()
    table.log.add(proof())
    assert table.state.board.holdings.open == frozenset(SEATS)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (proof(deal=2), "deal.revealed"),
        (replace(proof(), attempt=2), "deal.revealed"),
        (proof(cards=SOLID), "deal.other"),
        (proof(number=SPREAD.number + 1), "deal.other_number"),
        (proof(salt="other"), "deal.commitment"),
        (replace(proof(), hands={Seat.N: SPREAD[Seat.N]}), "deal.hands"),
    ],
)
def test_a_false_proof_is_refused(event, code):
    """Another deal or attempt, other cards, another number or salt, a hand kept back (LOG, revealed)."""
    assert refused(committed(), event)[0] == code


def test_a_commitment_binds_its_own_deal_only():
    """A commitment names a deal and an attempt: each deal is checked against its own."""
    table = committed()
    table.log.add(Committed(2, 1, commitment_hash(SOLID.number, "poivre")))
    table.log.add(proof())
    table.deal(SOLID).call("P P P P")
    table.log.add(proof(deal=2, number=SOLID.number, salt="poivre", cards=SOLID))
    table.deal(SPREAD).call("P P P P")
    table.log.add(proof(deal=3, salt="never committed"))


def test_a_commitment_is_binding():
    """One commitment a deal, in the form of SHA-256; no undo takes it back (LOG, committed)."""
    table = Table()
    first = Committed(1, 1, commitment_hash(SPREAD.number, "sel"))
    table.log.add(first)
    assert refused(table, first) == ("deal.committed", {"deal": 1})
    assert refused(Table(), replace(first, hash="hello")) == ("deal.hash_digits", {})
    assert not table.log.can_undo(0)


def test_cards_once_shown_are_not_played_again():
    """A deal passed out and shown is over: no undo goes back into it (LOG, revealed and undone)."""
    table = Table("contract", "chicago").deal(SPREAD)
    dealt = table.log.version
    table.call("P P P P")
    assert not table.log.can_undo(dealt)
    table.log.add(proof())
    assert not table.log.can_undo(dealt)


def test_an_unfinished_rubber_has_begun():
    """A rubber stops once a deal was played (RULES 0.10)."""
    table = Table("contract", "rubber")
    assert table.state.match.stopped(table.state.game, table.state.sheet) is None


def test_no_proof_during_a_deal():
    """When the deal is over, not before (LOG, revealed)."""
    assert refused(Table().deal(), proof())[0] == "deal.revealed"
    assert refused(Table(), proof())[0] == "deal.revealed"


def test_a_commitment_is_to_the_next_deal():
    """Before anyone sees a card (LOG, committed)."""
    assert refused(Table(), Committed(2, 1, "")) == ("deal.next", {"deal": 1, "attempt": 1})
    assert refused(Table().pass_out(), Committed(1, 1, "")) == ("deal.next", {"deal": 2, "attempt": 1})


def test_words_may_come_at_any_time():
    """Messages do not affect the game (LOG, chatted)."""
    table = Table()
    for moment in (table, table.deal(), table.call("P"), table.call("P P P")):
        before = moment.log.position
        moment.log.add(Chatted("somebody", "bonsoir"))
        assert moment.log.position == before
    with pytest.raises(Refused):
        table.log.add(Hidden())
