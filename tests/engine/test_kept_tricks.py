"""Law 71 in logs of format 3: tricks conceded that no normal play loses are kept (RULES Common, Claim)."""

from dataclasses import replace

import pytest

from chelem.boards.log_conversion import log_of, records_of
from chelem.core.errors import BadLog
from chelem.core.seats import Seat, Side
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Scored
from chelem.engine.log import Entry
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.write import entry_json, write_log
from chelem.formats.pbn import game_of, read_pbn_text, write_pbn
from tests.bots.positions import fill_deal
from tests.support.matches.playing import Table

THIRTEEN = fill_deal({"S": "AKQJ.AKQ.AKQ.AKQ"})


def claimed(tricks: int = 10, log_format: int = 3, game: str = "contract") -> Table:
    """Return a table where South has played a grand slam with thirteen top tricks up to this claim."""
    contract = "7NT by S"
    match = {"contract": "duplicate", "whiz": "deals:2"}[game]
    table = Table(game, match, first=Seat.S, log_format=log_format).deal(THIRTEEN).bid(contract).lead()
    return table.move(Seat.S, MakeClaim(tricks))


def test_thirteen_top_tricks():
    """7NT with thirteen top tricks, ten claimed: thirteen tricks, and the score of a slam made."""
    table = claimed().answer()
    scored = table.scored()
    assert ({Side.NS: 13, Side.EW: 0}, 3) == (scored.tricks, scored.kept)
    assert 1520 == table.state.sheet.points(Side.NS)
    assert 3 == table.state.sheet.rows[-1].kept
    assert 13 == table.state.board.tricks[Side.NS]


def test_an_older_log_is_scored_as_it_was():
    """In format 1 a concession stands, and `kept` is not written."""
    table = claimed(log_format=1).answer()
    assert (10, None) == (table.scored().tricks[Side.NS], table.scored().kept)
    assert not any("kept" in entry_json(entry) for entry in table.log)


def test_nothing_is_kept_while_the_claim_waits():
    """Neither the claim nor an answer before the last depends on the hidden hands; nor does a refusal."""
    table = claimed()
    waiting = table.state
    assert 0 == waiting.board.kept
    assert {Side.NS: 0, Side.EW: 0} == waiting.board.tricks
    table.move(waiting.turns[0].actor, AnswerClaim(accept=True))
    assert {Side.NS: 0, Side.EW: 0} == table.state.board.tricks
    table.move(table.state.turns[0].actor, AnswerClaim(accept=False))
    assert (None, 0) == (table.state.board.claim, table.state.board.kept)


def test_in_other_games_too():
    """The rule is that of claims, whatever is bid; Whiz has no dummy who could be asked."""
    assert (13, 3) == ((scored := claimed(game="whiz").answer().scored()).tricks[Side.NS], scored.kept)


def test_a_defender_concedes_with_partners_consent():
    """A defender who gives everything away keeps the two highest trumps."""
    deal = fill_deal({"W": "AK.5432.5432.432", "E": "32.T9876.T9.T987"})
    table = Table(first=Seat.S, log_format=3).deal(deal).bid("4S by S").lead()
    table.move(Seat.W, MakeClaim(0)).answer()
    assert ({Side.NS: 11, Side.EW: 2}, 2) == (table.scored().tricks, table.scored().kept)


@pytest.mark.parametrize("kept", [0, 2, 4, None])
def test_a_log_with_another_number_is_refused(kept):
    """`scored` is validated against the rules, `kept` like the rest."""
    table = claimed().answer()
    place = next(place for place, entry in enumerate(table.log) if isinstance(entry.event, Scored))
    entries = [*table.log.entries[:place]]
    altered = Entry(place, replace(table.log[place].event, kept=kept))
    with pytest.raises(BadLog) as refused:
        replay([*entries, altered])
    assert (place, "log.differs") == (refused.value.entry, refused.value.cause.code)


@pytest.mark.parametrize("kept", [4, -1, None])
def test_a_copy_with_an_impossible_number_is_refused(kept):
    """A reader without the hands can still tell that no more may be kept than was given away."""
    table = claimed().answer()
    place = next(place for place, entry in enumerate(table.log) if isinstance(entry.event, Scored))
    copy = [*table.log.redacted(Player("W"))][:place]
    altered = Entry(place, replace(table.log[place].event, kept=kept))
    with pytest.raises(BadLog):
        replay([*copy, altered], partial=True)


def test_every_reader_agrees():
    """fold(redact(log)) = view(fold(log)), and a log read back is the same log (LOG, Laws)."""
    log = claimed().answer().log
    for viewer in (*map(Player, "NESW"), Spectator()):
        copy = replay(log.redacted(viewer), partial=True)
        assert copy.state == hide(log.state, viewer)
    again = replay(read_log(list(write_log(log.entries))))
    assert (log.entries, log.state) == (again.entries, again.state)


def test_a_file_keeps_them():
    """A log survives conversion to PBN and back, with the tricks that were kept."""
    log = claimed().answer().log
    (record,) = read_pbn_text("".join(write_pbn(map(game_of, records_of(log)))))
    again = log_of([record])
    assert log.state.sheet.rows[-1].tricks == again.state.sheet.rows[-1].tricks
    older = claimed(log_format=1).answer().log
    (record,) = read_pbn_text("".join(write_pbn(map(game_of, records_of(older)))))
    assert 10 == log_of([record]).state.sheet.rows[-1].tricks[Side.NS]
