"""A table that begins with a board of a file, or in the middle of it (docs/protocol.md, `boards/play`)."""

import asyncio
from dataclasses import replace

import pytest

from chelem.boards.statements import NO_AUCTION, NO_PLAY
from chelem.core.calls import parse_action
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, SIDES, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import (
    Acted,
    Alerted,
    Committed,
    Dealt,
)
from chelem.formats.pbn import read_pbn_text
from chelem.site.database.database import Database
from chelem.site.tables.domain import seating
from chelem.site.tables.domain.from_board import BoardStart, table_from_board
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.rematch import replay_at_new_table
from chelem.site.tables.store.table_store import TableStore
from chelem.site.tables.views.comparison import known_deal_section
from tests.site.collections.samples import PLAYED
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, events, now, play_deal, proves, same_table, table_of

SAM = Guest("sam", "Sam")
OTHER = {"contract": {"fr": "2♠ O", "en": "2♠ W"}, "result": "=", "points": -110}
(TOLD,) = read_pbn_text(PLAYED)
RECORD = TOLD
MOVES = [*RECORD.auction.calls, *RECORD.play.cards]


def calls(text):
    """Return the board's auction with these calls."""
    return {"auction": replace(RECORD.auction, calls=tuple(map(parse_action, text.split())))}


def cards(text):
    """Return the board's play with these cards."""
    return {"play": replace(RECORD.play, cards=tuple(map(parse_action, text.split())))}


def table(record=RECORD, seat=Seat.W, steps=0, elsewhere=OTHER):
    return table_from_board(BoardStart(record, seat, steps, elsewhere), SAM, "code", now)


def test_the_cards_the_dealer_and_the_vulnerability_are_the_boards():
    """The guest plays in the chosen chair against bots; nothing is promised of a file's cards."""
    for seat in SEATS:
        made = table(seat=seat)
        (dealt,) = events(made, Dealt)
        assert RECORD.hands == tuple(dealt.hands[each] for each in SEATS)
        assert (Seat.N, Vulnerability.NONE, 1) == (
            dealt.setting.dealer,
            dealt.setting.vulnerable,
            dealt.setting.board,
        )
        assert seat is made.seat("sam")
        assert ["sam"] == [person.visitor for person in made.persons()]
        assert "file" == dealt.origin
        assert [] == events(made, Committed)
        play_deal(made, seeded(1))
        proves(made)


@pytest.mark.parametrize("steps", [0, 3, 9, 10, 14, 17])
def test_it_goes_on_after_any_step(steps):
    """The first calls and cards are in the log, and play continues after them."""
    made = table(steps=steps)
    assert MOVES[:steps] == [event.action for event in events(made, Acted)]
    assert KnownDeal(1, steps, OTHER) == made.known_deal
    play_deal(made, seeded(2))
    proves(made)


def test_explanations_come_with_their_calls():
    """Explanations of calls in the file are given at the table."""
    assert ["may be short"] == [event.text for event in events(table(steps=9), Alerted)]


def test_a_board_whose_number_has_another_setting():
    """The deal gets a board number that fits its dealer and vulnerability."""
    record = replace(
        RECORD, dealer=Seat.E, auction=replace(RECORD.auction, first=Seat.E), vulnerable=Vulnerability.BOTH
    )
    (dealt,) = events(table(record), Dealt)
    assert (Seat.E, Vulnerability.BOTH) == (dealt.setting.dealer, dealt.setting.vulnerable)


def test_a_board_without_a_setting():
    """Without a setting in the file, North deals and nobody is vulnerable."""
    record = replace(RECORD, dealer=None, vulnerable=None, auction=NO_AUCTION, play=NO_PLAY)
    (dealt,) = events(table(record), Dealt)
    assert (Seat.N, Vulnerability.NONE) == (dealt.setting.dealer, dealt.setting.vulnerable)


