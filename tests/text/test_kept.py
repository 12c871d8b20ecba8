"""Tricks that a claim gave away and that stay are said with the score (RULES Common, Claim; Law 71)."""

import pytest

from chelem.boards.log_conversion import records_of
from chelem.core.seats import Seat
from chelem.engine.moves import MakeClaim
from chelem.site.tables.views.sheet import write_row
from chelem.text.board import print_record, record_json
from chelem.text.narration import narrate
from chelem.text.speech import speech_for
from tests.bots.positions import fill_deal
from tests.support.matches.playing import Table

SENTENCES = {
    "fr": "Loi 71 : 3 levées concédées restent acquises, car aucun jeu normal ne les perd.",
    "en": "Law 71: 3 conceded tricks are kept, as no normal play loses them.",
}


def claimed(tricks: int) -> Table:
    """Return a grand slam with thirteen top tricks after a claim of this number was accepted."""
    table = Table(first=Seat.S, log_format=3).deal(fill_deal({"S": "AKQJ.AKQ.AKQ.AKQ"}))
    return table.bid("7NT by S").lead().move(Seat.S, MakeClaim(tricks)).answer()


@pytest.mark.parametrize("language", SENTENCES)
def test_the_sentence_comes_with_the_score(language):
    """In the terminal, spoken at the table, on the page's sheet, and where a file is shown."""
    log, sentence = claimed(10).log, SENTENCES[language]
    assert sentence in narrate(log, log.state, language)
    assert any(spoken.startswith(sentence) for spoken in speech_for(log, log.state, {}, language))
    assert sentence == write_row(log.state, 0, {}, language)["kept"]
    (record,) = records_of(log)
    assert f"\n{sentence}\n" in print_record(record, language)
    assert 3 == record_json(record)["kept"]


def test_no_sentence_where_nothing_was_given_away():
    """A claim of all thirteen."""
    log = claimed(13).log
    assert not any("71" in sentence for sentence in narrate(log, log.state, "fr"))
    assert write_row(log.state, 0, {}, "fr")["kept"] is None
    (record,) = records_of(log)
    assert "71" not in print_record(record, "fr")
    assert 0 == record_json(record)["kept"]