@pytest.mark.parametrize(
    ("change", "steps", "code"),
    [
        ({"hands": (None, *RECORD.hands[1:])}, 0, "opening.cards"),
        (calls("1S 1C"), 2, "auction.insufficient"),
        (cards("CT S3"), 11, "card_play.follow"),
        (cards("CT SA"), 11, "card_play.held"),
        (calls("P P P P"), 4, "opening.over"),
    ],
)
def test_an_illegal_step_is_refused(change, steps, code):
    """A board with an illegal step is refused with the reason; it can be played up to the step before."""
    with pytest.raises(Refused) as refused:
        table(replace(RECORD, **change), steps=steps)
    assert code == refused.value.code
    if code not in ("opening.cards", "opening.over"):
        assert table(replace(RECORD, **change), steps=steps - 1)


def test_who_has_seen_the_deal_does_not_change_chairs():
    """The owner of a replay may sit again only in the chair whose hand they have seen."""
    made = table(seat=Seat.S)
    seating.leave_chair(made, "sam", Seat.S)
    seating.leave_chair(made, "sam", Seat.N)
    with pytest.raises(Refused) as refused:
        seating.take_chair(made, "sam", Seat.N, "Sam")
    assert "chair.looked" == refused.value.code


def test_the_table_says_that_it_was_seen():
    """The page shows the steps made elsewhere; afterwards it compares results from the reader's side."""
    made = table(steps=4)
    state = made.started_log.state
    assert {"steps": 4, "text": ""} == known_deal_section(made.known_deal, state, Side.NS, "en")
    play_deal(made, seeded(4))
    state = made.started_log.state
    ours, theirs = (known_deal_section(made.known_deal, state, side, "en")["text"] for side in SIDES)
    assert "2♠ W =" in ours
    assert "110 for East-West" in ours
    assert ("gain" in ours, "lose" in ours) == ("lose" in theirs, "gain" in theirs)
    assert "2♠ O =, 110 pour Est-Ouest" in known_deal_section(made.known_deal, state, Side.NS, "fr")["text"]
    assert known_deal_section(None, state, Side.NS, "en") is None


def test_it_outlives_the_process(tmp_path):
    """A stored table keeps that its deal is known."""

    async def work():
        database = Database(f"sqlite:///{tmp_path / 'chelem.db'}", now)
        store = TableStore(database)
        try:
            made = table(steps=5)
            made.save_new()
            await store.save(made.take_pending())
            kept = await store.load("code")
            same_table(made, kept)
            assert made.known_deal == kept.known_deal
        finally:
            database.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", [1, 6])
def test_a_deal_of_a_table_goes_on_from_any_step(game, seed):
    """Exchanged chairs and exposed hands are restored, in every game.

    Where the rest was claimed, it is played now; after the last card there is nothing left.
    """
    old = table_of("NESW", game)
    play_deal(old, seeded(seed))
    deal = old.started_log.state.sheet.rows[0].setting.deal
    dealt = [entry.version for entry in old.started_log.effective() if isinstance(entry.event, Dealt)][-1]
    moves = [
        entry.event.action
        for entry in old.started_log.effective()
        if isinstance(entry.event, Acted) and entry.version > dealt
    ]
    for steps in (0, 1, 2, len(moves) // 2, len(moves) - 1):
        again = replay_at_new_table(old, deal, SAM, "again", steps)
        since = [entry.version for entry in again.started_log if isinstance(entry.event, Dealt)][-1]
        made = [e.event.action for e in again.started_log if isinstance(e.event, Acted) and e.version > since]
        assert moves[:steps] == made
        assert (deal, steps) == (again.known_deal.deal, again.known_deal.steps)
        play_deal(again, seeded(steps))
        proves(again)
    if old.started_log.state.sheet.rows[0].claim:
        assert replay_at_new_table(old, deal, SAM, "again", len(moves)).started_log.state.player
        return
    with pytest.raises(Refused) as refused:
        replay_at_new_table(old, deal, SAM, "again", len(moves))
    assert "opening.over" == refused.value.code
